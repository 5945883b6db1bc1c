import { foldText } from '#domain/text.ts';

import { stemOf } from '#language/claims/stems.ts';
import { FUNCTION_WORDS } from '#language/claims/words/function-words.ts';
import type { Material, Told } from './material.ts';
import { type SkillSeen, skillsSeen } from './skills.ts';

const READ = 12_000;
const MOST_ASKED = 25;

/** What every advertisement says, of what it asks and of itself. */
const USUAL = new Set(
  `experience experienced knowledge skills skill ability able strong good excellent proven solid ideally plus bonus required requirements
  requirement must nice have years year least more working work team player looking join our company opportunity candidate role position
  responsibilities qualification qualifications degree similar related field preferred understanding familiar familiarity background
  track record including using such well other want like bring need needed willing willingness confident comfortable demonstrated
  erfahrung kenntnisse fahigkeit fahigkeiten gute guten gut sehr mindestens jahre jahren wunschenswert idealerweise abgeschlossene
  abgeschlossenes ausbildung bereitschaft umgang bringen speak learn mit sowie sicher sichere sicherer freude interesse profil aufgaben bieten suchen
  unser unsere team stelle bereich arbeit arbeiten selbststandige selbststandig wir sie experience competences connaissances maitrise
  experiencia conocimientos capacidad`
    .split(/\s+/u)
    .map((word) => stemOf(foldText(word))),
);

const REQUIRES =
  /\b(?:experience|knowledge|skills?|ability|able to|you (?:have|are|can|bring|know|speak)|must|required?|degree|certif\w+|licen[cs]e|fluent|years|proven|familiar|qualified|erfahrung|kenntnisse|abgeschlossen\w*|ausbildung|studium|sie (?:haben|bringen|sind|können)|bereitschaft|führerschein|sicher\w* (?:im|in) umgang|expérience|maîtrise|connaissances|diplôme|experiencia|conocimientos|título|dominio)\b/iu;

/** One thing that is asked for, and the stems of the words that would show it. */
export type Asked = Readonly<{ text: string; stems: readonly string[] }>;

/** Lines that ask for something, listed ones and sentences alike; empty where there is no job description. */
export const askedIn = (jobDescription: string): readonly Asked[] =>
  jobDescription
    .slice(0, READ)
    .split(/\n+|(?<=[.!?])\s+(?=\p{Lu})|;\s+/u)
    .map((line) => ({
      isListed: /^\s*[-*•–·]|^\s*\d+[.)]/u.test(line),
      text: line.replace(/^[\s\-*•–·]+|^\s*\d+[.)]\s*|[\s.;:]+$/gu, ''),
    }))
    .filter(({ isListed, text }) => text.length > 3 && text.length < 200 && (isListed || REQUIRES.test(text)))
    .map(({ text }) => ({ text, stems: [...stemsOf(text)].filter((stem) => !USUAL.has(stem)) }))
    .filter(({ stems }) => stems.length > 0)
    .slice(0, MOST_ASKED);

const SMALL = new Set(Object.values(FUNCTION_WORDS).flatMap((words) => [...words]));

export const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (foldText(text).match(/[\p{L}\d+#]{3,}/gu) ?? [])
      .filter((word) => !SMALL.has(word) && !/^\d+$/u.test(word))
      .map(stemOf),
  );

export type Job = Readonly<{
  asked: readonly Asked[];
  /** What of all that is asked for a win shows. */
  fits(one: Told): readonly Asked[];
  /** Skills of the wins that the description names. */
  named: readonly SkillSeen[];
  /** What neither wins nor facts show. */
  gaps: readonly string[];
}>;

/** Half of the words that matter, or the only one. */
const shows = (held: ReadonlySet<string>, stems: readonly string[]): boolean => {
  const found = stems.filter((stem) => held.has(stem)).length;
  return found > 0 && found >= Math.min(2, Math.ceil(stems.length / 2));
};

export const jobOf = ({ brief, told, sources }: Material): Job => {
  const asked = askedIn(brief.jobDescription);
  if (brief.jobDescription.trim() === '') return { asked, fits: () => [], named: [], gaps: [] };
  const held = new Map<string, ReadonlySet<string>>(
    told.map(({ win }) => [win.id, stemsOf(`${win.text.slice(0, 600)} ${win.skills.join(' ')}`)]),
  );
  const facts = [stemsOf(sources.profile.role), ...sources.facts.map((fact) => stemsOf(Object.values(fact).join(' ')))];
  const description = stemsOf(brief.jobDescription);
  const isShown = (stems: readonly string[]) => [...facts, ...held.values()].some((one) => shows(one, stems));
  return {
    asked,
    fits: (one) => {
      const named = one.win.skills.map((skill) => [...stemsOf(skill)]).filter((stems) => stems.length > 0);
      return asked.filter(
        ({ stems }) =>
          shows(held.get(one.win.id) ?? new Set(), stems) ||
          named.some((skill) => skill.every((stem) => stems.includes(stem))),
      );
    },
    named: skillsSeen(told).filter(({ name }) => {
      const stems = [...stemsOf(name)];
      return stems.length > 0 && stems.every((stem) => description.has(stem));
    }),
    gaps: asked.flatMap(({ text, stems }) => {
      const parts = text.split(PARTS).flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
      const lacking = parts.filter((part) => {
        const own = [...stemsOf(part)].filter((stem) => !USUAL.has(stem));
        return own.length > 0 && !isShown(own);
      });
      if (lacking.length === 0 || (parts.length === 1 && isShown(stems))) return [];
      const some = parts
        .filter((part) => !lacking.includes(part))
        .some((part) => [...stemsOf(part)].some((stem) => !USUAL.has(stem)));
      return some ? lacking : [text];
    }),
  };
};

/** One line may ask for several things. */
const PARTS = /,? (?:and|und|or|oder|sowie|et|ou|y|o) |, | (?:with|in|for|mit|für|im) /u;

const FOR_EACH_ASKED = 3;

/** The wins that show what is asked for before those that are as strong. */
export const sortedFor = (job: Job, told: readonly Told[]): readonly Told[] =>
  job.asked.length === 0
    ? told
    : told
        .map((one) => ({ one, weight: one.weight + FOR_EACH_ASKED * Math.min(2, job.fits(one).length) }))
        .sort((a, b) => b.weight - a.weight)
        .map(({ one }) => one);

/** For each thing that is asked for, in its order, the strongest win that shows it and can be told; then all others. */
export const coveredFirst = (
  job: Job,
  told: readonly Told[],
  canBeTold: (one: Told) => boolean = () => true,
): readonly Told[] => {
  const first: Told[] = [];
  for (const asked of job.asked) {
    const shown = told.find((one) => !first.includes(one) && job.fits(one).includes(asked) && canBeTold(one));
    if (shown) first.push(shown);
  }
  return [...new Set([...first, ...told])];
};
