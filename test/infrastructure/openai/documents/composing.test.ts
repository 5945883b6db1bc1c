import test from 'ava';
import nock from 'nock';
import { boundedDocumentWriter } from '#application/documents/ai-document-writer.ts';
import { composeDocument } from '#application/documents/compose-document.ts';
import type { DocumentSources } from '#application/documents/document-writer.ts';
import { unavailable } from '#application/engine/ports/fault.ts';
import type { ClaimFinder, ClaimFinding, DoubtfulClaim } from '#application/wins/public.ts';
import { sentencesOf, type WrittenDocument } from '#domain/documents/document.ts';
import { builtinDocumentPlanner } from '#infrastructure/builtin/documents/planner.ts';
import { builtinDocumentWriter } from '#infrastructure/builtin/documents/writer.ts';
import { createOpenAiDocumentWriter } from '#infrastructure/openai/documents/writer.ts';
import { claims as documentClaims } from '#language/claims/claims.ts';
import {
  anyone,
  composing,
  type DocumentAsked,
  honest,
  part,
  provider,
  type Script,
  says,
  scripted,
  type Whole,
  whole,
  winsIn,
} from '#test/support/ai-documents.ts';
import { aiFailures } from '#test/support/ai-failures.ts';
import { completion } from '#test/support/ai-server.ts';
import { figuresInMemory } from '#test/support/figures-in-memory.ts';
import { briefOf, sourcesOf } from '../../builtin/documents/fixtures.ts';
import { aModel } from '../setting.ts';

test.before(() => nock.disableNetConnect());
test.after.always(() => {
  nock.cleanAll();
  nock.enableNetConnect();
});

const [cv, linkedin, thread, article] = ['cv', 'linkedin', 'thread', 'article'].map((name) =>
  briefOf('engineer', name),
) as [ReturnType<typeof briefOf>, ReturnType<typeof briefOf>, ReturnType<typeof briefOf>, ReturnType<typeof briefOf>];
const sources = sourcesOf('engineer');
const textsOf = (document: WrittenDocument): readonly string[] => sentencesOf(document).map(({ text }) => text);
const leftOut = ({ notes }: WrittenDocument): readonly string[] =>
  notes.flatMap(({ type, text }) => (type === 'left-out' ? [text] : []));

/** A model that says nothing is waited for to the end. */
const SHORT = { limitMs: 300 };

for (const [what, [fallbackReason, reply]] of Object.entries(aiFailures))
  test(`a model that ${what} leaves the document to plain code, which says why`, async (t) => {
    for (const brief of [cv, linkedin, thread]) {
      const { baseUrl } = provider(`failing: ${what} ${brief.kind}`, reply);
      const composed = await composing(baseUrl, { timeLimitMs: 50, ...(what === 'is silent' && SHORT) })(
        brief,
        sources,
      );
      t.deepEqual(composed, {
        document: await builtinDocumentWriter.write(brief, sources),
        writtenBy: 'builtin',
        fallbackReason,
      });
    }
  });

test('without a provider plain code writes at once, and in nobody’s place', async (t) => {
  const writers = { documentWriter: builtinDocumentWriter, aiDocumentWriter: null, documentClaims };
  const { writtenBy, fallbackReason } = await composeDocument(writers, { brief: cv, sources }, anyone, 60_000);
  t.deepEqual([writtenBy, fallbackReason], ['builtin', null]);
});

test('where there is no win to tell nothing is asked', async (t) => {
  const { baseUrl, sent } = scripted('nothing to tell', honest);
  const { writtenBy, fallbackReason } = await composing(baseUrl)(cv, { ...sources, wins: [] });
  t.deepEqual([writtenBy, fallbackReason, sent.length], ['builtin', null, 0]);
});

test('who has no tokens left today has plain code’s text, which says so, and nothing leaves', async (t) => {
  const { baseUrl, sent } = scripted('no tokens', honest);
  const budget = { take: async () => false, settle: async () => {} };
  const aiDocumentWriter = createOpenAiDocumentWriter(aModel({ baseUrl, budget }), builtinDocumentPlanner);
  const writers = { documentWriter: builtinDocumentWriter, aiDocumentWriter, documentClaims };
  const { writtenBy, fallbackReason } = await composeDocument(writers, { brief: cv, sources }, anyone, 60_000);
  t.deepEqual([writtenBy, fallbackReason, sent.length], ['builtin', 'over-budget', 0]);
});

