/** Joins words as Danish texts list them: `navn, email og telefon`. */
export const danishList = new Intl.ListFormat('da');
