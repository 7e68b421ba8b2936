import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#src/components/button/Button.tsx';
import { ErrorSummary } from '#src/components/field/ErrorSummary.tsx';
import { Honeypot, isTrapped } from '#src/features/lead-form/Honeypot.tsx';
import { mailLink } from '#src/features/lead-form/mail-link.ts';
import { PrivacyNote } from '#src/features/lead-form/PrivacyNote.tsx';
import { SendProblem } from '#src/features/lead-form/SendProblem.tsx';
import { useErrorTitle } from '#src/features/lead-form/use-error-title.ts';
import { useSendFocus } from '#src/features/lead-form/use-send-focus.ts';
import { useSender } from '#src/features/lead-form/use-sender.ts';
import styles from './ContactForm.module.css';
import { MessageFields } from './MessageFields.tsx';
import { MessageSent } from './MessageSent.tsx';
import { mailLines } from './mail-lines.ts';
import type { MessageField } from './message-values.ts';
import { type ContactPayload, contactPayload } from './payload.ts';
import { useMessage } from './use-message.ts';
import { type MessageErrors, validate } from './validate.ts';

const failure = 'Der opstod en fejl ved afsendelse. Prøv venligst igen.';

/** Checks on submit only, sends when all is well, and keeps what was typed until then. */
export function MessageForm({ idPrefix, endpoint }: { idPrefix: string; endpoint: string }) {
  const form = useRef<HTMLFormElement>(null);
  const sender = useSender<ContactPayload>('kontaktformular', endpoint);
  const sending = sender.state.kind === 'sending';
  const { values, change, alive } = useMessage(form, sender.state.kind !== 'sent');
  const [errors, setErrors] = useState<MessageErrors>({});
  const [attempt, setAttempt] = useState(0);
  const wrong = Object.entries(errors);
  useErrorTitle(wrong.length > 0);
  useSendFocus(form, sender.state.kind);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const found = validate(values);
    setErrors(found);
    setAttempt(attempt + 1);
    if (Object.keys(found).length > 0) return;
    const payload = contactPayload(values, new Date());
    if (isTrapped(event.currentTarget)) sender.pretend(payload);
    else sender.send(payload);
  }

  function edit(field: MessageField, value: string) {
    change(field, value);
    setErrors(({ [field]: _cleared, ...others }) => others);
  }

  if (sender.state.kind === 'sent') return <MessageSent payload={sender.state.payload} />;
  return (
    // `method="dialog"` sends nothing anywhere, should the button be pressed before the script has arrived.
    <form ref={form} className={styles.form} method="dialog" noValidate onSubmit={submit}>
      <ErrorSummary
        id={`${idPrefix}-fejl`}
        errors={wrong.map(([field, text]) => ({ fieldId: `${idPrefix}-${field}`, text }))}
        attempt={attempt}
      />
      <p className={styles.soft}>Felter med&nbsp;* skal udfyldes.</p>
      <MessageFields idPrefix={idPrefix} values={values} errors={errors} onChange={edit} />
      <Honeypot idPrefix={idPrefix} />
      <SendProblem
        state={sender.state.kind}
        failure={failure}
        mailHref={mailLink('Besked fra hjemmesiden', mailLines(values))}
      />
      <PrivacyNote />
      <div>
        {/* Until the script has arrived nobody hears the button: better that it shows. */}
        <Button type="submit" disabled={sending || !alive}>
          {sending ? 'Sender besked...' : 'Send besked'}
        </Button>
      </div>
    </form>
  );
}
