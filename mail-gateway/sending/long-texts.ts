import { keyDestroyed } from '#application/engine/ports/vault.ts';
import type { BlobOf } from './attachments.ts';
import type { InLanguages } from './words/in-languages.ts';

/** A text that a mail's facts keep in the archive. */
export const textIn = async (userId: number, blob: string, blobOf: BlobOf): Promise<string> => {
  const bytes = await blobOf(userId, blob);
  if (bytes === 'destroyed') throw keyDestroyed(userId);
  return new TextDecoder().decode(bytes);
};

/** Where a text was cut, and where whoever reads it has all of it: in the files beside it, or on its page. */
export const CUT: Readonly<Record<'files' | 'page', InLanguages<string>>> = {
  files: {
    en: '… (Cut here: all of it is in the files.)',
    de: '… (Hier gekürzt: Alles steht in den Dateien.)',
    fr: '… (Coupé ici : tout se trouve dans les fichiers.)',
    es: '… (Cortado aquí: todo está en los archivos.)',
  },
  page: {
    en: '… (Cut here: all of it is on its page.)',
    de: '… (Hier gekürzt: Alles steht auf seiner Seite.)',
    fr: '… (Coupé ici : tout se trouve sur sa page.)',
    es: '… (Cortado aquí: todo está en su página.)',
  },
};

const NEWLINE_BYTES = 17;
const MARK_BYTES = 6;

/** How many bytes a character may take in HTML, at most: a mark that is written out, half of an empty line, or itself. */
const bytesOf = (character: string): number => {
  if (character === '\n') return NEWLINE_BYTES;
  if ('&<>"\''.includes(character)) return MARK_BYTES;
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  return point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
};

/** At most so many bytes as HTML. */
export const htmlBytes = (text: string): number => {
  let bytes = 0;
  for (const character of text) bytes += bytesOf(character);
  return bytes;
};

/** The text, or its beginning up to a whole word, and then that it was cut: of so many UTF-16 units and bytes of HTML. */
export const excerpt = (
  text: string,
  { longest, bytes, cut }: Readonly<{ longest: number; bytes: number; cut: string }>,
): string => {
  if (text.length <= longest && htmlBytes(text) <= bytes) return text;
  const room = { units: longest - cut.length - 1, bytes: bytes - htmlBytes(cut) - 1 };
  let end = 0;
  for (const character of text) {
    room.units -= character.length;
    room.bytes -= bytesOf(character);
    if (room.units < 0 || room.bytes < 0) break;
    end += character.length;
  }
  const kept = text.slice(0, end);
  const words = /\s/u.test(text.charAt(end)) ? kept : kept.replace(/\S{1,60}$/u, '');
  return `${words.trimEnd()} ${cut}`.trimStart();
};
