import type { WinSetting } from '#application/wins/writer.ts';
import type { Language } from '#domain/facts.ts';
import { type EarlierWin, MOST_EARLIER_WINS } from '#domain/wins/earlier-win.ts';
import { written } from './amounts.ts';
import { countIn } from './counts.ts';
import { measureIn } from './measures.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import type { DeedName } from './speech/speech.ts';
import { speeches } from './speech/speeches.ts';

/** What of the same kind the journal held before; '' where it held nothing, or it is not sure what. */
export const journalLine = (sentences: readonly Sentence[], setting: WinSetting): string =>
  earlierAmount(sentences, setting) || sameAgain(sentences, setting);

/** A quantity that one sentence tells, and what makes it the same quantity another time. */
type Quantity = Readonly<{ key: string; said: string; value: number }>;

const quantityIn = (sentence: Sentence, language: Language): Quantity | null => {
  const measure = measureIn(sentence, language);
  if (measure) {
    const { name, amount } = measure;
    return { key: `${name} ${amount.unit}`, said: written(amount, language), value: amount.value };
  }
  const count = countIn(sentence, language);
  return count && { key: count.key, said: written({ value: count.value, unit: '' }, language), value: count.value };
};

const earlierAmount = (sentences: readonly Sentence[], { language, date, journal }: WinSetting): string => {
  const now = sentences.map((sentence) => quantityIn(sentence, language)).find((one) => one !== null);
  if (!now) return '';
  for (const win of journal) {
    if (win.date === date) continue;
    const before = sentencesOf(win.text)
      .map((sentence) => quantityIn(sentence, language))
      .find((one) => one?.key === now.key);
    if (before) return before.value === now.value ? '' : earlierSaid(win.date, date, before.said, language);
  }
  return '';
};

/** The month where it was another one, the day where it was not; the year where it was another. */
const earlierSaid = (then: string, now: string, amount: string, language: Language): string => {
  const isDay = then.slice(0, 7) === now.slice(0, 7);
  const when = whenSaid(then, now, isDay, language);
  const { say } = speeches[language];
  return say.earlier(language === 'fr' ? when.replace(/^1(?=\s)/u, '1er') : when, isDay, amount);
};

const whenSaid = (then: string, now: string, isDay: boolean, language: Language): string =>
  new Intl.DateTimeFormat(speeches[language].locale, {
    timeZone: 'UTC',
    month: 'long',
    ...(isDay ? { day: 'numeric' } : {}),
    ...(then.slice(0, 4) === now.slice(0, 4) ? {} : { year: 'numeric' }),
  }).format(new Date(`${then}T00:00:00Z`));

const MOST_TIMES = 10;

const sameAgain = (sentences: readonly Sentence[], { language, date, journal }: WinSetting): string => {
  const { deeds, doubt, say } = speeches[language];
  const does = (name: DeedName, told: readonly Sentence[]) =>
    told.some(({ text, small }) => deeds[name].surely.test(text) && !doubt.test(small));
  const deed = (Object.keys(deeds) as DeedName[]).find((name) => does(name, sentences));
  if (!deed) return '';
  for (const isMonth of [true, false]) {
    const span = date.slice(0, isMonth ? 7 : 4);
    const within = journal.filter((win) => win.date.startsWith(span));
    if (isCutOff(journal, span)) return '';
    const told = within.map(({ text }) => ({ text, sure: does(deed, sentencesOf(text)) }));
    if (told.some(({ text, sure }) => !sure && deeds[deed].maybe.test(text.slice(0, 4_000)))) return '';
    const time = told.filter(({ sure }) => sure).length + 1;
    if (time > 1) return time <= MOST_TIMES ? say.again(time, isMonth, deeds[deed].said) : '';
  }
  return '';
};

/** Older wins of the span may have found no place in what the writer is given. */
const isCutOff = (journal: readonly EarlierWin[], span: string): boolean =>
  journal.length >= MOST_EARLIER_WINS && (journal.at(-1)?.date ?? '').startsWith(span);

const MIN_WORD = 4;

const wordsIn = (text: string): readonly string[] =>
  text
    .slice(0, READ)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
const READ = 1_000;

/** Both name one thing by two words side by side, a number among them at most: "band 6". */
export const nameTheSame = (
  sentences: readonly Sentence[],
  others: readonly Sentence[],
  language: Language,
): boolean => {
  const named = (told: readonly Sentence[]) =>
    told.flatMap(({ small }) => {
      const words = wordsIn(small);
      return words.slice(1).map((word, at) => [words[at] ?? '', word] as const);
    });
  const { common } = speeches[language];
  const isName = (word: string) => word.length >= MIN_WORD && !common.test(word);
  const known = new Set(named(others).map((pair) => pair.join(' ')));
  return named(sentences).some(
    (pair) => known.has(pair.join(' ')) && pair.some(isName) && pair.every((word) => isName(word) || /\d/u.test(word)),
  );
};

export const saidYesAfterNo = (then: string, now: string, language: Language): string =>
  speeches[language].say.yesAfterNo(whenSaid(then, now, false, language));
