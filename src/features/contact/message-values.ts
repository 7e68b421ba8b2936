/** The fields of the contact form, in the order of the page. */
export type MessageValues = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  readonly message: string;
};

export type MessageField = keyof MessageValues;

export const noMessage: MessageValues = { name: '', email: '', phone: '', company: '', message: '' };
