import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  type IStylesOptions,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  TabStopType,
  TextRun,
} from 'docx';
import type { DocumentLook, Paper } from '#application/documents/document-formats.ts';
import type { Manuscript, Part } from '#application/documents/manuscript/manuscript.ts';
import { textOf } from '#application/documents/manuscript/words.ts';
import type { Language } from '#domain/facts.ts';
import type { Letter } from '../letter.ts';
import { type DocxLook, docxLookOf, INK, QUIET } from './docx-looks.ts';
import { BULLETS, type DocxSetting, letterParagraphs, paragraph, paragraphsOf, twips } from './docx-parts.ts';
import { runsOf } from './docx-words.ts';

const SHEETS = { a4: { width: 595.3, height: 841.9 }, letter: { width: 612, height: 792 } } as const;
const LOCALES = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR', es: 'es-ES' } as const satisfies Record<Language, string>;

export type DocxWish = Readonly<{ look: DocumentLook; paper: Paper; title: string; author: string }>;

/** A manuscript as a Word document: real headings, lists and styles, so that whoever goes on writing can. */
export const docxOf = async (
  manuscript: Manuscript,
  letter: Letter | null,
  { look: name, paper, title, author }: DocxWish,
): Promise<Uint8Array> => {
  const { kind, parts, language } = manuscript;
  const look = docxLookOf(name);
  const { width, height } = SHEETS[paper];
  const placesApart = look.place.ownLine || parts.some(isLong);
  const setting: DocxSetting = { look, width: width - 2 * look.margin, prose: kind !== 'cv', placesApart };
  const document = new Document({
    title,
    creator: author,
    lastModifiedBy: author,
    description: '',
    features: { updateFields: false },
    styles: stylesOf(look, language),
    numbering: { config: [{ reference: BULLETS, levels: [bulletLevel(look)] }] },
    sections: [
      {
        properties: {
          titlePage: true,
          page: {
            size: { width: twips(width), height: twips(height) },
            margin: {
              top: twips(look.margin * 0.88),
              bottom: twips(look.margin * 0.88),
              left: twips(look.margin),
              right: twips(look.margin),
            },
          },
        },
        footers: {
          first: new Footer({ children: [new Paragraph({})] }),
          default: footOf(textOf(manuscript.title), look, setting.width),
        },
        children: [
          ...masthead(manuscript, look, kind === 'cv' || kind === 'cover-letter'),
          ...(letter ? letterParagraphs(letter) : []),
          ...parts.flatMap((_part, at) => paragraphsOf(parts, at, setting)),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
};

const masthead = ({ title, contact }: Manuscript, look: DocxLook, hasName: boolean): readonly Paragraph[] => {
  const rule = look.rule
    ? { border: { bottom: { style: BorderStyle.SINGLE, size: 10, space: 8, color: look.rule } } }
    : {};
  const named =
    title.length > 0
      ? [
          paragraph(title, {
            style: hasName ? 'Name' : 'Title',
            ...(contact.length === 0 ? rule : {}),
          }),
        ]
      : [];
  if (contact.length === 0) return named;
  return [
    ...named,
    new Paragraph({
      style: 'Contact',
      ...rule,
      children: contact.flatMap((words, index) => [...(index === 0 ? [] : [BETWEEN()]), ...runsOf(words)]),
    }),
  ];
};

/** Letters that a line has room for, in wide faces too. */
const ON_ONE_LINE = 66;

const isLong = (part: Part): boolean =>
  part.is === 'entry' &&
  [part.title, part.place, part.time].reduce((letters, words) => letters + textOf(words).length, 0) > ON_ONE_LINE;

/** Wide spaces: a dot would be a word to programs that read the file. */
const BETWEEN = (): TextRun => new TextRun({ text: '\u2003 ' });

const footOf = (name: string, { second }: DocxLook, width: number): Footer => {
  const manner = { font: second, size: 18, color: QUIET };
  return new Footer({
    children: [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: twips(width) }],
        children: [
          new TextRun({ ...manner, text: name.slice(0, 60) }),
          new TextRun({ ...manner, children: ['\t', PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] }),
        ],
      }),
    ],
  });
};

const bulletLevel = (look: DocxLook) => ({
  level: 0,
  format: LevelFormat.BULLET,
  text: '•',
  alignment: AlignmentType.LEFT,
  style: { run: { font: look.face }, paragraph: { indent: { left: twips(13), hanging: twips(13) } } },
});

/** Half points, which is what Word counts letters in. */
const halves = (points: number): number => Math.round(points * 2);

const stylesOf = (look: DocxLook, language: Language): IStylesOptions => {
  const line = Math.round(240 * look.line);
  const based = { basedOn: 'Normal', quickFormat: true } as const;
  const paragraphStyle = (id: string, name: string, size: number, before: number, after: number) => ({
    id,
    name,
    ...based,
    run: { size: halves(size) },
    paragraph: { spacing: { before: twips(before), after: twips(after), line } },
  });
  const { heading, name } = look;
  return {
    default: {
      document: {
        run: { font: look.face, size: halves(look.size), color: INK, language: { value: LOCALES[language] } },
        paragraph: { spacing: { after: twips(4), line } },
      },
      title: {
        run: { font: look.face, size: halves(name.size * 0.85), color: INK, bold: name.bold },
        paragraph: { spacing: { after: twips(14) } },
      },
      heading1: {
        run: {
          font: look.face,
          size: halves(heading.size),
          color: heading.color,
          bold: heading.bold,
          italics: heading.italics,
          smallCaps: heading.smallCaps,
          ...(heading.smallCaps ? { characterSpacing: 20 } : {}),
        },
        paragraph: {
          keepNext: true,
          spacing: { before: twips(16), after: twips(5) },
          ...(heading.rule
            ? { border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 2, color: heading.rule } } }
            : {}),
        },
      },
      heading2: {
        run: { font: look.face, size: halves(look.size), color: INK, bold: false },
        paragraph: { keepNext: true, spacing: { before: twips(8), after: 0, line } },
      },
    },
    paragraphStyles: [
      {
        id: 'Name',
        name: 'Name',
        ...based,
        run: { size: halves(name.size), bold: name.bold, smallCaps: name.smallCaps },
        paragraph: { alignment: name.center ? AlignmentType.CENTER : AlignmentType.LEFT, spacing: { after: twips(3) } },
      },
      {
        id: 'Contact',
        name: 'Contact',
        ...based,
        run: { size: halves(look.size - 0.5), color: QUIET, font: look.second },
        paragraph: {
          alignment: name.center ? AlignmentType.CENTER : AlignmentType.LEFT,
          spacing: { after: twips(14) },
        },
      },
      paragraphStyle('EntryPlace', 'Entry Place', look.size, 0, 2),
      paragraphStyle('Bullet', 'Bullet', look.size, 1, 1),
      paragraphStyle('Prose', 'Prose', look.prose, 0, 8),
      paragraphStyle('ProseBullet', 'Prose Bullet', look.prose, 0, 4),
      {
        id: 'ProseHeading',
        name: 'Prose Heading',
        ...based,
        next: 'Prose',
        run: { size: halves(look.prose + 1), bold: true, italics: false, smallCaps: false, color: INK },
        paragraph: { keepNext: true, outlineLevel: 0, spacing: { before: twips(12), after: twips(5) } },
      },
    ],
  };
};
