import test from 'ava';
import { hasCode } from '#application/engine/ports/fault.ts';
import type { Reading } from '#application/inbox/mail-reader.ts';
import type { RemarkTone } from '#domain/inbox/mail/events.ts';
import { createMailReader } from '#infrastructure/wiring/mail-reader.ts';
import { parseMail } from '#mail-gateway/reading/parse-mail.ts';
import { readerHere } from '#test/support/reader-here.ts';

const mail = (body: string, ...headers: string[]): Uint8Array => {
  const given = headers.join('\r\n');
  const defaults = ['From: Ana <ana@example.org>', 'Subject: Re: Your day', 'Content-Type: text/plain; charset=utf-8'];
  const names = new Set(headers.map((line) => line.split(':')[0]?.toLowerCase()));
  const rest = defaults.filter((line) => !names.has(line.split(':')[0]?.toLowerCase()));
  return new TextEncoder().encode(`${[given, ...rest].filter((line) => line !== '').join('\r\n')}\r\n\r\n${body}`);
};
const reader = readerHere();
/** What read it, and in which language it is written, has tests of its own. */
const plainly = (reading: Reading): Reading =>
  reading.kind === 'understood' ? { ...reading, readBy: 'rules', language: null } : reading;
const read = async (raw: Uint8Array, ...sent: string[]): Promise<Reading> =>
  plainly(await reader.read(raw, { sent, asked: null, today: '2026-11-21' }));
const won = (...wins: string[]): Reading => ({
  kind: 'understood',
  readBy: 'rules',
  language: null,
  tone: wins.length > 0 ? 'win' : 'chat',
  wins,
  requests: [],
  answer: '',
  files: [],
  filesLeft: 0,
  remark: null,
  left: [],
  asides: [],
});
const said = (text: string, tone: RemarkTone): Reading => ({ ...won(), remark: { text, tone } }) as Reading;

test('a reply becomes a win without what it quotes', async (t) => {
  const body =
    'Won the Reyes case.\r\n\r\nOn Mon, 2 Nov 2026 at 12:00, Cairn <c@cairn.example> wrote:\r\n> What did you achieve?\r\n';
  t.deepEqual(await read(mail(body), 'What did you achieve?'), won('Won the Reyes case.'));
});

test('a mail may hold several wins and a request', async (t) => {
  const reading = await read(mail('- Closed Acme\r\n- Trained two nurses\r\n\r\nPlease send me my CV.\r\n'));
  t.deepEqual(reading, {
    kind: 'understood',
    readBy: 'rules',
    language: null,
    tone: 'win',
    wins: ['Closed Acme', 'Trained two nurses'],
    requests: [{ kind: 'cv', text: 'Please send me my CV.', details: {}, certain: true }],
    answer: '',
    files: [],
    filesLeft: 0,
    remark: null,
    left: [],
    asides: [],
  });
});

test('HTML is read where the plain part is missing, empty or only points to it', async (t) => {
  const html = '<p>Fixed the <b>boiler</b>.</p>';
  t.deepEqual(await read(mail(html, 'Content-Type: text/html; charset=utf-8')), won('Fixed the boiler.'));
  for (const plain of ['', ' \r\n', 'This message requires HTML. Please use an HTML-capable mail client.']) {
    const parts = `--b\r\nContent-Type: text/plain\r\n\r\n${plain}\r\n--b\r\nContent-Type: text/html\r\n\r\n${html}\r\n--b--\r\n`;
    t.deepEqual(await read(mail(parts, 'Content-Type: multipart/alternative; boundary=b')), won('Fixed the boiler.'));
  }
});

