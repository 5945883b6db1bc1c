import test from 'ava';
import { isOpenable, isPublicPage, webAddress } from '#domain/links.ts';
import { plainLinks, trapLinks, unseenLinks } from '../support/links.ts';

test('a link is clickable only where it leads where a reader sees it lead', (t) => {
  for (const link of plainLinks) t.true(isOpenable(link), link);
  for (const link of [...trapLinks, ...unseenLinks]) t.false(isOpenable(link), link);
});

test('a form takes the address of a page in any spelling, and keeps it in one that is clickable', (t) => {
  t.is(webAddress('https://Müller.example/a b'), 'https://xn--mller-kva.example/a%20b');
  t.is(webAddress('https://example.com/?filter={a|b}'), 'https://example.com/?filter=%7Ba%7Cb%7D');
  for (const refused of ['', 'example.com', '//example.com', 'mailto:a@example.com', 'https://you:secret@example.com'])
    t.is(webAddress(refused), null, refused);
});

test('a page for strangers has a host that is known outside', (t) => {
  t.true(isPublicPage('https://medium.com/@jane'));
  t.true(isPublicPage('https://müller.example'));
  for (const refused of [
    'http://localhost:3000/',
    'https://intranet/wiki',
    'https://you@example.com',
    'javascript:a.b',
  ])
    t.false(isPublicPage(refused), refused);
});

test('the longest and oddest link is judged at once', (t) => {
  for (const part of ['a.', '-', 'a-', '.', '@', 'a@', '%', ':'])
    for (const start of ['https://', 'mailto:', 'mailto:a@'])
      t.is(typeof isOpenable(start + part.repeat(2000 / part.length)), 'boolean');
});
