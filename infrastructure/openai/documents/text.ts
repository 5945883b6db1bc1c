import { z } from 'zod';
import { aiUnfit } from '#application/engine/ports/ai-faults.ts';
import { type Block, type Sentence, sentencesOf, type WrittenDocument } from '#domain/documents/document.ts';
import { answerSchema } from '../answer-schema.ts';
import type { Form } from './form.ts';
import { inLinkedinPost } from './room.ts';
import type { Scribe } from './scribe.ts';

const sentence = z.object({ text: z.string().max(1_000), sources: z.array(z.string().max(20)).max(10) });
const answered = z.object({
  title: z.string().max(200).catch(''),
  blocks: z
    .array(
      z.object({
        heading: z.string().max(120).catch(''),
        manner: z.enum(['paragraph', 'bullets']),
        sentences: z.array(sentence).max(30),
      }),
    )
    .max(30),
});
type Answer = z.infer<typeof answered>;

/** For what a model composes: the middle of a letter, a post on LinkedIn, an article, what a free prompt asks for. */
export const text: Form<Answer> = {
  answered,
  schema: answerSchema(answered),
  composes: true,
  mostTokens: () => 2_500,
  place({ title, blocks }, _given, scribe, plain) {
    const told = blocksOf(blocks, scribe, HAS_HEADINGS.has(plain.kind));
    if (told.length === 0) throw aiUnfit('empty');
    switch (plain.kind) {
      case 'cover-letter':
        return { ...plain, blocks: inTheMiddle(plain.blocks, told) };
      case 'linkedin-post':
        return { ...plain, blocks: inLinkedinPost(told) };
      default:
        return { ...plain, title: scribe.sentence(title, [])?.text ?? '', blocks: told };
    }
  },
};

const HAS_HEADINGS: ReadonlySet<WrittenDocument['kind']> = new Set(['custom-content']);

const blocksOf = (blocks: Answer['blocks'], scribe: Scribe, hasHeadings: boolean): readonly Block[] => {
  const seen = new Set<string>();
  return blocks.flatMap(({ heading, manner, sentences }): readonly Block[] => {
    const told = sentences.flatMap((one): readonly Sentence[] => {
      const own = scribe.sentence(
        manner === 'bullets' ? one.text.replace(/\.\s*$/u, '') : one.text,
        labelsOf(one.sources),
      );
      if (own === null || seen.has(own.text)) return [];
      seen.add(own.text);
      return [own];
    });
    if (told.length === 0) return [];
    const head = hasHeadings ? scribe.sentence(heading, []) : null;
    return [
      ...(head === null ? [] : [{ type: 'heading', text: head.text } as const]),
      manner === 'bullets' ? { type: 'bullets', items: told } : { type: 'paragraph', sentences: told },
    ];
  });
};

export const labelsOf = (sources: readonly string[]): readonly string[] => [
  ...new Set(sources.map((label) => label.trim().toUpperCase()).filter((label) => label !== '')),
];

/** Between who writes for what, and the greeting. */
const inTheMiddle = (plain: readonly Block[], told: readonly Block[]): readonly Block[] => {
  const first = plain.findIndex(isOfWins);
  const last = plain.findLastIndex(isOfWins);
  if (first < 0) throw aiUnfit('no-place');
  return [...plain.slice(0, first), ...told, ...plain.slice(last + 1)];
};

const isOfWins = (block: Block): boolean => {
  const told = sentencesOf({ contact: [], blocks: [block] });
  return (
    told.length > 0 &&
    told.every(({ citations }) => citations.length > 0 && citations.every(({ kind }) => kind === 'win'))
  );
};
