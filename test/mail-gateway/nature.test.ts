import test from 'ava';
import { messageId, readHeaders, references, subjectOf } from '#mail-gateway/reading/headers.ts';
import { LOOP_HEADER, natureOf } from '#mail-gateway/reading/nature.ts';
import { singleFrom } from '#mail-gateway/reading/single-from.ts';

const headersOf = (...lines: string[]) =>
  readHeaders(new TextEncoder().encode(`${lines.join('\r\n')}\r\n\r\nFrom: body@example.org\r\n`));
const from = (...values: string[]) =>
  singleFrom(headersOf(...values.map((value) => `From: ${value}`)))?.address ?? null;
const PERSON = 'From: Ana <ana@example.org>';

test('headers are read unfolded, all values of a name, and nothing of the body', (t) => {
  const headers = headersOf(PERSON, 'X-One: a', 'x-one:b', 'Subject: one', '\ttwo');
  t.deepEqual(headers.all('X-ONE'), ['a', 'b']);
  t.deepEqual(headers.all('from'), ['Ana <ana@example.org>']);
  t.is(subjectOf(headers), 'one two');
});

test('a subject is shown decoded and on one line', (t) => {
  t.is(subjectOf(headersOf('Subject: =?UTF-8?Q?R=C3=A9sum=C3=A9?= =?utf-8?B?IGTDqXMgcXVl?=')), 'Résumé dés que');
  t.is(subjectOf(headersOf('Subject: =?utf-8?q?a=0D=0ABcc:=20x@y?=')), 'a Bcc: x@y');
  t.is(subjectOf(headersOf('Subject: =?utf-8?Q?Won the R=C3=A9yes case?= today')), 'Won the Réyes case today');
  t.is(subjectOf(headersOf('Subject: =?utf-8?q?Done? Yes=21??=')), 'Done? Yes!?');
  t.is(
    subjectOf(headersOf('Subject: =?utf-8?B?R2V3b25uZW4sIGbD?=', ' =?utf-8?B?vHIgaW1t', ' ZXI=?=')),
    'Gewonnen, für immer',
  );
  t.is(subjectOf(headersOf('Subject: =?unicode-1-1-utf-7?Q?Caf+AOk-_er+APY-ffnet?=')), 'Café eröffnet');
  t.is(subjectOf(headersOf('Subject: Invoice \u202egnp.exe\u202c \u2066now\u2069')), 'Invoice gnp.exe now');
  t.is(subjectOf(headersOf('Subject: =?no-such-charset?q?a?=')), '=?no-such-charset?q?a?=');
});

test('a header block of many megabytes is not read to its end', (t) => {
  const headers = headersOf(PERSON, `X-Long: ${'a '.repeat(2_000_000)}`, 'From: eve@example.org');
  t.false(headers.whole);
  t.is(singleFrom(headers), null);
});

test('the one address of a mail is found as people write it', (t) => {
  t.is(from('ana@example.org'), 'ana@example.org');
  t.is(from('Ana Lima <ana.lima+x@mail.example.org>'), 'ana.lima+x@mail.example.org');
  t.is(from('"Lima, Ana" <ana@example.org>'), 'ana@example.org');
  t.is(from('=?UTF-8?Q?J=C3=BCrgen?= <j@example.org>'), 'j@example.org');
  t.is(from('ana@example.org (Ana)'), 'ana@example.org');
  t.is(from('"ana@example.org" <Ana@Example.org>'), 'Ana@Example.org');
  t.is(from('Müller <jürgen@münchen.example>'), 'jürgen@münchen.example');
  t.is(from('ada@ex\u00e4mple.com <ada@xn--exmple-cua.com>'), 'ada@xn--exmple-cua.com');
  t.is(from('Dr. Who <who@example.org>'), 'who@example.org');
  t.is(from('<ana@example.org>'), 'ana@example.org');
  t.is(from('Ana (Sales) <ana..lima.@example.org>'), 'ana..lima.@example.org');
});

const UNCLEAR: readonly string[][] = [
  [],
  [''],
  ['a@x.example', 'b@y.example'],
  ['a@x.example, b@y.example'],
  ['A <a@x.example>, B <b@y.example>'],
  ['A <a@x.example> <b@y.example>'],
  ['Friends: a@x.example;'],
  ['undisclosed-recipients:;'],
  ['<@relay.example:a@x.example>'],
  ['a@b@x.example'],
  ['"a@b"@x.example'],
  ['a@x.example\u0000@y.example'],
  ['A <a@x.example\u0000>'],
  ['victim@x.example <eve@y.example>'],
  ['"victim@x.example" <eve@y.example>'],
  ['=?utf-8?q?victim=40x.example?= <eve@y.example>'],
  ['=?utf-8?q?victim=40x.example=3E?= <eve@y.example>'],
  ['=?utf-8?q?victim=40x.example?=@y.example'],
  ['eve@y.example (victim@x.example)'],
  ['a@[127.0.0.1]'],
  ['a @x.example'],
  ['a@x.example.'],
  ['.a@x.example'],
  ['a@-x.example'],
  ['a(comment)@x.example'],
  ['a%x.example'],
  ['a\\@b@x.example'],
  ['<>'],
  [`${'a'.repeat(65)}@x.example`],
  ['a@x.example\u202E'],
];
for (const values of UNCLEAR) {
  test(`no one is the sender where From says ${JSON.stringify(values)}`, (t) => {
    t.is(from(...values), null);
  });
}

