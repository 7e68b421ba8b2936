import type { MessageValues } from './message-values.ts';

/** The message as an e-mail, for when it cannot be sent from here. */
export function mailLines({ name, email, phone, company, message }: MessageValues): string[] {
  const details = [
    ['Navn', name],
    ['Email', email],
    ['Telefon', phone],
    ['Virksomhed', company],
  ] as const;
  // The details come first: a long message is cut at its end.
  return [
    ...details.flatMap(([label, value]) => (value.trim() ? [`${label}: ${value.trim()}`] : [])),
    '',
    message.trim(),
  ];
}
