import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { create, type Font } from 'fontkit';

/**
 * The faces of our pages (fonts/README.md): EB Garamond, Source Sans 3 and Source Serif 4 hold Latin, Greek and Cyrillic; IBM Plex
 * Sans Arabic holds Arabic; Noto holds Hebrew and pictures, and what was made of it Chinese, Japanese and Korean; the rest holds
 * whatever else Unicode has.
 */
const FILES = {
  garamond: 'EBGaramond_400Regular.ttf',
  'garamond-italic': 'EBGaramond_400Regular_Italic.ttf',
  'garamond-bold': 'EBGaramond_600SemiBold.ttf',
  sans: 'SourceSans3_400Regular.ttf',
  'sans-bold': 'SourceSans3_600SemiBold.ttf',
  serif: 'SourceSerif4_400Regular.ttf',
  'serif-light': 'SourceSerif4_300Light.ttf',
  'serif-italic': 'SourceSerif4_400Regular_Italic.ttf',
  'serif-bold': 'SourceSerif4_600SemiBold.ttf',
  hebrew: 'NotoSansHebrew_400Regular.ttf',
  'hebrew-bold': 'NotoSansHebrew_600SemiBold.ttf',
  arabic: 'IBMPlexSansArabic_400Regular.ttf',
  'arabic-bold': 'IBMPlexSansArabic_600SemiBold.ttf',
  han: 'CairnHan-Regular.otf',
  'han-bold': 'CairnHan-Bold.otf',
  hangul: 'CairnHangul-Regular.otf',
  'hangul-bold': 'CairnHangul-Bold.otf',
  pictures: 'NotoEmoji_400Regular.ttf',
  everything: 'CairnRest-Regular.ttf',
} as const satisfies Record<string, string>;

export type FaceName = keyof typeof FILES;
/** A font that was read, once for every document of this thread. */
export type Face = Readonly<{ name: FaceName; font: Font; holds(codePoint: number): boolean }>;

const faces = new Map<FaceName, Face>();

export const faceOf = (name: FaceName): Face => {
  const known = faces.get(name);
  if (known) return known;
  const font = create(fileOf(name));
  if (!('layout' in font)) throw new Error(`${FILES[name]} holds more than one font`);
  tellApart(font);
  const face = { name, font, holds: remembered((codePoint) => font.hasGlyphForCodePoint(codePoint)) };
  faces.set(name, face);
  return face;
};

/**
 * fontkit keeps a shape with the characters that it was first asked for, whatever it stands for the next time (a small capital
 * for both of a letter's cases). Each use gets a shape of its own, which says what it stands for there.
 */
const tellApart = (font: Font): void => {
  const kept = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints) => {
    const glyph = kept(id);
    return codePoints && glyph ? Object.create(glyph, { codePoints: { value: codePoints, enumerable: true } }) : glyph;
  };
};

const fileOf = (name: FaceName): Buffer =>
  brotliDecompressSync(readFileSync(new URL(`./fonts/${FILES[name]}.br`, import.meta.url)));

const remembered = (ask: (codePoint: number) => boolean): ((codePoint: number) => boolean) => {
  const answers = new Map<number, boolean>();
  return (codePoint) => {
    const known = answers.get(codePoint);
    if (known !== undefined) return known;
    const answer = ask(codePoint);
    answers.set(codePoint, answer);
    return answer;
  };
};

type Fallback = Readonly<{ script: RegExp; face: FaceName; bold: FaceName }>;

/** Which face is asked for a script that the page's own does not hold: none is read before it is needed. */
const FALLBACKS: readonly Fallback[] = [
  { script: /\p{Script=Hebrew}/u, face: 'hebrew', bold: 'hebrew-bold' },
  { script: /\p{Script=Arabic}/u, face: 'arabic', bold: 'arabic-bold' },
  { script: /\p{Script=Hangul}/u, face: 'hangul', bold: 'hangul-bold' },
  {
    script: /[\p{Script_Extensions=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uff9e]/u,
    face: 'han',
    bold: 'han-bold',
  },
  { script: /[\p{Extended_Pictographic}\p{Regional_Indicator}]|\u20e3/u, face: 'pictures', bold: 'pictures' },
];
const LAST = ['serif', 'hangul', 'everything'] as const;
const IS_BOLD = /-bold$/;
/** These have no shape of their own, whatever face they stand in. */
const IS_JOINER = /^[\u200c\u200d]$/;

/** Width of the outline that makes a regular shape look bold, relative to its size. */
export const BOLDER = 0.035;

/** Whether `face` is a regular face that replaces its bold one in text set in `own`. */
export const isTooThin = (face: Face, own: Face): boolean =>
  IS_BOLD.test(own.name) && FALLBACKS.some(({ face: regular, bold }) => regular === face.name && bold !== regular);

/** The first face that holds all of a character as readers see it; the page's own, which shows a box, where none does. */
export const faceFor = (character: string, own: Face): Face => {
  const codePoints = [...character].filter((char) => !IS_JOINER.test(char)).map((char) => char.codePointAt(0) ?? 0);
  const holdsAll = (face: Face): boolean => codePoints.every((codePoint) => face.holds(codePoint));
  if (holdsAll(own)) return own;
  const isBold = IS_BOLD.test(own.name);
  for (const { script, face, bold } of FALLBACKS) {
    if (!script.test(character)) continue;
    for (const name of isBold ? [bold, face] : [face]) if (holdsAll(faceOf(name))) return faceOf(name);
  }
  return LAST.map(faceOf).find(holdsAll) ?? own;
};
