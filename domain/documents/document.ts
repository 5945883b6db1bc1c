import type { Language } from '#domain/facts.ts';
import type { DocumentKind } from './document-kind.ts';

/**
 * What a sentence rests on: a win, a career fact, a line of the profile, or what its user said when they asked for the
 * document. A document claims nothing else.
 */
export type Ground =
  | Readonly<{ on: 'win'; id: string }>
  | Readonly<{ on: 'fact'; id: string }>
  | Readonly<{ on: 'profile'; field: ProfileField }>
  | Readonly<{ on: 'wish'; field: WishField }>;

export type ProfileField = 'name' | 'email' | 'phone' | 'role' | 'company';
export type WishField = 'prompt' | 'company' | 'role' | 'jobDescription';

/** One claim and what it rests on. `grounds` is empty only of what claims nothing: a greeting, a heading, a closing. */
export type Sentence = Readonly<{ text: string; grounds: readonly Ground[] }>;

/**
 * A piece of a document, in the order of reading. `entry` is a position or a school, with the lines below it. `post` is one of
 * a thread, whole by itself.
 */
export type Block =
  | Readonly<{ is: 'heading'; text: string }>
  | Readonly<{ is: 'paragraph'; sentences: readonly Sentence[] }>
  | Readonly<{ is: 'bullets'; items: readonly Sentence[] }>
  | Readonly<{
      is: 'entry';
      title: Sentence;
      place: Sentence | null;
      time: Sentence | null;
      items: readonly Sentence[];
    }>
  | Readonly<{ is: 'post'; sentences: readonly Sentence[] }>;

/**
 * A document as it was written. `contact` are the lines below the name of a CV or letter. `notes` are for its user alone and
 * in no file of it: what lacks, and what a job asks for that no win shows.
 */
export type WrittenDocument = Readonly<{
  kind: DocumentKind;
  language: Language;
  title: string;
  contact: readonly Sentence[];
  blocks: readonly Block[];
  notes: readonly DocumentNote[];
}>;

/**
 * `missing`: a fact that belongs in this place and is not known. `gap`: asked for in the job description, shown by no win.
 * `finding`: what applicant tracking systems or readers trip over. `left-out`: a sentence that nothing bore out. `kept`: its user's
 * own words stand in this place, and what would have been written anew instead; '' for nothing. `asks` names what is missing
 * without a word of its user's, where they may say that they do not want to be asked for it again.
 */
export type DocumentNote = Readonly<{
  is: 'missing' | 'gap' | 'finding' | 'left-out' | 'kept';
  place: string;
  text: string;
  asks?: string;
}>;

/** Every sentence of a document, in the order of reading. */
export const sentencesOf = ({ contact, blocks }: Pick<WrittenDocument, 'contact' | 'blocks'>): readonly Sentence[] => [
  ...contact,
  ...blocks.flatMap(sentencesIn),
];

const sentencesIn = (block: Block): readonly Sentence[] => {
  switch (block.is) {
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
