import PDFDocument from 'pdfkit';
import { type Embedded, embeddedIn, type PdfPage, showGlyphs } from './embedding.ts';
import { faceOf } from './faces.ts';
import type { Ink } from './lines.ts';
import type { Page } from './pages.ts';
import type { Ornament, Piece, Tag } from './rows.ts';
import type { Sheet } from './sheet.ts';

/** What stands at the foot of every page but the first. */
export type Foot = (page: number, of: number) => readonly Piece[];
/** Pages with all that stands on them and where, ready to be drawn as a file or as pictures; `root` is the tag around all others. */
export type LaidOut = Readonly<{ pages: readonly Page[]; sheet: Sheet; root: Tag; foot: Foot; footBaseline: number }>;
export type PdfInfo = Readonly<{ title: string; author: string; language: string }>;
type Element = PDFKit.PDFStructureElement;

/** A tagged PDF of pages. */
export const drawn = async (
  { pages, sheet, root, foot, footBaseline }: LaidOut,
  info: PdfInfo,
): Promise<Uint8Array> => {
  const document = new PDFDocument({
    autoFirstPage: false,
    font: '',
    size: [sheet.width, sheet.height],
    margin: 0,
    pdfVersion: '1.7',
    lang: info.language,
    tagged: true,
    displayTitle: true,
    info: { Title: info.title, Author: info.author, Creator: '', Producer: '' },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<void>((resolve, reject) => document.on('end', resolve).on('error', reject));
  document.on('data', (chunk: Buffer) => void chunks.push(chunk));
  const elements = elementsOf(document, root);
  for (const [index, page] of pages.entries()) {
    document.addPage();
    for (const { row, top } of page) {
      for (const ornament of row.ornaments) drawOrnament(document, ornament, top);
      for (const piece of row.pieces) drawPiece(document, piece, top + row.baseline, elements);
    }
    if (index > 0) drawFoot(document, foot(index + 1, pages.length), footBaseline);
  }
  elements.end();
  document.end();
  await done;
  return Buffer.concat(chunks);
};

type Elements = Readonly<{ of(tag: Tag): Element; end(): void }>;

const elementsOf = (document: PDFKit.PDFDocument, root: Tag): Elements => {
  const whole = document.struct(root.role);
  document.addStructure(whole);
  const elements = new Map<Tag, Element>([[root, whole]]);
  const of = (tag: Tag): Element => {
    const known = elements.get(tag);
    if (known) return known;
    const element = document.struct(tag.role);
    (tag.within ? of(tag.within) : whole).add(element);
    elements.set(tag, element);
    return element;
  };
  return { of, end: () => whole.end() };
};

/** Neighbours with one link are one link; others of one piece are one text. */
const drawPiece = (document: PDFKit.PDFDocument, { tag, inks }: Piece, baseline: number, elements: Elements): void => {
  const element = elements.of(tag);
  for (let from = 0; from < inks.length; ) {
    const href = inks[from]?.href ?? null;
    let to = from + 1;
    while (to < inks.length && inks[to]?.href === href) to += 1;
    const run = inks.slice(from, to);
    if (href === null) drawText(document, element, tag.role, run, baseline);
    else drawLink(document, element, href, run, baseline);
    from = to;
  }
};

const drawText = (
  document: PDFKit.PDFDocument,
  element: Element,
  role: string,
  inks: Piece['inks'],
  baseline: number,
): void => {
  const content = document.markStructureContent(role);
  show(document, inks, baseline);
  document.endMarkedContent();
  element.add(content);
};

const drawLink = (
  document: PDFKit.PDFDocument,
  within: Element,
  href: string,
  inks: Piece['inks'],
  baseline: number,
): void => {
  const link = document.struct('Link');
  within.add(link);
  drawText(document, link, 'Link', inks, baseline);
  const left = Math.min(...inks.map(({ x }) => x));
  const right = Math.max(...inks.map(({ x, width }) => x + width));
  const size = Math.max(...inks.map((ink) => ink.size));
  const options = { structParent: link, Contents: new String(href) };
  const uri = href.replace(/[^!-~]+/g, encodeURIComponent); // a PDF's addresses are ASCII
  document.link(left, baseline - size * 0.8, right - left, size * 1.05, uri, options as object);
  link.end();
};

const drawFoot = (document: PDFKit.PDFDocument, pieces: readonly Piece[], baseline: number): void => {
  document.markContent('Artifact', { type: 'Pagination' });
  for (const { inks } of pieces) show(document, inks, baseline);
  document.endMarkedContent();
};

const drawOrnament = (document: PDFKit.PDFDocument, ornament: Ornament, top: number): void => {
  document.markContent('Artifact', { type: 'Layout' });
  if (ornament.is === 'rule')
    document.rect(ornament.x, top + ornament.y, ornament.width, ornament.thickness).fill(ornament.color);
  else document.circle(ornament.x, top + ornament.y, ornament.radius).fill(ornament.color);
  document.endMarkedContent();
};

const embedded = new WeakMap<PDFKit.PDFDocument, Map<string, Embedded>>();

/** What stands side by side in one face and colour is written at once: programs then read it as one text. */
const show = (document: PDFKit.PDFDocument, inks: readonly Ink[], baseline: number): void => {
  const fonts = embedded.get(document) ?? new Map<string, Embedded>();
  embedded.set(document, fonts);
  for (let from = 0; from < inks.length; ) {
    const [ink] = inks.slice(from, from + 1);
    if (!ink) return;
    let to = from + 1;
    while (to < inks.length && goesOn(inks[to - 1], inks[to])) to += 1;
    const font = fonts.get(ink.face.name) ?? embeddedIn(document, faceOf(ink.face.name));
    fonts.set(ink.face.name, font);
    document.fillColor(ink.color).strokeColor(ink.color);
    showGlyphs(
      document as unknown as PdfPage,
      font,
      { ...ink, glyphs: inks.slice(from, to).flatMap(({ glyphs }) => glyphs) },
      baseline,
    );
    from = to;
  }
};

const goesOn = (one: Ink | undefined, next: Ink | undefined): boolean =>
  one !== undefined &&
  next !== undefined &&
  one.face === next.face &&
  one.size === next.size &&
  one.color === next.color &&
  one.bolder === next.bolder &&
  Math.abs(one.x + one.width - next.x) < 0.01;
