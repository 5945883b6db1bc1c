import { foldText } from '#domain/text/fold.ts';
import type { Language } from './patterns.ts';
import { type Match, phraseFinder } from './phrases.ts';
import { stem } from './stem.ts';
import type { Field } from './vocabulary/field.ts';
import { germanProofs } from './vocabulary/german.ts';
import { fields, listed, type Skill, skills } from './vocabulary/vocabulary.ts';
import { isPassive, type Word } from './words.ts';

type Claim = Readonly<{ skill: Skill; firm: boolean }>;

const claimsIn: Readonly<Record<Language, (words: readonly Word[]) => Match<Claim>[]>> = {
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

const beyond = (claim: Match<Claim>, other: Match<unknown>): boolean =>
  other.at.some((place) => !claim.at.includes(place));

/** A claim that is not firm needs something else in the text that speaks of its field. */
const inCompany = (claims: readonly Match<Claim>[], words: readonly Word[]) => {
  const cuesOf = new Map<Field, Match<unknown>[]>();
  const cues = (field: Field): Match<unknown>[] => {
    const known = cuesOf.get(field) ?? cueFinders.find((finder) => finder.field === field)?.find(words) ?? [];
    cuesOf.set(field, known);
    return known;
  };
  const firm = new Map<Field, Match<Claim>>();
  for (const claim of claims) if (claim.value.firm) firm.set(claim.value.skill.field, claim);
  return (claim: Match<Claim>): boolean =>
    claim.value.firm ||
    firm.has(claim.value.skill.field) ||
    cues(claim.value.skill.field).some((cue) => beyond(claim, cue));
};

/** Trades stand before what any work shows, longer phrases before shorter ones. */
const weight = ({ value, at }: Match<Claim>): number => (value.skill.field.general ? 0 : 2) + Math.min(at.length, 3);

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
