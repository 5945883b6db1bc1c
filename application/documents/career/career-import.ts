import { newId } from '#application/engine/ids.ts';
import { type Limit, takeFrom } from '#application/engine/limits.ts';
import type { Services } from '#application/services.ts';
import { isRefusal, type Refusal, refuse } from '#domain/decider.ts';
import type { CareerFact } from '#domain/documents/career.ts';
import {
  type CareerWords,
  longestOf,
  MOST_CAREER_FACTS,
  problemIn,
  sayEqual,
  tellSame,
} from '#domain/documents/career-rules.ts';
import { shortenedText } from '#domain/text.ts';
import { careerHistory } from './career-history.ts';
import { cleanedWords } from './keep-facts.ts';

/** What a file was found to be: JSON Resume, the archive that LinkedIn hands out, or a CV as text. */
export type ImportSource = 'json-resume' | 'linkedin' | 'text';
/** What a file says, in its order. */
export type ReadCareer = Readonly<{ source: ImportSource; facts: readonly CareerWords[] }>;

/**
 * `unknown-file`: none of the kinds that are read. `broken`: it says it is one, and cannot be read as that. `too-large`: it
 * unpacks to too much, or took too long. `locked`: it wants a password. `no-text`: pictures of pages. `nothing-found`: it was
 * read, and tells of no career.
 */
export type ImportRefusal = 'unknown-file' | 'broken' | 'too-large' | 'locked' | 'no-text' | 'nothing-found';

/** Reads files of strangers: bounded, and where it may be slow, in a thread that can be ended. Nothing in them is obeyed. */
export interface CareerFiles {
  read(bytes: Uint8Array): Promise<ReadCareer | Refusal<ImportRefusal>>;
  close(): Promise<void>;
}

/** Something that a file says, and its user may confirm. `before` is the fact that it would stand for, with more than it says now. */
export type Proposal = Readonly<{ fact: CareerFact; before: CareerFact | null }>;
/** `known`: how many more the file told of that are told already. */
export type Proposed = Readonly<{ source: ImportSource; proposals: readonly Proposal[]; known: number }>;

const hourly: Limit = { name: 'career-import-hour', most: 30, seconds: 60 * 60 };

/** Reads a file and keeps nothing of it: what its user confirms is kept by `keepFacts`. */
export const proposeFrom = async (
  services: Pick<Services, 'log' | 'registers' | 'vault' | 'clock'>,
  files: CareerFiles,
  userId: number,
  bytes: Uint8Array,
): Promise<Proposed | Refusal<ImportRefusal | 'too-often' | 'no-such-account'>> => {
  const importId = newId(services.clock.now());
  if (!(await takeFrom(services, hourly, String(userId), importId))) return refuse('too-often');
  const read = await files.read(bytes);
  if (isRefusal<ImportRefusal>(read)) return read;
  const history = await careerHistory(services, userId);
  if (!history) return refuse('no-such-account');
  const found = read.facts
    .map(cleanedWords)
    .map(shortened)
    .filter((words) => problemIn(words) === null);
  if (found.length === 0) return refuse('nothing-found');
  const proposals = proposalsOf(found, history.facts, () => newId(services.clock.now()));
  return { source: read.source, proposals, known: found.length - proposals.length };
};

/** What is too long ends after a word, and is seen before it is kept. */
const shortened = (words: CareerWords): CareerWords =>
  Object.fromEntries(
    Object.entries(words).map(([field, value]) => [
      field,
      typeof value === 'string' && field !== 'url' ? shortenedText(value, longestOf(words.is, field)) : value,
    ]),
  ) as CareerWords;

/** What the file tells twice is proposed once, and what is told already only where the file says more of it. */
const proposalsOf = (
  found: readonly CareerWords[],
  facts: readonly CareerFact[],
  makeId: () => string,
): readonly Proposal[] => {
  const once = found.filter((words, at) => !found.slice(0, at).some((other) => tellSame(other, words)));
  return once
    .flatMap((words): readonly Proposal[] => {
      const known = facts.find((fact) => tellSame(fact, words));
      if (!known) return [{ fact: { ...words, id: makeId() }, before: null }];
      const fuller = completed(known, words);
      return sayEqual(known, fuller) ? [] : [{ fact: fuller, before: known }];
    })
    .slice(0, MOST_CAREER_FACTS);
};

/** What was empty is what the file says; what its user said stays. */
const completed = (known: CareerFact, words: CareerWords): CareerFact => {
  const said = new Map(Object.entries(words));
  const filled = Object.fromEntries(
    Object.entries(known).map(([field, value]) => [field, value === '' ? (said.get(field) ?? '') : value]),
  ) as CareerFact;
  const isAdopted = known.is === 'position' && known.from === '' && known.to === null && words.is === 'position';
  return isAdopted && filled.is === 'position' ? { ...filled, to: words.from === '' ? null : words.to } : filled;
};
