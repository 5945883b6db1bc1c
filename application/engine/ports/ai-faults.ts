import { Fault, hasCode } from './fault.ts';

/** The provider answered what cannot be used: no JSON, cut off, refused, or of another shape. `why` is a code. */
export const aiUnfit = (why: string): Fault => new Fault('ai-unfit', `the AI's answer cannot be used: ${why}`);
export const isAiUnfit = (error: unknown): boolean => hasCode(error, 'ai-unfit');

/** What one user's messages and wins may use within a day is used up. */
export const aiOverBudget = (): Fault => new Fault('ai-over-budget', 'no tokens are left for this user today');
export const isAiOverBudget = (error: unknown): boolean => hasCode(error, 'ai-over-budget');
