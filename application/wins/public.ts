/** What other subjects may know of this one. */
export { type AnsweredWin, answeredWin, enrichedWin, questionAfter } from './answer-win.ts';
export { bringBack } from './bring-back.ts';
export type {
  Claim,
  ClaimFault,
  ClaimFinder,
  ClaimFinding,
  ClaimJudgement,
  ClaimSource,
  Claims,
  DoubtfulClaim,
} from './claims.ts';
export { correctWins } from './correct-wins.ts';
export { addWords } from './handle-from-history.ts';
export { allWins, pageOfWins } from './list-wins.ts';
export { newestWins, type WinRead } from './newest-wins.ts';
export { recordWin } from './record-win.ts';
export { relatedWins } from './related-wins.ts';
export { REMOVED_WINS } from './removed-wins.ts';
export { addToResolvedWin } from './resolve-merged-win.ts';
export { skillNamesOf, skillsAsShown } from './skills-as-shown.ts';
export { isStillRestorable, restorableUntil, type WinHistory, winHistory } from './win-history.ts';
export { shortened, withWords } from './win-words.ts';
export { WINS, type WinDocument } from './wins.ts';
export type { Candidate, WordSigns } from './word-signs.ts';
export { plainAnalysis } from './write-analysis.ts';
export type { Writer } from './writer.ts';
