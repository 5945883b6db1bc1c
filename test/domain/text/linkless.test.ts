import test from 'ava';
import { linkless } from '#domain/text.ts';

test('whatever a mail program would make a link of is none any more, in the words of a stranger', (t) => {
  const samples: readonly (readonly [string, string])[] = [
    ['Verify at https://evil.example/login?x=1 now', 'Verify at (a link) now'],
    ['HTTPS://EVIL.EXAMPLE', '(a link)'],
    ['see (evil.example/login) or www.evil.co.uk:8080/a', 'see ((a link) or (a link)'],
    ['ftp://me:secret@evil.example', '(a link)'],
    ['пример.рф', '(a link)'],
    ['"evil.example" <eve@mail.example>', '"(a link)" <eve@mail.example>'],
  ];
  for (const [text, shown] of samples) t.is(linkless(text), shown);
});

test('people, numbers and sentences stay as they are', (t) => {
  for (const text of ['ada.lovelace+tag@mail.example', 'Version 1.2.3 at 9.30', 'Done. Next: the audit', 'I.e. 5.'])
    t.is(linkless(text), text);
});
