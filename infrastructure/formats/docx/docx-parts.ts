import { AlignmentType, BorderStyle, type IParagraphOptions, Paragraph, Tab, TabStopType, TextRun } from 'docx';
import type { Part } from '#application/documents/manuscript/manuscript.ts';
import type { Words } from '#application/documents/manuscript/words.ts';
import { type DocxLook, QUIET } from './docx-looks.ts';
import { readsRightToLeft, runsOf } from './docx-words.ts';

/** What Word calls the list of our bullets. */
export const BULLETS = 'bullets';
/** A point in the twentieths that Word counts in. */
export const twips = (points: number): number => Math.round(points * 20);

/** How the paragraphs of one document stand. `width` is what is between the margins, in points. */
export type DocxSetting = Readonly<{
  look: DocxLook;
  width: number;
  prose: boolean;
  /** The place of each entry has a line of its own: all of a document alike, for the eye and for programs that read it. */
  placesApart: boolean;
}>;

/** `at` is its place among the `parts`. */
export const paragraphsOf = (parts: readonly Part[], at: number, setting: DocxSetting): readonly Paragraph[] => {
  const [part, before] = [parts[at], parts[at - 1]];
  if (!part) return [];
  switch (part.is) {
    case 'heading':
      return [paragraph(part.words, { style: setting.prose ? 'ProseHeading' : 'Heading1', keepNext: true })];
    case 'paragraph':
      return [paragraph(part.words, { style: setting.prose ? 'Prose' : 'Normal' })];
    case 'post':
      return [
        paragraph(part.words, { style: 'Prose', ...(before?.is === 'post' ? { border: { top: ruleAt(at) } } : {}) }),
      ];
    case 'bullets':
      return part.items.map((item, place) =>
        paragraph(item, {
          style: setting.prose ? 'ProseBullet' : 'Bullet',
          numbering: { reference: BULLETS, level: 0 },
          ...(setting.prose && place === part.items.length - 1 ? { spacing: { after: twips(8) } } : {}),
        }),
      );
    case 'entry':
      return entryParagraphs(part, setting);
  }
};

/** Word takes paragraphs with the same lines as one, and draws them around all: one in two has another colour, by a shade. */
const ruleAt = (at: number) =>
  ({ style: BorderStyle.SINGLE, size: 4, space: 10, color: at % 2 === 0 ? 'B9B6B0' : 'B9B6B1' }) as const;

export const paragraph = (words: Words, options: IParagraphOptions): Paragraph =>
  new Paragraph({
    ...options,
    ...(readsRightToLeft(words) ? { bidirectional: true } : {}),
    children: [...runsOf(words)],
  });

/** Title and place with the time at the right, by a tab: programs read it in that order. */
const entryParagraphs = (
  { title, place, time }: Extract<Part, { is: 'entry' }>,
  { look, width, placesApart }: DocxSetting,
): readonly Paragraph[] => {
  const own = placesApart && title.length > 0 && place.length > 0;
  const placed = runsOf(place, { italics: look.place.italics, font: look.second, color: QUIET });
  const titled = runsOf(title, { bold: true });
  const gap = titled.length > 0 && placed.length > 0 ? [new TextRun({ text: '\u2003' })] : [];
  const timed =
    time.length === 0
      ? []
      : [
          new TextRun({ children: [new Tab()] }),
          ...runsOf(time, { font: look.second, color: QUIET, italics: look.place.italics }),
        ];
  const tabStops = [{ type: TabStopType.RIGHT, position: twips(width) }];
  const bidirectional = readsRightToLeft([...title, ...place]);
  const first = new Paragraph({
    style: 'Heading2',
    keepNext: true,
    tabStops,
    bidirectional,
    children: own ? [...titled] : [...titled, ...gap, ...placed, ...timed],
  });
  if (!own) return [first];
  return [
    first,
    new Paragraph({ style: 'EntryPlace', keepNext: true, tabStops, bidirectional, children: [...placed, ...timed] }),
  ];
};

/** What stands between the sender of a letter and its text. */
export const letterParagraphs = (
  letter: Readonly<{ to: Words; date: Words; inWindow: boolean }>,
): readonly Paragraph[] => {
  const to = paragraph(letter.to, {
    style: 'Prose',
    spacing: { before: twips(letter.inWindow ? 36 : 12), after: twips(18) },
  });
  const date = paragraph(letter.date, {
    style: 'Prose',
    alignment: letter.inWindow ? AlignmentType.RIGHT : AlignmentType.LEFT,
    spacing: { before: twips(12), after: twips(12) },
  });
  return letter.inWindow ? [to, date] : [date, to];
};
