import test from 'ava';
import nock from 'nock';
import { isAiUnfit } from '#application/engine/ports/ai-faults.ts';
import type { DoubtfulClaim } from '#application/wins/public.ts';
import { NO_NAMES } from '#domain/known-names.ts';
import { createOpenAiClaimFinder } from '#infrastructure/openai/verifying/claim-finder.ts';
import { completion } from '#test/support/ai-server.ts';
import { aModel } from './setting.ts';

test.before(() => nock.disableNetConnect());
test.after.always(() => {
  nock.cleanAll();
  nock.enableNetConnect();
});

const source = (text: string) => ({ text, days: ['2026-06-12'], isLasting: false });
const SEPSIS = source('Spotted that Mrs Begum was getting septic, escalated. She is back from ITU and waved at me.');
const DRILL = source('Ran the fire drill.');

const CLAIMS: readonly DoubtfulClaim[] = [
  { text: 'You recognised it and acted.', sources: [SEPSIS], doubts: ['word'], doubtfulWords: ['recognised', 'acted'] },
  { text: 'Mrs Begum recovered.', sources: [SEPSIS, DRILL], doubts: ['word', 'credit'], doubtfulWords: ['recovered'] },
];

/** Looks up at a model that answers so; `sent` is what it was shown. */
const asking = async (host: string, claims: readonly DoubtfulClaim[], answer: object) => {
  const sent: Record<string, unknown>[] = [];
  nock(`https://${host}.example`)
    .post('/v1/chat/completions', (body: { messages: { content: string }[] }) => {
      sent.push(JSON.parse(body.messages.at(-1)?.content ?? '{}'));
      return true;
    })
    .reply(200, completion(JSON.stringify(answer)));
  const finder = createOpenAiClaimFinder(aModel({ baseUrl: `https://${host}.example/v1` }));
  const found = await finder.for({
    userId: 1,
    names: async () => ({ ...NO_NAMES, people: ['Hannah'] }),
    language: 'en',
  })(claims);
  return { found, shown: sent[0] };
};

test('the look-ups of a work that may begin again have ids in their order, so that each is charged once', async (t) => {
  nock('https://ids.example')
    .persist()
    .post('/v1/chat/completions')
    .reply(200, completion(JSON.stringify({ found: [] })));
  const ids: unknown[] = [];
  const budget = {
    take: async (_user: number, _tokens: number, callId?: string) => {
      ids.push(callId);
      return true;
    },
    settle: async () => {},
  };
  const finder = createOpenAiClaimFinder(aModel({ baseUrl: 'https://ids.example/v1', budget }));
  const user = { userId: 1, names: async () => NO_NAMES, language: 'en' } as const;
  for (const begun of [1, 2]) {
    const find = finder.for({ ...user, workId: 'work' });
    for (const call of [1, 2]) t.is((await find(CLAIMS)).length, 2, `${begun} ${call}`);
  }
  await finder.for(user)(CLAIMS);
  t.deepEqual(ids, ['work found_words 1', 'work found_words 2', 'work found_words 1', 'work found_words 2', undefined]);
});

test('a model is shown each source once, names hidden, with the words to find and what to look at', async (t) => {
  const { shown } = await asking('shown', CLAIMS, { found: [] });
  t.notRegex(JSON.stringify(shown), /Begum/u);
  t.like(shown, {
    sources: { S2: { text: 'Ran the fire drill.', days: ['2026-06-12'] } },
    sentences: [
      {
        number: 1,
        text: 'You recognised it and acted.',
        sources: ['S1'],
        check: ['the words'],
        words: ['recognised', 'acted'],
      },
      {
        number: 2,
        sources: ['S1', 'S2'],
        check: ['the words', 'who did it, and whose idea it was'],
        words: ['recovered'],
      },
    ],
  });
});

test('known firms and places are hidden from it as what they are', async (t) => {
  const letter = source('they know the northern depot at plumtree from the years at grindlewick, says zora');
  const claims: readonly DoubtfulClaim[] = [
    { text: 'I applied at Plumtree calmly.', sources: [letter], doubts: ['word'], doubtfulWords: ['calmly'] },
  ];
  const sent: string[] = [];
  nock('https://firms.example')
    .post('/v1/chat/completions', (body) => sent.push(JSON.stringify(body)) > 0)
    .reply(200, completion(JSON.stringify({ found: [] })));
  const finder = createOpenAiClaimFinder(aModel({ baseUrl: 'https://firms.example/v1' }));
  const names = async () => ({ people: ['zora'], firms: ['Plumtree'], places: ['grindlewick'] });
  await finder.for({ userId: 1, names, language: 'en' })(claims);
  t.notRegex(sent.join(), /plumtree|grindlewick|zora/iu);
  t.regex(sent.join(), /depot at \[FIRM_\d\] from the years at \[PLACE_\d\], says \[PERSON_\d\]/u);
});

test('what it finds comes back with the names, for each sentence in their order; null where it says nothing', async (t) => {
  const words = [{ word: 'recovered', quote: '[PERSON_1] was getting septic', judges: false }];
  const { found } = await asking('found', CLAIMS, { found: [{ number: 2, words, said: true }] });
  t.is(found[0], null);
  t.like(found[1], { isSaidSo: true, quotes: { length: 1 } });
  t.regex(found[1]?.quotes[0]?.quote ?? '', /Begum was getting septic$/u);
});

test('an answer of another shape is unfit', async (t) => {
  const error = await t.throwsAsync(asking('odd', CLAIMS, { found: [{ number: 'two' }] }));
  t.true(isAiUnfit(error));
});

test('nothing is asked where nothing can be sent', async (t) => {
  const finder = createOpenAiClaimFinder(aModel({ baseUrl: 'https://nobody.example/v1' }));
  const find = finder.for({ userId: 1, names: async () => NO_NAMES, language: 'en' });
  const unreadable = {
    text: '東京で働いた',
    sources: [source('東京で働きました')],
    doubts: ['word'],
    doubtfulWords: ['x'],
  };
  t.deepEqual(await find([unreadable as DoubtfulClaim]), [null]);
});
