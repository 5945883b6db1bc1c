import type { Language } from '#domain/facts.ts';
import { capital } from './tidy.ts';

/** At these a clause ends, and what stands behind begins another: its writer's next deed, or what was only the reason. */
const JOINTS: Readonly<Record<Language, RegExp>> = {
  en: /; |: (?=I \p{Ll})|,? (?:so|and|but) (?=I \p{Ll})|, (?=I \p{Ll})|, (?:and )?(?=[\p{L} ]{3,40} (?:went|dropped|fell|rose|is|are) (?:up |down )?(?:from|by|to) )/gu,
  de: /; |,? (?:und|aber) (?=ich )|: (?=ich )/gu,
  fr: /; |,? (?:et|mais) (?=j(?:['’]|e ))/gu,
  es: /; |,? (?:y|pero) (?=he )/gu,
};

/** Behind these stands a reason, or an afterthought. */
const ASIDE: Readonly<Record<Language, RegExp>> = {
  en: / [–—-] .*$|,? (?:because|cos|beacuse|since (?:nobody|everyone|(?:we|I) (?!\p{L}+ed\b))|as (?:nobody|we|I|they)|which|whoever|but|even (?:if|though)|although|though|tho|so (?:now|the|nobody|we|they|it|he|she)|where|when it|after (?:about )?\p{L}+ \p{L}+ of them)\b.*$|, (?:one|some|half|most) (?:was|were|of (?:them|which|it))\b.*$|, (?:signed off|witnessed|checked) by (?:Dr|Mrs?|Ms)\b.*$|, (?:and )?(?:(?:he|she|it|they)['’]\p{L}+ |(?:he|she|it|they|that|this|we|\p{Lu}\p{Ll}+|the \p{L}+|his|her|their|someone) (?:is|was|were|are|has|have|had|said|says|told|asked|did|wants?|came|got|will|must)\b).*$| \([^()]*\)/gu,
  de: / [–—-] .*$|,? (?:weil|da (?:ich|wir|sonst|keiner|niemand)|obwohl|aber|was|wo|damit ich)(?!\p{L}).*$|, (?:er|sie|es|das|die|der) (?:hat|haben|ist|sind|war|waren|meinte|sagte)(?!\p{L}).*$| \([^()]*\)/gu,
  fr: / [–—-] .*$|,? (?:parce que|car|mais|ce qui|où)(?!\p{L}).*$| \([^()]*\)/gu,
  es: / [–—-] .*$|,? (?:porque|ya que|pero|lo que|donde)(?!\p{L}).*$| \([^()]*\)/gu,
};

/** The clauses of a sentence by themselves, each without its reason; English ones with their changes told in order. */
export const clausesIn = (sentence: string, language: Language): readonly string[] => {
  const text = language === 'en' ? inOrder(sentence) : sentence;
  const parts = text.split(JOINTS[language]).map((part) => part.replace(ASIDE[language], ''));
  return [...new Set(parts.map((part) => capital(part.trim().replace(/[.,;:]+$/u, ''))))]
    .filter((part) => part.includes(' '))
    .map((part) => `${part}.`);
};

/** "Hand hygiene 96% (was 81% in April)": what it was before what it is. */
const WAS_BEHIND =
  /^(?:[\p{L} ]{3,30}: )?(?<what>[\p{L} -]{3,50}?) (?<now>[€$£]?\d[\d.,]*(?: ?[%\p{L}]+)?) \((?:it )?was (?<was>[€$£]?\d[\d.,]*(?: ?[%\p{L}]+)?)(?<when> in \p{L}+| last \p{L}+)?\)/iu;
/** "Handover was 45 minutes, now we are done in about 25". */
const NOW_BEHIND =
  /^(?:The |Our )?(?<what>[\p{L} -]{3,50}?) (?:was|were|took|used to (?:be|take)) (?<was>[€$£]?\d[\d.,]*(?: ?[%\p{L}]+)?)(?<when>(?: in \p{L}+)?),? (?:and )?now (?:(?:it['’]s|it is|it takes|takes|we are done in|we['’]re (?:done in|at)|they are|at) )?(?<now>(?:about |around )?[€$£]?\d[\d.,]*(?: ?[%\p{L}]+)?)\.?$/iu;

const inOrder = (sentence: string): string => {
  const told = WAS_BEHIND.exec(sentence) ?? NOW_BEHIND.exec(sentence);
  const { what = '', was = '', now = '', when = '' } = told?.groups ?? {};
  const [before, after] = [was, now].map((said) =>
    Number((/\d[\d.,]*/u.exec(said)?.[0] ?? '').replace(/,(?=\d{3})/gu, '')),
  );
  const plain = sentence
    .replace(/\bon my own\b/gu, 'alone')
    .replace(/ & /gu, ' and ')
    .replace(/\bdid the thing and /u, '')
    .replace(/ on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?=[.,]|$)/u, '');
  if (!told || before === undefined || after === undefined || before === after) return plain;
  return `${what} ${after > before ? 'up' : 'down'} from ${was}${when} to ${now}`;
};
