import { readText } from '#language/reader/read-words.ts';
import { readPlain } from '#mail-gateway/reading/body-text.ts';
import { messageId, readHeaders, references, subjectOf } from '#mail-gateway/reading/headers.ts';
import { natureOf } from '#mail-gateway/reading/nature.ts';
import { readMail } from '#mail-gateway/reading/read-mail.ts';
import { readReport } from '#mail-gateway/reading/reports/read-report.ts';
import { singleFrom } from '#mail-gateway/reading/single-from.ts';
import { usableSignature } from '#mail-gateway/smtp/judging/signature.ts';
import { hasForbiddenBytes } from '#mail-gateway/smtp/receive.ts';

/** A way by which a stranger's bytes come in. `most` is as much as comes so far, in bytes. */
type EntryPoint = Readonly<{ most: number; read(text: string): unknown }>;

const KB = 1024;
const TODAY = '2026-11-21';
const context = { sent: ['What did you achieve today?'], asked: null, today: TODAY };
const headers = 'From: a@example.org\r\nSubject: Re: Your day\r\nMIME-Version: 1.0\r\n';
const bytes = (text: string) => Buffer.from(text);
const onOneLine = (text: string) => text.replace(/[\r\n\0]/g, ' ');

/** What the gateway itself does with a mail, on the thread that talks to all clients. */
const atTheGateway = (raw: Uint8Array) => {
  const read = readHeaders(raw);
  const from = singleFrom(read);
  const signatures = read.all('dkim-signature').map((value) => usableSignature(value, 'example.org'));
  return [
    hasForbiddenBytes(raw),
    natureOf(read, ''),
    from,
    messageId(read),
    references(read),
    subjectOf(read),
    signatures,
  ];
};

/** One header of each name that is looked into. */
const everyHeader: EntryPoint = {
  most: 32 * KB,
  read(text) {
    const lines = NAMES.map((name) => `${name}: ${onOneLine(text)}\r\n`);
    return atTheGateway(bytes(`${lines.join('')}\r\nx\r\n`));
  },
};

const NAMES = ['From', 'Subject', 'Content-Type', 'References', 'Message-ID', 'DKIM-Signature', 'Auto-Submitted'];

const manyHeaders = (name: string): EntryPoint => ({
  most: 250 * KB,
  read(text) {
    const lines = onOneLine(text).match(/.{1,1900}/gs) ?? [];
    return atTheGateway(bytes(`${lines.map((line) => `${name}: ${line}\r\n`).join('')}\r\nx\r\n`));
  },
});

const mail = (type: string, most: number): EntryPoint => ({
  most,
  read: (text) =>
    readMail(bytes(`${headers}Content-Type: ${type}; charset=utf-8\r\n\r\n${text}\r\n`), context, readText),
});

const report = (text: string) =>
  bytes(
    `${headers}Content-Type: multipart/report; report-type=delivery-status; boundary=b\r\n\r\n--b\r\n\r\n${text}\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; x\r\n\r\nFinal-Recipient: rfc822; ${onOneLine(text)}\r\nAction: failed\r\nStatus: 5.0.0\r\nDiagnostic-Code: smtp; ${onOneLine(text)}\r\n\r\n--b\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID: ${onOneLine(text)}\r\n--b--\r\n`,
  );

export const entryPoints: ReadonlyMap<string, EntryPoint> = new Map<string, EntryPoint>([
  ['every header', everyHeader],
  ...['From', 'Precedence'].map((name) => [`many headers ${name}`, manyHeaders(name)] as const),
  ['a mail in plain text', mail('text/plain', 64 * KB)],
  ['a mail in HTML', mail('text/html', 256 * KB)],
  ['a message without a mail', { most: 64 * KB, read: (text) => readText(text, { asked: null, today: TODAY }) }],
  [
    'an answer to our question',
    { most: 8 * KB, read: (text) => readText(text, { asked: 'How many people use it?', today: TODAY }) },
  ],
  [
    'an answer to what we asked back',
    { most: 64 * KB, read: (text) => readText(text, { asked: null, isAskedBack: true, today: TODAY }) },
  ],
  ['a report', { most: 128 * KB, read: (text) => readReport(report(text)) }],
  [
    'a mail that is shown',
    { most: 64 * KB, read: (text) => readPlain(bytes(`From: ${onOneLine(text)}\r\n\r\n${text}`)) },
  ],
]);
