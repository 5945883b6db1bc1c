/** People who are only named beside what they are lose their name: "a postdoc, Chiara, out of 46" is "a postdoc out of 46". */
const APPOSED =
  /(?<noun>(?:^|\s)(?:two|three|four|\d+|an?|the|my|our|their)(?: [\p{Ll}’'-]+){1,3}),? (?<!\d )(?:\p{Lu}\p{Ll}+)(?: and \p{Lu}\p{Ll}+)?(?:,(?= (?:out|from|who|of|with|on|to|for)\b)|(?=[.;]|$| (?:to|how|on|about|through|for|in)\b))/u;
const TITLED =
  /\b(?:Mrs?|Ms|Miss|Mme|Mlle)\.? \p{L}|\b(?:Herrn?|Frau|Hr|Fr|M|Sra?|[Ss]eñora?|[Dd]oña|[Mm]onsieur|[Mm]adame)\.? \p{Lu}/u;
const BEGINS_WITH_ONE =
  /^\p{Lu}\p{Ll}+(?:,? who \p{Ll}| \p{Ll}+ (?:his|her) )|^\p{Lu}\p{Ll}{2,} (?:passed|did|got|came|has|is|told|said|closed|finished|asked|read|slept|ate|leads|laid|managed|learned)\b.*\b(?:his|her|she|he|him)\b/u;
const OF_SOMEBODY = /\b(?:he|she|him|her|his|hers)\b/iu;
const NAME = /(?<=\p{Ll},? )\p{Lu}\p{Ll}+(?:['’]s)?(?![\p{L}&-]| (?:&|\p{Lu}|\d))/gu;

/**
 * Who is told of by name has not asked to stand in a CV: the name goes where it only stands beside what somebody is, and
 * null says that it cannot.
 */
export const withoutPeople = (line: string): string | null => {
  const apposed = APPOSED.exec(line);
  const plain =
    apposed?.groups && isPerson(apposed.groups.noun ?? '')
      ? line
          .replace(apposed[0], apposed.groups.noun ?? '')
          .replace(/\bthe (?=(?:apprentice|trainee|student|postdoc|intern)s?\b)/u, 'an ')
          .replace(/\ban (?=[^aeiou])/u, 'a ')
      : line;
  return namesSomebody(plain) ? null : plain;
};

const PERSON =
  /(?:apprentice|trainee|student|postdoc|intern|reps?|nurses?|colleagues?|teachers?|engineers?|developers?|assistants?|juniors?|graduates?|hires?|pupils?|technicians?|managers?|collègue|compañer[oa]s?)$/iu;
const isPerson = (noun: string): boolean => PERSON.test(noun);

/** By a title, or by a name with "her" or "his" beside it. */
export const namesSomebody = (text: string): boolean => {
  if (TITLED.test(text) || BEGINS_WITH_ONE.test(text)) return true;
  const names = (text.match(NAME) ?? []).filter((name) => !NO_PERSON.test(name));
  if (names.length === 0) return false;
  return OF_SOMEBODY.test(text) || WITH_PERSON.test(text);
};

/** What is done with a person, before the name. */
const WITH_PERSON =
  /\b(?:[Cc]oached|[Mm]entored|[Pp]aired with|[Tt]aught|[Hh]elped|[Cc]onvinced|[Tt]rained|[Gg]ave|[Tt]alked|[Tt]ook|[Tt]ook on|[Hh]ired|[Gg]ot|mentor|[Pp]romoted) (?:\p{Lu}\p{Ll}+)(?! \p{Lu})/u;
const NO_PERSON =
  /^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|English|German|French|Spanish|Turkish|I|Year)s?$/u;

/** It names something by a name of its own, within a sentence: in languages that give capitals to names alone. */
export const namesAnything = (text: string): boolean =>
  /(?:Mr|Mrs|Ms|Dr)\b/u.test(text) ||
  /^\p{Lu}\p{Ll}+['’]s /u.test(text) ||
  (text.match(NAME) ?? []).some((name) => !NO_PERSON.test(name));
