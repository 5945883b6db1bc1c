/** Openings of the line above a quote: "On …", "Am …", "Le …". */
export const OPENER =
  /^(?:on|in (?:article|message)|quoting|am|le|el|il|em|op|den|d\.|dne|dňa|dnia|w dniu|in data|il giorno|a|la|în|dana|u|v|в|на|στις|在|於|vào|pada|kuupäev|dia)(?=[\s\d])/u;

/** Verbs that close the line, in the languages that put them last. */
const LAST =
  'wrote|writes|a écrit|ha scritto|scrive|escribió|escribio|va escriure|ha escrit|escreveu|escribiu|geschreven|geschrieben|pisze|' +
  'napisała?|napisał\\(a\\)|napisao je|napisala je|napisao|napisala|je napisao(?:/la)?|napsala?|napsal\\(a\\)|napísala?|napísal\\(a\\)|' +
  'píše|kirjutas|kirjoitti|írta|yazdı|şunları yazdı|a scris|написал\\(а\\)|написала?|написав|написала|пишет|пише|написа|έγραψε|' +
  'skrev följande|følgende|følgende besked|følgende melding|följande|đã viết|menulis|כתב/ה|כתב|כתבה|كتب|نوشت|ने लिखा|rašė|rakstīja|skrifaði';

/** The same verbs, where dashes on both sides show that no name follows. */
const BETWEEN_DASHES = `${LAST}|schrieb|schreef|skrev`;

const AFAR = '(?:写道|寫道|のメール|さんは書きました|님이 작성|님이 작성하였습니다|작성|เขียนว่า)\\s*[:：]?$';

export const VERB_LAST = new RegExp(`(?:^|[^\\p{L}])(?:${LAST})\\s*[-:：\\s*]*$|${AFAR}`, 'u');

/** Zoho and its kin: "---- On …, Anna wrote ----". */
export const DASHED = new RegExp(`^-{2,12} ?([^-\\s].{1,400}) (?:${BETWEEN_DASHES}):? ?-{2,12}$`, 'iu');

/** The same verbs, behind a name and before a date or the end: "anna schrieb am …". */
export const NAME_WROTE = new RegExp(
  `^([^<>:\\d]{1,60}?)\\s+(?:${BETWEEN_DASHES})(?: the following)? (.{6,60}?) ?[:：]$`,
  'iu',
);
export const ADDRESS_WROTE_ALONE = new RegExp(
  `^[^\\s<>()"'@:]{1,64}@[^\\s<>()"'@:]{1,255} (?:${BETWEEN_DASHES}|said|sent) ?[:：]$`,
  'iu',
);

/** Verbs with the name behind them: "schrieb Anna:". */
export const VERB_INSIDE =
  /(?:^|[^\p{L}])(?:schrieb|schreef|skrev|skrifaði|kirjoitti|kirjutas|пишет|написал|napisana przez|tarihinde|wrote on(?= \d)|تمت كتابة ما يلي بواسطة|ezt írta)(?!\s+(?:ich|ik|jag|jeg|я)(?:\s|$))(?!\p{L})/u;

/** Horde and its kin: "Quoting Anna <anna@example.com>:". */
export const QUOTING = /^(?:quoting|zitat von|citando a?|en citant|missatge de|mensaje de) [^:]{1,120}:$/;

export const YOU_WROTE = /\b(?:you wrote|vous avez écrit|schrieben sie|schriebst du)\s*:?$/;

/** Whoever says "I" tells something; a client never does. */
export const SAYS_I = /(?:^|[\s,;])(?:I|ich|yo|ik|jag|jeg|eu|я|j['’]ai)(?=[\s,'’])/u;

/** So does whoever says "and she wrote": a client gives the name. */
export const SAYS_SHE =
  /\s(?:she|he|they|we|it|who|er|sie|elle|il|ella|él|lei|lui|ela|ele|hij|zij|ze|hon|han|hun|она|он)\s(?:\p{L}{1,8}\s)?(?:wrote|writes|schrieb|geschrieben|écrit|escribió|scritto|escreveu|schreef|geschreven|skrev|написал\p{L}?)\s*[:：]/iu;

const LANGUAGES = 'en de fr es it pt ca nl sv da nb fi is et lv lt pl cs sk hu ro hr sl bg ru uk el tr vi id'.split(
  ' ',
);

const A_WEEK = [1, 2, 3, 4, 5, 6, 7].map((day) => new Date(Date.UTC(2026, 10, day)));

const WEEKDAYS: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).flatMap((weekday) => {
      const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
      return A_WEEK.map((day) => bare(format.format(day)));
    }),
  ),
);

function bare(word: string): string {
  return word.toLowerCase().replace(/[.,]+$/, '');
}

/** Is this the name of a weekday, or short for one, in the languages clients speak? */
export const isWeekday = (word: string): boolean => WEEKDAYS.has(bare(word));
