import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { danishText } from './danish-text.ts';

test('reads what is visible or announced in Danish, and no code', () => {
  const html = `<title>Titlen</title><style>p{color:red}</style><meta name="description" content="Beskrivelsen">
    <img alt="Et fyr"><svg aria-label="Kurven"><text>Dybde</text></svg><template><p>Fejlen</p></template>
    <p><strong>Web</strong>shop\u00adpen på <span lang="en">the web</span> <code>let x</code></p>`;
  expect(danishText(load(html)).split(/\s+/).filter(Boolean)).toEqual(
    'Titlen Beskrivelsen Et fyr Kurven Dybde Fejlen Webshoppen på'.split(' '),
  );
});
