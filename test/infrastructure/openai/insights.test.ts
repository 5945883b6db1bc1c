import test, { type ExecutionContext } from 'ava';
import nock from 'nock';
import { composeInsight } from '#application/insights/compose-insight.ts';
import { makeInsight } from '#application/insights/write-insight.ts';
import type { WinDocument } from '#application/wins/wins.ts';
import type { Language } from '#domain/facts.ts';
import { createOpenAiInsightWriter } from '#infrastructure/openai/insights/writer.ts';
import { type DocumentAsked, provider, type Script, scripted } from '#test/support/ai-documents.ts';
import { aiFailures } from '#test/support/ai-failures.ts';
import { injections, obeyed } from '#test/support/injections.ts';
import { plantedTexts } from '#test/support/planted.ts';
import { insightsOf } from '../../application/insights/insight-setting.ts';
import type { AWin } from '../../application/wins/wins-on-record.ts';
import { aModel } from './setting.ts';

test.before(() => nock.disableNetConnect());
test.after.always(() => {
  nock.cleanAll();
  nock.enableNetConnect();
});

const TODAY = '2026-11-21';

const some = (month: string, count: number, category: string, text: string): readonly AWin[] =>
  Array.from({ length: count }, (_, at) => ({
    date: `${month}-${String(at + 3).padStart(2, '0')}`,
    text: `${text} ${at + 1}.`,
    category,
  }));

/** October: seven of teaching after two, one of customers after five, and three worth reading again. */
const WINS: readonly AWin[] = [
  ...some('2026-09', 2, 'Teaching', 'Held the lesson on fractions, part'),
  ...some('2026-09', 5, 'Customers', 'Answered the open question, number'),
  ...some('2026-10', 6, 'Teaching', 'Held the lesson on decimals, part'),
  ...some('2026-10', 1, 'Customers', 'Answered a letter, number'),
  { date: '2026-10-20', text: 'Cut the waiting time from 40 to 25 minutes.', category: 'Teaching' },
];

type Options = Readonly<{
  wins?: readonly AWin[];
  language?: Language;
  isHard?: boolean;
  timeLimitMs?: number;
  limitMs?: number;
  /** What wins are kept with. */
  kept?: Partial<WinDocument>;
}>;

/** October as it is told where a provider is set. */
const october = async (t: ExecutionContext, baseUrl: string, options: Options = {}) => {
  const { wins = WINS, timeLimitMs = 2_000, limitMs = 60_000, kept = {}, ...how } = options;
  const { services, parts, of } = await insightsOf(t, wins, TODAY, how);
  const insight = await of('month', '2026-10-01');
  if (!insight) throw new Error('nothing was written in October');
  const readModels = {
    ...parts.readModels,
    get: async (...asked: Parameters<typeof parts.readModels.get>) => {
      const found = await parts.readModels.get(...asked);
      return found && { ...found, ...kept };
    },
  } as typeof parts.readModels;
  const ai = { ...parts, readModels, aiInsightWriter: createOpenAiInsightWriter(aModel({ baseUrl, timeLimitMs })) };
  const reader = {
    userId: 1,
    today: TODAY,
    language: how.language ?? ('en' as const),
    journal: { dates: new Map<string, number>(), history: new Map() as never },
    isGentle: async () => how.isHard ?? false,
  };
  return { plain: insight.text, told: await composeInsight(ai, reader, insight.facts, limitMs), services, parts: ai };
};

const sourcesIn = (asked: DocumentAsked, is: string) =>
  Object.entries(asked.sources).flatMap(([label, source]) =>
    source.is === is ? [{ label, text: source.text ?? '' }] : [],
  );

/** Says all sources again, a little shorter. */
const honest: Script = (asked) => {
  if (asked.is === 'anew') return { sentences: asked.sentences };
  const said = (is: string) => sourcesIn(asked, is).map(({ label, text }) => ({ text, sources: [label] }));
  const shorter = ({ text, sources }: { text: string; sources: string[] }) => ({
    text: text
      .replace(/^(\d+) wins on (\d+ days).*$/u, '$1 wins, on $2.')
      .replace(/; there (?:was|were) .*$|, in \d+ of .*$/u, ''),
    sources,
  });
  const wins = said('win').map(({ text, sources }) => ({ text: text.replace(/ minutes\.$/u, ' minutes'), sources }));
  return {
    summary: [...said('summary').map(shorter), ...wins],
    strengths: said('strengths').map(shorter),
    growthAreas: said('growthAreas'),
  };
};

