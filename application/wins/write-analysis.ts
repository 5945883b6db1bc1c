import { type Figures, noFigures } from '#application/engine/figures.ts';
import { isAiOverBudget } from '#application/engine/ports/ai-faults.ts';
import { Fault, isUnavailable } from '#application/engine/ports/fault.ts';
import type { KnownNames } from '#domain/known-names.ts';
import { categories } from '#domain/wins/categories.ts';
import type { Analysis, FallbackReason } from '#domain/wins/events.ts';
import type { WinDraft } from '#domain/wins/win-draft.ts';
import {
  formOf,
  isShownBy,
  type JudgedSentence,
  judgedSentences,
  repeats,
  standingPart,
  type Unfit,
} from './check-analysis.ts';
import type { ClaimFinder, ClaimFinding, Claims } from './claims.ts';
import { type RelatedWin, relatedAmong } from './related-wins.ts';
import type { WinSetting, Writer } from './writer.ts';

/** The context for a writer with a provider behind it; `journal` are the earlier wins that share rare words with this one. */
type AiSetting = Omit<WinSetting, 'journal'> &
  Readonly<{
    journal: readonly RelatedWin[];
    userId: number;
    /** What names its user, which never leaves us. */
    names(): Promise<KnownNames>;
    /** What plain code says of the win: it may be said again. */
    counted: string;
  }>;

/** Writes through a provider. Rejects where it is away, over budget or answers nothing of use; what it writes is checked. */
export interface AiWriter {
  /** As events name it. */
  readonly name: string;
  analyse(win: string, setting: AiSetting): Promise<WinDraft>;
}

type WrittenAnalysis = Analysis & Readonly<{ writtenBy: string; fallbackReason: FallbackReason | null }>;

/** Who wrote the win, and which of their words may go to a provider. */
type Author = Pick<AiSetting, 'userId' | 'names'> & Readonly<{ mayLeave(words: string): boolean }>;

/** `aiWriter` is null where no provider is set. */
export type Writers = Readonly<{
  writer: Writer;
  aiWriter: AiWriter | null;
  claims: Claims;
  /** Looks up what doubtful sentences rest on; null where no provider is set. */
  claimFinder?: ClaimFinder | null;
  figures?: Figures;
}>;

const PLAIN = 'builtin';

/** The draft of the model that read the message, its name, and the words of all wins of that message. */
type Drafted = Readonly<{ draft: WinDraft; by: string; message: string }>;

/**
 * The analysis that is kept. Of a model's, each by itself: its sentences where they pass the check, its category, and its
 * skills that the win's own words show; else those of plain code. `drafted` is what the model said that read the message, null
 * where none did: then it is asked.
 */
export const writeAnalysis = async (
  { writer, aiWriter, claims, claimFinder = null, figures = noFigures }: Writers,
  win: string,
  setting: WinSetting,
  user: Author,
  drafted: Drafted | null = null,
): Promise<WrittenAnalysis> => {
  const plain = await plainAnalysis(writer, win, setting);
  const { userId, names, mayLeave } = user;
  if (!aiWriter || !mayLeave(win)) return { ...plain, writtenBy: PLAIN, fallbackReason: null };
  if (claims.givesOrders(win)) return { ...plain, writtenBy: PLAIN, fallbackReason: 'unfit' };
  try {
    const { language, date } = setting;
    const related = (words: string) => relatedAmong(setting.journal, words).filter(({ text }) => mayLeave(text));
    const journal = related(win);
    const counted = writer.counted?.(win, setting) ?? '';
    const told = { language, date, userId, names, journal, counted };
    const { draft, by } = drafted ?? { draft: await aiWriter.analyse(win, told), by: aiWriter.name };
    const earlier = drafted ? joined(journal, related(drafted.message)) : journal;
    const find = claimFinder?.for({ userId, names, language }) ?? null;
    const grounds = { win, counted, earlier, language, date };
    const { unfit, ...kept } = await checkedDraft(claims, find, grounds, plain, { draft, by });
    if (unfit) figures.add(`ai.rejected|win|${unfit}`);
    return kept;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { ...plain, writtenBy: PLAIN, fallbackReason: fallbackReasonOf(error) };
  }
};

const joined = (some: readonly RelatedWin[], others: readonly RelatedWin[]): readonly RelatedWin[] => [
  ...some,
  ...others.filter((one) => !some.some(({ date, text }) => date === one.date && text === one.text)),
];

