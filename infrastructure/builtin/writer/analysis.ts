import { foldText } from '#domain/text.ts';
import type { Category } from '#domain/wins/categories.ts';
import { english } from './english/voice.ts';
import type { Facts } from './facts.ts';
import { german } from './german/voice.ts';
import type { Language, Outcome } from './patterns.ts';
import { type ActionName, actions } from './vocabulary/actions.ts';
import type { Lines, Voice } from './voice.ts';

export const voices: Readonly<Record<Language, Voice>> = { en: english, de: german };

/** All that was understood of a win. `told` is what was done, in order; `trades` the names of the skills that belong to a trade. */
type Understood = Readonly<{
  category: Category;
  told: readonly ActionName[];
  trades: readonly string[];
  facts: Facts;
}>;

/** What these say of the doing stays true whatever the win turns out to be about. */
const plainlyTrue: ReadonlySet<ActionName> = new Set<ActionName>(
  'finished launched wrote built reduced improved fixed negotiated learned hired'.split(' ') as ActionName[],
);

const opening = ({ category, told, facts }: Understood, voice: Voice): Lines => {
  if (facts.change) return voice.change(facts.change, facts.rhythm);
  const lead = told.find((name) => actions[name].category === category) ?? told.find((name) => plainlyTrue.has(name));
  return lead ? voice.done[lead] : voice.about[category];
};

const datable: ReadonlySet<Outcome> = new Set<Outcome>(['assent', 'independent', 'punctual', 'flawless']);

/** What else the text tells, the strongest first: an outcome says more than a number, a number more than a way. */
const observations = ({ trades, facts }: Understood, voice: Voice, text: string): Lines[] => {
  const [outcome] = facts.outcomes;
  const told = [
    facts.day && outcome && datable.has(outcome) ? voice.dated : [],
    outcome ? voice.outcomes[outcome] : [],
    facts.figure && !facts.change ? voice.figure(facts.figure) : [],
    facts.how === null ? [] : voice.how(facts.how),
    facts.forWhom ? voice.forWhom(facts.forWhom) : [],
  ].filter((lines) => lines.length > 0);
  const folded = foldText(text);
  const sayable = trades.filter((name) => !voice.keepsCapital(name) || folded.includes(foldText(name)));
  const skills = voice.skills(sayable.slice(0, 2));
  return told.length > 0 || skills.length === 0 ? told : [skills];
};

/** Two or three statements that use nothing but what was understood. The same text always gets the same ones. */
export const analysisOf = (understood: Understood, voice: Voice, text: string): string => {
  const choose = (lines: Lines, place: number): string => pick(lines, text, place);
  if (understood.facts.outcomes.includes('grief'))
    return `${choose(voice.grief.first, 0)} ${choose(voice.grief.second, 1)}`;
  const [first, second] = observations(understood, voice, text);
  return [opening(understood, voice), first ?? voice.worth[understood.category], second]
    .flatMap((lines, place) => (lines ? [choose(lines, place)] : []))
    .join(' ');
};

/** FNV-1a over the text and a place: an even, repeatable number, so that a choice needs neither chance nor clock. */
const even = (text: string, place: number): number => {
  let hash = 0x811c9dc5 ^ place;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
};

/** One of the options, always the same for the same text and place; empty when there is none. */
export const pick = (options: readonly string[], text: string, place: number): string =>
  options[even(text, place) % Math.max(options.length, 1)] ?? '';
