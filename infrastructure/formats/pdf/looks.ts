import type { DocumentLook } from '#application/documents/document-formats.ts';
import type { Align } from './rows.ts';
import type { TextStyle } from './shaping.ts';

/** How the pages of one look are set. Lengths in points. */
export type Look = Readonly<{
  margins: Readonly<{ top: number; bottom: number; left: number; right: number }>;
  /** How far text stands in from its headings. */
  indent: number;
  name: TextStyle;
  /** Of a post or an article. */
  title: TextStyle;
  contact: TextStyle;
  masthead: Readonly<{ align: Align; gap: number; rule: Rule | null; below: number }>;
  heading: TextStyle;
  headings: Readonly<{ align: Align; above: number; below: number; rule: Rule | null }>;
  entry: Readonly<{ title: TextStyle; place: TextStyle; time: TextStyle; lines: 1 | 2; above: number; first: number }>;
  text: TextStyle;
  /** Of letters, posts and articles: fewer words, more air. */
  prose: TextStyle;
  bullet: Readonly<{ style: TextStyle; hang: number; above: number }>;
  paragraph: number;
  proseParagraph: number;
  foot: TextStyle;
}>;

/** `where` it stands to the text; `length` is null for the whole column. */
export type Rule = Readonly<{
  where: 'above' | 'below';
  gap: number;
  thickness: number;
  color: string;
  length: number | null;
}>;

const INK = '#1b1b1d';
const QUIET = '#55575c';

const garamond = { face: 'garamond', bold: 'garamond-bold', color: INK } as const;
const garamondItalic = { face: 'garamond-italic', bold: 'garamond-bold', color: INK } as const;
const sans = { face: 'sans', bold: 'sans-bold', color: INK } as const;
const sansBold = { face: 'sans-bold', bold: 'sans-bold', color: INK } as const;
const serif = { face: 'serif', bold: 'serif-bold', color: INK } as const;

/** A book page: one Garamond, small capitals, everything on its axis. */
const classic: Look = {
  margins: { top: 62, bottom: 66, left: 79, right: 79 },
  indent: 0,
  name: { ...garamond, size: 29, leading: 34, tracking: 45, features: ['smcp'] },
  title: { ...garamond, size: 25, leading: 30 },
  contact: { ...garamondItalic, size: 11.2, leading: 15.5, color: QUIET },
  masthead: { align: 'center', gap: 5, rule: null, below: 19 },
  heading: { ...garamond, size: 12.6, leading: 16, tracking: 90, features: ['smcp', 'c2sc'] },
  headings: {
    align: 'left',
    above: 19,
    below: 7,
    rule: { where: 'below', gap: 1.5, thickness: 0.45, color: '#8d8a84', length: null },
  },
  entry: {
    title: { ...garamond, face: 'garamond-bold', size: 11.4, leading: 14.8 },
    place: { ...garamondItalic, size: 11.4, leading: 14.8 },
    time: { ...garamondItalic, size: 11.4, leading: 14.8, color: QUIET },
    lines: 2,
    above: 10.5,
    first: 0,
  },
  text: { ...garamond, size: 11.4, leading: 14.8 },
  prose: { ...garamond, size: 12.2, leading: 17 },
  bullet: { style: { ...garamond, size: 11.4, leading: 14.8, color: QUIET }, hang: 12, above: 2 },
  paragraph: 6,
  proseParagraph: 9.5,
  foot: { ...garamondItalic, size: 10, leading: 12, color: QUIET },
};

/** A clear page: one grotesque, one quiet colour, a line for an entry. */
const modern: Look = {
  margins: { top: 54, bottom: 62, left: 62, right: 62 },
  indent: 0,
  name: { ...sansBold, size: 25, leading: 30, tracking: -8 },
  title: { ...sansBold, size: 22, leading: 28, tracking: -6 },
  contact: { ...sans, size: 9.8, leading: 14, color: QUIET },
  masthead: {
    align: 'left',
    gap: 4,
    rule: { where: 'below', gap: 12, thickness: 1.4, color: '#1d4f63', length: null },
    below: 15,
  },
  heading: { ...sansBold, size: 11.4, leading: 15, color: '#1d4f63', tracking: 12 },
  headings: { align: 'left', above: 17, below: 5, rule: null },
  entry: {
    title: { ...sansBold, size: 10.2, leading: 14.2 },
    place: { ...sans, size: 10.2, leading: 14.2, color: QUIET },
    time: { ...sans, size: 9.8, leading: 14.2, color: QUIET },
    lines: 1,
    above: 8.5,
    first: 0,
  },
  text: { ...sans, size: 10.2, leading: 14.2 },
  prose: { ...sans, size: 11, leading: 16.4 },
  bullet: { style: { ...sans, size: 10.2, leading: 14.2, color: '#1d4f63' }, hang: 12, above: 2 },
  paragraph: 5.5,
  proseParagraph: 9,
  foot: { ...sans, size: 8.8, leading: 12, color: QUIET },
};

/** A magazine's page: a large light name, headings that hang out to the left, air. */
const editorial: Look = {
  margins: { top: 70, bottom: 70, left: 64, right: 76 },
  indent: 46,
  name: { ...serif, face: 'serif-light', size: 35, leading: 40, tracking: -14 },
  title: { ...serif, face: 'serif-light', size: 28, leading: 35, tracking: -10 },
  contact: { ...sans, size: 9.2, leading: 13.5, color: QUIET, tracking: 8 },
  masthead: { align: 'left', gap: 9, rule: null, below: 22 },
  heading: { ...serif, face: 'serif-italic', size: 15, leading: 19, color: '#7b3b2c' },
  headings: { align: 'left', above: 24, below: 8, rule: null },
  entry: {
    title: { ...serif, face: 'serif-bold', size: 10.2, leading: 14.6 },
    place: { ...sans, size: 9.2, leading: 13.6, color: QUIET },
    time: { ...sans, size: 9.2, leading: 13.6, color: QUIET },
    lines: 2,
    above: 12,
    first: 0,
  },
  text: { ...serif, size: 9.8, leading: 14.6 },
  prose: { ...serif, size: 10.6, leading: 16.8 },
  bullet: { style: { ...serif, size: 9.8, leading: 14.6, color: '#7b3b2c' }, hang: 13, above: 2.6 },
  paragraph: 7,
  proseParagraph: 10,
  foot: { ...sans, size: 8.4, leading: 12, color: QUIET },
};

const LOOKS = { classic, modern, editorial } as const satisfies Record<DocumentLook, Look>;

export const lookOf = (name: DocumentLook): Look => LOOKS[name];
