import type { CorrectionByWords } from '#domain/wins/correction.ts';
import { CATEGORY, categoryNamed } from '../details/filing-details.ts';
import { LEAD, rule, TAIL } from './frame-words.ts';
import { saidIn } from './said-in.ts';
import { tellingWords } from './telling-words.ts';

const ARTICLE = "(?:(?:a|an|the|ein\\w*|die|der|das|une?|de la|du|des|de|la|le|les|en|el|zu|zur|zum) ?|l'|d')*";
const THING = '(?: (?:thing|win|stuff|one|matter|sache|chose|cosa))?';
const IS = "(?:that'?s|it'?s|is|was|das ist|ist|war|c'est|est|etait|eso es|es|era)";
const NOT = "(?: not|n't| nicht| kein\\w*| pas| no)";
const BUT_IS = "(?:,|;| -)? ?(?:but|it'?s|it is|that'?s|sondern|das ist|mais|c'est|sino|es)";
const WHATEVER = '(?: or (?:whatever|something|so).*)?';

/** "The fire inspection, that's not customers, it's safety": both must be categories, as much else is said so. */
const RULES = (
  [
    `${LEAD}(?<words>[^.;\\n]{3,110}?),? ${IS}${NOT} ${ARTICLE}(?:${CATEGORY})${THING}${BUT_IS} ${ARTICLE}(?<category>${CATEGORY})${THING}${WHATEVER}${TAIL}`,
    `${LEAD}(?<words>(?:the|that) [^.;\\n]{0,60}?(?:thing|one|win)[^.;\\n]{0,60}?), ?(?:that'?s|it'?s) ${ARTICLE}(?<category>${CATEGORY})${THING}${WHATEVER}${TAIL}`,
    `${LEAD}(?:file|put|move|list|ordne|leg|classe|classez|mets|mettez|pon|mueve) (?:the |that |das |den |die |le |la |el |lo )?(?<words>[^.;,\\d\\n]{3,80}?) (?:under|unter|zu|sous|dans|en|bajo) ${ARTICLE}(?<category>${CATEGORY})(?: ein)?${TAIL}`,
  ] as const
).map((source) => ({ pattern: rule(source) }));

export const filedByWords = (sentence: string): CorrectionByWords | null => {
  const { words = '', category: named = '' } = saidIn(sentence, RULES)?.groups ?? {};
  const category = categoryNamed(named);
  return category && tellingWords(words).some((word) => !/^\d/.test(word)) ? { kind: 'file', words, category } : null;
};
