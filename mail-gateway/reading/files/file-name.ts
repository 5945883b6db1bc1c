import type { EvidenceType } from '#domain/wins/evidence-file.ts';

const endings: Readonly<Record<EvidenceType, readonly [string, ...string[]]>> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/gif': ['.gif'],
  'image/webp': ['.webp'],
  'application/pdf': ['.pdf'],
};
const LONGEST = 80;

/**
 * A name that is safe on every system, shows what it is, and ends as its type does: no path, no characters that hide or
 * turn text, nothing that some shell or folder gives a meaning.
 */
export const cleanFileName = (given: string, type: EvidenceType): string => {
  const [ending] = endings[type];
  const base = (given.normalize('NFC').split(/[/\\]/).at(-1) ?? '')
    .toWellFormed()
    .replace(/[\p{C}\p{Zl}\p{Zp}\ufffd]/gu, '')
    .replace(/[<>:"|?*;%]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '');
  const known = endings[type].find((one) => base.toLowerCase().endsWith(one));
  const stem = [...(known ? base.slice(0, -known.length) : base)].slice(0, LONGEST).join('').trim();
  return `${stem === '' ? (type === 'application/pdf' ? 'document' : 'picture') : stem}${known ?? ending}`;
};
