import { company, phoneHref } from '#src/site/company.ts';
import styles from './LeadForm.module.css';
import { useOnline } from './use-online.ts';
import type { SendState } from './use-sender.ts';

type SendProblemProps = {
  state: SendState<unknown>['kind'];
  /** The text of a failure, as the form words it. */
  failure: string;
  /** An e-mail with all that was typed. */
  mailHref: string | undefined;
};

/** Stands above the send button: that sending failed or cannot work now, and the two other ways to reach us. */
export function SendProblem({ state, failure, mailHref }: SendProblemProps) {
  const text = problemText(state, useOnline(), failure);
  return (
    <div role="alert" className={styles.alert}>
      {text && (
        <div className={styles.problem}>
          <p className={styles.problemText}>{text}</p>
          <p>
            Det, du har skrevet, står her stadig. Du kan også ringe på <a href={phoneHref}>{company.phone}</a>{' '}
            eller <a href={mailHref}>sende det som e-mail</a>.
          </p>
        </div>
      )}
    </div>
  );
}

function problemText(state: SendProblemProps['state'], online: boolean, failure: string): string | null {
  if (state === 'sending') return null;
  if (!online) return 'Du er ikke på nettet lige nu. Tryk på knappen igen, når forbindelsen er tilbage.';
  if (state === 'offline') return 'Du er på nettet igen. Tryk på knappen for at sende.';
  return state === 'failed' ? failure : null;
}
