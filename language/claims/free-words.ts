import type { ClaimMode } from '#application/wins/claims.ts';
import type { Language } from '#domain/facts.ts';
import { FUNCTION_WORDS, GENERAL_NOUNS, isAdvice, isPlan, LIGHT_VERBS } from './words/function-words.ts';
import { isJudgement } from './words/judgement.ts';
import { HEADING_WORDS, WRITING_WORDS } from './words/writing-words.ts';

/** Articles, pronouns and the like: they say nothing by themselves. Words are folded. */
export const isFunctionWord = (word: string, language: Language): boolean => FUNCTION_WORDS[language].has(word);

/** A word that claims nothing of its own, whoever says it. */
export const isFree = (word: string, language: Language, mode: ClaimMode): boolean =>
  (isFunctionWord(word, language) && (!isPlan(word, language) || (mode === 'analysis' && isAdvice(word)))) ||
  LIGHT_VERBS[language].has(word) ||
  GENERAL_NOUNS[language].has(word) ||
  ((mode === 'document' || mode === 'heading') && WRITING_WORDS[language].has(word)) ||
  (mode === 'heading' && HEADING_WORDS[language].has(word)) ||
  ((mode === 'analysis' || mode === 'insight') && isJudgement(word, language));
