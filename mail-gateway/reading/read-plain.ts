import { bodyText } from './body-text.ts';
import { decodeWords } from './encoded-words.ts';
import { readHeaders } from './headers.ts';
import { parseMail } from './parse-mail.ts';

const SHOWN = ['From', 'To', 'Date', 'Subject'] as const;

/** A mail as text for people: the headers they read, its body, and what was attached. Throws where it is no mail. */
export const readPlain = async (raw: Uint8Array): Promise<string> => {
  const headers = readHeaders(raw);
  const shown = SHOWN.flatMap((name) =>
    headers.all(name).map((value) => `${name}: ${decodeWords(value.slice(0, 2_000)).replace(/\s+/g, ' ')}`),
  );
  const parsed = await parseMail(raw);
  const attached = parsed.attached.map((type) => `[attached: ${type}]`);
  return [...shown, '', bodyText(parsed).trim(), ...attached].join('\n');
};
