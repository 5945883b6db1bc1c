import test from 'ava';
import { readText } from '#language/reader/read-words.ts';
import { readMail } from '#mail-gateway/reading/read-mail.ts';

const WIN = 'Closed the lease for hall 3.';
const OURS =
  'Hello Sub,\n\nWhat did you get done today that you are glad about? One line is plenty.\n\nhttps://cairn.example/wins';

const read = async (body: string, { from = 'sub@example.com', type = 'text/plain; charset=utf-8' } = {}) => {
  const head = `From: ${from}\nTo: reply1@cairn.example\nSubject: Re: Your day\nMIME-Version: 1.0\nContent-Type: ${type}`;
  const raw = Buffer.from(`${head}\n\n${body}`.replaceAll('\n', '\r\n'));
  const reading = await readMail(raw, { sent: [OURS], asked: null, today: '2026-11-23' }, readText);
  if (reading.kind !== 'understood') throw new Error(reading.kind);
  return reading;
};

const FIELDS =
  'From: Marta Keller <marta@orbit.example>\nTo: Sub <sub@example.com>\nSubject: Tender\nDate: 23 November 2026 10:15';
const PRAISE = 'Your pricing sheet won us the tender.';
const DETAILS = 'Orbit KG\nTel. 040 12345678\nmarta@orbit.example';

const NAMED: Readonly<Record<string, readonly [string, string]>> = {
  'a mail pasted below words': [`${WIN}\n\n${FIELDS}\n\n${PRAISE}`, PRAISE],
  'a forward below words': [`${WIN}\n\n---------- Forwarded message ---------\n${FIELDS}\n\n${PRAISE}`, PRAISE],
  'a forward whose date looks like a header': [
    `${WIN}\n\n---------- Forwarded message ---------\nFra: Marta <marta@orbit.example>\nDate: ons. 27. okt. 2021 kl. 09.31\nSubject: Tender\nTo: <sub@example.com>\nCc: Jan Vogt <jan@orbit.example>\n\n${PRAISE}`,
    PRAISE,
  ],
  'a postscript in a signature': [
    `${WIN}\n\n-- \nPaul Weber\nTel. 040 1234567\n\nPS: The roof is done too.`,
    'PS: The roof is done too.',
  ],
  'a sentence below dashes': [`${WIN}\n\n--\nTrained Ines on the kiln`, 'Trained Ines on the kiln'],
  'details below a rule that name nobody': [`Won a customer today.\n\n____________\n${DETAILS}`, DETAILS],
  'details of a client': [`Won a new client today.\n\nMarta Keller\n${DETAILS}`, `Marta Keller\n${DETAILS}`],
};
for (const [name, [body, left]] of Object.entries(NAMED))
  test(`what is cut from an answer waits for its author: ${name}`, async (t) => {
    const { wins, asides } = await read(body);
    t.is(wins.length, 1);
    t.deepEqual(asides, [left]);
  });

const SILENT: Readonly<Record<string, string>> = {
  'our mail below a header of Outlook': `${FIELDS.replace('marta@orbit.example', 'reply1@cairn.example')}\n\n${OURS}`,
  'an older mail of ours': `${FIELDS.replace('marta@orbit.example', 'reply1@cairn.example')}\n\nTell us about your week.`,
  'the mail that is answered': `${FIELDS.replace('Tender', 'Your day')}\n\nHow was your day?`,
  'a signature': `Kind regards,\nPaul Weber\nFacility Manager\nOrbit Ltd\nTel. 040 1234567`,
  'a signature with a saying': `-- \nPaul Weber\n"The best way to predict the future is to invent it." Alan Kay`,
  'a link with a saying': '-- \nPaul Weber\nhttps://example.com - gardens that last',
  'a name behind a dash': '-Paul\n--\nOld gardeners never die. They just spade away.',
  'a firm’s wish': '-- \nPaul Weber\nVisit our new web shop!',
  'a list’s footer': '____________\nDev mailing list\ndev@lists.example.org\nhttps://lists.example.org/listinfo/dev',
};
for (const [name, below] of Object.entries(SILENT))
  test(`quotes, signatures and footers go without a word: ${name}`, async (t) => {
    const { wins, asides } = await read(`${WIN}\n\n${below}`);
    t.deepEqual({ wins, asides }, { wins: [WIN], asides: [] });
  });

test('the details below words about a client are their sender’s own where they name the sender', async (t) => {
  const { asides } = await read(`Won a new client today.\n\nMarta Keller\n${DETAILS}`, {
    from: 'Marta Keller <marta@orbit.example>',
  });
  t.deepEqual(asides, []);
});

const withAttached = (text: string, name: string) =>
  read(
    `--b\nContent-Type: text/plain\n\n${WIN}\n--b\nContent-Type: text/plain; charset=utf-8\nContent-Disposition: attachment; filename="${name}"\n\n${text}\n--b--\n`,
    { type: 'multipart/mixed; boundary="b"' },
  );

test('a small text that is attached to words waits too, but for a footer', async (t) => {
  const { asides, filesLeft } = await withAttached('Trained Ines on the kiln.', 'notes.txt');
  t.deepEqual({ asides, filesLeft }, { asides: ['Trained Ines on the kiln.'], filesLeft: 0 });
  t.deepEqual((await withAttached('Sent from my iPhone', 'ATT00001.txt')).asides, []);
});
