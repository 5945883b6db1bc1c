import test from 'ava';
import nock from 'nock';
import { unsupportedIn } from '#application/documents/check-document.ts';
import type { DocumentBrief, DocumentSources } from '#application/documents/document-writer.ts';
import type { ClaimFinder } from '#application/wins/public.ts';
import { sentencesOf, type WrittenDocument } from '#domain/documents/document.ts';
import { builtinDocumentWriter } from '#infrastructure/builtin/documents/writer.ts';
import { claims as documentClaims } from '#language/claims/claims.ts';
import {
  composing,
  honest,
  lies,
  type SaidByModel,
  type Script,
  says,
  scripted,
  type Whole,
} from '#test/support/ai-documents.ts';
import { briefOf, briefs, professions, seeded, sourcesOf } from '../../builtin/documents/fixtures.ts';

test.before(() => nock.disableNetConnect());
test.after.always(() => {
  nock.cleanAll();
  nock.enableNetConnect();
});

const SEED = 20_261_123;

/** What no win of the fixtures says, and every lie but those of another's words does. */
const LIES =
  /77[.,]?\d{3}|1937|<b>|evil\.example|NAME_998|hacked|Kwabena|Enron|surgery|greatest|passionate|shareholders|double|excellent:/iu;

/** Looks as a careful reader does: a sentence is said where a source says it in the same words. */
const reader: ClaimFinder = {
  for: () => async (claims) =>
    claims.map(({ text, sources }) => ({ quotes: [], isSaidSo: sources.some((one) => one.text.includes(text)) })),
};

/**
 * What code alone cannot tell from another way to say it, where its words are quoted: where nobody can be asked it may
 * pass.
 */
const FOR_A_READER: ReadonlySet<string> = new Set(['a skill more', 'praise', 'a motive', 'a consequence']);

/** Tells each win by a lie with this chance, and lies again when asked anew; `told` counts them. */
const liarOf = (seed: number, told: { lies: number }): Script => {
  const chance = seeded(seed);
  const kinds = Object.values(lies);
  const said = (text: string, label: string, labels: readonly string[]): SaidByModel => {
    if (chance(10) < 6) return says(text, label);
    told.lies += 1;
    const other = labels[chance(labels.length)] ?? label;
    if (chance(6) === 0 && other !== label) return says(text, other);
    return kinds[chance(kinds.length)]?.(text, label, chance) ?? says(text);
  };
  return (asked) => {
    const labels = Object.keys(asked.sources).filter((label) => label.startsWith('W'));
    if (asked.is === 'anew')
      return {
        sentences: asked.sentences.map(({ number, text, sources }) => ({
          number,
          ...said(text, sources[0] ?? 'W1', labels),
        })),
      };
    const truth = honest(asked) as Whole;
    return {
      ...truth,
      title: '',
      parts: truth.parts.map((part) => ({
        ...part,
        sentences: part.sentences.map(({ text, sources }) => said(text, sources[0] ?? '', labels)),
      })),
    };
  };
};

/** What is left that nothing bears out; words of its own a sentence may have. */
const stray = (document: WrittenDocument, brief: DocumentBrief, sources: DocumentSources) =>
  unsupportedIn(documentClaims, { document, brief, sources }).filter(
    ({ why, sentence }) => why !== 'doubtful' && sentence.citations.length > 0,
  );

const textOf = ({ title, blocks, contact }: WrittenDocument): string =>
  [
    title,
    ...blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : [])),
    ...sentencesOf({ contact, blocks }).map(({ text }) => text),
  ].join('\n');

test('whatever a model says, no sentence passes that nothing bears out, and a document still comes', async (t) => {
  const told = { lies: 0 };
  let [byAi, byPlain] = [0, 0];
  for (let round = 0; round < 2; round += 1)
    for (const [at, profession] of professions.entries()) {
      const { baseUrl } = scripted(`liar ${'abcdef'[at]}${'ghij'[round]}`, liarOf(SEED + round * 100 + at, told));
      const sources = sourcesOf(profession);
      for (const name of Object.keys(briefs)) {
        const brief = briefOf(profession, name);
        const { document, writtenBy } = await composing(baseUrl, { claimFinder: reader })(brief, sources);
        t.deepEqual(stray(document, brief, sources), []);
        t.notRegex(textOf(document), LIES);
        const texts = new Map(sources.wins.map(({ id, text }) => [id, text]));
        const plain = new Set(sentencesOf(await builtinDocumentWriter.write(brief, sources)).map(({ text }) => text));
        for (const { text, citations } of sentencesOf(document)) {
          if (plain.has(text)) continue;
          const said = citations
            .map((citation) => (citation.kind === 'win' ? (texts.get(citation.id) ?? '') : ''))
            .join(' ');
          for (const number of citations.length === 0 ? [] : (text.match(/\d+/gu) ?? []))
            t.true(said.includes(number), `${number} is not in: ${said}`);
        }
        t.true(document.blocks.length > 0 || document.notes.length > 0);
        if (writtenBy === 'builtin') byPlain += 1;
        else byAi += 1;
      }
    }
  t.true(told.lies > 1_000);
  t.true(byAi > 20 && byPlain > 0);
  t.log(`${told.lies} lies told, ${byAi} documents by the model, ${byPlain} by plain code in its place`);
});

for (const [what, lie] of Object.entries(lies))
  for (const [by, claimFinder] of [
    ['a reader', reader] as const,
    ...(FOR_A_READER.has(what) ? [] : [['code alone', undefined] as const]),
  ])
    test(`a lie of each sentence passes nowhere, looked at by ${by}: ${what}`, async (t) => {
      const { baseUrl } = scripted(`only ${what} ${by}`, (asked) => {
        if (asked.is === 'anew') return { sentences: asked.sentences };
        const said = honest(asked) as Whole;
        return {
          ...said,
          parts: said.parts.map((part) => ({
            ...part,
            sentences: part.sentences.map((one, at) =>
              at % 2 === 0 ? one : lie(one.text, one.sources[0] ?? '', () => 7),
            ),
          })),
        };
      });
      for (const profession of ['nurse', 'salesperson'] as const)
        for (const name of ['cv', 'thread', 'linkedin', 'article']) {
          const [brief, sources] = [briefOf(profession, name), sourcesOf(profession)];
          const { document } = await composing(baseUrl, { claimFinder })(brief, sources);
          t.deepEqual(stray(document, brief, sources), []);
          t.notRegex(textOf(document), LIES);
        }
    });
