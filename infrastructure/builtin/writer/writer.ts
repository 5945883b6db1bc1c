import type { Writer } from '#application/wins/writer.ts';
import type { Analysis } from '#domain/wins/events.ts';
import { actionsIn } from './actions.ts';
import { analysisOf, voices } from './analysis.ts';
import { categoryOf } from './category.ts';
import { english } from './english/voice.ts';
import { factsIn } from './facts.ts';
import { hasLetters, languageOf } from './language.ts';
import type { Language } from './patterns.ts';
import { pick } from './pick.ts';
import { skillsIn } from './skills.ts';
import { actions } from './vocabulary/actions.ts';
import { wordsOf } from './words.ts';

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
