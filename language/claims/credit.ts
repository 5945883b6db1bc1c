import { SMALL_WORDS } from './small-words.ts';
import { stemOf } from './stems.ts';
import { tokensIn } from './tokens.ts';

const SMALL: ReadonlySet<string> = new Set(Object.values(SMALL_WORDS).flatMap((words) => [...words]));
const ALONE = /^(?:(?:in|im)\s+(?:\p{L}+(?: \d{4})?,? )?)?(?:i |(?:habe |bin )?ich )/iu;
const TOGETHER = /^(?:today |this week |heute |und |and )?(?:we|wir|my team|our team|mein team|unser team)(?!\p{L})/iu;

const clausesIn = (text: string): readonly Readonly<{ said: string; stems: readonly string[] }>[] =>
  text.split(/[.;:!?\n]\s*|, (?=(?:I|ich) )/u).map((said) => ({
    said: said.trim(),
    stems: tokensIn(said).flatMap((token) =>
      token.is === 'word' && !SMALL.has(token.word) ? [stemOf(token.word)] : [],
    ),
  }));

/** Tells as its writer's own what a source says that several did: most of its words are those of such a clause. */
export const takesCredit = (text: string, sources: readonly string[]): boolean => {
  const alone = clausesIn(text).filter(({ said }) => ALONE.test(said));
  if (alone.length === 0) return false;
  const given = sources.flatMap(clausesIn).filter(({ said }) => TOGETHER.test(said));
  return alone.some(({ stems }) =>
    given.some((other) => {
      const shared = other.stems.filter((stem) => stems.includes(stem)).length;
      return shared >= 2 && shared >= Math.min(stems.length, other.stems.length) * 0.6;
    }),
  );
};

const NAMED =
  /(?<!\p{L})(?:we|our|us|team|wir|uns|unser\p{L}*|nous|notre|nos|équipe|nosotr[oa]s|nuestr\p{L}*|equipo)(?!\p{L})/iu;

/** A line without a subject is its writer's own deed, unless it names those who did it. */
export const takesCreditInLine = (text: string, sources: readonly string[]): boolean =>
  !NAMED.test(text) && takesCredit(`I ${text}`, sources);
