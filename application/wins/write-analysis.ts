import { type Figures, noFigures } from '#application/engine/figures.ts';
import { isAiOverBudget } from '#application/engine/ports/ai-faults.ts';
import { Fault, isUnavailable } from '#application/engine/ports/fault.ts';
import { categories } from '#domain/wins/categories.ts';
import type { Analysis, FallbackReason } from '#domain/wins/events.ts';
import type { WinDraft } from '#domain/wins/win-draft.ts';
import { checkAnalysis, formOf, isShownBy, repeats } from './check-analysis.ts';
import type { Claims } from './claims.ts';
import { type RelatedWin, relatedAmong } from './related-wins.ts';
import type { WinSetting, Writer } from './writer.ts';

/** The context for a writer with a provider behind it; `journal` are the earlier wins that share rare words with this one. */
type AiSetting = Omit<WinSetting, 'journal'> &
  Readonly<{
    journal: readonly RelatedWin[];
    userId: number;
    /** What names its user, which never leaves us. */
    names(): Promise<readonly string[]>;
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
export type Writers = Readonly<{ writer: Writer; aiWriter: AiWriter | null; claims: Claims; figures?: Figures }>;

const PLAIN = 'builtin';

/** The draft of the model that read the message, and its name. */
type Drafted = Readonly<{ draft: WinDraft; by: string }>;

/**
 * The analysis that is kept. Of a model's, each by itself: its sentences where they pass the check, its category, and its
 * skills that the win's own words show; else those of plain code. `drafted` is what the model said that read the message, null
 * where none did: then it is asked.
 */
export const writeAnalysis = async (
  { writer, aiWriter, claims, figures = noFigures }: Writers,
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
    const journal = relatedAmong(setting.journal, win).filter(({ text }) => mayLeave(text));
    const counted = writer.counted?.(win, setting) ?? '';
    const told = { language, date, userId, names, journal, counted };
    const { draft, by } = drafted ?? { draft: await aiWriter.analyse(win, told), by: aiWriter.name };
    const { unfit, ...kept } = checkedDraft(claims, { win, counted, language }, plain, { draft, by });
    if (unfit) figures.add(`ai.rejected|win|${unfit}`);
    return kept;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { ...plain, writtenBy: PLAIN, fallbackReason: fallbackReasonOf(error) };
  }
};

const checkedDraft = (
  claims: Claims,
  { win, counted, language }: Readonly<{ win: string; counted: string; language: WinSetting['language'] }>,
  plain: Analysis,
  { draft, by }: Drafted,
): WrittenAnalysis & Readonly<{ unfit: ReturnType<typeof checkAnalysis> }> => {
  const shown = draft.skills.filter(({ words }) => standsIn(win, words)).map(({ name }) => name);
  const named = draft.skills.map(({ name }) => name).filter((name) => isShownBy({ win, skills: plain.skills }, name));
  const skills = [...new Set([...plain.skills, ...shown, ...named])].slice(0, MAX_SKILLS);
  const isKnown = (categories as readonly string[]).includes(draft.category);
  const written = { category: isKnown ? draft.category : plain.category, analysis: draft.analysis, skills };
  const beside = counted === '' ? [] : [counted]; // another win's words are untrue of this one
  const unfit = checkAnalysis(claims, written, { win, beside, skills, language });
  const isSaid = unfit === null && draft.analysis !== '' && !repeats(win, draft.analysis);
  return {
    ...(formOf({ ...written, analysis: '' }) === null ? written : { ...written, skills: plain.skills }),
    analysis: isSaid ? draft.analysis : plain.analysis,
    writtenBy: unfit === null ? by : PLAIN,
    fallbackReason: unfit === null ? null : 'unfit',
    unfit,
  };
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

/** What is out of form is left out. */
const inForm = (plain: Analysis): Analysis => {
  const { category, analysis, skills } = plain;
  if (formOf({ category, analysis, skills }) === null) return { category, analysis, skills };
  if (formOf({ category, analysis: '', skills }) === null) return { category, analysis: '', skills };
  return { category: 'Other', analysis: '', skills: [] };
};
