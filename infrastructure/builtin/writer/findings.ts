import { foldText } from '#domain/text.ts';
import { type Category, categories } from '#domain/wins/categories.ts';
import type { Language } from './patterns.ts';
import { type ActionName, actions } from './vocabulary/actions.ts';
import { categoryCues } from './vocabulary/cues.ts';
import type { Field } from './vocabulary/field.ts';
import { germanActions, germanProofs } from './vocabulary/german.ts';
import { fields, listed, type Skill, skills } from './vocabulary/vocabulary.ts';
import { isBreak, isPassive, stem, type Word } from './words.ts';

const widestGap = 3;
const emptyNode = <T>(): Node<T> => ({ next: new Map() });

/**
 * The keys of a phrase: words match by stem, `=word` only as it is written, and `..` stands for up to three words of
 * the same clause.
 */
export const phraseKeys = (phrase: string): string[] =>
  phrase.split(' ').map((word) => (word === '..' || word.startsWith('=') ? word : stem(word)));

const tree = <T>(entries: Iterable<readonly [string, T]>): Node<T> => {
  const root = emptyNode<T>();
  for (const [phrase, value] of entries) {
    let node = root;
    for (const key of phraseKeys(phrase)) {
      const next = node.next.get(key) ?? emptyNode<T>();
      node.next.set(key, next);
      node = next;
    }
    node.found ??= value;
  }
  return root;
};

const walk = <T>(node: Node<T>, words: readonly Word[], from: number, at: readonly number[], found: Match<T>[]) => {
  if (node.found !== undefined) found.push({ value: node.found, at });
  const word = words[from];
  if (!word || isBreak(word)) return;
  for (const key of [`=${word.exact}`, word.stem]) {
    const next = node.next.get(key);
    if (next) walk(next, words, from + 1, [...at, from], found);
  }
  const gap = node.next.get('..');
  for (let skip = 0; gap && skip <= widestGap; skip++) {
    const here = words[from + skip];
    if (!here || isBreak(here)) break;
    walk(gap, words, from + skip, at, found);
  }
};

/** Leaves out every match whose words are all part of a longer one: `project plan` hides `plan`. */
const longest = <T>(matches: readonly Match<T>[]): Match<T>[] => {
  const kept = new Map<number, Match<T>[]>();
  const hidden = ({ at }: Match<T>) =>
    (kept.get(at[0] ?? -1) ?? []).some((other) => at.every((place) => other.at.includes(place)));
  for (const match of matches.toSorted((a, b) => b.at.length - a.at.length)) {
    if (hidden(match)) continue;
    for (const place of match.at) kept.set(place, [...(kept.get(place) ?? []), match]);
  }
  return [...new Set([...kept.values()].flat())].sort((a, b) => (a.at[0] ?? 0) - (b.at[0] ?? 0));
};

/** Builds the index once; what it gives finds every phrase in a list of words, longest first, in linear time. */
export const phraseFinder = <T>(entries: Iterable<readonly [string, T]>) => {
  const root = tree(entries);
  return (words: readonly Word[]): Match<T>[] => {
    const found: Match<T>[] = [];
    for (let from = 0; from < words.length; from++) walk(root, words, from, [], found);
    return longest(found);
  };
};

const cuesIn = phraseFinder<Category>(
  (Object.entries(categoryCues) as [Category, string][]).flatMap(([category, cues]) =>
    listed(cues).map((cue) => [cue, category] as const),
  ),
);

/** Verbs that any work begins with: a skill says more about it than they do. */
const plainActions: ReadonlySet<ActionName> = new Set<ActionName>(
  'checked cleaned decided finished found launched organised raised wrote'.split(' ') as ActionName[],
);

const actionWeight = (name: ActionName, lead: boolean): number => {
  if (!lead) return 1;
  return plainActions.has(name) ? 2 : 3;
};

/** 'Delivery' is what a trade does anyway, so its skills speak for it softly; so do skills that any work may show. */
const skillWeight = ({ category, field }: Skill, lead: boolean): number => {
  const soft = category === 'Delivery' || field.general === true;
  if (lead) return soft ? 1.5 : 3;
  return soft ? 0.5 : 1;
};

/** What a win is about: scored from what was done, the skills it shows and the words around; 'Other' when none speaks. */
export const categoryOf = (words: readonly Word[], told: readonly ActionName[], shown: readonly Skill[]): Category => {
  const scores = new Map<Category, number>();
  const add = (category: Category, weight: number) => scores.set(category, (scores.get(category) ?? 0) + weight);
  told.forEach((name, place) => {
    add(actions[name].category, actionWeight(name, place === 0));
  });
  shown.slice(0, 5).forEach((skill, place) => {
    add(skill.category, skillWeight(skill, place === 0));
  });
  for (const category of new Set(cuesIn(words).map(({ value }) => value))) add(category, 1);
  return categories.reduce<Category>(
    (best, category) => ((scores.get(category) ?? 0) > (scores.get(best) ?? 0) ? category : best),
    'Other',
  );
};

const names = Object.keys(actions) as ActionName[];

