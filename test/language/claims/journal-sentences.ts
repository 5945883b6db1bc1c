import { existsSync, readFileSync } from 'node:fs';
import type { Claim, ClaimFinding, ClaimJudgement } from '#application/wins/claims.ts';
import type { Language } from '#domain/facts.ts';
import { claims } from '#language/claims/claims.ts';

/**
 * A sentence about a stranger's journal, written without knowledge of the rules: an honest one, or one with a single forgery of a
 * `kind`. `cites` are the places of the wins it rests on, all where it is missing.
 */
type JournalSentence = Readonly<{
  journal: string;
  lang: Language;
  mode: 'analysis' | 'document' | 'insight';
  wins: readonly Readonly<{ date: string; text: string }>[];
  profile?: string;
  sentence: string;
  cites?: readonly number[];
  honest: boolean;
  kind: string;
}>;

export type Judged = Readonly<{ row: JournalSentence; claim: Claim; judgement: ClaimJudgement; isAlone: boolean }>;

/** `tuned` may be read while the rules are written; `kept` only ever counts. */
export type Part = 'tuned' | 'kept';

const fileOf = (name: string): URL => new URL(`./${name}`, import.meta.url);

/** All sentences of a part with what the checker says of each. */
export const judgedIn = (part: Part): readonly Judged[] =>
  readFileSync(fileOf(`${part}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as JournalSentence)
    .map((row) => {
      const { wins, cites, profile, sentence, lang, mode } = row;
      const cited = cites ? cites.flatMap((at) => wins[at] ?? []) : wins;
      const sources = [
        ...cited.map(({ text, date }) => ({ text, days: [date], isLasting: false })),
        ...(profile === undefined ? [] : [{ text: profile, days: [], isLasting: true }]),
      ];
      const claim = { text: sentence, sources };
      const [judgement] = claims.check([claim], { mode, language: lang });
      if (!judgement) throw new Error('no judgement');
      return { row, claim, judgement, isAlone: claims.standsAlone(judgement, mode) };
    });

/** The findings about the doubtful sentences of a part, by their places in it; null while there are none. */
export const findingsOf = (part: Part): ReadonlyMap<number, ClaimFinding> | null => {
  const file = fileOf(`${part}-findings.json`);
  if (!existsSync(file)) return null;
  const all = JSON.parse(readFileSync(file, 'utf8')) as Record<string, ClaimFinding>;
  return new Map(Object.entries(all).map(([at, finding]) => [Number(at), finding]));
};
