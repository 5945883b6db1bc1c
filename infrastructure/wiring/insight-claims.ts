import { Fault } from '#application/engine/ports/fault.ts';
import type { InsightClaims, SentenceToBear } from '#application/insights/insight-claims.ts';
import type { Claim, ClaimFinder, ClaimFinding } from '#application/wins/claims.ts';
import { claims } from '#language/claims/claims.ts';

const MODE = 'insight';

const claimOf = ({ text, sources }: SentenceToBear): Claim => ({
  text,
  sources: sources.map((source) => ({ ...source, isLasting: false })),
});

/** By the checker of facts; `claimFinder` looks up what code cannot settle, null where nobody can be asked. */
export const insightClaimsWith = (claimFinder: ClaimFinder | null): InsightClaims => ({
  async bearOut(sentences, language, user) {
    const all = sentences.map(claimOf);
    const judged = claims.check(all, { mode: MODE, language });
    const doubtful = all.flatMap((claim, at) => {
      const judgement = judged[at];
      if (judgement?.verdict !== 'doubtful' || claim.sources.length === 0) return [];
      return [{ at, claim: { ...claim, doubts: judgement.doubts, doubtfulWords: judgement.doubtfulWords } }];
    });
    const find = claimFinder?.for({ ...user, language }) ?? null;
    const findings =
      find && doubtful.length > 0 ? await foundOrNone(() => find(doubtful.map(({ claim }) => claim))) : null;
    const findingAt = new Map(doubtful.map(({ at }, place) => [at, findings?.[place] ?? null]));
    return all.map((claim, at) => {
      const judgement = judged[at];
      if (!judgement || claims.givesOrders(claim.text)) return false;
      if (claim.sources.length === 0) return !/\d/u.test(claim.text); // advice claims nothing
      if (judgement.verdict !== 'doubtful') return judgement.verdict === 'stands';
      // Its writer quoted the words it rests on; where nobody can be asked, a doubt about ordinary words alone lets it stand.
      if (!findings) return judgement.doubts.every((doubt) => doubt === 'word');
      const finding = findingAt.get(at) ?? null;
      return finding !== null && claims.settle(claim, judgement, finding, MODE);
    });
  },
});

const foundOrNone = async (
  look: () => Promise<readonly (ClaimFinding | null)[]>,
): Promise<readonly (ClaimFinding | null)[] | null> => {
  try {
    return await look();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return null;
  }
};

/** Where nobody can be asked. */
export const insightClaims = insightClaimsWith(null);
