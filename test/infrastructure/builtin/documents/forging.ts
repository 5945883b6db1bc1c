import type { DocumentBrief, DocumentSources } from '#application/documents/document-writer.ts';
import type { WrittenDocument } from '#domain/documents/document.ts';
import { type Sentence, sentencesOf } from '#domain/documents/document.ts';
import { builtinDocumentWriter } from '#infrastructure/builtin/documents/writer.ts';
import { briefOf, briefs, professions, seeded, sourcesOf, winsOf } from './fixtures.ts';

export type Draft = Readonly<{ document: WrittenDocument; brief: DocumentBrief; sources: DocumentSources }>;
export type Forgery = Readonly<{ kind: string; draft: Draft; sentence: Sentence; forged: string }>;

type Chance = ReturnType<typeof seeded>;
const pick = <T>(from: readonly T[], chance: Chance): T => from[chance(from.length)] as T;

/** Every document of every profession, in each language of its wins. */
export const allDrafts = async (): Promise<readonly Draft[]> => {
  const drafts: Draft[] = [];
  for (const profession of professions)
    for (const language of profession === 'nurse' ? ['en', 'de'] : ['en'])
      for (const name of Object.keys(briefs)) {
        const wins = winsOf(profession).filter((win) => win.language === language);
        const [sources, brief] = [sourcesOf(profession, wins), briefOf(profession, name)];
        drafts.push({ document: await builtinDocumentWriter.write(brief, sources), brief, sources });
      }
  return drafts;
};

type Forge = (text: string, draft: Draft, chance: Chance) => string;

const NUMBER = /(?<![\p{L}\d.,/])\d+(?:[.,]\d+)*(?![\p{L}\d/])/gu;
const WORDS_OF_NUMBERS = {
  en: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
  de: ['zwei', 'drei', 'vier', 'fünf', 'sieben'],
};
const NAMES = ['Maria', 'Jonathan', 'Siobhan', 'Kwabena', 'Svenja', 'Halvorsen'];
const EMPLOYERS = ['Siemens', 'Charité', 'Goldman Sachs', 'Google', 'Bosch', 'Mayo Clinic'];
const SKILLS = {
  en: [
    ' using Terraform',
    ' with advanced budgeting',
    ', applying machine learning',
    ' through stakeholder diplomacy',
    ' in Mandarin',
  ],
  de: [' mit SAP', ' dank Verhandlungsgeschick', ' mittels Budgetplanung', ' auf Mandarin', ' durch Netzwerkpflege'],
};
const SUPERLATIVES = {
  en: ['the best ', 'outstanding ', 'the largest ', 'the most successful ', 'world-class ', 'the fastest '],
  de: ['beste ', 'herausragende ', 'größte ', 'erfolgreichste ', 'erstklassige ', 'schnellste '],
};
const MONTHS = {
  en: 'January February March April May June July August September October November December'.split(' '),
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
};
const isGerman = ({ document }: Draft): boolean => document.language === 'de';
const tongue = (draft: Draft) => (isGerman(draft) ? 'de' : 'en');

const insertedBefore = (text: string, word: string, chance: Chance): string => {
  const places = [...text.matchAll(/ (?=\p{L}{4,})/gu)].map(({ index }) => index + 1);
  const at = places.length === 0 ? text.length : pick(places, chance);
  return `${text.slice(0, at)}${word}${text.slice(at)}`;
};

const appended = (text: string, more: string): string =>
  text.endsWith('.') ? `${text.slice(0, -1)}${more}.` : `${text}${more}`;

