/** Console messages of the browser and the site when a form cannot be sent. */
export const sendErrors = /Failed to load resource|Afsendelse mislykkedes/;
