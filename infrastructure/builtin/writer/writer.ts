import type { Writer } from '#application/wins/writer.ts';
import { foldText } from '#domain/text.ts';
import type { Category } from '#domain/wins/categories.ts';
import type { Analysis } from '#domain/wins/events.ts';
import { english } from './english/voice.ts';
import { type Facts, factsIn } from './facts.ts';
import { actionsIn, categoryOf, skillsIn } from './findings.ts';
import { german } from './german/voice.ts';
import type { Language, Outcome } from './patterns.ts';
import { type ActionName, actions } from './vocabulary/actions.ts';
import type { Lines, Voice } from './voice.ts';
import { type Word, wordsOf } from './words.ts';

const mostSkills = 8;

const read = (win: string, language: Language): Analysis => {
  const words = wordsOf(win);
  const told = actionsIn(words, language);
  const proven = skillsIn(words, language);
  const category = categoryOf(words, told, proven);
  const shown =
    proven.length > 0 ? proven.map(({ skill }) => skill) : told.slice(0, 2).map((name) => actions[name].skill);
  const skills = [...new Set(shown)].slice(0, mostSkills);
  const trades = proven.filter(({ field }) => !field.general).map(({ skill }) => skill);
  const understood = { category, told, trades, facts: factsIn(win, language) };
  return { category, analysis: analysisOf(understood, voices[language], win), skills };
};

/** Reads English and German by rules and a vocabulary. No network, no chance, no clock: the same text, the same answer. */
export const builtinWriter: Writer = {
  async analyse(win) {
    const text = win.trim();
    if (!hasLetters(wordsOf(text))) return { category: 'Other', analysis: pick(english.wordless, text, 0), skills: [] };
    const language = languageOf(text);
    if (language === 'foreign') return { category: 'Other', analysis: pick(english.unread, text, 0), skills: [] };
    return read(text, language);
  },
};

const small: Readonly<Record<Language | 'foreign', ReadonlySet<string>>> = {
  en: new Set(
    'the a an and of to in for with on at by from i my we our it is was were that this they she he their her his so who all after before up out not new'.split(
      ' ',
    ),
  ),
  de: new Set(
    'der die das und ein eine einen einem einer ist nicht mit fur von den dem im zu auf habe haben hat wir ich wurde war bei nach aus auch sich uber unser unsere mein meine beim zum zur als wie es sie er'.split(
      ' ',
    ),
  ),
  foreign: new Set(
    'le la les des du une un pour avec est que qui dans sur pas el los las por con una del como het een voor van niet met ik naar il lo che per di sono ha ho nao com os das uma em para na och att det som jag har jest nie na do ze sie w je mi mon ma notre nous'.split(
      ' ',
    ),
  ),
};

/**
 * The language of a text by its small words. 'foreign' is a language or a script that nothing here reads; a text
 * without small words is taken for English, which costs nothing where no word is known.
 */
const languageOf = (text: string): Language | 'foreign' => {
  const words = foldText(text.slice(0, 4_000)).match(/\p{L}+/gu) ?? [];
  const latin = words.filter((word) => /^[a-z]+$/.test(word));
  if (words.length > 0 && latin.length * 2 < words.length) return 'foreign';
  const score = (language: keyof typeof small) => latin.filter((word) => small[language].has(word)).length;
  const [en, de, foreign] = [score('en'), score('de'), score('foreign')];
  if (de > en && de >= foreign) return 'de';
  return foreign > en && foreign > 1 ? 'foreign' : 'en';
};

const hasLetters = (words: readonly Word[]): boolean => words.some(({ exact }) => /\p{L}{2}/u.test(exact));

export const voices: Readonly<Record<Language, Voice>> = { en: english, de: german };

/** All that was understood of a win. `told` is what was done, in order; `trades` the names of the skills that belong to a trade. */
type Understood = Readonly<{
  category: Category;
  told: readonly ActionName[];
  trades: readonly string[];
  facts: Facts;
}>;

/** What these say of the doing stays true whatever the win turns out to be about. */
const plainlyTrue: ReadonlySet<ActionName> = new Set<ActionName>(
  'finished launched wrote built reduced improved fixed negotiated learned hired'.split(' ') as ActionName[],
);

const opening = ({ category, told, facts }: Understood, voice: Voice): Lines => {
  if (facts.change) return voice.change(facts.change, facts.rhythm);
  const lead = told.find((name) => actions[name].category === category) ?? told.find((name) => plainlyTrue.has(name));
  return lead ? voice.done[lead] : voice.about[category];
};

const datable: ReadonlySet<Outcome> = new Set<Outcome>(['assent', 'independent', 'punctual', 'flawless']);

/** What else the text tells, the strongest first: an outcome says more than a number, a number more than a way. */
const observations = ({ trades, facts }: Understood, voice: Voice, text: string): Lines[] => {
  const [outcome] = facts.outcomes;
  const told = [
    facts.day && outcome && datable.has(outcome) ? voice.dated : [],
    outcome ? voice.outcomes[outcome] : [],
    facts.figure && !facts.change ? voice.figure(facts.figure) : [],
    facts.how === null ? [] : voice.how(facts.how),
    facts.forWhom ? voice.forWhom(facts.forWhom) : [],
  ].filter((lines) => lines.length > 0);
  const folded = foldText(text);
  const sayable = trades.filter((name) => !voice.keepsCapital(name) || folded.includes(foldText(name)));
  const skills = voice.skills(sayable.slice(0, 2));
  return told.length > 0 || skills.length === 0 ? told : [skills];
};

/** Two or three statements that use nothing but what was understood. The same text always gets the same ones. */
const analysisOf = (understood: Understood, voice: Voice, text: string): string => {
  const choose = (lines: Lines, place: number): string => pick(lines, text, place);
  if (understood.facts.outcomes.includes('grief'))
    return `${choose(voice.grief.first, 0)} ${choose(voice.grief.second, 1)}`;
  const [first, second] = observations(understood, voice, text);
  return [opening(understood, voice), first ?? voice.worth[understood.category], second]
    .flatMap((lines, place) => (lines ? [choose(lines, place)] : []))
    .join(' ');
};

/** FNV-1a over the text and a place: an even, repeatable number, so that a choice needs neither chance nor clock. */
const even = (text: string, place: number): number => {
  let hash = 0x811c9dc5 ^ place;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
};

/** One of the options, always the same for the same text and place; empty when there is none. */
const pick = (options: readonly string[], text: string, place: number): string =>
  options[even(text, place) % Math.max(options.length, 1)] ?? '';