test('what comes while a slow provider has all it may is plain code’s at once', async (t) => {
  const { baseUrl, sent } = provider('slow for two', () => null);
  const ai = createOpenAiDocumentWriter(aModel({ baseUrl, timeLimitMs: 60_000 }), builtinDocumentPlanner);
  const aiDocumentWriter = boundedDocumentWriter(ai, 2);
  const writers = { documentWriter: builtinDocumentWriter, aiDocumentWriter, documentClaims };
  const compose = (limitMs: number) => composeDocument(writers, { brief: cv, sources }, anyone, limitMs);
  await Promise.all([compose(30), compose(30)]);
  t.is((await compose(60_000)).fallbackReason, 'away'); // the calls go on behind those who gave up
  t.is(sent.length, 2);
});

test('what a provider has not written at the limit, plain code has', async (t) => {
  const never = { name: 'openai:m', draft: () => new Promise<never>(() => undefined) };
  const writers = { documentWriter: builtinDocumentWriter, aiDocumentWriter: never, documentClaims };
  const { writtenBy, fallbackReason } = await composeDocument(writers, { brief: cv, sources }, anyone, 1);
  t.deepEqual([writtenBy, fallbackReason], ['builtin', 'away']);
});

/** The honest one, with a lie in the place of one sentence. */
const lyingOnce =
  (lie: (text: string) => string, anew: (text: string) => string | null, asked: DocumentAsked[] = []): Script =>
  (question) => {
    asked.push(question);
    if (question.is === 'anew')
      return {
        sentences: question.sentences.flatMap(({ number, text, sources: labels }) => {
          const said = anew(text);
          return said === null ? [] : [{ number, ...says(said, ...labels) }];
        }),
      };
    const said = honest(question) as Whole;
    const [first] = said.parts[0]?.sentences ?? [];
    if (first) first.text = lie(first.text);
    return said;
  };

const LIE = ' and saved 31,337 dollars';
const lied = (text: string) => `${text.replace(/\.$/u, '')}${LIE}`;

test('a rejected sentence is written anew once, with what is wrong with it and its sources alone', async (t) => {
  const asked: DocumentAsked[] = [];
  const { baseUrl, sent } = scripted(
    'mended',
    lyingOnce(lied, (text) => text.replace(LIE, ''), asked),
  );
  const { document, writtenBy } = await composing(baseUrl)(linkedin, sources);
  t.is(writtenBy, 'openai:m');
  t.is(sent.length, 2);
  const [, question] = asked;
  t.true(question?.is === 'anew' && question.sentences.length === 1);
  if (question?.is !== 'anew') return;
  t.deepEqual(Object.keys(question.sources), question.sentences[0]?.sources);
  t.regex(question.sentences[0]?.wrong ?? '', /number/);
  t.notRegex(textsOf(document).join(' '), /31,337/);
  t.deepEqual(leftOut(document), []);
});

test('one that is rejected again is left out with what cannot be read without it, and its user is told', async (t) => {
  const leaning: Script = (question) => {
    if (question.is === 'anew')
      return { sentences: question.sentences.map((one) => ({ ...one, because: [], leans: false })) };
    const said = honest(question) as Whole;
    const [[, first] = [], [label = ''] = []] = winsIn(question.sources).map(([name, { text }]) => [name, text]);
    const words = first?.split(' ').slice(0, 4).join(' ') ?? '';
    if (said.parts[0]) said.parts[0].heading = 'Others';
    said.parts.unshift(
      part([says('I love 31,337 things.', label), { ...says(`${words}.`, label), leans: true }], { heading: 'Things' }),
    );
    return said;
  };
  const { document, writtenBy } = await composing(scripted('leans', leaning).baseUrl)(article, sources);
  t.is(writtenBy, 'openai:m');
  t.is(leftOut(document).length, 2);
  t.is(leftOut(document)[0], 'I love 31,337 things.');
  t.false(document.blocks.some((block) => block.type === 'heading' && block.text === 'Things'));
});

