/** The messages of the YAML and the MDX parser that writers meet most, and in Danish. `$1` is the first group. */
const translations: readonly (readonly [message: RegExp, danish: string])[] = [
  [/^Nested mappings are not allowed.*/, 'et kolon i en tekst uden anførselstegn'],
  [
    /^Plain value cannot start with .*(.)$|^Not a YAML token: .*/,
    'en tekst, der begynder med et tegn og mangler anførselstegn',
  ],
  [/^Unexpected block-seq-ind on same line.*/, 'en bindestreg efter kolon i en tekst uden anførselstegn'],
  [/^Invalid escape sequence (.*)/, '$1 i en tekst med dobbelte anførselstegn'],
  [/^Tabs are not allowed.*/, 'en tabulator først på linjen i stedet for mellemrum'],
  [/^Missing closing .quote.*/, 'et anførselstegn uden et til at lukke'],
  [/^Unexpected scalar at node end.*/, 'tekst efter det anførselstegn, som lukker'],
  [/^Map keys must be unique.*/, 'et felt, som står to gange'],
  [/^Comments must be separated.*/, 'en havelåge i en tekst uden anførselstegn'],
  [/^Source contains multiple documents.*/s, 'en linje med ... eller --- midt i felterne'],
  [/^Implicit keys need.*/, 'en linje uden et felt og et kolon'],
  [/^Flow (?:sequence|map) .* end with a (.)$/, 'en liste, som ikke er lukket med $1'],
  [/^All \w+ items must start.*|^Sequence item without.*/, 'en linje, som er rykket forkert ind'],
  [/^Expected a closing tag for `(<[^`]*>)`.*/s, '$1, som ikke er lukket'],
  [
    /^Expected the closing tag `(<[^`]*>)`.*/s,
    '$1 midt i et afsnit; det skal stå på sin egen linje med en tom linje før',
  ],
  [/^Unexpected closing slash `\/` in tag.*/s, 'et slutmærke uden startmærke'],
  [
    /^Unexpected closing tag `(<[^`]*>)`, expected corresponding closing tag for `(<[^`]*>)`.*/s,
    '$1, hvor $2 skal lukkes',
  ],
  [
    /^Unexpected (?:character `(.)`.*|end of file) (?:before name|in name|before local name).*/s,
    '<$1, som ikke begynder et mærke',
  ],
  [
    /^Unexpected (?:character|end of file).* attribute value.*/s,
    'en attribut uden anførselstegn før og efter værdien',
  ],
  [
    /^Unexpected (?:character|end of file).* attribute name.*/s,
    'et mærke eller en attribut, som ikke er lukket: her eller i en linje før mangler et " eller >',
  ],
  [/^Unexpected end of file in expression.*/s, '{ uden }'],
  [/^Could not parse expression.*/s, 'kode mellem { og }'],
  [/^Could not parse import.*/s, 'en linje, der begynder med import eller export'],
];

/** Returns the message of a parser in Danish; the original when it is a rare one. */
export function danishMessage(message: string): string {
  const [pattern, danish = ''] = translations.find(([known]) => known.test(message)) ?? [];
  return pattern ? message.replace(pattern, danish) : message;
}
