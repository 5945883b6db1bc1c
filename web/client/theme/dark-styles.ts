/**
 * The rules that a page's style sheets would set otherwise in the dark scheme, as a style sheet: for HTML that is written
 * before it is known which scheme its reader sees. `light` and `dark` are the same sheets, drawn in each scheme; selectors
 * are simple classes, as those of a library's custom properties are.
 */
export const darkStyles = (light: string, dark: string): string => {
  const lit = rulesOf(light);
  const rules = [...rulesOf(dark)].flatMap(([selector, declarations]) => {
    const known = new Set(lit.get(selector));
    const other = declarations.filter((declaration) => !known.has(declaration));
    return other.length === 0 ? [] : [{ selector, body: other.join(';') }];
  });
  if (rules.length === 0) return '';
  const under = (root: string): string => rules.map(({ selector, body }) => `${root} ${selector}{${body}}`).join('');
  return `<style>@media (prefers-color-scheme:dark){${under(':root:not([data-scheme=light])')}}${under(':root[data-scheme=dark]')}</style>`;
};

/** Of sheets that hold custom properties alone. */
const rulesOf = (sheets: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...sheets.matchAll(/(\.css-var-[^{},]+)\{(--[^{}]*)\}/g)].map(([, selector = '', body = '']) => [
      selector,
      body.split(/;(?=--|$)/).filter((declaration) => declaration !== ''),
    ]),
  );
