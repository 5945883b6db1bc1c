import type { DocumentLook } from '#application/documents/document-formats.ts';

/**
 * The looks of our pages in faces that word processors have, so that who opens the file and goes on writing sees what we
 * saw. Sizes in points.
 */
export type DocxLook = Readonly<{
  face: string;
  /** Of contact, place, time and foot. */
  second: string;
  size: number;
  prose: number;
  line: number;
  margin: number;
  name: Readonly<{ size: number; center: boolean; smallCaps: boolean; bold: boolean }>;
  heading: Readonly<{
    size: number;
    color: string;
    italics: boolean;
    bold: boolean;
    smallCaps: boolean;
    rule: string | null;
  }>;
  rule: string | null;
  place: Readonly<{ italics: boolean; ownLine: boolean }>;
}>;

export const QUIET = '55575C';
export const INK = '1B1B1D';

const LOOKS = {
  classic: {
    face: 'Garamond',
    second: 'Garamond',
    size: 11.5,
    prose: 12,
    line: 1.12,
    margin: 72,
    name: { size: 28, center: true, smallCaps: true, bold: false },
    heading: { size: 12.5, color: INK, italics: false, bold: false, smallCaps: true, rule: '8D8A84' },
    rule: null,
    place: { italics: true, ownLine: true },
  },
  modern: {
    face: 'Calibri',
    second: 'Calibri',
    size: 10.5,
    prose: 11,
    line: 1.14,
    margin: 62,
    name: { size: 25, center: false, smallCaps: false, bold: true },
    heading: { size: 12, color: '1D4F63', italics: false, bold: true, smallCaps: false, rule: null },
    rule: '1D4F63',
    place: { italics: false, ownLine: false },
  },
  editorial: {
    face: 'Georgia',
    second: 'Calibri',
    size: 10,
    prose: 10.5,
    line: 1.22,
    margin: 70,
    name: { size: 30, center: false, smallCaps: false, bold: false },
    heading: { size: 14, color: '7B3B2C', italics: true, bold: false, smallCaps: false, rule: null },
    rule: null,
    place: { italics: false, ownLine: true },
  },
} as const satisfies Record<DocumentLook, DocxLook>;

export const docxLookOf = (look: DocumentLook): DocxLook => LOOKS[look];
