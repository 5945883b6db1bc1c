import type { Look } from './looks.ts';
import type { TextStyle } from './shaping.ts';

/** By how much margins, spaces, the lines' distance and letters are less. */
type Share = Readonly<{ margins: number; spaces: number; leading: number; size: number }>;

/** What a page may give so that a CV or a letter stays on it, the least first. */
const SHARES: readonly Share[] = [
  { margins: 0.9, spaces: 0.85, leading: 0.98, size: 1 },
  { margins: 0.82, spaces: 0.72, leading: 0.955, size: 1 },
  { margins: 0.76, spaces: 0.62, leading: 0.93, size: 0.97 },
  { margins: 0.72, spaces: 0.55, leading: 0.9, size: 0.94 },
];

/** In points. Where text would have to be smaller, two pages are read more easily than one. */
const SMALLEST_TEXT = 9.5;

export const tighterLooks = (look: Look): readonly Look[] =>
  SHARES.map((share) => tighter(look, share)).filter(({ text }) => text.size >= SMALLEST_TEXT);

const tighter = (look: Look, share: Share): Look => {
  const set = <Style extends TextStyle>(style: Style): Style => ({
    ...style,
    size: style.size * share.size,
    leading: style.leading * share.leading,
  });
  const { margins, masthead, headings, entry, bullet } = look;
  return {
    ...look,
    margins: {
      top: margins.top * share.margins,
      bottom: margins.bottom * share.margins,
      left: margins.left * share.margins,
      right: margins.right * share.margins,
    },
    contact: set(look.contact),
    masthead: { ...masthead, below: masthead.below * share.spaces },
    heading: set(look.heading),
    headings: { ...headings, above: headings.above * share.spaces, below: headings.below * share.spaces },
    entry: {
      ...entry,
      title: set(entry.title),
      place: set(entry.place),
      time: set(entry.time),
      above: entry.above * share.spaces,
    },
    text: set(look.text),
    prose: set(look.prose),
    bullet: { ...bullet, style: set(bullet.style), above: bullet.above * share.spaces },
    paragraph: look.paragraph * share.spaces,
    proseParagraph: look.proseParagraph * share.spaces,
  };
};
