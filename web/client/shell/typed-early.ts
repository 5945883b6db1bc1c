const FIELDS = 'input:not([type=hidden]), textarea, select';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What was typed into the fields of a page's HTML before its script came, and where; answers how it is typed again into the
 * same fields once the script has put its own in their place.
 */
export const typedEarly = (root: HTMLElement): (() => void) => {
  const before = [...root.querySelectorAll<Field>(FIELDS)];
  const values = before.map((field) => (isChanged(field) ? field.value : null));
  const focused = before.indexOf(document.activeElement as Field);
  return () => {
    const fields = [...root.querySelectorAll<Field>(FIELDS)];
    if (fields.length !== before.length) return; // another page than the HTML's: nothing of it was meant for here
    for (const [at, value] of values.entries()) {
      const field = fields[at];
      if (field && value !== null) type(field, value);
    }
    if (focused !== -1) fields[focused]?.focus();
  };
};

const isChanged = (field: Field): boolean =>
  !(field instanceof HTMLSelectElement) &&
  !/^(?:checkbox|radio)$/.test(field.type) &&
  field.value !== field.defaultValue;

/** As a person would: whoever holds the field's value hears of it. */
const type = (field: Field, value: string): void => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
