import type { InsightWording } from '#application/insights/insight-wording.ts';
import type { Language } from '#domain/facts.ts';
import type { Highlight, PeriodFacts } from '#domain/insights/insight.ts';
import type { InsightSentence } from '#domain/insights/insight-text.ts';
import { isDay, knownDate, type WinDay } from '#domain/wins/win-day.ts';
import { categoryInWords } from './category-names.ts';
import { listInWords } from './in-words.ts';
import { insightSentences } from './insight-sentences.ts';
import { lessOf, moved } from './insight-text/changes.ts';
import { counted, inMonth, OTHER, spokenOf, type Telling, within } from './insight-text/telling.ts';
import { quoted } from './manner.ts';
import { dateIn, during, duringBefore, sinceIn } from './span-words.ts';

/** A run of days that is worth a word. */
const LONG_RUN = { week: 3, month: 5, year: 7, summary: 7 } as const;

/**
 * Writes an insight by plain code: what the time was about and what changed, the wins that mattered most and why, what they share and one
 * thing to try. All of it follows from the facts. After a hard day nothing that was less is named, and nothing is asked for.
 */
export const insightWording: InsightWording = (facts, language, isGentle) => {
  const telling: Telling = { facts, language, isGentle, seed: seedOf(facts) };
  const suggestion = isGentle ? null : suggestionFor(telling);
  const less = isGentle ? [] : lessOf(telling);
  const told = facts.winCount === 1 ? [theOnly(telling)] : [overview(telling), mattered(telling)];
  const paragraphs = [...told, [...shared(telling), ...less, ...(suggestion ? [suggestion] : [])]];
  return {
    paragraphs: paragraphs.filter((sentences) => sentences.length > 0),
    strengths: facts.strengths.map(({ kind, name }) =>
      capital(kind === 'skill' ? name : categoryInWords(name, language)),
    ),
    growthAreas: [...(suggestion ? [suggestion] : []), ...less].map(({ text }) => text),
  };
};

/** The same time is told in the same words; the one after it in others. */
const seedOf = ({ span: { from }, kind }: PeriodFacts): number =>
  kind === 'week'
    ? Math.floor(Date.parse(from) / (7 * 86_400_000))
    : Number(from.slice(5, 7)) + Number(from.slice(0, 4));

const pick = <Way>(ways: readonly Way[], seed: number): Way => ways[seed % ways.length] as Way;

/** A single win is told at once. */
const theOnly = ({ facts, language }: Telling): readonly InsightSentence[] => {
  const words = insightSentences[language];
  const [only] = facts.highlights;
  if (!only) return [];
  const on = onDay(only, facts.kind === 'summary', language);
  const [why = ''] = words.why[only.reason];
  const when = facts.kind === 'summary' ? '' : capital(during(spokenOf(facts), language));
  const quote = quoted(only.text, language);
  const said =
    when === '' || !isDay(knownDate(only)) ? (words.told.done[0]?.(on, quote) ?? quote) : words.single(when, on, quote);
  const winIds = [only.winId];
  return [{ text: ended(said, language), winIds }, ...(why === '' ? [] : [{ text: why, winIds }])];
};

/** "on November 20", or "in November" where no day is known. */
const onDay = (win: WinDay, withYear: boolean, language: Language): string => {
  const known = knownDate(win);
  return isDay(known)
    ? insightSentences[language].on(dateIn(known, withYear, language))
    : inMonth(known, withYear, language);
};

const overview = (telling: Telling): readonly InsightSentence[] => {
  const { facts, language, seed } = telling;
  const words = insightSentences[language];
  const threads = facts.winCount > 2 ? facts.threads.slice(0, 2) : [];
  const named = threads.map(({ name, winIds }) => words.thread(name, words.number(winIds.length)));
  return [
    counted(opening(telling)),
    ...themes(telling),
    ...moved(telling),
    ...(threads.length === 0
      ? []
      : [
          {
            text: pick(words.threads, seed)(listInWords(named, language)),
            winIds: threads.flatMap(({ winIds }) => winIds),
          },
        ]),
    ...(facts.bestStreak < LONG_RUN[facts.kind] ? [] : [counted(words.streak(words.number(facts.bestStreak)))]),
    ...(facts.bestMonth
      ? [counted(words.richest(words.number(facts.bestMonth.winCount), inMonth(facts.bestMonth.month, true, language)))]
      : []),
  ];
};

const opening = ({ facts, language, isGentle, seed }: Telling): string => {
  const words = insightSentences[language];
  const { kind, span, isOver, winCount: wins, previousWinCount: before, daysWithWins } = facts;
  const wide = kind === 'summary' ? '' : capital(during(spokenOf(facts), language));
  const first = knownDate({ date: span.from, dateIsApproximate: facts.fromIsApproximate });
  if (kind === 'summary') return `${words.sinceOpening(words.number(wins), capital(sinceIn(first, language)))}.`;
  const said = pick(words.opening, seed)(wide, words.number(wins), daysWithWins);
  if (before === 0) return `${said}.`;
  const then = duringBefore({ ...spokenOf(facts), span: isOver ? span : { from: span.from, to: span.from } }, language);
  if (wins > before) return `${said}${words.more(wins - before, then)}.`;
  if (wins === before) return `${said}${words.same(then)}.`;
  return isGentle ? `${said}.` : `${said}${words.fewer(words.number(before), then)}.`;
};

