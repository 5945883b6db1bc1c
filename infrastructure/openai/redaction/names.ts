import type { Language } from '#domain/facts.ts';
import {
  GIVEN_NAMES,
  GIVEN_NAMES_AND_WORDS,
  GIVEN_NAMES_IN_CAPITALS,
  isKnownWord,
  PARTICLES,
  SURNAMES,
  SURNAMES_AND_WORDS,
} from './known-words.ts';
import { isOrdinary } from './ordinary.ts';
import { isSurname, kindOf, type Manner, type NameKind, SMALL_TITLES } from './word-kind.ts';
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
    const isNoble = isBornOf(words, at, manner);
    const kind = kinds[at] ?? (isNoble ? 'PERSON' : null);
    if (!kind || !first) continue;
    let last = at;
    for (let next = at; words[next]?.runsOn && next - at < MOST_PARTS; next += 1) {
      const following = words[next + 1];
      if (!following) break;
      const isFirst = isNoble && last === at;
      const isMore =
        kinds[next + 1] !== null ||
        (kind === 'PERSON' && (isPartOfName(following, manner) || (isFirst && isSurname(following))));
      const between = words.slice(isFirst ? at : last + 1, next + 1);
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
  isOrdinary(plain, { isGerman: true, begins: false }) && !NAME_LISTS.some((names) => names.has(plain));

/** Most particles are articles or "to" and "and" as well: "Tobias den Schlüssel", "Karin zu Emine", "Ana y Pedro". */
const isJoined = (particles: readonly Word[], following: Word, { language }: Manner): boolean => {
  const [first, last] = [particles[0]?.plain ?? '', particles.at(-1)?.plain];
  if (!following.isCapital) return false;
  if (last === 'y') return language === 'es' && !GIVEN_NAMES.has(following.plain);
  if (language !== 'de' || first === 'van' || !particles.some(({ plain }) => GERMAN.has(plain))) return true;
  if (first !== 'von' && first !== 'zu') return false;
  if (particles.length > 1) return !isNoun(following);
  if (GIVEN_NAMES.has(following.plain)) return false;
  return !isKnownWord(following.plain) || NAME_LISTS.some((names) => names.has(following.plain));
};
const GERMAN = new Set(['den', 'der', 'zu', 'von']);

/** "Frau von Stetten", "Herrn van den Berg": the name begins with its particle. */
const isBornOf = (words: readonly Word[], at: number, manner: Manner): boolean => {
  const [before, first] = [words[at - 1], words[at]];
  if (!first || first.isCapital || (first.plain !== 'von' && first.plain !== 'van')) return false;
  if (first.plain === 'von' && !(before?.runsOn && SMALL_TITLES.has(before.plain))) return false;
  let end = at + 1;
  while (end - at < MOST_PARTS && words[end - 1]?.runsOn && PARTICLES.has(words[end]?.plain ?? '')) end += 1;
  const following = words[end];
  return (
    words[end - 1]?.runsOn === true &&
    following !== undefined &&
    isSurname(following) &&
    isJoined(words.slice(at, end), following, manner)
  );
};

/** Ordinary words behind a given name, of which no list of surnames knows. What somebody is often given or brought is not among them. */
const NOUN_SURNAMES: ReadonlySet<string> = new Set(
  `acker amsel apfel asche ast barsch becher beer beil biene birke birne blatt blei blitz blume bock bogen born bote
  buche burg butter bär dachs distel donner drossel eiche eisen elster ente esche eule faden falke farn faust feind
  fichte finger fink floh fohlen frei freund friede fromm fröhlich fuß gans garten gerste gold groß gürtel habicht
  hafer hagel harnisch hase hecht henne herbst herzog himmel hirte hof honig hopfen hund hut igel kamm kammer karpfen
  kater katz kessel kirsch kloster klug knopf kohl korn kranich kraut krieg krone krähe kuckuck käfer lachs lamm
  lauer luchs lustig löffel löwe maler mantel maus meise mond mönch nase nebel neffe nelke nuss ohm pape papst
  pfeffer pfeil pferd pflug probst rabe rauch regen reh roggen rohr sattel schaf schild schilf schloss schnee schwan
  schwert schön seide sense sichel sieg silber sonne specht speer sperber spiegel stahl stange stiefel stier stock
  stetten storch strauch stube stumpf sturm sänger tanne taube teich traube trost turm tänzer ulme vetter wald weise weizen
  weiß wiese wind wolke wolle zange ziege zinn zweig`.split(/\s+/u),
);
const NAME_LISTS = [
  SURNAMES,
  SURNAMES_AND_WORDS,
  GIVEN_NAMES,
  GIVEN_NAMES_IN_CAPITALS,
  GIVEN_NAMES_AND_WORDS,
  NOUN_SURNAMES,
];
