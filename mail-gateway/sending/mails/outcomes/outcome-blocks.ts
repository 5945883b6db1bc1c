import type { AnswerFacts } from '#domain/inbox/request/answer-facts.ts';
import { firstNumbers } from '#domain/inbox/request/numbered-wins.ts';
import type { DoneOutcome, RequestOutcome } from '#domain/inbox/request/outcome.ts';
import type { Block } from '../../blocks.ts';
import type { Setting } from '../../template.ts';
import { askedBackBlocks } from './asked-back.ts';
import { checkInBlocks } from './check-ins.ts';
import { correctedBlocks } from './corrected-wins.ts';
import { documentBlocks } from './documents.ts';
import { listedWinBlocks } from './listed-wins.ts';
import { lookBackBlocks } from './look-back.ts';
import { impossibleBlocks, laterBlocks } from './not-done.ts';

/** What came of all requests of a mail. Numbers go on from those of its wins, so that each stands for one win. */
export const answerOutcomes = (facts: AnswerFacts, setting: Setting): readonly Block[] => {
  const numbers = firstNumbers(facts);
  return facts.outcomes.flatMap((outcome, index) => outcomeBlocks(outcome, setting, numbers[index] ?? 1));
};

/** What came of one request; `first` is the number that a list of wins begins with. */
export const outcomeBlocks = (outcome: RequestOutcome, setting: Setting, first = 1): readonly Block[] => {
  switch (outcome.result) {
    case 'done':
      return doneBlocks(outcome, setting, first);
    case 'unclear':
      return askedBackBlocks(outcome);
    case 'impossible':
      return impossibleBlocks(outcome, setting);
    case 'later':
      return laterBlocks(outcome);
  }
};

const doneBlocks = (outcome: DoneOutcome, setting: Setting, first: number): readonly Block[] => {
  switch (outcome.request) {
    case 'change-schedule':
    case 'pause':
    case 'resume':
    case 'stop':
      return checkInBlocks(outcome);
    case 'list-wins':
      return listedWinBlocks(outcome, setting, first);
    case 'how-am-i-doing':
      return lookBackBlocks(outcome);
    case 'correct-wins':
      return correctedBlocks(outcome, setting);
    default:
      return documentBlocks(outcome, setting);
  }
};
