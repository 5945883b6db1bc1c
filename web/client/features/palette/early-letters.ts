/**
 * Between the keys that ask for the palette and its field, which may have to be loaded first: what is typed meanwhile belongs to
 * it and does nothing on the page. `begin` may come twice; `take` ends it, and gives what was typed.
 */
export const earlyLetters = () => {
  let kept = '';
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.isComposing || isWithControl(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.key === 'Backspace') kept = [...kept].slice(0, -1).join('');
    else if ([...event.key].length === 1) kept += event.key;
  };
  return {
    begin: (): void => addEventListener('keydown', onKeyDown, { capture: true }),
    take: (): string => {
      removeEventListener('keydown', onKeyDown, { capture: true });
      const letters = kept;
      kept = '';
      return letters;
    },
  };
};

/** Some letters are written with Control and Alt held: with AltGr. */
const isWithControl = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