test('a subject longer than any title is read to its end, with a body or without one', async (t) => {
  const long = `Rebuilt the ledger of the whole company. ${Array.from({ length: 40 }, (_, at) => `Then I moved account ${at} over to the new books.`).join(' ')}`;
  const subject = `Subject: ${long.replace(/(.{1,70}) /g, '$1\r\n ')}`;
  t.true(long.length > 1_500);
  const toldIn = async (body: string): Promise<string> => {
    const reading = await read(mail(body, subject));
    return reading.kind === 'understood' ? reading.wins.join(' ') : '';
  };
  t.is(await toldIn(''), long);
  t.is(await toldIn('Trained two nurses on the new pumps.'), `${long} Trained two nurses on the new pumps.`);
  t.is(await toldIn(long), long);
});

test('charsets and encodings are undone', async (t) => {
  const headers = ['Content-Type: text/plain; charset=iso-8859-1', 'Content-Transfer-Encoding: quoted-printable'];
  t.deepEqual(await read(mail('Repaired the caf=E9 machine.', ...headers)), won('Repaired the café machine.'));
});

test('a mail without any text is unreadable, one with only a quote holds nothing', async (t) => {
  const image = mail('R0lGODlhAQABAAAAACw=', 'Content-Type: image/gif', 'Content-Transfer-Encoding: base64');
  t.deepEqual(await read(image), { kind: 'unreadable', reason: 'no-text' });
  t.deepEqual(await read(mail('')), { kind: 'unreadable', reason: 'no-text' });
  t.deepEqual(
    await read(mail('On Mon, 2 Nov 2026, Cairn <c@cairn.example> wrote:\r\n> What did you achieve?\r\n')),
    won(),
  );
});

test('the subject of a new mail counts when its body says nothing, that of a reply never', async (t) => {
  t.deepEqual(await read(mail('', 'Subject: Got promoted today!')), won('Got promoted today!'));
  t.deepEqual(await read(mail('', 'Subject: Re: Got promoted today!')), { kind: 'unreadable', reason: 'no-text' });
});

test('another mail that was attached is not the words of its sender', async (t) => {
  const parts =
    '--b\r\nContent-Type: text/plain\r\n\r\nThanks!\r\n--b\r\nContent-Type: message/rfc822\r\nContent-Disposition: inline\r\n\r\nSubject: x\r\n\r\nI closed the deal.\r\n--b--\r\n';
  const forwarded = mail(parts, 'Content-Type: multipart/mixed; boundary=b');
  t.deepEqual(await read(forwarded), said('Thanks!', 'thanks'));
  const { attached, attachments, filesLeft } = await parseMail(forwarded);
  t.deepEqual({ attached, attachments, filesLeft }, { attached: ['message/rfc822'], attachments: [], filesLeft: 0 });
});

const AWAY: readonly (readonly [string, string])[] = [
  ['Automatic reply: Your day', 'I closed for the season.'],
  ['Abwesenheitsnotiz: Ihr Tag', 'Ich bin nicht im Büro.'],
  ['Réponse automatique : votre journée', 'Je suis absent.'],
  ['Respuesta automática: su día', 'Estoy fuera.'],
  ['自動応答: hello', 'I fixed it.'],
  [
    'Re: Your day',
    'Thank you for your email. I am out of the office until 5 May. For urgent matters please contact Bob, who completed his training.',
  ],
  [
    'Re: Your day',
    'Vielen Dank für Ihre Nachricht. Ich bin derzeit nicht im Büro und habe alles erledigt. In dringenden Fällen wenden Sie sich an Frau Kern.',
  ],
];
for (const [subject, body] of AWAY) {
  test(`a machine that answers "${subject}" with "${body.slice(0, 40)}" is automatic`, async (t) => {
    t.deepEqual(await read(mail(body, `Subject: ${subject}`)), { kind: 'automatic' });
  });
}

test('a person who says that she is away is no machine', async (t) => {
  const words = 'I am out of the office until Monday, nothing to report.';
  t.deepEqual(await read(mail(words)), said(words, 'quiet'));
});

