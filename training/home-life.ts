import { readFileSync, writeFileSync } from 'node:fs';
import { hashOf } from '#language/reader/model/hashing.ts';
import { HOME_BITS, homeFeatures, homeLabels, packedHome } from '#language/reader/model/home-life.ts';
import { type Features, probabilitiesOf, type Table } from '#language/reader/model/table.ts';
import { isKeptBack, type Message, messagesIn } from './corpus.ts';
import { languages } from './labels.ts';
import { learnLabels } from './learn.ts';
import { type PlainWin, plainWinsIn } from './plain-wins.ts';
import { quantised } from './quantised.ts';

const FOLDER = new URL('./home-life/', import.meta.url);
const LEARNED = new URL('../language/reader/model/home-life.bin', import.meta.url);
const CORPUS = new URL('./corpus/', import.meta.url);
const PLAIN_WINS = new URL('./plain-wins/', import.meta.url);

/** A win in few words, of the home or of work, and how much it counts. */
type HomeExample = Readonly<{ text: string; features: Features; isHome: boolean; weight: number }>;

const COURSE = { bits: HOME_BITS, rounds: 6, rate: 0.3, decay: 1e-4 } as const;
/** Those told apart by hand count for more: the wins of work are many, and some of them are of the home. */
const BY_HAND = 4;
/** A win of the corpus that a table which had not seen it takes for the other class is left out. */
const UNLIKE = 0.5;
/** Who has no work to tell of, whatever the category of what they tell: most of it is of the home. */
const AT_HOME =
  /retired|pensioner|widow|stay.at.home|homemaker|housewife|allotment|grand(?:mother|father|ma|pa)|\bnan\b|on maternity|single (?:mum|dad)|mother of|father of|\bparent\b|patient|survivor|rentner|pensionist|witwe|hausfrau|hausmann|elternzeit|mutter eine|kleingärtner|retraité|veu(?:f|ve)\b|au foyer|maman solo|mamie|jubilad|viud[oa]|ama de casa|abuel[oa]|madre (?:de|en)|padre (?:de|en)/iu;
/** Of their wins, and of those without a category of work, those are learned from of which it is sure. */
const SURELY_HOME = 0.7;
const SURELY_WORK = 0.1;

/** Those of a folder: `# home` or `# work` above the wins of each, one a line, a file for each language. */
const byHand = (folder: URL): readonly HomeExample[] =>
  languages.flatMap((language) => {
    let isHome = true;
    return readFileSync(new URL(`${language}.txt`, folder), 'utf8')
      .split('\n')
      .flatMap((line): readonly HomeExample[] => {
        if (line.startsWith('# ')) isHome = line.startsWith('# home');
        return line.trim() === '' || line.startsWith('# ') ? [] : [example(line, isHome, BY_HAND)];
      });
  });

const example = (text: string, isHome: boolean, weight = 1): HomeExample => ({
  text,
  features: homeFeatures(text),
  isHome,
  weight,
});

const learn = (examples: readonly HomeExample[]): Table =>
  learnLabels(
    homeLabels,
    examples.map(({ features, isHome, weight }) => ({ features, label: isHome ? 1 : 0, weight })),
    COURSE,
  );

const homeIn = (table: Table, { features }: HomeExample): number => probabilitiesOf(table, features)[1] as number;

const HALF = 11;
const halfOf = ({ text }: HomeExample): 0 | 1 => (hashOf(HALF, text) & 1) as 0 | 1;

/** A table of wins told apart by hand, of the corpus' wins with a category of work, and of the others where it is sure of them. */
const learnHomeLife = (
  hand: readonly HomeExample[],
  messages: readonly Message[],
  plainWins: readonly PlainWin[],
): Table => {
  const told = messages.flatMap(({ who, parts }) =>
    parts.flatMap(({ is, text, category }) =>
      is === 'win' && category !== undefined ? [{ text, isOther: category === 'Other' || AT_HOME.test(who) }] : [],
    ),
  );
  const wins = [...told, ...plainWins.map(({ text, category }) => ({ text, isOther: category === 'Other' }))];
  const of = (isOther: boolean) =>
    wins.filter((win) => win.isOther === isOther).map(({ text }) => example(text.trim(), false));
  const [work, others] = [of(false), of(true)];
  const halves = [0, 1].map((half) => learn([...hand, ...work.filter((one) => halfOf(one) !== half)]));
  const judged = (one: HomeExample): number => homeIn(halves[halfOf(one)] as Table, one);
  return learn([
    ...hand,
    ...work.filter((one) => judged(one) < UNLIKE),
    ...others.flatMap((one) => {
      const home = judged(one);
      return home > SURELY_HOME || home < SURELY_WORK ? [{ ...one, isHome: home > SURELY_HOME }] : [];
    }),
  ]);
};

/** Learns `language/reader/model/home-life.bin` anew: the same bytes each time. */
export const trainHomeLife = (): void => {
  const messages = messagesIn(CORPUS).filter((message) => !isKeptBack(message));
  writeFileSync(LEARNED, packedHome(quantised(learnHomeLife(byHand(FOLDER), messages, plainWinsIn(PLAIN_WINS)))));
};

if (import.meta.main) trainHomeLife();