const finder = (phrasesOf: (name: ActionName) => string) =>
  phraseFinder<ActionName>(
    names.flatMap((name) => listed(foldText(phrasesOf(name))).map((phrase) => [phrase, name] as const)),
  );

const find = { en: finder((name) => actions[name].phrases), de: finder((name) => germanActions[name] ?? '') };

const notDone = new Set(
  'not never didnt couldnt cant wont cannot will would should might nobody dont tried try nicht nie'.split(' '),
);

const carried = new Set('manage able help how continue start begin get'.split(' '));

/** Who was trained has learned. */
const received: ReadonlySet<ActionName> = new Set<ActionName>(['trained', 'taught']);

const doneTo: ReadonlySet<ActionName> = new Set<ActionName>(['hired', 'helped', 'led']);
const ways = new Set('by of for without before after while from about in instead'.split(' '));

/** Not what was wished for, left undone, done to the writer, or told as the way to something else. */
const wasDone = (words: readonly Word[], { value, at }: Match<ActionName>): boolean => {
  const start = at[0] ?? 0;
  const [third, second, last] = [3, 2, 1].map((back) => words[start - back]?.exact ?? '|') as [string, string, string];
  if (notDone.has(last) || (notDone.has(second) && last !== '|') || (last === 'to' && notDone.has(third))) return false;
  if (ways.has(last) && at.some((place) => words[place]?.exact.endsWith('ing'))) return false;
  if (last === 'to') return carried.has(words[start - 2]?.stem ?? '|') || carried.has(second);
  return !(isPassive(words, start) && doneTo.has(value));
};

/** What was done, in the order it is told, each once. */
export const actionsIn = (words: readonly Word[], language: Language): ActionName[] => [
  ...new Set(
    find[language](words)
      .filter((match) => wasDone(words, match))
      .map(({ value, at }) => (received.has(value) && isPassive(words, at[0] ?? 0) ? 'learned' : value)),
  ),
];

type SkillFinding = Readonly<{ skill: Skill; firm: boolean }>;

const claimsIn: Readonly<Record<Language, (words: readonly Word[]) => Match<SkillFinding>[]>> = {
  en: phraseFinder(
    skills.flatMap((skill) => skill.proofs.map(({ phrase, firm }) => [phrase, { skill, firm }] as const)),
  ),
  de: phraseFinder(
    skills.flatMap((skill) =>
      listed(foldText(germanProofs.get(skill.skill) ?? ''))
        .filter((phrase) => phrase !== '')
        .map((phrase) => [phrase, { skill, firm: true }] as const),
    ),
  ),
};

/** Two fields may share a cue, so each has a finder of its own. */
const cueFinders = fields.map((field) => ({
  field,
  find: phraseFinder(listed(field.cues ?? '').map((cue) => [cue, true] as const)),
}));

const beyond = (claim: Match<SkillFinding>, other: Match<unknown>): boolean =>
  other.at.some((place) => !claim.at.includes(place));

/** A claim that is not firm needs something else in the text that speaks of its field. */
const inCompany = (claims: readonly Match<SkillFinding>[], words: readonly Word[]) => {
  const cuesOf = new Map<Field, Match<unknown>[]>();
  const cues = (field: Field): Match<unknown>[] => {
    const known = cuesOf.get(field) ?? cueFinders.find((finder) => finder.field === field)?.find(words) ?? [];
    cuesOf.set(field, known);
    return known;
  };
  const firm = new Map<Field, Match<SkillFinding>>();
  for (const claim of claims) if (claim.value.firm) firm.set(claim.value.skill.field, claim);
  return (claim: Match<SkillFinding>): boolean =>
    claim.value.firm ||
    firm.has(claim.value.skill.field) ||
    cues(claim.value.skill.field).some((cue) => beyond(claim, cue));
};

/** Trades stand before what any work shows, longer phrases before shorter ones. */
const weight = ({ value, at }: Match<SkillFinding>): number =>
  (value.skill.field.general ? 0 : 2) + Math.min(at.length, 3);

const stemsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#]+/u)
    .map(stem);

const saysNoMore = (name: string, other: string): boolean => {
  const said = stemsOf(other);
  return stemsOf(name).every((word) => said.includes(word));
};

/** The skills that a text proves, most specific first, none that another one already says. */
export const skillsIn = (words: readonly Word[], language: Language): Skill[] => {
  const claims = claimsIn[language](words).filter(
    ({ value, at }) => !(value.skill.category === 'People' && isPassive(words, at[0] ?? 0)),
  );
  const counted = claims.filter(inCompany(claims, words));
  const kept: Skill[] = [];
  const seen = new Set<Skill>();
  for (const { value } of counted.toSorted((a, b) => weight(b) - weight(a))) {
    if (seen.has(value.skill)) continue;
    seen.add(value.skill);
    if (!kept.some((other) => saysNoMore(value.skill.skill, other.skill))) kept.push(value.skill);
  }
  return kept.filter((skill) => !kept.some((other) => other !== skill && saysNoMore(skill.skill, other.skill)));
};

/** `at` are the places of the phrase's own words, in order. */
type Match<T> = Readonly<{ value: T; at: readonly number[] }>;

type Node<T> = { readonly next: Map<string, Node<T>>; found?: T };
