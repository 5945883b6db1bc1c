/** The colours of the look, one name each, in both schemes. Everything that has a colour takes it from here. */
type Palette = Readonly<{
  paper: string;
  card: string;
  raised: string;
  line: string;
  /** Edges that show where a control is: at least 3:1 on paper. */
  edge: string;
  ink: string;
  ink2: string;
  ink3: string;
  accent: string;
  accentHover: string;
  onAccent: string;
  tint: string;
  warm: string;
  /** Errors and what destroys. */
  danger: string;
  onDanger: string;
  /** The newest stone. */
  lichen: string;
  shadow: string;
  stones: readonly string[];
}>;

export type Scheme = 'light' | 'dark';

export const palettes: Readonly<Record<Scheme, Palette>> = {
  light: {
    paper: '#F8F5EE',
    card: '#FFFDF8',
    raised: '#FFFFFF',
    line: '#E6DFD2',
    edge: '#8F887B',
    ink: '#1F2A30',
    ink2: '#515C62',
    ink3: '#656E72',
    accent: '#2C6A4E',
    accentHover: '#245841',
    onAccent: '#FFFFFF',
    tint: '#E7EFE7',
    warm: '#B5651F',
    danger: '#A63D2F',
    onDanger: '#FFFFFF',
    lichen: '#C7752B',
    shadow: '#E3DFD7',
    stones: ['#7C8B7A', '#8A7F72', '#6F8796', '#A98467', '#9A9A78', '#77808A'],
  },
  dark: {
    paper: '#15191C',
    card: '#1C2226',
    raised: '#222A2F',
    line: '#2E373D',
    edge: '#6A767D',
    ink: '#EDE8DE',
    ink2: '#B4B9B8',
    ink3: '#8C9496',
    accent: '#86C6A4',
    accentHover: '#9AD3B4',
    onAccent: '#0F1F18',
    tint: '#1F2E29',
    warm: '#E3A45C',
    danger: '#EE9A8B',
    onDanger: '#2A0F0A',
    lichen: '#E3A45C',
    shadow: '#0D1012',
    stones: ['#8F9F8D', '#A19486', '#839DAD', '#BD997C', '#AFAF8B', '#8C96A1'],
  },
};

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