test('where the second call is late or fails, what passed of the first one stands', async (t) => {
  const script = lyingOnce(lied, () => null);
  const plain = await builtinDocumentWriter.write(thread, sources);
  const withLie = plain.blocks.map((block, at) =>
    block.type === 'post' && at > 0
      ? {
          ...block,
          sentences: block.sentences.map((one, place) =>
            place === 0 ? one : { ...one, text: at === 1 ? lied(one.text) : one.text.replace(/\.$/u, '') },
          ),
        }
      : block,
  );
  const late = {
    name: 'openai:m',
    draft: async () => ({
      document: { ...plain, blocks: withLie },
      saidOf: () => ({ leans: false }),
      rewritten: () => new Promise<never>(() => undefined),
    }),
  };
  const ill = provider('ill when asked again', (asked) =>
    asked.is === 'anew' ? { status: 500, body: {} } : { status: 200, body: completion(JSON.stringify(script(asked))) },
  );
  const composed = [
    await composeDocument(
      { documentWriter: { write: async () => plain }, aiDocumentWriter: late, documentClaims },
      { brief: thread, sources },
      anyone,
      1,
    ),
    await composing(ill.baseUrl)(thread, sources),
  ];
  for (const { document, writtenBy, fallbackReason } of composed) {
    t.deepEqual([writtenBy, fallbackReason], ['openai:m', null]);
    t.notRegex(textsOf(document).join(' '), /31,337/);
  }
});

test('where more than half of what a model wrote is untrue, none of it stands', async (t) => {
  const mostly: Script = (asked) => {
    if (asked.is === 'anew') return { sentences: [] };
    const said = honest(asked) as Whole;
    const all = said.parts.flatMap(({ sentences }) => sentences);
    for (const [at, one] of all.entries()) if (at <= all.length / 2) one.text = lied(one.text);
    return said;
  };
  const { writtenBy, fallbackReason, document } = await composing(scripted('mostly lies', mostly).baseUrl)(
    linkedin,
    sources,
  );
  t.deepEqual([writtenBy, fallbackReason], ['builtin', 'unfit']);
  t.deepEqual(leftOut(document), []);
});

const win = (id: string, text: string) => ({
  ...(sources.wins[0] as DocumentSources['wins'][number]),
  id,
  text,
  skills: [],
});

const own = [
  win('a', 'We cut the waiting time from 40 to 25 minutes.'),
  win('b', 'I trained two nurses on the triage form.'),
  win('c', 'I passed the inspection of the kitchen.'),
];
const labelOf = (asked: DocumentAsked, words: string) =>
  winsIn(asked.sources).find(([, { text }]) => text.includes(words))?.[0] ?? '';

const TIED = 'I taught two nurses the triage form and calmly passed the inspection of the kitchen.';
const tying: Script = (asked) =>
  asked.is === 'anew'
    ? { sentences: [] }
    : whole(
        part([
          says('I trained two nurses on the triage form.', labelOf(asked, 'trained')),
          {
            ...says(TIED, labelOf(asked, 'trained'), labelOf(asked, 'passed')),
            because: ['trained two nurses', 'passed the inspection', 'was praised for it'],
          },
        ]),
      );

/** Finds of every sentence what is told, and keeps what it was asked. */
const finderThat = (said: () => readonly (ClaimFinding | null)[]) => {
  const asked: (readonly DoubtfulClaim[])[] = [];
  const claimFinder: ClaimFinder = {
    for: () => async (doubtful) => {
      asked.push(doubtful);
      return said();
    },
  };
  return { asked, claimFinder };
};