/** The categories of a time: the one that most wins are in, the few that come often, or how many there are. */
const themes = ({ facts: { winCount, categories }, language }: Telling): readonly InsightSentence[] => {
  const words = insightSentences[language];
  const named = categories.filter(({ name }) => name !== OTHER);
  const often = named.filter(({ winCount: some }) => some > 1).slice(0, 3);
  const [first, second] = often;
  if (winCount < 2 || named.length === 0) return [];
  if (!first)
    return named.length < 3
      ? []
      : [
          counted(
            words.spread(
              within(
                named.slice(0, 4).map(({ name }) => name),
                language,
              ),
            ),
          ),
        ];
  if (first.winCount === winCount) return [counted(words.all(within([first.name], language), winCount))];
  if (!second || first.winCount * 2 >= winCount)
    return [counted(words.most(within([first.name], language), words.number(first.winCount), words.number(winCount)))];
  const list = often.map(({ name, winCount: some }) => words.counted(within([name], language), some));
  return [counted(words.several(listInWords(list, language)))];
};

/** The weightiest first, each with why it counts; the same words at most once. */
const mattered = ({ facts, language, seed }: Telling): readonly InsightSentence[] => {
  const words = insightSentences[language];
  const hasYears = (date: string) => date.slice(0, 4) !== facts.span.to.slice(0, 4);
  const used = new Map<string, number>();
  const next = <Way>(key: string, ways: readonly Way[]): Way | undefined => {
    const times = used.get(key) ?? 0;
    used.set(key, times + 1);
    return times < ways.length ? ways[(times + seed) % ways.length] : undefined;
  };
  return facts.highlights.flatMap(({ winId, text, reason, ...win }, at): readonly InsightSentence[] => {
    const on = onDay(win, hasYears(win.date), language);
    const ways = words.told[reason];
    const way =
      (at === 0 ? ways[0] : next(`told ${reason}`, ways)) ?? next('told done', words.told.done) ?? words.told.done[0];
    const own = ended(way?.(on, quoted(text, language)) ?? quoted(text, language), language);
    const told = at === 0 && standsOut(facts) ? pick(words.above, seed)(own) : own;
    const why = next(`why ${reason}`, words.why[reason]) ?? '';
    return [{ text: told, winIds: [winId] }, ...(why === '' ? [] : [{ text: why, winIds: [winId] }])];
  });
};

const GREAT: ReadonlySet<string> = new Set(['step-up', 'passed']);
const FAR_AHEAD = 3;

/** The first is worth a word of its own beside the others. */
const standsOut = ({ highlights: [first, second], winCount }: PeriodFacts): boolean =>
  first !== undefined &&
  second !== undefined &&
  winCount > 3 &&
  (GREAT.has(first.reason) || (first.weight > 6 && first.weight - second.weight >= FAR_AHEAD));

/** Behind a quote that ends a sentence itself stands no full stop. */
const ended = (text: string, language: Language): string => {
  const close = quoted('', language).slice(-1);
  const inside = text.endsWith(close) ? text.slice(0, -close.length).trimEnd() : text;
  return /[.!?…]["”'’)]?$/u.test(inside) ? text : `${text}.`;
};

const THREE = 3;

/** A sentence on something the three highlights have in common. */
const shared = ({ facts, language }: Telling): readonly InsightSentence[] => {
  const words = insightSentences[language];
  const three = facts.highlights;
  if (three.length < THREE) return [];
  const winIds = three.map(({ winId }) => winId);
  const [{ category }] = three as readonly [Highlight];
  const thread = facts.threads.find((one) => one.winIds.filter((id) => winIds.includes(id)).length === 2);
  if (three.filter(({ reason }) => reason === 'praise').length > 1) return [{ text: words.sharePraise, winIds }];
  const isSaid = facts.categories[0]?.winCount === facts.winCount;
  if (!isSaid && category !== '' && category !== OTHER && three.every((one) => one.category === category))
    return [{ text: words.shareCategory(within([category], language)), winIds }];
  if (three.every(({ text }) => /\d/u.test(text))) return [{ text: words.shareFigures, winIds }];
  return thread && facts.winCount > THREE ? [{ text: words.shareThread(thread.name), winIds }] : [];
};

/** One thing to try, from what the wins hold and lack. */
const suggestionFor = ({ facts, language, seed }: Telling): InsightSentence | null => {
  const words = insightSentences[language];
  const { gap, noticed, highlights, winCount } = facts;
  const day = (win: WinDay) => onDay(win, win.date.slice(0, 4) !== facts.span.to.slice(0, 4), language);
  const [first] = highlights;
  if (gap) return { text: words.tryGap(day(gap), ended(quoted(gap.text, language), language)), winIds: [gap.winId] };
  if (!first || noticed.wins === 0) return null;
  const of = [first.winId];
  const ideas: readonly InsightSentence[] = [
    ...(noticed.figuresAlone > 1 ? [counted(words.tryBefore(words.number(noticed.figuresAlone)))] : []),
    ...(noticed.figures === 0 ? [{ text: words.tryFigure(day(first)), winIds: of }] : []),
    ...(noticed.praise === 0 && winCount > 2 ? [counted(words.tryPraise)] : []),
    ...(first.reason === 'passed' || first.reason === 'step-up'
      ? []
      : [{ text: words.tryEffect(day(first)), winIds: of }]),
  ];
  return ideas[seed % ideas.length] ?? null;
};

const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
