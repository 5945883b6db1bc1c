import test from 'ava';
import type { MailKind, MailRequested, Thread } from '#domain/delivery/mail/events.ts';
import { readerHere } from '#test/support/reader-here.ts';
import { audit, aWeek, composer, question, request } from './composing.ts';
import { samples } from './sample-mails.ts';

/** About an order, or about who gets into an account. */
const NECESSARY: readonly MailKind[] = [
  'login-link',
  'no-account',
  'sign-up-again',
  'address-confirm',
  'address-changed',
  'address-taken',
  'payment-failed',
  'subscription-cancelled',
  'payment-receipt',
  'refund-given',
  'renewal-ahead',
  'deletion-receipt',
  'role-mail',
  'role-answer',
];

/** The header fields as they go out, unfolded, by their names in small letters; a field that comes twice is a list. */
const headersOf = async (one: MailRequested['data']) => {
  const raw = Buffer.from((await composer.compose(one)).raw).toString('latin1');
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  const headers = new Map<string, string[]>();
  for (const line of head.split('\r\n')) {
    const name = line.slice(0, line.indexOf(':')).toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), line.slice(line.indexOf(':') + 1).trim()]);
  }
  return headers;
};

test('every mail but those about an order or who gets into an account can be stopped by one click, in its headers and its footer', async (t) => {
  for (const [name, one] of Object.entries(samples)) {
    const headers = await headersOf(one);
    const { html, text } = await composer.compose(one);
    const page = `http://localhost:3000/unsubscribe?token=unsubscribe-token-of-${one.mailId}`;
    if (NECESSARY.includes(one.kind)) {
      t.false(headers.has('list-unsubscribe') || headers.has('list-unsubscribe-post'), name);
      t.false(html.includes('unsubscribe') || text.includes('unsubscribe'), name);
      continue;
    }
    const [ways = ''] = headers.get('list-unsubscribe') ?? [];
    t.true(ways.startsWith(`<${page}>`), name);
    t.deepEqual(headers.get('list-unsubscribe-post'), ['List-Unsubscribe=One-Click'], name);
    t.true(html.includes(`href="${page}"`), name);
    t.true(text.split('\n').includes(page), name);
  }
});

test('a mail stops check-ins where it can be answered, and is offered nowhere else', async (t) => {
  const ways = async (one: MailRequested['data']) => (await headersOf(one)).get('list-unsubscribe')?.[0] ?? '';
  t.true(
    (await ways(request('check-in', question))).endsWith(', <mailto:reply-c1@cairn.localhost?subject=stop&body=stop>'),
  );
  const insight = { period: 'week', lookBack: aWeek };
  t.notRegex(await ways(request('insight', insight, { conversationId: 'c1' })), /mailto/);
  t.notRegex(await ways(request('check-in', question, { conversationId: null })), /mailto/);
});

test('the mail that this way makes a program write is understood as a stop, with the body or without', async (t) => {
  const [, address, subject, body] =
    /<mailto:([^?]+)\?subject=(\w+)&body=(\w+)>/.exec(
      (await headersOf(request('check-in', question))).get('list-unsubscribe')?.[0] ?? '',
    ) ?? [];
  const reader = readerHere();
  for (const written of [body, '']) {
    const raw = `From: Ada <ada@example.com>\r\nTo: ${address}\r\nSubject: ${subject}\r\nMessage-ID: <1@example.com>\r\n\r\n${written}\r\n`;
    const reading = await reader.read(Buffer.from(raw), { sent: [], asked: null, today: '2026-11-21' });
    t.deepEqual(reading.kind === 'understood' ? reading.requests.map(({ kind }) => kind) : reading, ['stop']);
  }
});

test('every field that a program goes by is there once, and made of the event', async (t) => {
  for (const [name, one] of Object.entries(samples)) {
    const headers = await headersOf(one);
    for (const field of ['from', 'to', 'subject', 'date', 'message-id', 'mime-version', 'auto-submitted'])
      t.is(headers.get(field)?.length, 1, `${name}: ${field}`);
    const answers = ['feedback', 'document', 'not-understood'].includes(one.kind);
    const submitted = one.kind === 'role-answer' ? 'no' : answers ? 'auto-replied' : 'auto-generated';
    t.deepEqual(headers.get('auto-submitted'), [submitted], name);
    t.deepEqual(headers.get('message-id'), [`<${one.mailId}@cairn.localhost>`], name);
    t.deepEqual(headers.get('x-auto-response-suppress'), ['All'], name);
    t.false(headers.has('bcc') || headers.has('sender') || headers.has('return-path'), name);
  }
});

test('each mail has a return path of its own, so that its report can be told from all others', async (t) => {
  const ids = ['0190aaaa-0000-7000-8000-000000000001', '0190aaaa-0000-7000-8000-000000000002'];
  const paths = await Promise.all(
    ids.map(async (mailId) => (await composer.compose(request('check-in', question, { mailId }))).returnPath),
  );
  t.deepEqual(
    paths,
    ids.map((id) => `return-${id}@cairn.localhost`),
  );
});

const thread = (inReplyTo: string, references: readonly string[] = []): Thread => ({
  inReplyTo,
  references,
  subject: 'A day',
});
const answer = (given: Thread) => request('feedback', { wins: [audit], more: 0, requests: [] }, { thread: given });

test('References are ids of plain letters, digits and marks; whatever else a mail calls one is left out', async (t) => {
  const good = ['<1.a_b+c=d@mail.example.com>', '<CA$x-1@[192.0.2.1]>', "<o'hara!{z}|~@x>"];
  const bad = [
    '<ünïcode@example.com>',
    '<a@exämple.com>',
    '<a b@example.com>',
    '<a@b@c>',
    '<a,b@example.com>',
    '<"quoted"@example.com>',
    '<a;b@example.com>',
    '<a\\b@example.com>',
    '<a(comment)@example.com>',
    '<a\u0000@example.com>',
    '<a\r\nBcc: evil@example.com>',
    '<a@example.com\u202e>',
    'a@example.com',
    '<>',
    `<${'a'.repeat(250)}@example.com>`,
  ];
  const headers = await headersOf(answer(thread('<last@example.com>', [...bad, ...good])));
  t.deepEqual(headers.get('references'), [[...good, '<last@example.com>'].join(' ')]);
  t.deepEqual(headers.get('in-reply-to'), ['<last@example.com>']);
  t.false(headers.has('bcc'));
  for (const id of bad) {
    const alone = await headersOf(answer(thread(id, good)));
    t.false(alone.has('in-reply-to') || alone.has('references'), JSON.stringify(id));
  }
});

test('a thread of hundreds names its newest twenty', async (t) => {
  const ids = Array.from({ length: 300 }, (_, index) => `<${index}@example.com>`);
  const [references = ''] = (await headersOf(answer(thread('<300@example.com>', ids)))).get('references') ?? [];
  t.is(references.split(' ').length, 20);
  t.true(references.endsWith('<299@example.com> <300@example.com>'));
});

test('every header line is ASCII, whatever names and subjects hold', async (t) => {
  const one = request(
    'feedback',
    { wins: [audit], more: 0, requests: [] },
    {
      name: 'Zoë 字 "Quote" <x@evil.example>, y',
      thread: { ...thread('<1@example.com>'), subject: 'Ein Tag für 字 \u202e' },
    },
  );
  const raw = Buffer.from((await composer.compose(one)).raw).toString('latin1');
  t.regex(raw.slice(0, raw.indexOf('\r\n\r\n')), /^[\x20-\x7e\r\n\t]*$/);
});
