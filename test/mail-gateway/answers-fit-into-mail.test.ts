import test from 'ava';
import { fitIntoMail } from '#application/inbox/answers/fit-into-mail.ts';
import { mailRequested } from '#domain/delivery/mail/events.ts';
import {
  type DocumentOutcome,
  isDocument,
  type ListOutcome,
  type RequestOutcome,
} from '#domain/inbox/request/outcome.ts';
import { CUT } from '#domain/text/excerpt.ts';
import { composerOf } from '../application/delivery/sending-harness.ts';
import { embeddedServices } from '../support/stores.ts';

const asked = 'x'.repeat(240);
const cv = (text: string): DocumentOutcome => ({
  ...{ request: 'cv', asked, result: 'done' },
  words: { title: 'CV', text, attachments: [] },
});
const list = (text: string): ListOutcome => ({
  ...{ request: 'list-wins', asked, result: 'done' },
  words: {
    total: 90,
    wins: Array.from({ length: 25 }, (_, index) => ({ winId: `w-${index}`, date: '2026-11-20', text })),
  },
});
const win = (text: string) => ({
  ...{ winId: 'w', text, category: 'Teaching', analysis: 'It shows that you led people well. '.repeat(6) },
  skills: ['Leadership', 'Planning', 'Teaching', 'Listening'],
});
const answerOf = (wins: number, text: string, outcomes: readonly RequestOutcome[]) =>
  fitIntoMail({
    ...{
      wins: Array.from({ length: wins }, () => win(text.slice(0, 240))),
      more: 0,
      enriched: null,
      files: 0,
      filesLeft: 0,
    },
    ...{ question: null, tone: null, isLast: false, outcomes },
  });

const texts = {
  words: 'word & word '.repeat(1000),
  marks: '& < " \' > '.repeat(1200),
  'empty lines': 'a\n\n'.repeat(4000),
  lines: 'a\n'.repeat(6000),
  pictures: '🦉'.repeat(6000),
};
const wishes = {
  'one document': 'd',
  'six documents': 'dddddd',
  'lists and documents': 'dldldl',
  'six lists': 'llllll',
};

for (const [name, text] of Object.entries(texts))
  test(`whatever is asked for, the answer stays under 50 KB of HTML: of ${name}`, async (t) => {
    const composer = composerOf(await embeddedServices(t));
    for (const wish of Object.values(wishes))
      for (const wins of [0, 8]) {
        const outcomes = [...wish].map((one) => (one === 'd' ? cv(text) : list(text.slice(0, 200))));
        const words = answerOf(wins, text, outcomes);
        const { html } = await composer.compose(
          mailRequested({
            ...{ mailId: crypto.randomUUID(), userId: 1, at: '2026-11-20T09:00:00.000Z', cause: 'a test' },
            ...{ kind: 'document', template: 1, conversationId: null, link: null, expiresAt: null },
            personal: { to: 'sub@example.com', name: 'Sub', words, thread: null },
          }).data,
        );
        t.true(Buffer.byteLength(html) < 50_000, `${wish}, ${wins} wins: ${Buffer.byteLength(html)}`);
        for (const outcome of words.outcomes.filter(isDocument))
          t.true(outcome.words.text === text || outcome.words.text.endsWith(CUT));
      }
  });

test('a single document and what else is short are said in full; six share the room, and each says that it is cut', (t) => {
  const text = 'Led the night team. '.repeat(500).trim();
  t.deepEqual(answerOf(2, 'Won', [cv(text), list('Won')]).outcomes, [cv(text), list('Won')]);
  const six = answerOf(
    0,
    'Won',
    Array.from({ length: 6 }, () => cv(text)),
  ).outcomes as readonly DocumentOutcome[];
  const lengths = six.map(({ words }) => words.text.length);
  t.true(Math.min(...lengths) > 4000, lengths.join(', '));
  t.true(Math.max(...lengths) - Math.min(...lengths) < 200, lengths.join(', '));
  t.true(six.every(({ words }) => words.text.endsWith(`. ${CUT}`) || / \w+ …/.test(words.text.slice(-60))));
});

test('what a short document leaves, a long one takes', (t) => {
  const [short, long] = answerOf(0, 'Won', [cv('Short.'), cv('Led it. '.repeat(1400).trim())]).outcomes;
  t.is((short as DocumentOutcome).words.text, 'Short.');
  t.false((long as DocumentOutcome).words.text.endsWith(CUT));
});