test('a sentence that ties two wins in words of its own is looked up once, and keeps the words it rests on', async (t) => {
  const found = { quotes: [{ word: 'calmly', quote: 'I passed', isJudgement: false }], isSaidSo: true };
  const { asked, claimFinder } = finderThat(() => [found]);
  const compose = composing(scripted('ties', tying).baseUrl, { claimFinder });
  const { document, writtenBy } = await compose(linkedin, { ...sources, wins: own });
  t.is(writtenBy, 'openai:m');
  t.deepEqual(
    asked.map((doubtful) => doubtful.map(({ text }) => text)),
    [[TIED]],
  );
  const said = sentencesOf(document).find(({ text }) => text === TIED);
  t.deepEqual(said?.citations, [
    { kind: 'win', id: 'b' },
    { kind: 'win', id: 'c' },
  ]);
  t.deepEqual(said?.because, ['trained two nurses', 'passed the inspection']);
});

for (const [what, claimFinder] of Object.entries({
  'is not found said': finderThat(() => [{ quotes: [], isSaidSo: false }]).claimFinder,
  'finds no answer': finderThat(() => [null]).claimFinder,
  'cannot be looked up': finderThat(() => {
    throw unavailable('the AI provider', 1);
  }).claimFinder,
}))
  test(`one that ties two wins and ${what} is left out, however true its quotes are`, async (t) => {
    const compose = composing(scripted(`ties, ${what}`, tying).baseUrl, { claimFinder });
    const { document, writtenBy } = await compose(linkedin, { ...sources, wins: own });
    t.is(writtenBy, 'openai:m');
    t.deepEqual(leftOut(document), [TIED]);
  });

test('a doubtful ordinary word stands by the quotes of each win where nobody can be asked, not against who was', async (t) => {
  const CALM = 'I calmly trained two nurses on the triage form.';
  const calmly =
    (because: string[]): Script =>
    (asked) =>
      asked.is === 'anew'
        ? { sentences: [] }
        : whole(
            part([
              says('I passed the inspection of the kitchen.', labelOf(asked, 'passed')),
              { ...says(CALM, labelOf(asked, 'trained')), because },
            ]),
          );
  const { claimFinder } = finderThat(() => [{ quotes: [], isSaidSo: false }]);
  const quoting = scripted('calm', calmly(['trained two nurses'])).baseUrl;
  const misquoting = scripted('calm and wrong', calmly(['trained ten nurses'])).baseUrl;
  const leftOutBy = async (compose: ReturnType<typeof composing>) =>
    leftOut((await compose(linkedin, { ...sources, wins: own })).document);
  t.deepEqual(await leftOutBy(composing(quoting)), []);
  t.deepEqual(await leftOutBy(composing(misquoting)), [CALM]);
  t.deepEqual(await leftOutBy(composing(quoting, { claimFinder })), [CALM]);
});

const ANEW = 'I calmly trained two nurses on the triage form.';
const mendedInOwnWords: Script = (asked) =>
  asked.is === 'anew'
    ? {
        sentences: asked.sentences.map(({ number, sources: labels }) => ({
          number,
          ...says(ANEW, ...labels),
          because: ['trained two nurses'],
        })),
      }
    : whole(
        part([
          says('I passed the inspection of the kitchen.', labelOf(asked, 'passed')),
          says('I trained 31 nurses on the triage form.', labelOf(asked, 'trained')),
        ]),
      );

for (const [what, said, isKept] of [
  [
    'is found said, stands',
    () => [{ quotes: [{ word: 'calmly', quote: 'trained', isJudgement: false }], isSaidSo: true }],
    true,
  ],
  ['is not found said, is left out', () => [{ quotes: [], isSaidSo: false }], false],
  ['finds no answer, is left out', () => [null], false],
  [
    'cannot be looked up, is left out',
    () => {
      throw unavailable('the AI provider', 1);
    },
    false,
  ],
] as const)
  test(`a sentence written anew is looked up as well: one that ${what}`, async (t) => {
    const { asked, claimFinder } = finderThat(said);
    const compose = composing(scripted(`anew ${what}`, mendedInOwnWords).baseUrl, { claimFinder });
    const { document, writtenBy } = await compose(linkedin, { ...sources, wins: own });
    t.is(writtenBy, 'openai:m');
    t.deepEqual(
      asked.map((doubtful) => doubtful.map(({ text }) => text)),
      [[ANEW]],
    );
    t.deepEqual(leftOut(document), isKept ? [] : [ANEW]);
  });

