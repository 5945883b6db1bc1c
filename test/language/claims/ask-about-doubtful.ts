import { judgedIn, type Part } from './journal-sentences.ts';

/**
 * Prints the doubtful sentences of a part as they are looked up, without saying which are forged: `node <this> kept > asked.json`.
 * The answers go into `<part>-findings.json` beside it: by the number of each `{quotes: [{word, quote, isJudgement}], isSaidSo}`.
 */
const part: Part = process.argv[2] === 'kept' ? 'kept' : 'tuned';

const asked = judgedIn(part).flatMap(({ row, claim, judgement }, number) =>
  judgement.verdict !== 'doubtful'
    ? []
    : [
        {
          number,
          mode: row.mode,
          text: claim.text,
          sources: claim.sources.map(({ text, days }) => ({ text, days })),
          check: judgement.doubts,
          words: judgement.doubtfulWords,
        },
      ],
);
console.log(JSON.stringify(asked, null, 1));
