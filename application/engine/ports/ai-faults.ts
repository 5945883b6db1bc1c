import { Fault, hasCode } from './fault.ts';

/** The provider answered what cannot be used: no JSON, cut off, refused, or of another shape. `why` is a code. */
export const aiUnfit = (why: string): Fault => new Fault('ai-unfit', `the AI's answer cannot be used: ${why}`);
export const isAiUnfit = (error: unknown): boolean => hasCode(error, 'ai-unfit');

/** Its answer is not wanted any more: what was to come of it is gone, or this process ends. */
export const aiCalledOff = (): Fault => new Fault('ai-called-off', 'the call was called off');
export const isAiCalledOff = (error: unknown): boolean => hasCode(error, 'ai-called-off');

/** What one user's messages and wins may use within a day is used up. */
export const aiOverBudget = (): Fault => new Fault('ai-over-budget', 'no tokens are left for this user today');
export const isAiOverBudget = (error: unknown): boolean => hasCode(error, 'ai-over-budget');
