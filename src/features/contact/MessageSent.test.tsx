import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { facts } from '#src/site/facts.ts';
import { MessageSent } from './MessageSent.tsx';
import { contactPayload } from './payload.ts';

test('promises a reply within the time of the fact, whatever its unit', () => {
  const { value, suffix } = facts['svar.timer'];
  onTestFinished(() => void Object.assign(facts['svar.timer'], { value, suffix }));
  Object.assign(facts['svar.timer'], { value: 2, suffix: ' hverdage' });
  const values = { name: 'Åse', email: 'aase@firma.dk', phone: '', company: '', message: 'Ring til mig' };
  const html = renderToStaticMarkup(<MessageSent payload={contactPayload(values, new Date(0))} />);
  expect(html).toContain('kontakter dig inden for 2\u00a0hverdage.');
});