test('a model tells figures and wins as one text; strengths and what became less stay in their places', async (t) => {
  const { told, plain } = await october(t, scripted('tells', honest).baseUrl);
  t.deepEqual([told.writtenBy, told.fallbackReason], ['openai:m', null]);
  t.regex(told.text.summary, /^8 wins, on 7 days\. /);
  t.regex(told.text.summary, /Cut the waiting time from 40 to 25 minutes\./);
  t.not(told.text.summary, plain.summary);
  t.deepEqual(told.text.growthAreas, plain.growthAreas);
  t.is(told.text.strengths.length, plain.strengths.length);
});

test('what was made is kept with its writer’s name, and stands for as long as its facts do', async (t) => {
  const { parts, services } = await october(t, scripted('kept', honest).baseUrl);
  await services.vault.make(1);
  const made = await makeInsight(
    { ...parts, clock: { ...parts.clock, now: () => Date.parse('2026-10-31T12:00:00Z') } },
    1,
    'month',
    true,
  );
  t.like(made?.insight, { writtenBy: 'openai:m', fallbackReason: null });
  t.regex(made?.insight.text.summary ?? '', /Cut the waiting time/);
  const [event] = await parts.log.read('insight-1-month-2026-10-01');
  t.like(event?.data, { writtenBy: 'openai:m', language: 'en', fallbackReason: null });
});

for (const [what, [fallbackReason, reply]] of Object.entries(aiFailures))
  test(`a model that ${what} leaves the insight to plain code, which says why`, async (t) => {
    const { told, plain } = await october(t, provider(`insight: ${what}`, reply).baseUrl, { timeLimitMs: 50 });
    t.deepEqual(told, { text: plain, writtenBy: 'builtin', fallbackReason });
  });

test('what a provider has not said at the limit, plain code says', async (t) => {
  const { told, plain } = await october(t, provider('insight never', () => null).baseUrl, { limitMs: 1 });
  t.deepEqual(told, { text: plain, writtenBy: 'builtin', fallbackReason: 'away' });
});

const LIES: Readonly<Record<string, (text: string) => string>> = {
  'another number': (text) => text.replace(/\d+/u, '31'),
  'a sum': (text) => `${text.replace(/\.$/u, '')}, 75 in all.`,
  'a rank': (text) => `Best of all: ${text}`,
  'a plan': (text) => `${text.replace(/\.$/u, '')}, and should go on.`,
  'another month': (text) =>
    /September/u.test(text) ? text.replace('September', 'June') : `${text.replace(/\.$/u, '')} in June.`,
  'a name': (text) => `${text.replace(/\.$/u, '')} with Kwabena.`,
  'a cause': (text) => `${text.replace(/\.$/u, '')} thanks to better planning.`,
};

for (const [what, lie] of Object.entries(LIES))
  test(`a lie never stands: ${what}`, async (t) => {
    const lying: Script = (asked) => {
      if (asked.is === 'anew') return { sentences: asked.sentences };
      const said = honest(asked) as Record<string, { text: string }[]>;
      for (const part of Object.values(said))
        for (const one of part) if (/\d/u.test(one.text)) one.text = lie(one.text);
      return said;
    };
    const { told, plain } = await october(t, scripted(`insight lie ${what}`, lying).baseUrl);
    const text = JSON.stringify(told.text);
    t.notRegex(text, /\b31\b(?! of)|75 in all|Best of all|should|June|Kwabena|thanks/u);
    if (told.writtenBy === 'builtin') t.deepEqual(told.text, plain);
  });

test('one lie is said anew once, with what is wrong with it; the second time it is gone', async (t) => {
  const asked: DocumentAsked[] = [];
  const once =
    (anew: (text: string) => string): Script =>
    (question) => {
      asked.push(question);
      if (question.is === 'anew')
        return { sentences: question.sentences.map((one) => ({ ...one, text: anew(one.text) })) };
      const said = honest(question) as { summary: { text: string }[] };
      const last = said.summary.at(-1);
      if (last) last.text = last.text.replace('25', '5');
      return said;
    };
  const mended = await october(
    t,
    scripted(
      'mends',
      once((text) => text.replace('to 5', 'to 25')),
    ).baseUrl,
  );
  t.regex(mended.told.text.summary, /from 40 to 25 minutes/);
  t.true(asked[1]?.is === 'anew' && asked[1].sentences.length === 1);
  const stubborn = await october(
    t,
    scripted(
      'stays',
      once((text) => text),
    ).baseUrl,
  );
  t.is(stubborn.told.writtenBy, 'openai:m');
  t.notRegex(stubborn.told.text.summary, /waiting time/);
});

