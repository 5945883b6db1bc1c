import test from 'ava';
import { simpleParser } from 'mailparser';
import { hasCode } from '#application/engine/ports/fault.ts';
import type { MailRequested, Thread } from '#domain/delivery/mail/events.ts';
import { audit, composer, question, request, requests } from './composing.ts';
import { samples } from './sample-mails.ts';

const thread = (subject: string): Thread => ({
  inReplyTo: '<2@example.com>',
  references: ['<1@cairn.localhost>', '<2@example.com>'],
  subject,
});

for (const [name, one] of Object.entries(samples)) {
  test(`${name}: the same event is the same mail, and its parts are what a reader gets`, async (t) => {
    const mail = await composer.compose(one);
    const again = await composer.compose(structuredClone(one));
    t.deepEqual(Buffer.from(again.raw), Buffer.from(mail.raw));
    const raw = Buffer.from(mail.raw).toString('latin1');
    t.false(/[^\r]\n|\r[^\n]/.test(raw), 'every line ends with CRLF');
    t.true(raw.split('\r\n').every((line) => line.length <= 998));
    t.true(mail.raw.length < 50 * 1024);
    const parsed = await simpleParser(Buffer.from(mail.raw));
    t.is(parsed.text?.trim(), mail.text.trim());
    t.is(await composer.text(one), mail.text);
    t.is(String(parsed.html).trim(), mail.html.trim());
    t.is(parsed.subject, mail.subject);
    t.is(parsed.messageId, '<0190aaaa-0000-7000-8000-000000000001@cairn.localhost>');
    t.is(parsed.date?.toISOString(), one.at);
    t.deepEqual(parsed.from?.value, [
      { name: 'Cairn', address: `${one.kind === 'role-answer' ? 'support' : 'checkin'}@cairn.localhost` },
    ]);
    t.is(parsed.replyTo?.value[0]?.address, one.conversationId === null ? undefined : 'reply-c1@cairn.localhost');
    t.is(mail.returnPath, `return-${one.mailId}@cairn.localhost`);
    t.regex(
      String(parsed.headers.get('auto-submitted')),
      one.kind === 'role-answer' ? /^no$/ : /^auto-(generated|replied)$/,
    );
    t.truthy(parsed.headers.get('x-cairn-loop'));
  });

  test(`${name}: plain text can be read alone, and the page loads nothing`, async (t) => {
    const { text, html } = await composer.compose(one);
    t.true(text.split('\n').every((line) => line.length <= 72 || line.includes('http')));
    t.false(/<(img|script|link|iframe)|url\(|src=/i.test(html));
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url ?? '');
    t.true(links.every((url) => url.startsWith('http://localhost:3000/')));
    t.regex(html, /prefers-color-scheme:dark/);
    t.false(text.includes('!'), 'no exclamation marks');
  });
}

test('a check-in begins with its question, in subject, text and page', async (t) => {
  const { subject, text, html } = await composer.compose(request('check-in', question));
  t.is(subject, 'What did you get done today that you are glad about?');
  t.true(text.startsWith(subject));
  t.regex(html, /<h1 [^>]*>What did you get done today/);
});

test('a login link stands in both parts and says how long it works', async (t) => {
  const { text, html } = await composer.compose(request('login-link', {}));
  t.regex(text, /\nhttp:\/\/localhost:3000\/login\/token\?token=token-of-l1\n/);
  t.regex(html, /href="http:\/\/localhost:3000\/login\/token\?token=token-of-l1"/);
  t.regex(text.replace(/\s+/g, ' '), /within 10 minutes/);
});

test('feedback names every win, numbered, with its category and skills, and escapes what people wrote', async (t) => {
  const { text, html } = await composer.compose(requests['feedback on wins'] as MailRequested['data']);
  t.regex(text, /^1\. “Closed the ward audit two days early”$/m);
  t.regex(text, /^2\. “Trained <b>two<\/b> & more”$/m);
  t.regex(text, /^ {3}Quality and safety · Auditing, Planning$/m); // and not twice what the category is called
  t.regex(text, /And 3 more/);
  t.regex(html, /Trained &lt;b&gt;two&lt;\/b&gt; &amp; more/);
});

test('an answer stays in its thread, with one Re: whatever it had before', async (t) => {
  const words = { wins: [audit] };
  for (const subject of ['A day', 'Re: A day', 'RE: Re: AW: Re[2]: A day']) {
    const mail = await composer.compose(request('feedback', words, { thread: thread(subject) }));
    t.is(mail.subject, 'Re: A day');
    const parsed = await simpleParser(Buffer.from(mail.raw));
    t.is(parsed.inReplyTo, '<2@example.com>');
    t.deepEqual(parsed.references, ['<1@cairn.localhost>', '<2@example.com>']);
  }
  t.is((await composer.compose(request('feedback', words, { thread: thread('  ') }))).subject, 'Your win is kept');
});

test('nothing that a person wrote becomes a header, a recipient or another address', async (t) => {
  const evil = 'Ada\r\nBcc: evil@attacker.example\r\n\r\n<evil@attacker.example>, "';
  const one = request(
    'feedback',
    { wins: [{ ...audit, text: evil }], more: 0, requests: [] },
    {
      name: evil,
      thread: {
        inReplyTo: '<2@example.com>',
        references: ['<1@cairn.localhost>\r\nBcc: evil@attacker.example', 'no id', '<a@b>, <c@d>'],
        subject: `A day\r\nBcc: evil@attacker.example\u202e`,
      },
    },
  );
  const mail = await composer.compose(one);
  const raw = Buffer.from(mail.raw).toString();
  t.notRegex(raw.slice(0, raw.indexOf('\r\n\r\n')), /^Bcc:/im);
  const parsed = await simpleParser(Buffer.from(mail.raw));
  t.deepEqual(
    [parsed.to].flat().flatMap((list) => list?.value.map(({ address }) => address) ?? []),
    ['ada@example.com'],
  );
  t.is(parsed.bcc, undefined);
  t.is(parsed.references?.toString(), '<2@example.com>');
  t.notRegex(mail.subject, /[\r\n\u202e]/);
});

for (const to of [
  'Joe <v@evil.example> <u@example.com>',
  'a@b@example.com',
  'a@example.com\r\nBcc: b@example.com',
  'a b@example.com',
  'nobody',
  '"x y"@example.com',
]) {
  test(`${JSON.stringify(to)} is no recipient`, async (t) => {
    const error = await t.throwsAsync(composer.compose(request('check-in', question, { to })));
    t.true(hasCode(error, 'bad-address'));
  });
}

test('8 KB of words, in whatever script, stay a page below 50 KB', async (t) => {
  for (const letter of ['a', 'я', '字', '&']) {
    const each = Math.floor(260 / Buffer.byteLength(letter));
    const win = { ...audit, text: letter.repeat(each), analysis: letter.repeat(each), skills: [] };
    const words = { wins: Array.from({ length: 12 }, () => win), more: 5, requests: [] };
    const size = Buffer.byteLength(JSON.stringify(words));
    t.true(size > 7000 && size <= 8192);
    const { html } = await composer.compose(request('feedback', words));
    t.true(Buffer.byteLength(html) < 50 * 1024, `${letter}: ${Buffer.byteLength(html)} bytes`);
  }
});

test('a wording that this release does not have is a fault of its own', async (t) => {
  const error = await t.throwsAsync(composer.compose(request('check-in', question, { template: 9 })));
  t.true(hasCode(error, 'unknown-template'));
});
