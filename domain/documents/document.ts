import { z } from 'zod';
import { language } from '#domain/event-fields.ts';
import type { Frozen } from '#domain/frozen.ts';
import { documentKind } from './document-kind.ts';

const profileField = z.enum(['name', 'email', 'phone', 'role', 'company']);
export type ProfileField = z.infer<typeof profileField>;
const wishField = z.enum(['prompt', 'company', 'role', 'jobDescription']);
export type WishField = z.infer<typeof wishField>;

/**
 * What a sentence rests on: a win, a career fact, a line of the profile, or what its user said when they asked for the
 * document. A document claims nothing else.
 */
const citation = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('win'), id: z.string() }),
  z.object({ kind: z.literal('fact'), id: z.string() }),
  z.object({ kind: z.literal('profile'), field: profileField }),
  z.object({ kind: z.literal('wish'), field: wishField }),
]);
export type Citation = Frozen<z.infer<typeof citation>>;

/**
 * One claim and what it rests on. `citations` is empty only of what claims nothing: a greeting, a heading, a closing. `because` are
 * the words of its sources that it rests on, letter by letter, where a model wrote it.
 */
const sentence = z.object({
  text: z.string(),
  citations: z.array(citation),
  because: z.array(z.string()).exactOptional(),
});
export type Sentence = Frozen<z.infer<typeof sentence>>;

/**
 * A piece of a document, in the order of reading. `entry` is a position or a school, with the lines below it. `post` is one of
 * a thread, whole by itself. A heading `ofGroup` stands above some lines of an entry.
 */
const block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('heading'), text: z.string(), ofGroup: z.literal(true).exactOptional() }),
  z.object({ type: z.literal('paragraph'), sentences: z.array(sentence) }),
  z.object({ type: z.literal('bullets'), items: z.array(sentence) }),
  z.object({
    type: z.literal('entry'),
    title: sentence,
    place: sentence.nullable(),
    time: sentence.nullable(),
    items: z.array(sentence),
  }),
  z.object({ type: z.literal('post'), sentences: z.array(sentence) }),
]);
export type Block = Frozen<z.infer<typeof block>>;

/**
 * `missing`: a fact that belongs in this place and is not known. `gap`: asked for in the job description, shown by no win.
 * `finding`: what applicant tracking systems or readers trip over. `left-out`: a sentence that nothing bore out. `kept`: its user's
 * own words stand in this place, and what would have been written anew instead; '' for nothing. `unmet`: what its user asked for and
 * could not be met. `draft`: what plain code leaves to its user. `missingFact` names what is missing
 * without a word of its user's, where they may say that they do not want to be asked for it again.
 */
const documentNote = z.object({
  type: z.enum(['missing', 'gap', 'finding', 'left-out', 'kept', 'unmet', 'draft']),
  place: z.string(),
  text: z.string(),
  missingFact: z.string().exactOptional(),
});
export type DocumentNote = Frozen<z.infer<typeof documentNote>>;

/**
 * A document as it was written. `contact` are the lines below the name of a CV or letter. `notes` are for its user alone and
 * in no file of it: what lacks, and what a job asks for that no win shows.
 */
export const writtenDocument = z.object({
  kind: documentKind,
  language,
  title: z.string(),
  contact: z.array(sentence),
  blocks: z.array(block),
  notes: z.array(documentNote),
});
export type WrittenDocument = Frozen<z.infer<typeof writtenDocument>>;

/** Every sentence of a document, in the order of reading. */
export const sentencesOf = ({ contact, blocks }: Pick<WrittenDocument, 'contact' | 'blocks'>): readonly Sentence[] => [
  ...contact,
  ...blocks.flatMap(sentencesIn),
];

const sentencesIn = (block: Block): readonly Sentence[] => {
  switch (block.type) {
    case 'heading':
      return [];
    case 'paragraph':
    case 'post':
      return block.sentences;
    case 'bullets':
      return block.items;
    case 'entry':
      return [block.title, ...(block.place ? [block.place] : []), ...(block.time ? [block.time] : []), ...block.items];
  }
};

/** A block with other sentences in the place of its own; what names an entry stays. */
export const withSentences = (block: Block, change: (sentences: readonly Sentence[]) => readonly Sentence[]): Block => {
  switch (block.type) {
    case 'heading':
      return block;
    case 'paragraph':
    case 'post':
      return { ...block, sentences: change(block.sentences) };
    case 'bullets':
    case 'entry':
      return { ...block, items: change(block.items) };
  }
};
