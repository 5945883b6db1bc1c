import { newId } from '#application/engine/ids.ts';
import { type Limit, takeFrom } from '#application/engine/limits.ts';
import { takeTurn } from '#application/engine/turns.ts';
import type { Services } from '#application/services.ts';
import { isRefusal, type Refusal, refuse } from '#domain/decider.ts';
import type { CareerFact, CareerWords } from '#domain/documents/career.ts';
import { createFactIndex, MOST_CAREER_FACTS, problemIn, sayEqual } from '#domain/documents/career-rules.ts';
import { careerHistory } from './career-history.ts';

/** What a file was found to be: data of a program, the archive that LinkedIn hands out, or a CV as text. */
export type ImportSource = 'json-resume' | 'reactive-resume' | 'linkedin' | 'europass' | 'text';
/**
 * The facts of a file, in its order; `leftOut` counts those beyond what is read of each kind. `lines`: the text of a CV in the
 * order of reading, cells parted by tabs; none of data, and of what is longer than a model is shown.
 */
export type ReadCareer = Readonly<{
  source: ImportSource;
  facts: readonly CareerWords[];
  leftOut: number;
  lines: readonly string[];
}>;

/**
 * `unknown-file`: none of the kinds that are read. `broken`: it says it is one, and cannot be read as that. `too-large`: it
 * unpacks to too much, or took too long. `locked`: it wants a password. `no-text`: pictures of pages. `nothing-found`: it was
 * read, and tells of no career. `busy`: another file of the same user is being read.
 */
export type ImportRefusal = 'unknown-file' | 'broken' | 'too-large' | 'locked' | 'no-text' | 'nothing-found' | 'busy';

/** Reads files of strangers: bounded, and where it may be slow, in a thread that can be ended. Nothing in them is obeyed. */
export interface CareerFiles {
  /** One file at a time for each user. */
  read(bytes: Uint8Array, userId: number): Promise<ReadCareer | Refusal<ImportRefusal>>;
  close(): Promise<void>;
}

/** Something that a file says, and its user may confirm. `before` is the fact that it would stand for, with more than it says now. */
export type Proposal = Readonly<{ fact: CareerFact; before: CareerFact | null }>;
/** `known` counts what is in the career already, `leftOut` what the file holds beyond the number that is read or proposed. */
export type Proposed = Readonly<{
  source: ImportSource;
  proposals: readonly Proposal[];
  known: number;
  leftOut: number;
}>;

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
  const read = await files.read(bytes, userId);
  if (isRefusal<ImportRefusal>(read)) return read;
  const history = await careerHistory(services, userId);
  if (!history) return refuse('no-such-account');
  const found = read.facts.filter((words) => problemIn(words) === null);
  if (found.length === 0) return refuse('nothing-found');
  const all = await proposalsOf(found, history.facts, () => newId(services.clock.now()));
  const proposals = all.slice(0, MOST_CAREER_FACTS);
  return {
    source: read.source,
    proposals,
    known: found.length - all.length,
    leftOut: read.leftOut + all.length - proposals.length,
  };
};

/** What the file tells twice is proposed once, and what is told already only where the file says more of it. */
const proposalsOf = async (
  found: readonly CareerWords[],
  facts: readonly CareerFact[],
  makeId: () => string,
): Promise<readonly Proposal[]> => {
  const [told, known] = [createFactIndex<CareerWords>(), createFactIndex<CareerFact>()];
  for (const fact of facts) {
    await takeTurn(); // hundreds of long names take a while to fold
    known.add(fact);
  }
  const proposals: Proposal[] = [];
  for (const words of found) {
    await takeTurn();
    const isTold = told.find(words) !== undefined;
    told.add(words);
    if (!isTold) proposals.push(...proposalFor(words, known.find(words), makeId));
  }
  return proposals;
};

const proposalFor = (words: CareerWords, known: CareerFact | undefined, makeId: () => string): readonly Proposal[] => {
  if (!known) return [{ fact: { ...words, id: makeId() }, before: null }];
  const fuller = completed(known, words);
  return sayEqual(known, fuller) ? [] : [{ fact: fuller, before: known }];
};

/** What was empty is what the file says; what its user said stays. */
const completed = (known: CareerFact, words: CareerWords): CareerFact => {
  const said = new Map(Object.entries(words));
  const filled = Object.fromEntries(
    Object.entries(known).map(([field, value]) => [field, value === '' ? (said.get(field) ?? '') : value]),
  ) as CareerFact;
  const isAdopted = known.kind === 'position' && known.from === '' && known.to === null && words.kind === 'position';
  return isAdopted && filled.kind === 'position' ? { ...filled, to: words.from === '' ? null : words.to } : filled;
};
