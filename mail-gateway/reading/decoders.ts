import iconv from 'iconv-lite';

/** A charset by the name that its decoder has. `byParser`: the parser of whole mails reads it by that name as well. */
type Decoder = Readonly<{ name: string; byParser: boolean; decode(bytes: Uint8Array): string }>;

/**
 * The decoder behind a label, under whichever of its names a program writes: what browsers know, then code pages of DOS and the
 * Mac, then those of seven bits. Null where there is no such charset.
 */
export const decoderOf = (label: string): Decoder | null => {
  const name = label
    .trim()
    .toLowerCase()
    .replace(/^["']|["']$/g, '');
  if (LONGEST_NAME < name.length || NO_CHARSET.test(name)) return null;
  const known = KNOWN.get(name);
  if (known !== undefined) return known;
  const found = [name, ...otherNamesOf(name)].map(named).find((one) => one !== null) ?? null;
  if (KNOWN.size < MOST_KNOWN) KNOWN.set(name, found);
  return found;
};

/** A stranger may write any label, and as many as they like. */
const LONGEST_NAME = 60;
const MOST_KNOWN = 500;
const KNOWN = new Map<string, Decoder | null>();

/** Transfer encodings that the library takes for charsets, and labels that say nothing. */
const NO_CHARSET = /^(?:base64|hex|binary|utf-?7-?imap|x-user-defined|x-unknown|unknown-8bit)$/;

const named = (name: string): Decoder | null => {
  const own = OWN.get(name);
  if (own) return { name, byParser: false, decode: own };
  try {
    const decoder = new TextDecoder(name);
    return {
      name,
      byParser: isOfParser(name),
      decode: (bytes) => decoder.decode(bytes),
    };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error; // browsers have no such charset
  }
  return iconv.encodingExists(name)
    ? { name, byParser: true, decode: (bytes) => iconv.decode(Buffer.from(bytes), name) }
    : null;
};

const isOfParser = (name: string): boolean => name.startsWith('iso-2022-jp') || iconv.encodingExists(name);

const CODE_PAGE =
  /^(?:x-?)?(?:cs)?(?:cp|pc|pcp|ibm|dos|ms-?dos|ms|oem|win|windows|codepage|code-?page)[-_ ]?0*(\d{3,5})$/;
const MAC = /^(?:x-?)?mac(?:intosh|os)?[-_ ]?(?:os[-_ ]?)?([a-z]+)$/;
/** By how the name goes on, the longer one first. */
const OF_MAC = [
  ['romania', 'macromania'],
  ['roman', 'macintosh'],
  ['ce', 'maccenteuro'],
  ['iceland', 'maciceland'],
  ['ukrain', 'x-mac-ukrainian'],
] as const;

const otherNamesOf = (name: string): readonly string[] => {
  const page = CODE_PAGE.exec(name)?.[1];
  if (page === '65001' || /^utf-?8(?:mb4|-?mac)$/.test(name)) return ['utf-8'];
  if (page !== undefined) return [`cp${page}`, `windows-${page}`];
  const mac = MAC.exec(name)?.[1];
  if (mac !== undefined) return [OF_MAC.find(([begin]) => mac.startsWith(begin))?.[1] ?? `mac${mac}`];
  if (name.startsWith('iso-2022-jp')) return ['iso-2022-jp'];
  return name.startsWith('x-') ? [name.slice(2)] : [];
};

/** Two bytes of seven bits are one character between the signs that switch; outside it is ASCII. */
const [OUT, IN, ESCAPE] = ['\x0e', '\x0f', '\x1b'];
const SHIFTED = new RegExp(`${OUT}([^${IN}\r\n]*)${IN}?`, 'g');
const DESIGNATION = new RegExp(`${ESCAPE}\\$[)*+][A-H]`, 'g');

const shifted =
  (label: string) =>
  (bytes: Uint8Array): string =>
    unshifted(latin1(bytes).replace(DESIGNATION, ''), SHIFTED, label);

/** Of RFC 1843: `~{` and `~}` switch, `~~` is a tilde, and one at the end of a line joins it to the next. */
const hz = (bytes: Uint8Array): string =>
  unshifted(latin1(bytes).replace(/~\r?\n/g, ''), /~\{((?:(?!~\})[^\r\n])*)(?:~\})?|~(~)/g, 'gbk');

const unshifted = (text: string, runs: RegExp, label: string): string => {
  const decoder = new TextDecoder(label);
  return text.replace(runs, (_, run: string | undefined) =>
    run === undefined ? '~' : decoder.decode(Buffer.from(run, 'latin1').map((byte) => byte | 0x80)),
  );
};

const latin1 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

/** RFC 1843, 1557 and 1922, which browsers have given up: a page could hide its script in them, a plain text cannot. */
const OWN: ReadonlyMap<string, (bytes: Uint8Array) => string> = new Map([
  ['hz-gb-2312', hz],
  ['hz', hz],
  ['iso-2022-kr', shifted('euc-kr')],
  ['csiso2022kr', shifted('euc-kr')],
  ['iso-2022-cn', shifted('gbk')],
  ['iso-2022-cn-ext', shifted('gbk')],
]);
