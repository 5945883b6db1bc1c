import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

/**
 * The faces of our pages, all under the SIL Open Font License: EB Garamond, Source Sans 3 and Source Serif 4 hold Latin, Greek
 * and Cyrillic; IBM Plex Sans Arabic holds Arabic; Noto holds Hebrew, Chinese,
 * Japanese, Korean and pictures; UnifontEX whatever else Unicode has.
 */
const FILES = {
  garamond: '@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf',
  'garamond-italic': '@expo-google-fonts/eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic.ttf',
  'garamond-bold': '@expo-google-fonts/eb-garamond/600SemiBold/EBGaramond_600SemiBold.ttf',
  sans: '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  'sans-bold': '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
  serif: '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
  'serif-light': '@expo-google-fonts/source-serif-4/300Light/SourceSerif4_300Light.ttf',
  'serif-italic': '@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf',
  'serif-bold': '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
  hebrew: '@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
  'hebrew-bold': '@expo-google-fonts/noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf',
  arabic: '@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf',
  'arabic-bold': '@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf',
  han: '@embedpdf/fonts-sc|../fonts/NotoSansHans-Regular.otf',
  'han-bold': '@embedpdf/fonts-sc|../fonts/NotoSansHans-Bold.otf',
  hangul: '@embedpdf/fonts-kr|../fonts/NotoSansKR-Regular.otf',
  'hangul-bold': '@embedpdf/fonts-kr|../fonts/NotoSansKR-Bold.otf',
  pictures: '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
  everything: '@fontsource/unifontex/files/unifontex-latin-400-normal.woff2',
} as const satisfies Record<string, string>;

export type FaceName = keyof typeof FILES;
/** A font that was read, once for every document of this thread. */
export type Face = Readonly<{ name: FaceName; font: Font; holds(codePoint: number): boolean }>;

const require = createRequire(import.meta.url);
const faces = new Map<FaceName, Face>();

export const faceOf = (name: FaceName): Face => {
  const known = faces.get(name);
  if (known) return known;
  const font = create(readFileSync(fileOf(FILES[name])));
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

/** A file that its package does not export is found beside what it does. */
const fileOf = (path: string): string => {
  const [found = '', beside] = path.split('|');
  const file = require.resolve(found);
  return beside === undefined ? file : new URL(beside, `file://${file}`).pathname;
};

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

/** The first face that holds all of a character as readers see it; the page's own, which shows a box, where none does. */
export const faceFor = (character: string, own: Face): Face => {
  const codePoints = [...character].filter((char) => !IS_JOINER.test(char)).map((char) => char.codePointAt(0) ?? 0);
  const holdsAll = (face: Face): boolean => codePoints.every((codePoint) => face.holds(codePoint));
  if (holdsAll(own)) return own;
  const isBold = IS_BOLD.test(own.name);
  for (const { script, face, bold } of FALLBACKS) {
    if (!script.test(character)) continue;
    const fallback = faceOf(isBold ? bold : face);
    if (holdsAll(fallback)) return fallback;
  }
  return LAST.map(faceOf).find(holdsAll) ?? own;
};
