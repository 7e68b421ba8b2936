import type { SendState } from './use-lead-form.ts';

type ClearFormProps = { lead: { readonly sending: SendState<unknown>; clear(): void } };

/**
 * Clears a form, on a computer that others use too: until the tab is closed, what is typed is kept. Stands after the send
 * button; the focus goes to the first field, which screen readers say is empty.
 */
export function ClearForm({ lead: { sending, clear } }: ClearFormProps) {
  return (
    <button
      type="button"
      className="target caption"
      onClick={({ currentTarget: { form } }) => {
        clear();
        form?.querySelector('input')?.focus();
      }}
      disabled={sending.kind === 'sending'}
    >
      Ryd formularen
    </button>
  );
}
