/** What a key that was pressed asks for; `leads`: the next key says where to. */
export type Asked = 'palette' | 'keys' | 'write' | 'leads' | Readonly<{ to: string }> | null;

/** After `g`. */
const PLACES: ReadonlyMap<string, string> = new Map([
  ['d', '/dashboard'],
  ['w', '/wins'],
  ['c', '/content'],
  ['p', '/profile'],
]);

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>;

/**
 * Ctrl or Cmd and K works everywhere; single keys do not while somebody types, nor with a key held that means something else.
 * `isLed`: the key before was a `g`, a moment ago; `isSingleOn`: keys that write a character may do something by themselves.
 */
export const askedBy = (
  pressed: Pressed,
  { isTyping, isLed, isSingleOn }: Readonly<{ isTyping: () => boolean; isLed: boolean; isSingleOn: boolean }>,
): Asked => {
  const { key, ctrlKey, metaKey, altKey, isComposing } = pressed;
  if (isComposing || altKey) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'palette' : null;
  const asked = isSingleOn ? askedByOne(key, isLed) : null;
  return asked !== null && isTyping() ? null : asked;
};

const askedByOne = (key: string, isLed: boolean): Asked => {
  const to = isLed ? PLACES.get(key) : undefined;
  if (to !== undefined) return { to };
  if (key === 'g') return 'leads';
  if (key === 'n') return 'write';
  return key === '?' ? 'keys' : null;
};

/** Whether keys that are pressed there are words, or belong to a dialog that is open. */
export const isTypingIn = (target: EventTarget | null): boolean => {
  if (target instanceof HTMLElement && isField(target)) return true;
  const opened = document.querySelectorAll('dialog[open], [role="dialog"], [role="menu"]');
  return [...opened].some((box) => box.checkVisibility?.() ?? true);
};

const isField = (part: HTMLElement): boolean =>
  part.isContentEditable || part.closest('input, textarea, select, [role="textbox"]') !== null;
