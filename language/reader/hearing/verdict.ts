import type { Language } from '#domain/facts.ts';
import { hashOf } from '../model/hashing.ts';
import type { LearnedReading } from '../model/learned-reading.ts';
import { natures } from '../model/parts.ts';
import { type Features, probabilitiesOf, type Table } from '../model/table.ts';
import { contrastIn, saysWeWrote } from '../understanding/by-words/contrasts.ts';
import { headsPlans, isPlan, soundsGloomy } from '../understanding/paragraphs.ts';
import { reportsDone } from '../understanding/reports-done.ts';
import { plainly } from '../understanding/sentences.ts';
import { isSmallTalk } from '../understanding/small-talk.ts';
import { tellsDone } from '../understanding/tells-done.ts';
import type { Understood } from '../understanding/understand.ts';
import { isAddressed, isWish } from './cues.ts';
import { kindMeant } from './kinds.ts';
import type { IsCovered } from './overlap.ts';
import type { Passage } from './passages.ts';

/** What a passage is, when both readers were heard. */
export const verdicts = ['win', 'request', 'question', 'correction', 'hard', 'chat'] as const;
export type Verdict = (typeof verdicts)[number];
/** A passage, and how probable it is that it is each of them. */
export type Judged = Passage & Readonly<Record<Verdict, number>>;

/** What the rules made of the words of a passage. */
const ruledOf = ({ text }: Passage, rules: Understood, isCovered: IsCovered): string => {
  const request = rules.requests.find((one) => isCovered(text, one.text) || isCovered(one.text, text));
  const win = rules.wins.find((one) => isCovered(text, one));
  const inside = rules.wins.some((one) => isCovered(one, text));
  return request && win ? 'both' : request ? request.kind : win ? 'win' : inside ? 'inside' : 'none';
};

/** A feature of one kind is never that of another. */
const RULES = 0xa101;
const LEARNED = 0xb203;
const WORDS = 0xc305;
const PLACE = 0xd407;

/** A message as both readers have it. */
export type Heard = Readonly<{
  passages: readonly Passage[];
  rules: Understood;
  tones: LearnedReading['tones'];
  language: Language | null;
  isCovered: IsCovered;
}>;

/** So many steps a probability is cut into where it meets something else. */
const STEPS = 6;
const LONGEST = 1_000;

/** Of the passage at this place: what each reader says of it, its plainest words, and where it stands. */
export const verdictFeatures = (heard: Heard, at: number): Features => {
  const passage = heard.passages[at] as Passage;
  const plain = plainly(passage.text.slice(0, LONGEST));
  const language = heard.language ?? '';
  const rows = [
    ...hashed(RULES, ofRules(heard, passage, plain, language)),
    ...hashed(LEARNED, ofLearned(passage, language)),
    ...hashed(WORDS, ofWords(passage, plain, language)),
    ...hashed(PLACE, ofPlace(heard.passages, at)),
  ];
  const { win, setback, distress, crisis, chat } = heard.tones;
  const chances = [...passage.chances, win, setback + distress + crisis, crisis, chat];
  const length = Math.log(plain.split(' ').length);
  return { rows: Uint32Array.from(rows), senses: Float32Array.from([...chances.map(oddsOf), length]) };
};

const hashed = (kind: number, names: readonly string[]): readonly number[] => names.map((name) => hashOf(kind, name));

const LEAST = 0.005;
const oddsOf = (chance: number): number => Math.log((chance + LEAST) / (1 - chance + LEAST));
const stepOf = (chance: number | undefined): number => Math.round((chance ?? 0) * STEPS);

const ofRules = (heard: Heard, passage: Passage, plain: string, language: string): readonly string[] => {
  const ruled = ruledOf(passage, heard.rules, heard.isCovered);
  const { is, chances } = passage;
  const [win, request] = [stepOf(chances[natures.indexOf('win')]), stepOf(chances[natures.indexOf('request')])];
  return [
    ...[ruled, `${ruled} ${is}`, `${ruled} ${language}`],
    ...[`${ruled} w${win}`, `${ruled} r${request}`, `${ruled} ${reportsDone(plain)}`],
  ];
};

const ofLearned = ({ is, cue, kind, kindCertainty }: Passage, language: string): readonly string[] => {
  const isMeant = cue === null ? '' : `${cue === kindMeant({ is: 'request', kind })}`;
  const sure = Math.round(kindCertainty * 5);
  return [is, `${is} ${language}`, `c${cue}`, `${is} c${cue}`, `${is} m${isMeant}`, `${is} k${kind}`, `${is} s${sure}`];
};

const ofWords = ({ text, is, chances }: Passage, plain: string, language: string): readonly string[] => {
  const words = plain.split(' ');
  const asks = `${isAddressed(plain) && !tellsDone(text)} ${isWish(plain)}`;
  const rights = `x${contrastIn(text) !== null} ${saysWeWrote(plain)}`;
  const end = /[?!.…)]?["')\]]*$/.exec(plain)?.[0][0] ?? '';
  return [
    ...[asks, `${asks} ${is}`, `${asks} w${stepOf(chances[natures.indexOf('win')])}`],
    ...[`t${reportsDone(plain)} ${language}`, `p${isPlan(plain)} ${language}`, `g${soundsGloomy(plain)} ${language}`],
    ...[`s${isSmallTalk(plain)} ${language}`, `h${headsPlans(plain)}`, `e${end}`, `e${end} ${is}`],
    ...[rights, `${rights} ${is}`, `${rights} ${language}`],
    ...[`n${Math.min(words.length, 12)}`, `n${Math.min(words.length, 6)} ${is}`],
    ...[words[0] ?? '', `${words[0]} ${words[1] ?? ''}`],
  ];
};

const ofPlace = (passages: readonly Passage[], at: number): readonly string[] => {
  const is = passages[at]?.is;
  const place = `${at === 0} ${at === passages.length - 1}`;
  return [
    ...[place, `${place} ${is}`, `${Math.min(passages.length, 5)}`],
    ...[`b${passages[at - 1]?.is} ${is}`, `a${passages[at + 1]?.is} ${is}`],
  ];
};

/** How probable each is of the passage at this place. */
export const verdictOf = (table: Table, heard: Heard, at: number): Readonly<Record<Verdict, number>> => {
  const [win = 0, request = 0, question = 0, correction = 0, hard = 0, chat = 0] = probabilitiesOf(
    table,
    verdictFeatures(heard, at),
  );
  return { win, request, question, correction, hard, chat };
};
