import test from 'ava';
import type { MailRequested } from '#domain/delivery/mail/events.ts';
import { composer, request, requests } from './composing.ts';

/** The text with its lines joined, and all links of the page. */
const read = async (one: MailRequested['data']) => {
  const { subject, text, html } = await composer.compose(one);
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url ?? '');
  return { subject, text: text.replace(/\s+/g, ' '), lines: text.split('\n'), html, links };
};

test('a code stands alone on its line in both parts, beside the link', async (t) => {
  const { lines, html, links } = await read(request('login-link', {}));
  t.true(lines.includes('123456'));
  t.regex(html, />\s*123456\s*</);
  t.true(links.some((url) => url.endsWith('/login/token?token=token-of-l1')));
});

test('only a login mail that was asked for in a browser carries a code', async (t) => {
  for (const one of Object.values(requests))
    t.is((await composer.text(one)).includes('123456'), one.personal.facts.withCode === true, one.kind);
});

const pages: Readonly<Record<string, string>> = {
  'address-confirm': '/confirm-address?token=address-token-of-l1',
  'is-this-you': '/held/l1?token=held-token-of-l1',
  'held-mail-ends': '/held/l1?token=held-token-of-l1',
};

test('each link leads to the page for it, with the token of its purpose, and in both parts', async (t) => {
  for (const one of Object.values(requests).filter(({ linkId }) => linkId !== null)) {
    const url = `http://localhost:3000${pages[one.kind] ?? '/login/token?token=token-of-l1'}`;
    const { links, lines } = await read(one);
    t.true(links.includes(url), one.kind);
    t.true(lines.includes(url), one.kind);
  }
});

test('a mail without a link of its own carries no token but the one that stops it', async (t) => {
  for (const one of Object.values(requests).filter(({ linkId }) => linkId === null)) {
    const tokens = (await read(one)).html.match(/[\w-]*token-of-[\w-]*/g) ?? [];
    t.true(
      tokens.every((token) => token === `unsubscribe-token-of-${one.mailId}`),
      one.kind,
    );
  }
});

test('a new address is told which one it takes the place of and for how long the link works', async (t) => {
  const { text } = await read(requests['address-confirm'] as MailRequested['data']);
  t.regex(text, /instead of old@example\.com\./);
  t.regex(text, /works for 24 hours/);
});

test('the old address is told the new one and whom to write to; one that is taken is told neither', async (t) => {
  const changed = await read(requests['address-changed'] as MailRequested['data']);
  t.regex(changed.text, /under new@example\.com\./);
  t.regex(changed.text, /Write to support@cairn\.localhost at once/);
  const taken = await read(requests['address-taken'] as MailRequested['data']);
  t.deepEqual(taken.text.match(/\S+@\S+/g), ['support@cairn.localhost']);
  t.deepEqual([...new Set(taken.links)], ['http://localhost:3000/profile', 'http://localhost:3000/']);
});

test('mails about money say until when everything stays open, and lead to billing', async (t) => {
  const failed = await read(requests['payment-failed'] as MailRequested['data']);
  t.regex(failed.text, /until November 28, 2026\./);
  const cancelled = await read(requests['subscription-cancelled'] as MailRequested['data']);
  t.regex(cancelled.text, /until January 1, 2027\./);
  const refund = await read(requests['refund-given'] as MailRequested['data']);
  t.regex(refund.text, /\$75\.00 is on its way back/);
  const renewal = await read(requests['renewal-ahead'] as MailRequested['data']);
  t.regex(renewal.text, /renews on November 28, 2026\. \$75\.00 will be charged that day/);
  for (const { links } of [failed, cancelled, refund, renewal]) t.true(links.includes('http://localhost:3000/billing'));
});

test('the receipt of a deletion speaks of a subscription only where there was one', async (t) => {
  t.regex((await read(request('deletion-receipt', { cancelled: true }))).text, /subscription is ended/);
  t.notRegex((await read(request('deletion-receipt', { cancelled: false }))).text, /subscription/);
});

test('whoever has no account is called by no name', async (t) => {
  t.true((await composer.text(requests['no-account'] as MailRequested['data'])).startsWith('Hello, '));
});

test('an address that somebody made up stays words: one line, and no tag', async (t) => {
  const evil = 'x@example.com\r\nBcc: evil@attacker.example<script>';
  for (const one of [request('address-confirm', { before: evil }), request('address-changed', { after: evil })]) {
    const { raw, html } = await composer.compose(one);
    t.notRegex(Buffer.from(raw).toString().split('\r\n\r\n')[0] ?? '', /^Bcc:/im);
    t.false(html.includes('<script'));
  }
});