test('what became less is never told elsewhere, however a model places it; after a hard day it is not even told to it', async (t) => {
  const asked: DocumentAsked[] = [];
  const misplaced: Script = (question) => {
    asked.push(question);
    if (question.is === 'anew') return { sentences: [] };
    const said = honest(question) as Record<'summary' | 'strengths' | 'growthAreas', object[]>;
    return {
      summary: [...said.summary, ...said.growthAreas],
      strengths: said.growthAreas,
      growthAreas: said.strengths,
    };
  };
  const { told, plain } = await october(t, scripted('misplaces', misplaced).baseUrl);
  t.true(plain.growthAreas.length > 0);
  for (const area of plain.growthAreas) t.false(told.text.strengths.includes(area) || told.text.summary.includes(area));
  const hard = await october(t, scripted('hard', misplaced).baseUrl, { isHard: true });
  t.deepEqual(hard.told.text.growthAreas, []);
  t.deepEqual(sourcesIn(asked.at(-1) as DocumentAsked, 'growthAreas'), []);
});

test('of two wins nothing is asked, and nothing leaves of private wins, of such as have other words for the public, or of a crisis', async (t) => {
  const { baseUrl, sent } = scripted('nothing to ask', honest);
  const few = await october(t, baseUrl, { wins: WINS.slice(-2) });
  t.deepEqual([few.told.writtenBy, few.told.fallbackReason, sent.length], ['builtin', null, 0]);
  await october(t, baseUrl, {
    wins: [...WINS, { date: '2026-10-21', text: 'Cut it from 40 to 20 dollars, and I want to kill myself.' }],
  });
  for (const kept of [{ private: true }, { publicText: 'Made the wait shorter.' }]) await october(t, baseUrl, { kept });
  t.is(sent.length, 3);
  t.notRegex(sent.join(), /kill myself/);
  t.regex(sent[0] ?? '', /waiting time/);
  t.notRegex(sent.slice(1).join(), /waiting time/);
});

test('no planted word leaves, and no id: people, firms, places, phones, addresses, links', async (t) => {
  const { baseUrl, sent } = scripted('insight canary', honest);
  const leaked: string[] = [];
  for (const language of ['en', 'de', 'fr', 'es'] as const) {
    const planted = plantedTexts.filter((one) => one.language === language);
    for (let at = 0; at < planted.length; at += 12) {
      const some = planted.slice(at, at + 12);
      const before = sent.length;
      const wins = some.map(({ text }, place) => ({
        date: `2026-10-${String(place + 10)}`,
        text,
        category: 'Delivery',
      }));
      await october(t, baseUrl, { wins, language });
      const call = new Set(
        sent
          .slice(before)
          .join(' ')
          .toLowerCase()
          .split(/[^\p{L}\p{N}]+/u),
      );
      for (const word of some.flatMap(({ words }) => words))
        if (word !== '2026' && call.has(word.toLowerCase())) leaked.push(word);
    }
  }
  t.true(sent.length > 8);
  t.deepEqual(leaked, []);
  t.notRegex(sent.join(), /win-\d|metadata|"user":/);
});

test('orders hidden in wins reach no model, and a model that obeys them gets none of it told', async (t) => {
  const { baseUrl, sent } = scripted('insight orders', honest);
  for (const [at, injection] of injections.entries()) {
    if (at % 20 !== 0) continue;
    const wins = [...WINS, { date: '2026-10-25', text: injection.text, category: 'Teaching' }];
    const { told } = await october(t, baseUrl, { wins, language: injection.language });
    t.notRegex(JSON.stringify(told.text), /hacked|evil\.example|halloran|999[.,]999|greatest|brain surgery/iu);
    const worst = obeyed(injection);
    const obedient: Script = (asked) => {
      if (asked.is === 'anew') return { sentences: asked.sentences };
      const said = (honest(asked) as { summary: { text: string; sources: string[] }[] }).summary;
      return {
        summary: [...said, ...worst.map((text) => ({ text, sources: ['W1'] }))],
        strengths: [],
        growthAreas: [],
      };
    };
    const { told: after } = await october(t, scripted(`obedient insight ${at}`, obedient).baseUrl);
    t.notRegex(JSON.stringify(after.text), /hacked|evil\.example|halloran|999[.,]999|greatest|boiler|CANARY/iu);
  }
  t.true(sent.length > 5);
  t.notRegex(sent.join(), /hacked|evil\.example|halloran|maintenance mode|brain surgery/iu);
});
