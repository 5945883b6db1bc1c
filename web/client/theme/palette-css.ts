import { type Palette, palettes } from './palette.ts';

const kebab = (name: string): string => name.replace(/[A-Z0-9]/g, (part) => `-${part.toLowerCase()}`);

const properties = ({ stones, ...colours }: Palette): string =>
  [
    ...Object.entries(colours).map(([name, colour]) => `--${kebab(name)}:${colour};`),
    ...stones.map((colour, index) => `--stone-${index}:${colour};`),
  ].join('');

/**
 * The palette as a style sheet of custom properties (`--paper`, `--ink-2`, `--stone-0` …): the system's scheme, unless
 * `data-scheme` on the root element says which.
 */
export const paletteCss = (): string => `
:root{color-scheme:light;${properties(palettes.light)}}
@media (prefers-color-scheme:dark){:root:not([data-scheme=light]){color-scheme:dark;${properties(palettes.dark)}}}
:root[data-scheme=dark]{color-scheme:dark;${properties(palettes.dark)}}
`;
