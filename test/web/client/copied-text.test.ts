import test from 'ava';
import { copiedText, isPasted } from '#web/client/features/content/copied-text.ts';

test('a post is copied without a mark of Markdown', (t) => {
  const post =
    'We cut **the wait** by 20\\%.\n\n- One [site](https://a.example/x)\n- [b.example](https://b.example/)\n\n#win';
  t.is(
    copiedText(post, 'linkedin-post'),
    'We cut the wait by 20%.\n\n• One site (https://a.example/x)\n• b.example\n\n#win',
  );
});

test('posts of a thread are copied with an empty line between them', (t) => {
  t.is(copiedText('---\n\nOne.  \nStill one.\n\n---\n\nTwo.\n', 'social-thread'), 'One.\nStill one.\n\nTwo.');
});

test('a letter is copied without the head that a mail says for it', (t) => {
  const letter = '# Jane Doe\njane@example.org | Leeds\n\n## Application\n\nDear team,\n\nI cut falls.\n\nJane Doe\n';
  t.is(copiedText(letter, 'cover-letter'), 'Application\n\nDear team,\n\nI cut falls.\n\nJane Doe');
  t.true(copiedText(letter, 'custom-content').startsWith('Jane Doe\n\njane@example.org\nLeeds'));
});

test('a CV is handed on as a file, and what is not written yet not at all', (t) => {
  t.false(isPasted({ type: 'cv', version: 1 }));
  t.false(isPasted({ type: 'linkedin-post', version: 0 }));
  t.true(isPasted({ type: 'cover-letter', version: 1 }));
});