test('a second From cannot hide behind a space, a fold, a case or a bare carriage return', (t) => {
  for (const second of ['From : eve@y.example', 'FROM:eve@y.example', 'X-A: b\rFrom: eve@y.example']) {
    t.is(singleFrom(headersOf(PERSON, second)), null, second);
  }
});

test('what a mail answers is read from both headers, and its own id from one', (t) => {
  const headers = headersOf('Message-ID: <1@a>', 'References: <x@a> <y@b>', '\t<x@a>', 'In-Reply-To: <z@c> (said Bob)');
  t.is(messageId(headers), '<1@a>');
  t.deepEqual(references(headers), ['<x@a>', '<y@b>', '<z@c>']);
  t.is(messageId(headersOf('Message-ID: none')), null);
});

test('a subject of raw bytes is read in the charset that they show, and From in UTF-8 alone', (t) => {
  const headersIn = (lines: string) => readHeaders(Buffer.from(`${lines}\r\n\r\n`, 'latin1'));
  t.is(subjectOf(headersIn('Subject: Gr\xf6\xdfe')), 'Größe');
  t.is(subjectOf(headersIn('Subject: Gr\xc3\xb6\xc3\x9fe')), 'Größe');
  t.is(subjectOf(headersIn('Subject: \x1b$B:#F|\x1b(B')), '今日');
  t.is(singleFrom(headersIn('From: J\xf6rg <j@example.org>'))?.address, 'j@example.org');
  t.is(singleFrom(headersIn('From: \x1b$B:#F|\x1b(B <j@example.org>')), null);
});

test('a server that writes two From headers into its report is a server', (t) => {
  const daemon = 'From: Mail Delivery System <MAILER-DAEMON@mx.example.org>';
  t.is(natureOf(headersOf(daemon, 'From: cairn@example.net')), 'bounce');
  t.is(natureOf(headersOf('From: cairn@example.net', daemon)), 'bounce');
  t.is(natureOf(headersOf(PERSON, 'From: eve@example.net')), 'personal');
});

test('what a person writes is personal', (t) => {
  t.is(natureOf(headersOf(PERSON, 'X-Auto-Response-Suppress: DR, OOF, AutoReply')), 'personal');
  t.is(natureOf(headersOf(PERSON, 'Auto-Submitted: no', 'Precedence: normal'), 'ana@example.org'), 'personal');
  t.is(natureOf(headersOf(PERSON, 'X-Auto-Response-Suppress: None')), 'personal');
});

const MARKS: Readonly<Record<string, 'automatic' | 'bounce'>> = {
  'Auto-Submitted: auto-replied': 'automatic',
  'Auto-Submitted: auto-generated (vacation)': 'automatic',
  'Precedence: bulk': 'automatic',
  'Precedence: Auto_Reply': 'automatic',
  'X-Autoreply: yes': 'automatic',
  'X-Autorespond: vacation': 'automatic',
  'X-Auto-Response-Suppress: OOF, AutoReply': 'automatic',
  'List-Id: <team.lists.example.org>': 'automatic',
  'List-Unsubscribe: <https://example.org/u>': 'automatic',
  'List-Post: <mailto:team@lists.example.org>': 'automatic',
  [`${LOOP_HEADER}: 1`]: 'automatic',
  'Content-Type: multipart/report; report-type=disposition-notification; boundary=x': 'automatic',
  'Content-Type: multipart/report; boundary=x; report-type="delivery-status"': 'bounce',
  'Content-Type: multipart/report; report-type=feedback-report; boundary=x': 'bounce',
  'X-Failed-Recipients: ana@example.org': 'bounce',
};
for (const [line, nature] of Object.entries(MARKS)) {
  test(`a mail with "${line}" is ${nature}`, (t) => {
    t.is(natureOf(headersOf(PERSON, line), 'ana@example.org'), nature);
  });
}

test('an empty return path is no person, and a mail server reports', (t) => {
  t.is(natureOf(headersOf(PERSON), ''), 'automatic');
  t.is(natureOf(headersOf('From: Mail Delivery System <MAILER-DAEMON@mx.example.org>'), ''), 'bounce');
  t.is(
    natureOf(headersOf('From: postmaster@example.org', 'Auto-Submitted: auto-replied'), 'postmaster@example.org'),
    'bounce',
  );
  t.is(natureOf(headersOf('From: no-reply@example.org'), 'no-reply@example.org'), 'automatic');
});
