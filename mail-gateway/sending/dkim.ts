import { createHash, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { Fault } from '#application/engine/ports/fault.ts';

/** `privateKey` in PEM. The public one stands in the DNS under `<selector>._domainkey.<domain>`. */
export type DkimKey = Readonly<{ selector: string; privateKey: string }>;

/**
 * All that a reader, or a program, goes by. Each is named once more than it occurs (RFC 6376, 8.15): one that somebody
 * puts in front of ours later breaks the signature.
 */
const SEALED = [
  'From',
  'Sender',
  'To',
  'Cc',
  'Reply-To',
  'Subject',
  'Date',
  'Message-ID',
  'In-Reply-To',
  'References',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
  'MIME-Version',
  'Content-Type',
];
/** Relays may have reasons to add one of these. */
const SIGNED = ['Auto-Submitted', 'Content-Transfer-Encoding'];

/** RFC 8301: what is shorter is believed by nobody. */
const SHORTEST_RSA_BITS = 1024;

/**
 * Signs a whole message (RFC 6376, relaxed/relaxed; RSA, or Ed25519 as in RFC 8463) for the domain in its From. The time is
 * the event's, so that the same mail is signed alike. What cannot be signed is the fault `unsigned`, and does not go out.
 */
export const signed = async (raw: Buffer, { selector, privateKey }: DkimKey, from: string, at: string) => {
  const key = keyIn(privateKey);
  const domain = domainToASCII(from.slice(from.lastIndexOf('@') + 1));
  if (domain === '') throw unsigned(`${from} has no domain to sign for`);
  const text = raw.toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  const { names, lines } = chosen(text.slice(0, end).split(/\r\n(?![ \t])/));
  const unfinished = [
    `DKIM-Signature: v=1; a=${key.asymmetricKeyType === 'rsa' ? 'rsa' : 'ed25519'}-sha256; c=relaxed/relaxed;`,
    ` d=${domain}; s=${selector}; q=dns/txt; t=${Math.floor(Date.parse(at) / 1000)};`,
    ` h=${names.join(':\r\n  ')};`,
    ` bh=${sha256(relaxedBody(text.slice(end + 4))).toString('base64')};`,
    ' b=',
  ].join('\r\n');
  const seal = signatureOf([...lines, unfinished].map(relaxed).join('\r\n'), key);
  return Buffer.concat([Buffer.from(`${unfinished}${(seal.match(/.{1,72}/g) ?? []).join('\r\n  ')}\r\n`), raw]);
};

const unsigned = (why: string): Fault => new Fault('unsigned', `the mail could not be signed: ${why}`);

const keyIn = (pem: string): KeyObject => {
  const key = parsed(pem);
  const { modulusLength = 0 } = key.asymmetricKeyDetails ?? {};
  if (key.asymmetricKeyType === 'ed25519') return key;
  if (key.asymmetricKeyType !== 'rsa' || modulusLength < SHORTEST_RSA_BITS)
    throw unsigned(`its key is not RSA of ${SHORTEST_RSA_BITS} bits or more`);
  return key;
};

const parsed = (pem: string): KeyObject => {
  try {
    return createPrivateKey(pem);
  } catch (error) {
    throw unsigned(`its key cannot be read (${(error as Error).message})`);
  }
};

/** The names as `h=` has them, and the fields that they mean: those of one name from the last one up. */
const chosen = (fields: readonly string[]): Readonly<{ names: readonly string[]; lines: readonly string[] }> => {
  const linesOf = (name: string) => fields.filter((field) => nameOf(field) === name.toLowerCase()).toReversed();
  const all = [...SEALED, ...SIGNED];
  return {
    names: all.flatMap((name) => [...linesOf(name).map(() => name), ...(SEALED.includes(name) ? [name] : [])]),
    lines: all.flatMap(linesOf),
  };
};

const nameOf = (field: string): string => field.slice(0, field.indexOf(':')).trim().toLowerCase();

const relaxed = (field: string): string => {
  const value = field.slice(field.indexOf(':') + 1).replace(/[ \t\r\n]+/g, ' ');
  return `${nameOf(field)}:${value.trim()}`;
};

/** Single spaces, none at the end of a line, and no empty lines at the end. */
const relaxedBody = (body: string): string => {
  const text = body.replace(/[ \t]+/g, ' ').replaceAll(' \r\n', '\r\n');
  let end = text.endsWith(' ') ? text.length - 1 : text.length;
  while (text.startsWith('\r\n', end - 2)) end -= 2;
  return end <= 0 ? '' : `${text.slice(0, end)}\r\n`;
};

const sha256 = (text: string): Buffer => createHash('sha256').update(text, 'latin1').digest();

const signatureOf = (text: string, key: KeyObject): string =>
  (key.asymmetricKeyType === 'rsa'
    ? sign('sha256', Buffer.from(text, 'latin1'), key)
    : sign(null, sha256(text), key)
  ).toString('base64');
