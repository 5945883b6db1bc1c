import type { Language } from '#domain/facts.ts';

/** Whole sentences whose subject is their writer, or what they did it to. */
const BEGINS: Readonly<Record<Language, RegExp>> = {
  en: /^(?:In \p{L}+(?: \d{4})?,? )?(?:I(?:['’]ve)? (?!(?:think|guess|suppose|hope|know|feel|felt|keep|cried|nearly|almost|lost|was (?:off|sick|late|scared|tired)|had to|didn|don|couldn|can|took me|broke up)\b)|We(?:['’]ve)? |My team |Our )/u,
  de: /^(?:Ich|Wir|Unsere?|Mein Team|Im \p{L}+ (?:habe|bin)|Seit|Dank|Durch|Mit|Bei|Nach|In)(?!\p{L})/u,
  fr: /^(?:J['’]|Je |Nous |On |Notre |Mon équipe )/u,
  es: /^(?!Me (?:siento|dio)|Estoy|Fue |Era )\p{Lu}/u,
};

/** Moods, asides and talk, which a reader who was not there can do without. */
const ASIDE =
  /["“”„«»?]| [–—-] |\((?!.{2,12}\))|(?<!\p{L})(?:cried|scared|nervous|shook|knackered|gutted|tired|sister|mum|mom|dad|wife|husband|curry|cake|lol|brain|actually|basically|lot of faff|I think|I suppose|some of that|wanted to write|if I['’]m honest|wach gelegen|geweint|müde|kaputt|Angst|aufgeregt|Mama|Mann|Tochter|Sohn|glaub|halt|irgendwie)(?!\p{L})/iu;

const AFTERTHOUGHT = /, (?:even if|even though|although|though) [^,;]*\.$/u;

const LONGEST = 260;
/** A longer sentence before it said what it speaks of. */
const MAX_BEFORE = 5;

/** Of a win told in the first person, what others may read of it; empty where nothing is left. */
export const ownSentences = (story: readonly string[], language: Language): readonly string[] => {
  const told = story.map((sentence) => sentence.replace(AFTERTHOUGHT, '.'));
  const first = told.findIndex((sentence) => isOwn(sentence, language));
  if (first < 0 || told.slice(0, first).some((before) => before.split(' ').length > MAX_BEFORE)) return [];
  return told.slice(first).filter((sentence, at) => at === 0 || isOwn(sentence, language) || tellsMore(sentence));
};

const isOwn = (sentence: string, language: Language): boolean =>
  BEGINS[language].test(sentence) && !ASIDE.test(sentence) && sentence.length <= LONGEST;

/** A figure, or what became of it; never what somebody else did. */
const tellsMore = (sentence: string): boolean =>
  sentence.length <= LONGEST &&
  !ASIDE.test(sentence) &&
  !/^(?:He|She|They|You|Er|Sie|Il|Elle|But|And|So|Aber|Und) /u.test(sentence) &&
  (/\d/u.test(sentence) ||
    /^(?:It|The|This|That|All|Both|No|Die|Der|Das|Alle|Kein\w*) .*\b(?:now|since|without|jetzt|seitdem|ohne)\b/u.test(
      sentence,
    ));