test('one that ties two wins is sent back with that as the reason; what several did is nobody’s own', async (t) => {
  const asked: DocumentAsked[] = [];
  const half: Script = (question) => {
    asked.push(question);
    if (question.is === 'anew') return { sentences: [] };
    const [cut, trained, passed] = ['cut', 'trained', 'passed'].map((words) => labelOf(question, words)) as [
      string,
      string,
      string,
    ];
    return whole(
      part(
        [
          says('Trained two nurses on the triage form', trained),
          says('Passed the inspection of the kitchen', passed),
          says('Cut the waiting time from 40 to 25 minutes', cut),
          says('Taught two nurses the triage form and passed the inspection of the kitchen', trained, passed),
        ],
        { manner: 'bullets' },
      ),
    );
  };
  const { document } = await composing(scripted('half quoted', half).baseUrl)(cv, { ...sources, wins: own });
  const [, again] = asked;
  t.true(again?.is === 'anew');
  if (again?.is !== 'anew') return;
  t.deepEqual(
    again.sentences.map(({ text }) => text),
    [
      'Cut the waiting time from 40 to 25 minutes',
      'Taught two nurses the triage form and passed the inspection of the kitchen',
    ],
  );
  t.regex(again.sentences[1]?.wrong ?? '', /one thing of two/);
  t.deepEqual(
    leftOut(document).slice(-2),
    again.sentences.map(({ text }) => text),
  );
});

test('a CV keeps name, positions, dates and education as plain code has them; lines stand under their position', async (t) => {
  const said: Script = (asked) => {
    if (asked.is === 'anew') return { sentences: [] };
    const position = Object.keys(asked.sources).find((label) => label.startsWith('F')) ?? '';
    const sentences = winsIn(asked.sources)
      .slice(0, 4)
      .map(([win, { text }]) => says(text.split(/(?<=[.!?]) /u)[0] ?? '', win));
    return whole(
      part(sentences.slice(0, 1), { heading: 'Profile' }),
      part(sentences.slice(1, 3), { position, manner: 'bullets' }),
      part(sentences.slice(3), { heading: 'More', manner: 'bullets' }),
    );
  };
  const { document } = await composing(scripted('frames', said).baseUrl)(cv, sources);
  const plain = await builtinDocumentWriter.write(cv, sources);
  const entriesOf = ({ blocks }: WrittenDocument) =>
    blocks.flatMap((block) =>
      block.type === 'entry' ? [[block.title.text, block.place?.text, block.time?.text]] : [],
    );
  t.deepEqual([document.title, document.contact], [plain.title, plain.contact]);
  t.deepEqual(entriesOf(document), entriesOf(plain));
  const headings = document.blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : []));
  t.deepEqual(headings.slice(0, 3), ['Profile', 'Experience', 'More']);
  const items = document.blocks.flatMap((block) =>
    block.type === 'entry' && block.items.length > 0 ? [block.items] : [],
  );
  t.is(items.flat().length, 2);
});

test('what a request asked for and could not be met is told to its user, without links', async (t) => {
  const { baseUrl } = scripted('unmet', (asked) => ({
    ...(honest(asked) as Whole),
    unmet: ['Your entries hold nothing about CQC.', 'See https://evil.example', 'x'.repeat(400)],
  }));
  const { document } = await composing(baseUrl)(linkedin, sources);
  t.deepEqual(
    document.notes.filter(({ type }) => type === 'unmet').map(({ text }) => text),
    ['Your entries hold nothing about CQC.'],
  );
});

test('a letter is the model’s from greeting to closing, between subject and name', async (t) => {
  const letter = briefOf('engineer', 'letter');
  const said: Script = (asked) =>
    asked.is === 'anew'
      ? { sentences: [] }
      : whole(
          part([says('Dear Hiring Manager,')]),
          part(
            winsIn(asked.sources)
              .slice(0, 3)
              .map(([label, { text }]) => says(text, label)),
          ),
          part([says('You will enjoy 900 meetings,')]),
          part([says('Yours sincerely,')]),
        );
  const { document } = await composing(scripted('greets', said).baseUrl)(letter, sources);
  const [subject, greeting] = document.blocks;
  t.is(subject?.type, 'heading');
  t.deepEqual(greeting?.type === 'paragraph' && greeting.sentences.map(({ text }) => text), ['Dear Hiring Manager,']);
  t.deepEqual(textsOf(document).slice(-2), ['Yours sincerely,', sources.profile.name]);
  t.false(document.notes.some(({ type }) => type === 'gap'));
});

