import test from 'ava';
import { categories } from '#domain/wins/categories.ts';
import { isKeptBack, messagesIn, textOf } from '../../training/corpus.ts';
import { kinds } from '../../training/labels.ts';
import { plainWinsIn } from '../../training/plain-wins.ts';
import { CORPUS, PHRASINGS, PLAIN_WINS, SHORT_DAYS, UNSEEN, WAITING } from '../../training/train.ts';

const natures = ['win', 'setback', 'distress', 'crisis', 'request', 'question', 'correction', 'chat'];
const known = messagesIn(CORPUS);
const unseen = messagesIn(UNSEEN);
const waiting = messagesIn(WAITING);
const short = messagesIn(SHORT_DAYS);
const phrasings = messagesIn(PHRASINGS);

test('every message of the corpus has a language, a tone, and parts of known natures', (t) => {
  const wrong = [...known, ...unseen, ...waiting, ...short].filter(
    ({ lang, tone, parts }) =>
      !['en', 'de', 'fr', 'es'].includes(lang) ||
      !['win', 'setback', 'distress', 'crisis', 'chat'].includes(tone) ||
      parts.length === 0 ||
      parts.some(({ text, is }) => text.trim() === '' || !natures.includes(is)),
  );
  t.deepEqual(wrong, []);
});

test('every win of the corpus has a category and a list of skills, every request a kind', (t) => {
  const parts = [...known, ...unseen, ...waiting].flatMap((message) => message.parts);
  t.deepEqual(
    parts.filter(
      ({ is, category, skills }) =>
        is === 'win' && !((categories as readonly string[]).includes(category ?? '') && Array.isArray(skills)),
    ),
    [],
  );
  t.deepEqual(
    parts.filter(({ is, kind }) => is === 'request' && !kinds.includes(kind ?? '')),
    [],
  );
});

/** "Ich will nicht mehr leben.": shorter texts stand wherever people write. */
const ANYBODY_SAYS = 26;

test('a fifth of the corpus is kept back, and no unseen message is trained on', (t) => {
  const share = known.filter(isKeptBack).length / known.length;
  t.true(share > 0.17 && share < 0.23, `${share}`);
  const trained = new Set([...known, ...short].map((message) => textOf(message).trim()));
  t.deepEqual(
    [...unseen, ...waiting, ...phrasings]
      .map((message) => textOf(message).trim())
      .filter((text) => text.length > ANYBODY_SAYS && trained.has(text)),
    [],
  );
});

test('the corpus is as large in every language as it was', (t) => {
  for (const [lang, least] of [
    ['en', 2200],
    ['de', 1200],
    ['fr', 1200],
    ['es', 1200],
  ] as const)
    t.true(known.filter((message) => message.lang === lang).length >= least, lang);
  t.true(unseen.length >= 300);
});

test('every category has plain wins, and none of them is an unseen win', (t) => {
  const plain = plainWinsIn(PLAIN_WINS);
  for (const category of categories) t.true(plain.filter((win) => win.category === category).length > 100, category);
  const wins = new Set(unseen.flatMap(({ parts }) => parts.map(({ text }) => text.trim().toLowerCase())));
  t.deepEqual(
    plain.filter(({ text }) => wins.has(text.toLowerCase())),
    [],
  );
});
