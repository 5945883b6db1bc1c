import { foldText } from '#domain/text.ts';
import type { SelfAnswer, SelfQuestion } from '#domain/wins/self-question.ts';
import { noticedIn } from './notice.ts';
import { tellsChange } from './reasons.ts';
import { shortened, told } from './sentences.ts';

const LONGEST = 240;

/** The words of a win that answer a question about its writer; null where it does not. */
export const answerTo = ({ topic, about, measure }: SelfQuestion, text: string): SelfAnswer | null => {
  const { reason, quote, weight, setback, gap, isSad, isPrivate, praise } = noticedIn(text);
  switch (topic) {
    case 'saved':
      return isSad ? null : savedIn(text, measure);
    case 'work-on':
      return gap === '' ? null : { quote: gap, worth: 1 };
    case 'mistakes':
      return setback === '' || (isSad && reason !== 'mended')
        ? null
        : { quote: setback, worth: (OWN.test(setback) ? 1 : 0) + (reason === 'mended' ? 1 : 0) };
    case 'led':
      return isPrivate || isSad ? null : bestOf(text, LED);
    case 'helped':
      return isPrivate ? null : bestOf(text, HELPED);
    case 'about':
    case 'count':
      return aboutIn(text, about, topic === 'count');
    case 'most':
      return isSad || weight < 0 || (about !== '' && !names(text, about)) ? null : { quote, worth: weight };
    case 'strengths':
      return praise !== '' && !isSad && !isPrivate ? { quote: praise, worth: weight } : null;
    case 'review':
      // Mistakes that were put right have a place of their own in such a talk.
      return isSad || isPrivate || reason === 'mended' || weight < 0 ? null : { quote, worth: weight };
  }
};

/** Its writer had a part in it. */
const OWN = /(?<!\p{L})(?:I|my|own|we|ich|mir|mein\p{L}*|hab|je|mon|ma|mi|yo)(?!\p{L})/u;

type Signs = readonly RegExp[];

const LED: Signs = [
  /(?<!\p{L})(?:i (?:\p{L}+ )?(?:led|lead|managed|ran|mentor\p{L}*|trained|supervis\p{L}+|delegat\p{L}+|chaired|coached|shadow\p{L}*)|shift lead|team lead|in charge|acting (?:up|lead|shift lead)|i mentor|mentored|rota|i (?:also )?had to tell (?:her|him|them)|i asked (?:two|three|the) (?:people|pickers|colleagues)|i took (?:two|three|four|\d) \p{L}+|i (?:put|sent|moved) (?:two|three|four|him|her|them)|each has a buddy|i showed (?:them|the|declan)|i told (?:him|her|them) |my (?:shift|team|crew)|new rule for|vertrete|geleitet|angeleitet|eingewiesen|eingearbeitet|ich geprüft|den anderen .{0,20}zeig|azubi|bei mir ist|musste sie mir|meine (?:schicht|leute|gruppe)|mein team|dirigé|encadré|formé|responsable de|lideré|dirigí|a mi cargo|formé a)(?!\p{L})/iu,
];
const HELPED: Signs = [
  /(?<!\p{L})(?:helped|help(?:ing)? (?:him|her|them|out)|taught|mentor\p{L}*|trained|coached|showed (?:him|her|them|the|two)|explained|sat with|stayed with|covered for|reassured|calmed|rang (?:his|her) (?:mother|mum|family)|visited|translat\p{L}+|buddy|thank(?:ed|s) (?:me|to)|made the card|i showed|put myself|myself also|key person|so nobody|geholfen|beigebracht|eingearbeitet|erklärt|gezeigt|begleitet|unterstützt|betreut|zugehört|getröstet|vertrete|eingesprungen|zeigen wie|aidée?s?|formée?s?|accompagnée?s?|expliqué|ayud\p{L}+|enseñ\p{L}+|expliq\p{L}+)(?!\p{L})/iu,
];

/** It has not happened yet. */
const HOPED =
  /(?<!\p{L})(?:chance of|advert|apply|applied|would like|want to|frühestens|vielleicht|bewerb\p{L}*|suchen sie|peut-être|quizás)(?!\p{L})/u;

/** The sentence with the most signs; where it is short, with the next one. */
const bestOf = (text: string, signs: Signs): SelfAnswer | null => {
  const sentences = told(text);
  const at = sentences.findIndex((one) => signs.some((sign) => sign.test(one.small)) && !HOPED.test(one.small));
  const own = sentences[at];
  if (!own) return null;
  const next = sentences[at + 1]?.text ?? '';
  const both =
    own.text.length < 60 && next !== '' && next.length + own.text.length < LONGEST ? `${own.text} ${next}` : own.text;
  return { quote: shortened(both, LONGEST), worth: noticedIn(text).weight };
};

/** The sentence that names what is asked for; of a question how many, one with a number. */
const aboutIn = (text: string, about: string, isCount: boolean): SelfAnswer | null => {
  if (about === '' || !names(text, about)) return null;
  const sentences = told(text);
  const rated = sentences.map((one, at) => {
    const hits =
      stemsOf(about).filter((stem) => foldText(one.text).includes(stem)).length +
      (ABOUT_MONEY.test(foldText(about)) && new RegExp(MONEY.source, 'iu').test(one.text) ? 0.8 : 0);
    return {
      at,
      worth:
        hits * 2 + (/\d/u.test(one.text) ? (isCount ? 1.5 : 0.2) : 0) + (isCount && isCounted(one.text, about) ? 3 : 0),
    };
  });
  const best = rated.reduce((one, other) => (other.worth > one.worth ? other : one));
  const own = sentences[best.at]?.text ?? '';
  const next = sentences[best.at + 1]?.text ?? '';
  const both = own.length < 60 && next !== '' && own.length + next.length < LONGEST ? `${own} ${next}` : own;
  return { quote: shortened(both, LONGEST), worth: best.worth + Math.max(0, noticedIn(text).weight) / 20 };
};