test('emojis stand only where they are asked for', async (t) => {
  const { baseUrl } = scripted('emojis', (asked) => {
    const said = honest(asked) as Whole;
    for (const one of said.parts.flatMap(({ sentences }) => sentences)) one.text = `${one.text} 🎉`;
    return said;
  });
  const plainly = await composing(baseUrl)(linkedin, sources);
  t.notRegex(textsOf(plainly.document).join(' '), /🎉/u);
  const asked = await composing(baseUrl)({ ...linkedin, prompt: 'friendly, with emojis' }, sources);
  t.is(asked.writtenBy, 'openai:m');
  t.regex(textsOf(asked.document).join(' '), /🎉/u);
});

test('posts keep to the room of their network, however much a model says', async (t) => {
  const talking: Script = (asked) => {
    if (asked.is === 'anew') return { sentences: [] };
    const told = winsIn(asked.sources);
    return whole(
      ...told
        .slice(0, 20)
        .map(([label, { text }]) =>
          part([says(text, label), says(text.replace(/\.?$/u, '!'), label), says(text.replace(/\.?$/u, '…'), label)]),
        ),
    );
  };
  const { baseUrl } = scripted('talks', talking);
  for (const profession of ['engineer', 'teacher', 'salesperson'] as const) {
    const said = sourcesOf(profession);
    const asThread = await composing(baseUrl)(briefOf(profession, 'thread'), said);
    const posts = asThread.document.blocks;
    for (const [at, block] of posts.entries()) {
      const text = block.type === 'post' ? block.sentences.map((one) => one.text).join(' ') : '';
      t.true(text.length <= 280 && text.startsWith(`${at + 1}/${posts.length} `), text);
    }
    const { document, writtenBy } = await composing(baseUrl)(briefOf(profession, 'linkedin'), said);
    t.deepEqual([asThread.writtenBy, writtenBy], ['openai:m', 'openai:m']);
    t.true(textsOf(document).join('\n\n').length <= 3_000);
  }
});

test('a win’s own link or mark is none that a document shows, however exactly a model copies it', async (t) => {
  const own = [
    win('a', 'Wrote the guide for new staff, see www.guide.example for it.'),
    win('b', 'Wrote [the plan](https://plan.example) for the move of the ward.'),
    win('c', 'I passed the inspection of the kitchen.'),
  ];
  const copying: Script = (asked) =>
    asked.is === 'anew'
      ? { sentences: asked.sentences.map((one) => ({ ...one, because: [one.text], leans: false })) }
      : whole(...winsIn(asked.sources).map(([label, { text }]) => part([says(text, label)])));
  const { document } = await composing(scripted('copies', copying).baseUrl)(cv, { ...sources, wins: own });
  t.notRegex(textsOf({ ...document, contact: [] }).join(' '), /www|https?:|[[\]]/);
});

test('sentences that the check rejects are counted once each by why, without their words', async (t) => {
  const { baseUrl } = scripted('counted lies', (asked) => {
    const said = honest(asked) as Whole;
    const [first] = said.parts?.[0]?.sentences ?? [];
    if (first) first.text = '<b>Marked.</b>';
    return said;
  });
  const figures = figuresInMemory();
  const aiDocumentWriter = createOpenAiDocumentWriter(aModel({ baseUrl }), builtinDocumentPlanner);
  const writers = { documentWriter: builtinDocumentWriter, aiDocumentWriter, documentClaims, figures };
  await composeDocument(writers, { brief: cv, sources }, anyone, 60_000);
  t.is(figures.counted['ai.rejected|document|markup'], 1);
  t.true(Object.keys(figures.counted).every((name) => /^ai\.rejected\|document\|[a-z-]+$/.test(name)));
});
