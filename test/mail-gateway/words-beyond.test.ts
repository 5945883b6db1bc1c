import test from 'ava';
import { readText } from '#language/reader/read-words.ts';
import { ownWords } from '#mail-gateway/reading/own-words/own-words.ts';
import { wordsBeyond } from '#mail-gateway/reading/own-words/words-beyond.ts';
import { readMail } from '#mail-gateway/reading/read-mail.ts';

const PROSE = Array.from({ length: 1_500 }, (_, at) => `The weather of day ${at} would be grey and it is.`).join('\n');
const QUOTED = Array.from({ length: 2_500 }, (_, at) => `> In line ${at} of an older mail stands something.`).join(
  '\n',
);
const HEADER = 'On Fri, Nov 20, 2026 at 9:00 AM Ann Smith <ann@example.com> wrote:';
const WIN = 'Won the Reyes case in court.';

const beyond = (text: string, rest = '') => wordsBeyond(text, ownWords(text, []), rest).join('\n');

test('words of its author behind what is read are given back, and so is a line that is too long', (t) => {
  t.true(beyond(`${PROSE}\n${WIN}`).endsWith(WIN));
  t.true(beyond(`${'So it would be. '.repeat(5_000)}${WIN}`).endsWith(WIN));
  t.true(beyond(`Hello,\n${'So it would be. '.repeat(5_000)}${WIN}\nBye`).endsWith(WIN));
  t.true(beyond(`${HEADER}\n${QUOTED}\n\n${WIN}`).endsWith(WIN), 'below a long quote');
  const long = 'So it would be. '.repeat(5_000).trim();
  t.is(beyond(`${HEADER}\n> Is it won?\n\n${HEADER} ${WIN}\n${long}`), long, 'below words on the line of a header');
  t.is(beyond(PROSE, WIN).split('\n').at(-1), WIN);
});

test('a quote behind what is read, or a cut one, is nobody’s words', (t) => {
  t.is(beyond(`${WIN}\n\n${HEADER}\n${QUOTED}`), '');
  t.is(beyond(`${WIN}\n\n-----Original Message-----\nFrom: Ann <ann@example.com>\nSubject: Old\n\n${PROSE}`), '');
  t.is(beyond(`${WIN}\n\n${HEADER}\n${QUOTED}`, 'The end of a quote that was cut in two.'), '');
  t.is(beyond(`${WIN}\n\nSub`), '');
});

test('a win at the end of more HTML than is read waits with its mail', async (t) => {
  const page = `<html><body>${'<p style="margin:0;padding:0">It would be a grey day and it is.</p>'.repeat(9_000)}<p>${WIN}</p></body></html>`;
  t.true(page.length > 512 * 1024);
  const raw = `From: a@example.com\r\nSubject: Re: day\r\nContent-Type: text/html\r\n\r\n${page.replaceAll('</p>', '</p>\r\n')}`;
  const reading = await readMail(Buffer.from(raw), { sent: [], asked: null, today: '2026-11-21' }, readText);
  t.true(reading.kind === 'understood' && reading.left.join('\n').includes(WIN));
});