test('who delivers things, or is away and polite, is no machine either', async (t) => {
  const parcels = mail('All 92 parcels delivered despite the snow.', 'Subject: Delivery problem solved');
  t.deepEqual(await read(parcels), won('All 92 parcels delivered despite the snow.'));
  const away = "Thanks for your mail, I'm on holiday until Monday.";
  t.deepEqual(await read(mail(away)), said(away, 'quiet'));
});

const REPORTS: readonly (readonly [string, string])[] = [
  ['Hello', 'Your message to ana@example.org could not be delivered.'],
  ['Undelivered Mail Returned to Sender', 'Sorry, but ana@example.org: mailbox is full.'],
  ['Hello', 'Sorted it out.\r\n\r\nFinal-Recipient: rfc822; ana@example.org\r\nThe remote server said: 550 5.1.1 gone'],
];
for (const [subject, body] of REPORTS) {
  test(`a delivery report without its headers is a bounce: "${subject}", "${body.slice(0, 20)}"`, async (t) => {
    t.deepEqual(await read(mail(body, `Subject: ${subject}`)), { kind: 'bounce' });
  });
}

test('who writes about bounces is no mail server', async (t) => {
  const win = 'Found out why our mails bounced (550 5.1.1) and fixed it.';
  t.deepEqual(await read(mail(win)), won(win));
});

test('bytes that are no mail at all are read as something', async (t) => {
  for (const raw of [new Uint8Array(0), new Uint8Array(5_000).fill(255), new TextEncoder().encode('\r\n\r\n')]) {
    t.deepEqual(await read(raw), { kind: 'unreadable', reason: 'no-text' });
  }
});

test('the bytes stay the caller’s, and many mails at once each get their own reading', async (t) => {
  const raws = Array.from({ length: 20 }, (_, at) => mail(`Fixed ${at} pumps.`));
  const readings = await Promise.all(raws.map((raw) => read(raw)));
  t.deepEqual(
    readings,
    raws.map((_, at) => won(`Fixed ${at} pumps.`)),
  );
  t.true(raws.every((raw) => raw.byteLength > 0));
});

test('a closed reader says so, also to those who wait', async (t) => {
  const closing = createMailReader({ children: 1 });
  const waiting = [1, 2, 3].map(() =>
    closing
      .read(mail('Fixed it all.'), { sent: [], asked: null, today: '2026-11-21' })
      .catch((error: unknown) => error),
  );
  await closing.close();
  const outcomes = await Promise.all(waiting);
  t.true(outcomes.every((outcome) => hasCode(outcome, 'mail-reader-closed')));
  t.true(
    hasCode(
      await t.throwsAsync(closing.read(mail('x'), { sent: [], asked: null, today: '2026-11-21' })),
      'mail-reader-closed',
    ),
  );
});

test('a mail that was being read when its reader closed is not called unreadable', async (t) => {
  const closing = createMailReader({ children: 1 });
  await closing.read(mail('Fixed it all.'), { sent: [], asked: null, today: '2026-11-21' });
  const inFlight = closing
    .read(mail('Fixed it. '.repeat(6_000)), { sent: [], asked: null, today: '2026-11-21' })
    .catch((error: unknown) => error);
  await new Promise(setImmediate);
  await closing.close();
  t.true(hasCode(await inFlight, 'mail-reader-closed'));
});

test('it says when a reading of a mail or report begins, and reads nothing where that is refused', async (t) => {
  const raw = mail('Closed the ward audit.');
  const context = { sent: [], asked: null, today: '2026-11-21' };
  const begun: string[] = [];
  const note = (what: string) => async () => void begun.push(what);
  await reader.read(raw, context, note('mail'));
  await reader.readReport(raw, note('report'));
  t.deepEqual(begun, ['mail', 'report']);
  const refuse = () => Promise.reject(new Error('enough tries'));
  await t.throwsAsync(reader.read(raw, context, refuse), { message: 'enough tries' });
  await t.throwsAsync(reader.readReport(raw, refuse), { message: 'enough tries' });
});