type Find = ReturnType<ClaimFinder['for']>;
type DraftGrounds = Pick<WinSetting, 'language' | 'date'> &
  Readonly<{ win: string; counted: string; earlier: readonly RelatedWin[] }>;

const checkedDraft = async (
  claims: Claims,
  find: Find | null,
  { win, counted, earlier, language, date }: DraftGrounds,
  plain: Analysis,
  { draft, by }: Omit<Drafted, 'message'>,
): Promise<WrittenAnalysis & Readonly<{ unfit: Unfit | null }>> => {
  const shown = draft.skills.filter(({ words }) => standsIn(win, words)).map(({ name }) => name);
  const named = draft.skills.map(({ name }) => name).filter((name) => isShownBy({ win, skills: plain.skills }, name));
  const skills = [...new Set([...plain.skills, ...shown, ...named])].slice(0, MAX_SKILLS);
  const isKnown = (categories as readonly string[]).includes(draft.category);
  const filed = isKnown ? { category: draft.category, categoryIsGuess: false } : filedAs(plain);
  const written = { ...filed, analysis: draft.analysis, skills };
  const beside = counted === '' ? [] : [counted];
  const grounds = { win, date, beside, earlier, skills, language };
  const form = formOf({ ...written, skills: [] });
  const { analysis, unfit } = form
    ? { analysis: '', unfit: form }
    : await standing(claims, find, judgedSentences(claims, draft.analysis, grounds));
  const isSaid = analysis !== '' && !repeats(win, analysis);
  return {
    ...(formOf({ ...written, analysis: '' }) === null ? written : { ...written, skills: plain.skills }),
    analysis: isSaid ? analysis : plain.analysis,
    writtenBy: unfit === null || isSaid ? by : PLAIN,
    fallbackReason: unfit === null || isSaid ? null : 'unfit',
    unfit,
  };
};

/** Cuts an analysis to what stands; doubtful sentences are looked up in one call, or judged by code where that fails. */
const standing = async (
  claims: Claims,
  find: Find | null,
  sentences: readonly JudgedSentence[],
): Promise<ReturnType<typeof standingPart>> => {
  const doubtful = sentences.filter(({ judgement }) => judgement.verdict === 'doubtful');
  const findings = doubtful.length === 0 ? [] : find && (await found(find, doubtful));
  return standingPart(claims, sentences, (one) => {
    const finding = findings?.[doubtful.indexOf(one)] ?? null;
    if (!findings) return claims.standsAlone(one.judgement, 'analysis');
    return finding !== null && claims.settle(one.claim, one.judgement, finding, 'analysis');
  });
};

/** Null where the one who is asked is away, or over budget. */
const found = async (
  find: Find,
  doubtful: readonly JudgedSentence[],
): Promise<readonly (ClaimFinding | null)[] | null> => {
  try {
    return await find(doubtful.map(({ claim, judgement }) => ({ ...claim, ...judgement })));
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return null;
  }
};

const standsIn = (win: string, words: string): boolean =>
  words.trim() !== '' && onOneLine(win).includes(onOneLine(words));
const onOneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** What plain code says, in the form of every analysis. */
export const plainAnalysis = async (writer: Writer, win: string, setting: WinSetting): Promise<Analysis> =>
  inForm(await writer.analyse(win, setting));

const fallbackReasonOf = (error: Fault): FallbackReason => {
  if (isAiOverBudget(error)) return 'over-budget';
  return isUnavailable(error) ? 'away' : 'unfit';
};

const MAX_SKILLS = 8;

/** Leaves out each part that is out of form. */
const inForm = (plain: Analysis): Analysis => {
  const { analysis, skills } = plain;
  const filed = filedAs(plain);
  for (const kept of [
    { ...filed, analysis, skills },
    { ...filed, analysis: '', skills },
    { ...filed, ...SILENT },
  ])
    if (formOf(kept) === null) return kept;
  return NO_ANALYSIS;
};

const filedAs = ({ category, categoryIsGuess }: Analysis) => ({ category, categoryIsGuess });

const SILENT = { analysis: '', skills: [] } as const;
/** For a win that nothing is known of. */
export const NO_ANALYSIS: Analysis = { category: 'Other', categoryIsGuess: true, ...SILENT };
