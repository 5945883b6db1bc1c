import { readFileSync, writeFileSync } from 'node:fs';
import type { Language } from '#domain/facts.ts';
import { hashOf } from '#language/reader/model/hashing.ts';
import { createSkillNamer, type SkillLexicon } from '#language/skills/lexicon.ts';

// Makes language/skills/lexicon.json: the cues that people wrote for each skill, each with how often it was right on labelled
// wins. `node training/skills/learn.ts` also prints the figures of the third of the wins that nothing is learned from.

const HERE = new URL('./', import.meta.url);
const LEXICON = new URL('../../language/skills/lexicon.json', import.meta.url);
const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
const KEPT_BACK = 0x5c111;

type Skill = Readonly<{ id: string }> & Readonly<Record<Language, string>>;
type Labelled = Readonly<{ language: Language; text: string; skills: readonly string[] }>;
type Written = Readonly<{ cue: string; skill: number; prior: number }>;

const linesOf = (file: string): readonly string[] =>
  readFileSync(new URL(file, HERE), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');

const skills = linesOf('skills.jsonl').map((line) => JSON.parse(line) as Skill);
const placeOf = new Map(skills.map(({ id }, place) => [id, place]));

const labelled = linesOf('labelled.tsv').map((line): Labelled => {
  const [ids = '', , language = '', text = ''] = line.split('\t');
  return { language: language as Language, text, skills: ids === '-' ? [] : ids.split(',') };
});
const isKeptBack = ({ text }: Labelled): boolean => hashOf(KEPT_BACK, text) % 3 === 0;
const [kept, known] = [labelled.filter(isKeptBack), labelled.filter((win) => !isKeptBack(win))];

/** How likely a skill is by the sign that the writer of a cue gave it. */
const PRIORS: Readonly<Record<string, number>> = { '+': 0.92, '-': 0.4, '': 0.78 };

const written = (language: Language): readonly Written[] =>
  ['cues-1.txt', 'cues-2.txt'].flatMap(linesOf).flatMap((line): readonly Written[] => {
    const [, id = '', of = '', rest = ''] = /^(\S+) (\w\w): (.+)$/u.exec(line) ?? [];
    const skill = placeOf.get(id);
    if (of !== language || skill === undefined) return [];
    return rest.split(';').flatMap((said) => {
      const [, isNot = '', cue = '', sign = ''] = /^\s*(!?)\s*(.*?)\s*([+-]?)\s*$/u.exec(said) ?? [];
      if (cue.replace(/[^\p{L}\p{N}]/gu, '') === '') return [];
      return [{ cue, skill, prior: isNot === '' ? (PRIORS[sign] as number) : 0 }];
    });
  });

const lexiconOf = (cues: SkillLexicon['cues']): SkillLexicon => ({
  skills: skills.map(({ id, en, de, fr, es }) => ({ id, names: { en, de, fr, es } })),
  cues,
});

/** A cue is believed as much as its writer believed it, and as it proved right: as if it had been seen four times before. */
const SEEN_BEFORE = 4;
const LEAST = 0.3;

const weighed = (cues: readonly Written[], language: Language): SkillLexicon['cues'][Language] => {
  const wins = known.filter((win) => win.language === language);
  return cues.flatMap(({ cue, skill, prior }): SkillLexicon['cues'][Language] => {
    if (prior === 0) return [[cue, skill, 0]];
    const name = createSkillNamer(
      lexiconOf({ en: [], de: [], fr: [], es: [], [language]: [[cue, skill, prior]] } as SkillLexicon['cues']),
    );
    const hits = wins.filter(({ text }) => name(text, language).length > 0);
    const right = hits.filter((win) => win.skills.includes((skills[skill] as Skill).id)).length;
    const chance = (right + SEEN_BEFORE * prior) / (hits.length + SEEN_BEFORE);
    return chance < LEAST ? [] : [[cue, skill, Math.round(chance * 100) / 100]];
  });
};

const lexicon = lexiconOf(
  Object.fromEntries(LANGUAGES.map((language) => [language, weighed(written(language), language)])) as SkillLexicon['cues'],
);
writeFileSync(LEXICON, `${JSON.stringify(lexicon)}\n`);

const namer = createSkillNamer(lexicon);
const percent = (some: number, all: number): string => `${((100 * some) / Math.max(1, all)).toFixed(1)} %`;
for (const [name, wins] of [
  ['known', known],
  ['kept back', kept],
] as const)
  for (const least of [0.5, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85]) {
    const named = wins.map((win) =>
      namer(win.text, win.language)
        .filter(({ chance }) => chance >= least)
        .slice(0, 3)
        .map(({ id }) => win.skills.includes(id)),
    );
    const all = named.flat();
    console.log(
      `${name}, from ${least}: ${percent(named.filter(({ length }) => length > 0).length, wins.length)} of ${wins.length} wins have one, ${percent(all.filter(Boolean).length, all.length)} of ${all.length} as labelled; the first ${percent(named.filter(([first]) => first).length, named.filter(({ length }) => length > 0).length)}`,
    );
  }
