import test, { type ExecutionContext } from 'ava';
import { fitIntoFacts } from '#application/inbox/answers/answer-facts.ts';
import type { Services } from '#application/services.ts';
import { mailRequested } from '#domain/delivery/mail/events.ts';
import { factBytes, MOST_FACT_BYTES } from '#domain/facts.ts';
import { type AnswerFacts, EMPTY_ANSWER } from '#domain/inbox/request/answer-facts.ts';
import { numberedWins } from '#domain/inbox/request/numbered-wins.ts';
import {
  type DocumentOutcome,
  isDocument,
  type ListOutcome,
  type RequestOutcome,
} from '#domain/inbox/request/outcome.ts';
import { documentTextsOf } from '#mail-gateway/sending/document-texts.ts';
import { CUT } from '#mail-gateway/sending/long-texts.ts';
import { embeddedServices } from '#test/support/stores.ts';
import { composerOf } from '../application/delivery/sending-harness.ts';

const USER = 1;
const asked = 'x'.repeat(240);
const cv = async (services: Services, text: string): Promise<DocumentOutcome> => ({
  ...{ request: 'cv', asked, result: 'done' },
  facts: {
    title: 'CV',
    text: { blob: await services.archive.put(USER, Buffer.from(text)) },
    attachments: [],
    mailed: false,
  },
});
const list = (text: string): ListOutcome => ({
  ...{ request: 'list-wins', asked, result: 'done' },
  facts: {
    total: 90,
    wins: Array.from({ length: 25 }, (_, index) => ({ winId: `w-${index}`, date: '2026-11-20', text })),
    during: null,
  },
});
const win = (text: string) => ({
  ...{ winId: 'w', text, category: 'Teaching', analysis: 'It shows that you led people well. '.repeat(6) },
  skills: ['Leadership', 'Planning', 'Teaching', 'Listening'],
});
const answerOf = (wins: number, text: string, outcomes: readonly RequestOutcome[]): AnswerFacts =>
  fitIntoFacts({
    ...EMPTY_ANSWER,
    wins: Array.from({ length: wins }, () => win(text.slice(0, 240))),
    outcomes,
  });
const aJournal = async (t: ExecutionContext): Promise<Services> => {
  const services = await embeddedServices(t);
  await services.vault.make(USER);
  return services;
};
/** The documents of an answer as a mail shows them. */
const shown = async ({ archive }: Services, facts: AnswerFacts): Promise<readonly string[]> => {
  const texts = await documentTextsOf(USER, facts, { blobOf: archive.get, language: 'en' });
  return facts.outcomes.filter(isDocument).map((outcome) => texts.get(outcome) ?? '');
};

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
  test(`whatever is asked for, the facts stay under 8 KB and the answer under 50 KB of HTML: of ${name}`, async (t) => {
    const services = await aJournal(t);
    const composer = composerOf(services);
    const document = await cv(services, text);
    for (const wish of Object.values(wishes))
      for (const wins of [0, 8]) {
        const outcomes = [...wish].map((one) => (one === 'd' ? { ...document } : list(text.slice(0, 200))));
        const facts = answerOf(wins, text, outcomes);
        t.true(factBytes(facts) <= MOST_FACT_BYTES, `${wish}, ${wins} wins: ${factBytes(facts)} bytes of facts`);
        t.is(facts.wins.length + facts.more, wins, 'what is not named is counted');
        t.true(numberedWins(facts).length > 0 || wish === 'd' || wish === 'dddddd');
        const { html } = await composer.compose(
          mailRequested({
            ...{ mailId: crypto.randomUUID(), userId: USER, at: '2026-11-20T09:00:00.000Z', completedJob: null },
            ...{ kind: 'document', template: 1, language: 'en', conversationId: null, linkId: null, expiresAt: null },
            personal: { to: 'sub@example.com', name: 'Sub', facts, thread: null },
          }).data,
        );
        t.true(Buffer.byteLength(html) < 50_000, `${wish}, ${wins} wins: ${Buffer.byteLength(html)}`);
        for (const one of await shown(services, facts)) t.true(one === text || one.endsWith(CUT.files.en));
      }
  });

test('a single document and what else is short are said in full; six share the room, and each says that it is cut', async (t) => {
  const services = await aJournal(t);
  const text = 'Led the night team. '.repeat(500).trim();
  const document = await cv(services, text);
  const both = answerOf(2, 'Won', [document, list('Won')]);
  t.deepEqual(both.outcomes, [document, list('Won')]);
  t.deepEqual(await shown(services, both), [text]);
  const several = Array.from({ length: 6 }, () => ({ ...document }));
  const six = await shown(services, answerOf(0, 'Won', several));
  const lengths = six.map(({ length }) => length);
  t.true(Math.min(...lengths) > 4000, lengths.join(', '));
  t.true(Math.max(...lengths) - Math.min(...lengths) < 200, lengths.join(', '));
  t.true(six.every((one) => one.endsWith(`. ${CUT.files.en}`) || / \w+ …/.test(one.slice(-60))));
});

test('what a short document leaves, a long one takes', async (t) => {
  const services = await aJournal(t);
  const [short, long] = [await cv(services, 'Short.'), await cv(services, 'Led it. '.repeat(1400).trim())];
  const [one, other] = await shown(services, answerOf(0, 'Won', [short, long]));
  t.is(one, 'Short.');
  t.false(other?.endsWith(CUT.files.en));
});
