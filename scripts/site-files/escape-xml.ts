const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that XML must not contain, not even escaped: one of them makes the whole file unreadable. */
const forbidden = /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu;

/** Escapes text for an XML element or attribute: `Pris & tilbud` gives `Pris &amp; tilbud`. */
export function escapeXml(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}
