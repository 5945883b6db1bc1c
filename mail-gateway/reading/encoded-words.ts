import { decodeText, isCharset } from './charset.ts';

/** Some programs leave blanks and question marks in them as they are. */
const WORD = /=\?([^?\s]{1,40})\?([BbQq])\?(.{0,2000}?)\?=/gs;

type Piece = Readonly<{ written: string; charset: string; bytes: Buffer }>;

/**
 * Decodes the encoded words of RFC 2047 in a header value; what cannot be decoded stays as written. Words that stand side
 * by side in one charset are decoded together, for some programs cut them within a character.
 */
export const decodeWords = (value: string): string => {
  const joined = value.replace(/(\?=)\s+(?==\?)/g, '$1');
  let decoded = '';
  let end = 0;
  let run: Piece[] = [];
  for (const found of joined.matchAll(WORD)) {
    const piece = pieceOf(found);
    if (found.index > end || (run[0] && run[0].charset !== piece.charset)) {
      decoded += textOf(run) + joined.slice(end, found.index);
      run = [];
    }
    run.push(piece);
    end = found.index + found[0].length;
  }
  return decoded + textOf(run) + joined.slice(end);
};

const pieceOf = ([written, charset = '', encoding = '', text = '']: RegExpExecArray): Piece => ({
  written,
  charset: charset.replace(/\*.*$/, '').toLowerCase(),
  bytes: encoding.toUpperCase() === 'B' ? Buffer.from(text, 'base64') : quotedBytes(text),
});

const quotedBytes = (text: string): Buffer =>
  Buffer.from(
    text
      .replace(/_/g, ' ')
      .replace(/=([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

const textOf = (run: readonly Piece[]): string => {
  const [first] = run;
  if (!first) return '';
  if (!isCharset(first.charset)) return run.map(({ written }) => written).join('');
  return decodeText(first.charset, Buffer.concat(run.map(({ bytes }) => bytes)));
};
