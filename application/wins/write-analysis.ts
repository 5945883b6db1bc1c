import { isAiOverBudget } from '#application/engine/ports/ai-faults.ts';
import { Fault, isUnavailable } from '#application/engine/ports/fault.ts';
import type { Analysis } from '#domain/wins/events.ts';
import { checkAnalysis, formOf } from './check-analysis.ts';
import type { Claims } from './claims.ts';
import type { Writer, WinSetting } from './writer.ts';

/** What a writer with a provider behind it is told besides. */
export type AiSetting = WinSetting &
  Readonly<{
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
  analyse(win: string, setting: AiSetting): Promise<Analysis>;
}

/** Why plain code wrote what AI was to write: it was away or slow, the day's tokens were used up, or it failed the check. */
export type Instead = 'away' | 'over-budget' | 'unfit';
export type WrittenAnalysis = Analysis & Readonly<{ writtenBy: string; instead: Instead | null }>;

type Writers = Readonly<{ writer: Writer; ai: AiWriter | null; claims: Claims }>;

const PLAIN = 'builtin';

/**
 * What is kept of a win's analysis: AI's where there is one and its words pass the check, else that of plain code, which
 * passes the same check of its form. A category that plain code is sure of stands.
 */
export const writeAnalysis = async (
  { writer, ai, claims }: Writers,
  win: string,
  setting: WinSetting,
  user: Pick<AiSetting, 'userId' | 'names'>,
): Promise<WrittenAnalysis> => {
  const plain = inForm(await writer.analyse(win, setting));
  if (!ai) return { ...plain, writtenBy: PLAIN, instead: null };
  try {
    const written = await ai.analyse(win, { ...setting, ...user, counted: plain.analysis });
    const own = { ...written, category: plain.category === 'Other' ? written.category : plain.category };
    const beside = [plain.analysis, ...setting.journal.map(({ text }) => text)].filter(Boolean);
    const unfit = checkAnalysis(claims, own, { win, beside, skills: plain.skills, language: setting.language });
    if (unfit) return { ...plain, writtenBy: PLAIN, instead: 'unfit' };
    return { ...filledFrom(plain, own), writtenBy: ai.name, instead: null };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { ...plain, writtenBy: PLAIN, instead: insteadFor(error) };
  }
};

const insteadFor = (error: Fault): Instead => {
  if (isAiOverBudget(error)) return 'over-budget';
  return isUnavailable(error) ? 'away' : 'unfit';
};

/** Where AI has nothing to say, plain code may. */
const filledFrom = (plain: Analysis, { category, analysis, skills }: Analysis): Analysis => ({
  category,
  analysis: analysis || plain.analysis,
  skills: [...new Set([...plain.skills, ...skills])].slice(0, MOST_SKILLS),
});

const MOST_SKILLS = 8;

/** Silent rather than out of form. */
const inForm = (plain: Analysis): Analysis => {
  const { category, analysis, skills } = plain;
  if (formOf({ category, analysis, skills }) === null) return { category, analysis, skills };
  if (formOf({ category, analysis: '', skills }) === null) return { category, analysis: '', skills };
  return { category: 'Other', analysis: '', skills: [] };
};