const FORGES: Readonly<Record<string, Forge>> = {
  'number changed': (text, _draft, chance) => {
    const all = [...text.matchAll(NUMBER)];
    if (all.length === 0) return text;
    const one = pick(all, chance);
    const digits = one[0];
    const at = chance(digits.replace(/\D/gu, '').length);
    let seen = -1;
    const other = digits.replace(/\d/gu, (digit) => {
      seen += 1;
      return seen === at ? String(((Number(digit) + 1 + chance(8)) % 9) + 1) : digit;
    });
    return `${text.slice(0, one.index)}${other}${text.slice(one.index + digits.length)}`;
  },
  'number word changed': (text, draft, chance) =>
    text.replace(/\b(?:two|three|four|five|six|eleven|zwei|drei|vier|beide)\b/iu, (word) =>
      pick(
        WORDS_OF_NUMBERS[isGerman(draft) ? 'de' : 'en'].filter((other) => other !== word.toLowerCase()),
        chance,
      ),
    ),
  'ends swapped': (text) =>
    text.replace(
      /\b(from|von) ([$€£]?\d+(?:[.,]\d+)*%?)( \p{L}+)? (to|auf) ([$€£]?\d+(?:[.,]\d+)*%?)/u,
      (_all, from: string, a: string, unit: string | undefined, to: string, b: string) =>
        `${from} ${b}${unit ?? ''} ${to} ${a}`,
    ),
  'unit changed': (text) =>
    text
      .replace(/(\d) ?%/gu, '$1')
      .replace(/[$£€](?=\d)/gu, '')
      .replace(/ €/gu, ''),
  'name swapped in': (text, _draft, chance) => text.replace(/(?<=[\p{Ll}\d,] )\p{Lu}\p{Ll}{2,}/u, pick(NAMES, chance)),
  'name added': (text, draft, chance) => appended(text, ` ${isGerman(draft) ? 'mit' : 'with'} ${pick(NAMES, chance)}`),
  'employer invented': (text, draft, chance) =>
    appended(text, ` ${isGerman(draft) ? 'bei' : 'at'} ${pick(EMPLOYERS, chance)}`),
  'skill added': (text, draft, chance) => appended(text, pick(SKILLS[tongue(draft)], chance)),
  'superlative added': (text, draft, chance) => insertedBefore(text, pick(SUPERLATIVES[tongue(draft)], chance), chance),
  'negation dropped': (text) =>
    text
      .replace(/\bwithout (?=a |\p{L}+ing)/u, 'with ')
      .replace(/\bohne (?!dass)/u, 'mit ')
      .replace(/,? ohne dass/u, ', sodass')
      .replace(/\b(?:no|not|zero|nicht|kein\w*|never) /iu, ''),
  'credit taken': (text) =>
    text.replace(/(?<=^|\. |In \p{L}+ )[Ww]e (?=\p{L}+)/u, 'I ').replace(/^Wir haben /u, 'Ich habe '),
  'date moved': (text, draft, chance) => {
    const months = MONTHS[tongue(draft)];
    const moved = text.replace(new RegExp(`\\b(?:${months.join('|')})\\b`, 'u'), (month) =>
      pick(
        months.filter((other) => other !== month),
        chance,
      ),
    );
    return moved === text ? text.replace(/\b20(?:1|2)\d\b/u, (year) => String(Number(year) - 1 - chance(5))) : moved;
  },
};

/** Sentences that claim something, each changed by one lie; one that the lie does not change is passed over. */
export const forgeries = (drafts: readonly Draft[], count: number, seed: number): readonly Forgery[] => {
  const chance = seeded(seed);
  const kinds = Object.entries(FORGES);
  const made: Forgery[] = [];
  const all = drafts
    .map((draft) => ({
      draft,
      sentences: sentencesOf(draft.document).filter(({ citations }) =>
        citations.some(({ kind }) => kind === 'win' || kind === 'fact'),
      ),
    }))
    .filter(({ sentences }) => sentences.length > 0);
  while (made.length < count) {
    const [kind, forge] = kinds[made.length % kinds.length] ?? kinds[0] ?? ['', (text: string) => text];
    for (let tries = 0; tries < 400; tries += 1) {
      const { draft, sentences } = pick(all, chance);
      const sentence = pick(sentences, chance);
      const forged = forge(sentence.text, draft, chance);
      if (forged === sentence.text) continue;
      made.push({ kind, draft, sentence, forged });
      break;
    }
  }
  return made;
};
