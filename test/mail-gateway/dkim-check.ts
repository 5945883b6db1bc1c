import { createHash, createVerify, type KeyObject } from 'node:crypto';

export type Checked = Readonly<{ tags: ReadonlyMap<string, string>; bodyHolds: boolean; headersHold: boolean }>;

/** What RFC 6376 asks of a verifier for rsa-sha256 and relaxed/relaxed, written for the tests alone. */
export const checkDkim = (raw: Uint8Array, key: KeyObject): Checked => {
  const text = Buffer.from(raw).toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  const fields = text.slice(0, end).split(/\r\n(?![ \t])/);
  const signature = fields.find((field) => /^dkim-signature:/i.test(field)) ?? '';
  const tags = tagsOf(signature);
  const body = createHash('sha256')
    .update(relaxedBody(text.slice(end + 4)), 'latin1')
    .digest('base64');
  const rest = fields.filter((field) => field !== signature);
  const lines = (tags.get('h') ?? '')
    .split(':')
    .map((name) => takeLast(rest, name.trim().toLowerCase()))
    .map((field) => (field === '' ? '' : `${relaxed(field)}\r\n`)); // what is named and not there counts as nothing
  const own = relaxed(signature.replace(/(;\s*b=)[^;]*/s, '$1'));
  const verify = createVerify('sha256').update(`${lines.join('')}${own}`, 'latin1');
  return {
    tags,
    bodyHolds: body === tags.get('bh'),
    headersHold: verify.verify(key, Buffer.from(tags.get('b') ?? '', 'base64')),
  };
};

const tagsOf = (field: string): ReadonlyMap<string, string> =>
  new Map(
    field
      .slice(field.indexOf(':') + 1)
      .split(';')
      .map((tag) => [tag.slice(0, tag.indexOf('=')).trim(), tag.slice(tag.indexOf('=') + 1).replace(/\s+/g, '')]),
  );

/** Fields of one name are signed from the last one up. */
const takeLast = (fields: string[], name: string): string => {
  const at = fields.findLastIndex((field) => field.slice(0, field.indexOf(':')).trim().toLowerCase() === name);
  return at === -1 ? '' : (fields.splice(at, 1)[0] ?? '');
};

const relaxed = (field: string): string => {
  const at = field.indexOf(':');
  const value = field
    .slice(at + 1)
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim();
  return `${field.slice(0, at).trim().toLowerCase()}:${value}`;
};

const relaxedBody = (body: string): string => {
  const lines = body.split('\r\n').map((line) => line.replace(/[ \t]+/g, ' ').trimEnd());
  const whole = lines.join('\r\n').replace(/(\r\n)+$/, '');
  return whole === '' ? '' : `${whole}\r\n`;
};
