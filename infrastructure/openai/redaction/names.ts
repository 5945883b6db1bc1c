import type { Language } from '#domain/facts.ts';
import { GIVEN_NAMES, GIVEN_NAMES_AND_WORDS, PARTICLES, SURNAMES, SURNAMES_AND_WORDS } from './known-words.ts';
import { isOrdinary } from './ordinary.ts';
import { isSurname, kindOf, type Manner, type NameKind } from './word-kind.ts';
import { type Word, wordsOf } from './words.ts';

/** From here to there in a text. */
export type Span = Readonly<{ start: number; end: number; kind: NameKind }>;

const isShouted = (text: string): boolean => {
  const small = text.match(/\p{Ll}/gu)?.length ?? 0;
  return (text.match(/\p{Lu}/gu)?.length ?? 0) > small;
};

/** The names of people, firms and places in a text, with whatever belongs to them: "Anna van der Berg", "J. Koch". */
export const namesIn = (text: string, language: Language): readonly Span[] => {
  const words = wordsOf(text);
  const manner = { language, isShouted: isShouted(text) };
  const kinds = words.map((word, at) => kindOf(word, words[at - 1], words[at + 1], manner));
  const spans: Span[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const first = words[at];
    const kind = kinds[at];
    if (!kind || !first) continue;
    let last = at;
    for (let next = at; words[next]?.runsOn && next - at < MOST_PARTS; next += 1) {
      const following = words[next + 1];
      if (!following) break;
      const isMore = kinds[next + 1] !== null || (kind === 'PERSON' && isPartOfName(following, manner));
      const between = words.slice(last + 1, next + 1).map(({ plain }) => plain);
      if (isMore && (between.length === 0 || isJoined(between, following, manner))) last = next + 1;
      else if (!PARTICLES.has(following.plain)) break;
    }
    spans.push({ start: first.start, end: words[last]?.end ?? first.end, kind });
    at = last;
  }
  return spans;
};

const MOST_PARTS = 6;

/** In German, where every noun has a capital, a noun behind a name is none: "hat Melanie Kaffee gekocht". */
const isPartOfName = (word: Word, { language, isShouted }: Manner): boolean =>
  !isShouted && isSurname(word) && (language !== 'de' || !isNoun(word));

const isNoun = ({ plain }: Word): boolean =>
  isOrdinary(plain, { isGerman: true, begins: false }) &&
  ![SURNAMES, SURNAMES_AND_WORDS, GIVEN_NAMES, GIVEN_NAMES_AND_WORDS].some((names) => names.has(plain));

/** Most particles are articles or "to" and "and" as well: "Tobias den Schlüssel", "Karin zu Emine", "Ana y Pedro". */
const isJoined = (particles: readonly string[], following: Word, { language }: Manner): boolean => {
  if (!following.isCapital) return false;
  if (particles.at(-1) === 'y') return language === 'es' && !GIVEN_NAMES.has(following.plain);
  if (language !== 'de' || !particles.some((particle) => GERMAN.has(particle))) return true;
  return OF_NAMES.has(particles[0] ?? '') && !isNoun(following);
};
const GERMAN = new Set(['den', 'der', 'zu', 'von']);
const OF_NAMES = new Set(['von', 'van', 'zu']);
