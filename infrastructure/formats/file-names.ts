import type { FileFormat } from '#application/documents/document-formats.ts';
import { cleaned } from '#application/documents/manuscript/cleaned.ts';
import type { DocumentKind } from '#domain/documents/document-kind.ts';
import type { Language } from '#domain/facts.ts';

/** What a file of a kind is called in its language; of free content its own title is. */
const LABELS = {
  cv: { en: 'CV', de: 'Lebenslauf', fr: 'CV', es: 'CV' },
  'cover-letter': { en: 'Cover letter', de: 'Anschreiben', fr: 'Lettre de motivation', es: 'Carta de presentación' },
  'growth-log': { en: 'Growth log', de: 'Entwicklung', fr: 'Progrès', es: 'Progreso' },
  'social-thread': { en: 'Thread', de: 'Thread', fr: 'Fil', es: 'Hilo' },
  'linkedin-post': { en: 'LinkedIn post', de: 'LinkedIn-Beitrag', fr: 'Post LinkedIn', es: 'Publicación de LinkedIn' },
  'twitter-post': { en: 'Post', de: 'Beitrag', fr: 'Post', es: 'Publicación' },
  'custom-content': { en: 'Document', de: 'Dokument', fr: 'Document', es: 'Documento' },
} as const satisfies Record<DocumentKind, Record<Language, string>>;

type Named = Readonly<{ person: string; kind: DocumentKind; language: Language; title: string; format: FileFormat }>;

/** What no file system, archive or header takes for a sign of its own. */
const SIGNS = /[<>:"/\\|?*%\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;
/** Names of files are no longer than 255 bytes anywhere; some of it is for what a browser adds. */
const MOST_BYTES = 180;
const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** "Jane Doe - CV.pdf": in any script, and safe wherever it is saved. */
export const fileNameOf = ({ person, kind, language, title, format }: Named): string => {
  const label = LABELS[kind][language];
  const [who, what] = [safe(person), kind === 'custom-content' ? safe(title) || label : label];
  const base = cut(who === '' ? what : `${who} - ${what}`);
  return `${RESERVED.test(base) ? `${base} - ${label}` : base}.${format}`;
};

const safe = (text: string): string =>
  cleaned(text.slice(0, 1000))
    .replace(SIGNS, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.~-]+|[\s.]+$/g, '');

const cut = (base: string): string => {
  let bytes = 0;
  let kept = '';
  for (const { segment } of GRAPHEMES.segment(base)) {
    bytes += Buffer.byteLength(segment);
    if (bytes > MOST_BYTES) return safe(kept);
    kept += segment;
  }
  return kept;
};
