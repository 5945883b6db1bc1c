import type { Writer } from '#application/wins/writer.ts';
import { foldText } from '#domain/text.ts';
import type { Analysis } from '#domain/wins/events.ts';
import { analysisOf, pick, voices } from './analysis.ts';
import { english } from './english/voice.ts';
import { factsIn } from './facts.ts';
import { actionsIn, categoryOf, skillsIn } from './findings.ts';
import type { Language } from './patterns.ts';
import { actions } from './vocabulary/actions.ts';
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
