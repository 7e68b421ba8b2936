type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Remembers the fields of an island while React takes over its HTML. React replaces all of it if something foreign is in
 * it, such as the icon of a password manager or the elements of a translator.
 * @returns a function to call when React is done: it puts what the visitor has typed and chosen, the focus and the
 * selection into the fields that replace the remembered ones
 */
export function keepFields(island: HTMLElement): () => void {
  const before = fieldsOf(island);
  let focused: EventTarget | null = document.activeElement;
  const onFocus = ({ target }: FocusEvent) => {
    focused = target;
  };
  document.addEventListener('focusin', onFocus);

  return () => {
    document.removeEventListener('focusin', onFocus);
    const now = fieldsOf(island);
    for (const [key, field] of before) {
      const successor = now.get(key);
      if (!successor || successor === field) continue;
      // A field that is no longer on the page still knows its value and selection.
      if (field.value !== field.defaultValue) successor.value = field.value;
      if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) {
        (successor as HTMLInputElement).checked = field.checked;
      }
      if (field === focused) moveFocus(field, successor);
    }
  };
}

/** Returns the fields by name, and by value where several have one name. Extensions' fields have other names or none. */
function fieldsOf(island: HTMLElement): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const field of island.querySelectorAll<Field>('input[name], textarea[name]')) {
    const key = field.type === 'radio' ? `${field.name} ${field.value}` : field.name;
    if (!fields.has(key)) fields.set(key, field);
  }
  return fields;
}

function moveFocus(field: Field, successor: Field): void {
  successor.focus({ preventScroll: true });
  // Null in fields without a selection, such as radio buttons.
  if (field.selectionStart !== null) {
    successor.setSelectionRange(field.selectionStart, field.selectionEnd, field.selectionDirection ?? 'none');
  }
}
