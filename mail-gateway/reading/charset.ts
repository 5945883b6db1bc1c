import { decoderOf } from './decoders.ts';

/**
 * The character set of a text: the declared one, unless its bytes show that it cannot be. Without a true label it is UTF-8
 * where the bytes are, ISO-2022-JP where they switch as that does, else Windows-1252, as most programs that leave it out mean.
 * The name given is one that its decoder has.
 */
export const charsetOf = (declared: string, bytes: Uint8Array): string => {
  const named = declared.trim().toLowerCase();
  const label = UTF_7.test(named) ? 'utf-7' : named;
  const start = bytes.subarray(0, LONGEST_LOOK);
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  const name = nameOf(label);
  const known = name !== null && !NO_LABEL.test(name);
  if (!start.some((byte) => byte > 0x7f)) {
    if (isSwitching(start)) return label.startsWith('iso-2022-') ? label : 'iso-2022-jp';
    return known ? name : 'utf-8';
  }
  if (known && !isOfOneByte(name)) return name;
  if (isMostlyUtf8(start)) return 'utf-8';
  return known && !LATIN_1.test(name) ? name : 'windows-1252';
};

/** The text that the bytes are, whatever they are called. */
export const decodeText = (declared: string, bytes: Uint8Array): string => {
  const charset = charsetOf(declared, bytes);
  const text = decoderOf(charset)?.decode(bytes) ?? new TextDecoder().decode(bytes);
  return charset === 'utf-7' ? fromUtf7(text) : text;
};

/** Whether there is a charset of this name. */
export const isCharset = (label: string): boolean => nameOf(label) !== null;

const nameOf = (label: string): string | null => (UTF_7.test(label) ? 'utf-7' : (decoderOf(label)?.name ?? null));

/** RFC 2152 gives it names that some programs still write. */
const UTF_7 = /^(?:x-)?(?:unicode-[12]-[01]-)?utf-?7$/;

/** Its runs of base64 are UTF-16; `+-` is a plus. */
const fromUtf7 = (text: string): string =>
  text.replace(/\+([A-Za-z0-9+/]*)-?/g, (_, run: string) =>
    run === ''
      ? '+'
      : Buffer.from(evenOf(Buffer.from(run, 'base64')))
          .swap16()
          .toString('utf16le'),
  );

const evenOf = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length - (bytes.length % 2));

const LONGEST_LOOK = 256 * 1024;

const NO_LABEL = /^(?:us-?ascii|ascii|ansi_x3\.4-19\d\d|utf-?8|unicode-1-1-utf-8)$/;
/** A superset of it is what is meant. */
const LATIN_1 = /^(?:iso-?8859-?1|latin-?1|l1|cp819|windows-1252|cp1252)$/;
/** Text in one of these is hardly ever valid UTF-8 by chance. */
const isOfOneByte = (name: string): boolean => {
  const text = decoderOf(name)?.decode(UPPER_HALF) ?? '';
  return text.length === UPPER_HALF.length && /[^\ufffd]/.test(text);
};
const UPPER_HALF = Uint8Array.from({ length: 128 }, (_, at) => 0x80 + at);

/** Escape sequences of ISO-2022-JP. */
const isSwitching = (bytes: Uint8Array): boolean => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return ['\x1b$B', '\x1b$@', '\x1b(J', '\x1b(I'].some((sequence) => text.includes(sequence, 0, 'latin1'));
};

/** One that was cut or damaged somewhere stays UTF-8. */
const isMostlyUtf8 = (bytes: Uint8Array): boolean => {
  let [right, wrong] = [0, 0];
  for (const character of new TextDecoder().decode(bytes)) {
    if (character === '\ufffd') wrong += 1;
    else if (character > '\x7f') right += 1;
  }
  return right > wrong;
};
