import type { SendState } from './use-lead-form.ts';

type ClearFormProps = { lead: { readonly sending: SendState<unknown>; clear(): void } };

/**
 * Clears a form, on a computer that others use too: until the tab is closed, what is typed is kept. Stands after the send
 * button.
 */
export function ClearForm({ lead: { sending, clear } }: ClearFormProps) {
  return (
    <button type="button" className="target caption" onClick={clear} disabled={sending.kind === 'sending'}>
      Ryd formularen
    </button>
  );
}
