import { type Figures, noFigures } from '#application/engine/figures.ts';
import { isAiOverBudget } from '#application/engine/ports/ai-faults.ts';
import { Fault, isUnavailable } from '#application/engine/ports/fault.ts';
import type { Analysis, FallbackReason } from '#domain/wins/events.ts';
import { checkAnalysis, formOf, isShownBy, repeats } from './check-analysis.ts';
import type { Claims } from './claims.ts';
import type { WinSetting, Writer } from './writer.ts';

/** What a writer with a provider behind it is told: of the journal no more than what plain code has counted in it. */
type AiSetting = Omit<WinSetting, 'journal'> &
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

type WrittenAnalysis = Analysis & Readonly<{ writtenBy: string; fallbackReason: FallbackReason | null }>;

/** Who wrote the win, and which of their words may go to a provider. */
type Author = Pick<AiSetting, 'userId' | 'names'> & Readonly<{ mayLeave(words: string): boolean }>;

/** `aiWriter` is null where no provider is set. */
export type Writers = Readonly<{ writer: Writer; aiWriter: AiWriter | null; claims: Claims; figures?: Figures }>;

const PLAIN = 'builtin';

/**
 * What is kept of a win's analysis: AI's where there is one and its words pass the check, else that of plain code, which
 * passes the same check of its form. A category that plain code is sure of stands; a skill that nothing shows goes.
 */
export const writeAnalysis = async (
  { writer, aiWriter, claims, figures = noFigures }: Writers,
  win: string,
  setting: WinSetting,
  user: Author,
): Promise<WrittenAnalysis> => {
  const plain = await plainAnalysis(writer, win, setting);
  const { userId, names, mayLeave } = user;
  if (!aiWriter || !mayLeave(win)) return { ...plain, writtenBy: PLAIN, fallbackReason: null };
  if (claims.givesOrders(win)) return { ...plain, writtenBy: PLAIN, fallbackReason: 'unfit' };
  try {
    const { language, date } = setting;
    const written = await aiWriter.analyse(win, { language, date, userId, names, counted: plain.analysis });
    const own = {
      ...written,
      category: plain.category === 'Other' ? written.category : plain.category,
      skills: written.skills.filter((skill) => isShownBy({ win, skills: plain.skills }, skill)),
    };
    const beside = plain.analysis === '' ? [] : [plain.analysis]; // another win's words are untrue of this one
    const unfit = checkAnalysis(claims, own, { win, beside, skills: plain.skills, language });
    if (unfit) {
      figures.add(`ai.rejected|win|${unfit}`);
      return { ...plain, writtenBy: PLAIN, fallbackReason: 'unfit' };
    }
    return { ...filledFrom(win, plain, own), writtenBy: aiWriter.name, fallbackReason: null };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { ...plain, writtenBy: PLAIN, fallbackReason: fallbackReasonOf(error) };
  }
};

/** What plain code says, in the form of every analysis. */
export const plainAnalysis = async (writer: Writer, win: string, setting: WinSetting): Promise<Analysis> =>
  inForm(await writer.analyse(win, setting));

const fallbackReasonOf = (error: Fault): FallbackReason => {
  if (isAiOverBudget(error)) return 'over-budget';
  return isUnavailable(error) ? 'away' : 'unfit';
};

/** Where AI has nothing to say, plain code may. */
const filledFrom = (win: string, plain: Analysis, { category, analysis, skills }: Analysis): Analysis => ({
  category,
  analysis: repeats(win, analysis) ? plain.analysis : analysis,
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
