import test from 'ava';
import type { PostFacts } from '#domain/documents/post-facts.ts';
import { createMailComposer } from '#mail-gateway/sending/composer.ts';
import { composerOptions, request } from './composing.ts';

const mailOf = (networks: PostFacts['networks'], ...texts: readonly string[]) => {
  const facts: PostFacts = { of: 'post', documentId: 'd-1', networks, texts: { blob: 'texts' } };
  const blobOf = async () => Buffer.from(JSON.stringify(texts));
  return createMailComposer({ ...composerOptions, blobOf }).compose(request('post', facts));
};
const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, url = '']) =>
    url.replaceAll('&#38;', '&').replaceAll('&amp;', '&'),
  );
const toNetworks = (html: string) => linksIn(html).filter((url) => !url.startsWith('http://localhost:3000'));

test('a post comes whole, with a link that opens the composer filled in', async (t) => {
  const text = 'Cut the build: 40 → 9 minutes & 3 % fewer failures.\n\n• faster\n• calmer #build';
  const { subject, html, text: plain } = await mailOf(['linkedin'], text);
  t.is(subject, 'Your LinkedIn post for today');
  const [link = '', ...others] = toNetworks(html);
  t.deepEqual(others, []);
  const url = new URL(link);
  t.is(`${url.origin}${url.pathname}`, 'https://www.linkedin.com/feed/');
  t.is(url.searchParams.get('shareActive'), 'true');
  t.is(url.searchParams.get('text'), text);
  for (const line of text.split('\n')) t.true(plain.includes(line), line);
  t.true(linksIn(html).includes('http://localhost:3000/content/edit/d-1'));
});

test('the posts of a thread come one by one, each with its own link', async (t) => {
  const posts = ['1/3 Three things of this year.', '2/3 Cut the build.', '3/3 Won a prize 🎉'];
  const { subject, html, text } = await mailOf(['x'], ...posts);
  t.is(subject, 'Your thread for today');
  t.deepEqual(
    toNetworks(html).map((url) => new URL(url).searchParams.get('text')),
    posts,
  );
  t.true(toNetworks(html).every((url) => url.startsWith('https://x.com/intent/tweet?')));
  t.true(text.includes('Post 2 of 3'));
});

test('what no address has room for is copied: the composer opens empty, and the mail stays below 50 KB', async (t) => {
  const { html, text } = await mailOf(['linkedin', 'x'], 'Ein sehr langer Beitrag über alles. '.repeat(3_000));
  t.deepEqual(toNetworks(html), ['https://www.linkedin.com/feed/?shareActive=true', 'https://x.com/intent/tweet']);
  t.true(text.includes('Cut here: all of it is on its page.'));
  t.true(Buffer.byteLength(html) < 50_000, String(Buffer.byteLength(html)));
  const many = await mailOf(['x'], ...Array.from({ length: 40 }, (_, at) => `${at} ${'& '.repeat(140)}`));
  t.true(Buffer.byteLength(many.html) < 102_000, String(Buffer.byteLength(many.html)));
});

test('a post that hides marks in itself leads nowhere else', async (t) => {
  const { html } = await mailOf(['x'], '"><script>alert(1)</script>\u202e\ud800 https://evil.example');
  t.false(html.includes('<script'));
  t.is(toNetworks(html).length, 1);
});

test('a post that did not go out is told of in its author’s language, with the way to another day', async (t) => {
  const composer = createMailComposer({ ...composerOptions, blobOf: async () => Buffer.from('') });
  const days = {
    en: 'November 23, 2026',
    de: '23. November 2026',
    fr: '23 novembre 2026',
    es: '23 de noviembre de 2026',
  } as const;
  for (const [language, day] of Object.entries(days) as [keyof typeof days, string][])
    for (const because of ['late', 'inactive'] as const) {
      const facts = { of: 'post-missed', documentId: 'd-1', title: 'My <b>year', date: '2026-11-23', because };
      const { subject, html, text } = await composer.compose(request('post', facts, { language }));
      t.true(subject.includes(day), subject);
      t.true(text.includes('My <b>year'), text);
      t.false(html.includes('<b>year'));
      t.true(linksIn(html).includes('http://localhost:3000/content/edit/d-1'));
      t.is(linksIn(html).includes('http://localhost:3000/billing'), because === 'inactive');
    }
});
