import test from 'ava';
import nock from 'nock';
import { boundedDocumentWriter } from '#application/documents/ai-document-writer.ts';
import { composeDocument } from '#application/documents/compose-document.ts';
import type { DocumentSources } from '#application/documents/document-writer.ts';
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
  provider,
  type Script,
  scripted,
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

const [cv, linkedin, thread] = ['cv', 'linkedin', 'thread'].map((name) => briefOf('engineer', name)) as [
  ReturnType<typeof briefOf>,
  ReturnType<typeof briefOf>,
  ReturnType<typeof briefOf>,
];
const sources = sourcesOf('engineer');
const textsOf = (document: WrittenDocument): readonly string[] => sentencesOf(document).map(({ text }) => text);
const leftOut = ({ notes }: WrittenDocument): readonly string[] =>
  notes.flatMap(({ type, text }) => (type === 'left-out' ? [text] : []));

for (const [what, [fallbackReason, reply]] of Object.entries(aiFailures))
  test(`a model that ${what} leaves the document to plain code, which says why`, async (t) => {
    for (const brief of [cv, linkedin, thread]) {
      const { baseUrl } = provider(`failing: ${what} ${brief.kind}`, reply);
      const composed = await composing(baseUrl, { timeLimitMs: 50 })(brief, sources);
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

/** The honest one, with a lie in the place of one win. */
const lyingOnce =
  (lie: (text: string) => string, anew: (text: string) => string | null, asked: DocumentAsked[] = []): Script =>
  (question) => {
    asked.push(question);
    if (question.is === 'anew')
      return {
        sentences: question.sentences.flatMap(({ number, text, sources: labels }) => {
          const said = anew(text);
          return said === null ? [] : [{ number, text: said, sources: labels }];
        }),
      };
    const said = honest(question) as { told?: { sentences: string[] }[]; blocks?: { sentences: { text: string }[] }[] };
    const [first] =
      said.told ?? said.blocks?.map(({ sentences }) => ({ sentences: sentences.map(({ text }) => text) })) ?? [];
    const [text = ''] = first?.sentences ?? [];
    const lied = lie(text);
    if (said.told?.[0]) said.told[0].sentences = [lied];
    const one = said.blocks?.[0]?.sentences[0];
    if (one) one.text = lied;
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

test('one that is rejected again gives way to plain code’s words of the same win; where it has none its user is told', async (t) => {
  const ofThread = await composing(scripted('lies again in a post', lyingOnce(lied, lied)).baseUrl)(thread, sources);
  const plain = await builtinDocumentWriter.write(thread, sources);
  t.is(ofThread.writtenBy, 'openai:m');
  t.deepEqual(ofThread.document.blocks[1], plain.blocks[1]);
  t.notDeepEqual(ofThread.document.blocks[2], plain.blocks[2]);
  t.deepEqual(leftOut(ofThread.document), []);

  const besides: Script = (question) => {
    if (question.is === 'anew') return { sentences: question.sentences };
    const said = honest(question) as { blocks: object[] };
    return {
      ...said,
      blocks: [
        ...said.blocks,
        { heading: '', manner: 'paragraph', sentences: [{ text: `I love 31,337 things.`, sources: ['W1'] }] },
      ],
    };
  };
  const ofPost = await composing(scripted('lies beside', besides).baseUrl)(linkedin, sources);
  t.is(ofPost.writtenBy, 'openai:m');
  t.deepEqual(leftOut(ofPost.document), ['I love 31,337 things.']);
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
    const { blocks } = honest(asked) as { blocks: { sentences: { text: string }[] }[] };
    const count = blocks.flatMap(({ sentences }) => sentences).length;
    let at = 0;
    for (const one of blocks.flatMap(({ sentences }) => sentences)) {
      if (at <= count / 2) one.text = lied(one.text);
      at += 1;
    }
    return { title: '', blocks };
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

test('a sentence of two wins ties what nobody tied, and what several did is nobody’s own, in a line without a subject too', async (t) => {
  const own = [
    win('a', 'We cut the waiting time from 40 to 25 minutes.'),
    win('b', 'I trained two nurses on the triage form.'),
    win('c', 'I passed the inspection of the kitchen.'),
  ];
  const tied: Script = (asked) =>
    asked.is === 'anew'
      ? { sentences: [] }
      : {
          title: '',
          blocks: [
            {
              heading: '',
              manner: 'paragraph',
              sentences: [
                {
                  text: 'We cut the waiting time from 40 to 25 minutes, I trained two nurses.',
                  sources: labels(asked, ['cut', 'trained']),
                },
                ...Object.entries(asked.sources)
                  .filter(([label]) => label.startsWith('W'))
                  .map(([label, { text }]) => ({ text, sources: [label] })),
              ],
            },
          ],
        };
  const labels = (asked: DocumentAsked, words: readonly string[]) =>
    Object.entries(asked.sources).flatMap(([label, { text = '' }]) =>
      words.some((word) => text.includes(word)) ? [label] : [],
    );
  const post = await composing(scripted('ties', tied).baseUrl)(linkedin, { ...sources, wins: own });
  t.is(post.writtenBy, 'openai:m');
  t.deepEqual(leftOut(post.document), ['We cut the waiting time from 40 to 25 minutes, I trained two nurses.']);

  const alone: Script = (asked) =>
    asked.is === 'anew'
      ? { sentences: [] }
      : {
          told: labels(asked, ['cut', 'trained', 'passed']).map((label) => ({
            win: label,
            sentences: [
              asked.sources[label]?.text?.replace(/^(?:We|I) (.)/u, (_, letter: string) => letter.toUpperCase()) ?? '',
            ],
          })),
        };
  const { document } = await composing(scripted('takes credit', alone).baseUrl)(cv, { ...sources, wins: own });
  t.true(textsOf(document).includes('Trained two nurses on the triage form'));
  t.false(textsOf(document).some((text) => text.startsWith('Cut the waiting time')));
});

test('posts keep to the room of their network, however much a model says', async (t) => {
  const talking: Script = (asked) => {
    const told = Object.entries(asked.sources).filter(([label]) => label.startsWith('W'));
    if (asked.is === 'lines')
      return { told: told.map(([win, { text = '' }]) => ({ win, sentences: Array.from({ length: 6 }, () => text) })) };
    const sentences = told.flatMap(([label, { text = '' }]) => [
      { text, sources: [label] },
      { text: `${text} ${text} ${text}`, sources: [label] },
    ]);
    return {
      title: '',
      blocks: Array.from({ length: 8 }, (_, at) => ({
        heading: '',
        manner: 'paragraph',
        sentences: sentences.slice(at * 5, at * 5 + 5),
      })),
    };
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
      ? { sentences: asked.sentences }
      : { told: Object.entries(asked.sources).map(([label, { text }]) => ({ win: label, sentences: [text] })) };
  const { document } = await composing(scripted('copies', copying).baseUrl)(cv, { ...sources, wins: own });
  t.notRegex(textsOf({ ...document, contact: [] }).join(' '), /www|https?:|[[\]]/);
});

test('sentences that the check rejects are counted once each by why, without their words', async (t) => {
  const { baseUrl } = scripted('counted lies', (asked) => {
    const told = honest(asked);
    if (asked.is !== 'lines' || typeof told === 'string') return told;
    const { told: [first, ...rest] = [] } = told as { told: { win: string; sentences: string[] }[] };
    return { told: first ? [{ ...first, sentences: ['<b>Marked.</b>'] }, ...rest] : rest };
  });
  const figures = figuresInMemory();
  const aiDocumentWriter = createOpenAiDocumentWriter(aModel({ baseUrl }), builtinDocumentPlanner);
  const writers = { documentWriter: builtinDocumentWriter, aiDocumentWriter, documentClaims, figures };
  await composeDocument(writers, { brief: cv, sources }, anyone, 60_000);
  t.is(figures.counted['ai.rejected|document|markup'], 1);
  t.true(Object.keys(figures.counted).every((name) => /^ai\.rejected\|document\|[a-z-]+$/.test(name)));
});