/** "9 Anlagen", "Nummer 4": a number beside what is counted. */
const isCounted = (text: string, about: string): boolean =>
  stemsOf(about).some((stem) =>
    new RegExp(`\\d+ (?:\\p{L}+ )?${stem}|${stem}\\p{L}* (?:\\p{L}+\\.? )?\\d`, 'u').test(foldText(text)),
  );

const names = (text: string, about: string): boolean => {
  const folded = foldText(text);
  const stems = stemsOf(about);
  if (ABOUT_MONEY.test(foldText(about)) && new RegExp(MONEY.source, 'iu').test(text)) return true;
  return stems.length > 0 && stems.some((stem) => new RegExp(`(?<!\\p{L})${stem}`, 'u').test(folded));
};

const ABOUT_MONEY = /^(?:budgets?|costs?|money|geld|kosten|couts?|argent|costes?|dinero|presupuestos?)(?!\p{L})/u;

/** "budgets" is found in "budget", "PV-Anlagen" as "pv" and "anlage", "children" in "kids" as well. */
const stemsOf = (about: string): readonly string[] =>
  foldText(about)
    .split(/[\s-]+/u)
    .filter((word) => word.length > 1 && !/^(?:and|und|et|of|the|with|mit|von|de|la|el|for)$/u.test(word))
    .flatMap((word) => [
      word.length > 4 ? word.replace(/(?:ing|ies|es|en|s|n|e)$/u, '') : word,
      ...(ALSO.get(word) ?? []),
    ])
    .map((word) => word.replace(/[^\p{L}\d]/gu, ''))
    .filter((word) => word.length > 1);

const ALSO: ReadonlyMap<string, readonly string[]> = new Map([
  ['children', ['child', 'kid']],
  ['kids', ['child']],
  ['customers', ['client']],
  ['kinder', ['kind']],
  ['kunden', ['kunde']],
]);

const MINUTES: ReadonlyMap<string, number> = new Map(Object.entries({ s: 1 / 60, m: 1, h: 60, d: 480, w: 2400 }));
const TIME =
  /(?<![\p{L}\d.,])(\d{1,4}(?:[.,]\d{1,2})?|one|two|three|four|five|six|ein\p{L}*|zwei|drei|vier|fünf) ?(seconds?|secs?|sekunden|minutes?|mins?|minuten|hours?|hrs?|stunden?|std|heures?|horas?|days?|tage?n?|jours?|d[ií]as?|weeks?|wochen?|semaines?|semanas?)(?!\p{L})/giu;
const MONEY =
  /[€$£] ?(\d{1,3}(?:[.,]\d{3})*(?:[.,]\d{1,2})?)(k)?(?![\d.,]*\d)|(\d{1,3}(?:[.,]\d{3})*(?:[.,]\d{1,2})?)(k)? ?(?:€|\$|£|euros?|pounds?|dollars?)(?!\p{L})/giu;
const SAVES = /(?<!\p{L})(?:sav(?:e|ed|es|ing|ings)|gespart|eingespart|spart|économis\p{L}*|ahorr\p{L}*)(?!\p{L})/iu;

/** The largest saving that a sentence puts a figure on: said as such, or the difference of two amounts of one kind. */
const savedIn = (text: string, measure: SelfQuestion['measure']): SelfAnswer | null => {
  const sentences = told(text);
  const found = sentences.flatMap(({ text: sentence, small }, place) => {
    const before = sentences[place - 1];
    const quote =
      before && tellsChange(before.small) && before.text.length + sentence.length < LONGEST + 60
        ? `${before.text} ${sentence}`
        : sentence;
    if (!SAVES.test(sentence) && !tellsChange(small)) return [];
    const amounts = [
      ...(measure === 'money' ? [] : [timesIn(sentence)]),
      ...(measure === 'time' ? [] : [moniesIn(sentence)]),
    ];
    return amounts.flatMap((some) => {
      if (SAVES.test(sentence) && some.length > 0) return [{ quote, worth: Math.max(...some) + SURE }];
      const [one, other] = some;
      return one !== undefined && other !== undefined && one !== other
        ? [{ quote: sentence, worth: Math.abs(one - other) }]
        : [];
    });
  });
  const best = found.reduce<SelfAnswer | null>(
    (one, other) => (one === null || other.worth > one.worth ? other : one),
    null,
  );
  return best && { ...best, quote: shortened(best.quote, LONGEST + 60) };
};

/** Added where the words call it a saving, so that it comes before what may be one. */
const SURE = 1_000_000;

const WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    zwei: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
  }),
);

const timesIn = (sentence: string): readonly number[] =>
  [...sentence.matchAll(TIME)].map(([, number = '', unit = '']) => {
    const value = WORDS.get(number.toLowerCase()) ?? (/^ein/iu.test(number) ? 1 : Number(number.replace(',', '.')));
    const letter = /^(?:stu|std|h)/iu.test(unit)
      ? 'h'
      : /^(?:t|j|d)/iu.test(unit)
        ? 'd'
        : /^s(?:em)/iu.test(unit)
          ? 'w'
          : unit[0]?.toLowerCase();
    return value * (MINUTES.get(letter ?? 'm') ?? 1);
  });

const moniesIn = (sentence: string): readonly number[] =>
  [...sentence.matchAll(MONEY)].map(([, before, k, behind, kBehind]) => {
    const digits = (before ?? behind ?? '0').replace(/[.,](?=\d{3}(?!\d))/gu, '').replace(',', '.');
    return Number(digits) * (k || kBehind ? 1000 : 1);
  });
