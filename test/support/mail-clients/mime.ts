import type { ComposedMail } from '#application/delivery/mail-composer.ts';

export type Parts = Readonly<{ text: string; html: string }>;

/** How a client packs what it wrote. */
export const forms = [
  'both, quoted-printable',
  'text only',
  'HTML only',
  'both, base64',
  'empty text and HTML',
  'text, format=flowed',
  'text, windows-1252',
  'both, signed',
  'HTML, utf-16',
  'both, attachment',
  'HTML only, inline image',
  'both, calendar',
  'text, 8bit',
] as const;
type Form = (typeof forms)[number] | 'text, iso-2022-jp';

const CRLF = '\r\n';
const crlf = (text: string): string => text.replace(/\r?\n/g, CRLF);

const quotedPrintable = (bytes: Buffer): string =>
  bytes
    .toString('latin1')
    .split(CRLF)
    .map((line) =>
      line
        .replace(
          /[^\x20-\x3c\x3e-\x7e\t]/g,
          (byte) => `=${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
        )
        .replace(/[ \t]$/, (space) => (space === ' ' ? '=20' : '=09'))
        .replace(/(.{1,72}[^=]{0,2})(?=.)/g, `$1=${CRLF}`),
    )
    .join(CRLF);

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/(.{76})/g, `$1${CRLF}`);

type Encoding = 'quoted-printable' | 'base64' | '8bit' | '7bit';
const part = (type: string, charset: string, encoding: Encoding, bytes: Buffer): string => {
  const body =
    encoding === 'base64'
      ? base64(bytes)
      : encoding === 'quoted-printable'
        ? quotedPrintable(bytes)
        : bytes.toString('latin1');
  return `Content-Type: ${type}; charset=${charset}${CRLF}Content-Transfer-Encoding: ${encoding}${CRLF}${CRLF}${body}`;
};

const utf8 = (type: string, text: string, encoding: Encoding): string =>
  part(type, 'utf-8', encoding, Buffer.from(crlf(text)));

let boundaries = 0;
const multipart = (kind: string, ...parts: readonly string[]): string => {
  boundaries += 1;
  const boundary = `=_part_${boundaries}`;
  const inner = parts.map((one) => `--${boundary}${CRLF}${one}${CRLF}`).join('');
  return `Content-Type: multipart/${kind}; boundary="${boundary}"${CRLF}${CRLF}${inner}--${boundary}--${CRLF}`;
};

const attachment = (type: string, name: string, ...headers: readonly string[]): string =>
  [
    `Content-Type: ${type}; name="${name}"`,
    'Content-Transfer-Encoding: base64',
    ...headers,
    '',
    'R0lGODlhAQABAAAAACw=',
  ].join(CRLF);

const WINDOWS_1252: Readonly<Record<string, number>> = {
  '€': 0x80,
  '–': 0x96,
  '—': 0x97,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '…': 0x85,
};
const windows1252 = (text: string): Buffer | null => {
  const bytes = [...text].map((character) => WINDOWS_1252[character] ?? character.codePointAt(0) ?? 0);
  return bytes.every((byte) => byte < 256) ? Buffer.from(bytes) : null;
};

/** The few characters of our Japanese mails, as JIS X 0208 has them. */
const JIS = new Map<string, string>();
const fill = (pairs: string): void => {
  for (const [, character = '', code = ''] of pairs.matchAll(/(.)([0-9A-F]{4})/gu)) JIS.set(character, code);
};
const iso2022jp = (text: string): Buffer | null => {
  const runs = [...text.matchAll(/\p{ASCII}+|\P{ASCII}+/gu)].map(([run]) => run);
  const bytes = runs.map((run) => {
    if (run.charCodeAt(0) < 128) return Buffer.from(run);
    const codes = [...run].map((character) => JIS.get(character));
    return codes.includes(undefined)
      ? null
      : Buffer.concat([Buffer.from('\x1b$B'), Buffer.from(codes.join(''), 'hex'), Buffer.from('\x1b(B')]);
  });
  return bytes.includes(null) ? null : Buffer.concat(bytes.filter((some) => some !== null));
};

/** Lines of at most 72 characters; a space at the end says that the line goes on. */
const flowed = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      line.startsWith('>') || line === '-- ' ? line : line.trimEnd().replace(/(.{40,68}) (?=\S)/g, '$1 \n'),
    )
    .join('\n');

const alternative = ({ text, html }: Parts, encoding: Encoding): string =>
  multipart('alternative', utf8('text/plain', text, encoding), utf8('text/html', html, encoding));

const packed = (parts: Parts, form: Form): string => {
  const plain = (): string => utf8('text/plain', parts.text, 'quoted-printable');
  const html = (): string => utf8('text/html', parts.html, 'quoted-printable');
  const coded = (charset: string, encoding: Encoding, bytes: Buffer | null): string =>
    bytes ? part('text/plain', charset, encoding, bytes) : plain();
  switch (form) {
    case 'both, quoted-printable':
      return alternative(parts, 'quoted-printable');
    case 'both, base64':
      return alternative(parts, 'base64');
    case 'text only':
      return plain();
    case 'text, 8bit':
      return utf8('text/plain', parts.text, '8bit');
    case 'HTML only':
      return html();
    case 'empty text and HTML':
      return alternative({ ...parts, text: '\n' }, 'quoted-printable');
    case 'text, format=flowed':
      return utf8('text/plain; format=flowed', flowed(parts.text), '8bit');
    case 'text, windows-1252':
      return coded('windows-1252', 'quoted-printable', windows1252(crlf(parts.text)));
    case 'text, iso-2022-jp':
      return coded('iso-2022-jp', '7bit', iso2022jp(crlf(parts.text)));
    case 'HTML, utf-16':
      return part('text/html', 'utf-16', 'base64', Buffer.from(`\ufeff${crlf(parts.html)}`, 'utf16le'));
    case 'both, signed':
      return multipart(
        'signed; protocol="application/pkcs7-signature"; micalg=sha-256',
        alternative(parts, 'quoted-printable'),
        attachment('application/pkcs7-signature', 'smime.p7s', 'Content-Disposition: attachment; filename="smime.p7s"'),
      );
    case 'both, attachment':
      return multipart(
        'mixed',
        alternative(parts, 'base64'),
        attachment('application/pdf', 'report.pdf', 'Content-Disposition: attachment; filename="report.pdf"'),
      );
    case 'HTML only, inline image':
      return multipart(
        'related',
        html(),
        attachment('image/gif', 'logo.gif', 'Content-ID: <logo>', 'Content-Disposition: inline'),
      );
    case 'both, calendar':
      return multipart(
        'mixed',
        alternative(parts, 'quoted-printable'),
        attachment('text/calendar', 'invite.ics', 'Content-Disposition: attachment; filename="invite.ics"'),
      );
  }
};

/** The whole mail, as it comes over SMTP. */
export const mailOf = (parts: Parts, form: Form, answered: ComposedMail): Buffer =>
  Buffer.from(
    [
      'From: Anna Berg <anna.berg@example.org>',
      `To: Cairn <${answered.replyTo ?? answered.from}>`,
      'Subject: Re: How was your day?',
      'Message-ID: <reply-1@example.org>',
      `In-Reply-To: ${answered.messageId}`,
      'Date: Sat, 21 Nov 2026 13:00:00 +0000',
      'MIME-Version: 1.0',
      packed(parts, form),
    ].join(CRLF),
    'latin1',
  );

fill(
  '“2148”2149、2122。2123い2424え2428か242Bぎ242Eこ2433し2437た243Fち2441に244Bの244Eは244Fま245Eら2469り246Aを2472ん2473メ2561ル256Bー213C二4673人3F4D今3A23件376F作3A6E信3F2E先4068入467E具3671出3D50勤3650取3C68名4C3E土455A夜4C6B契3740宛3038差3A39年472F引307A手3C6A教3635敬3749新3F37日467C時3B7E月376E版4847直443E約4C73紙3B66継3751送4177',
);
