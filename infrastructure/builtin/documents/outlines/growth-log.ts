import type { Block, Sentence, WrittenDocument } from '#domain/documents/document.ts';
import { listed } from '../choosing.ts';
import type { Material, Told } from '../material.ts';
import { monthAndYear } from '../months.ts';
import { asked } from '../prompt.ts';
import { inItsWords } from '../prose.ts';
import { skillsSeen } from '../skills.ts';

const MOST_IN_MONTH = 8;
const MOST_MONTHS = 24;
const MOST_LEARNED = 8;
const MOST_SKILLS = 6;

/** For its user alone: what was learned, and month by month, the newest first, what was done. */
export const growthLog = (material: Material): WrittenDocument => {
  const { words, language } = material;
  const told = asked(material).filter((one) => inItsWords(one) !== '');
  const learned = told.filter(({ win }) => win.category === 'Learning').slice(0, MOST_LEARNED);
  const rest = told.filter((one) => !learned.includes(one));
  const months = [...new Set(rest.map(({ win }) => win.date.slice(0, 7)))].sort().reverse().slice(0, MOST_MONTHS);
  const bullets = (wins: readonly Told[]): Block => ({ type: 'bullets', items: wins.map(itemOf) });
  return {
    kind: 'growth-log',
    language,
    title: words.growthLog,
    contact: [],
    blocks: [
      ...opening(material, told),
      ...(learned.length === 0 ? [] : [{ type: 'heading', text: words.headings.learned } as const, bullets(learned)]),
      ...months.flatMap((month): readonly Block[] => [
        { type: 'heading', text: monthAndYear(month, words.locale) },
        bullets(rest.filter(({ win }) => win.date.startsWith(month)).slice(0, MOST_IN_MONTH)),
      ]),
    ],
    notes: [
      ...material.notes,
      ...(told.length === 0
        ? [{ type: 'missing', place: words.wholeDocument, text: words.notes.noWins } as const]
        : []),
    ],
  };
};

const itemOf = (one: Told): Sentence => ({ text: inItsWords(one).replace(/\.$/u, ''), citations: one.citations });

/** How many there were from when to when, counted; and the skills that came again. */
const opening = ({ words }: Material, told: readonly Told[]): readonly Block[] => {
  if (told.length === 0) return [];
  const dates = told.map(({ win }) => win.date).sort();
  const [from, to] = [dates[0] ?? '', dates.at(-1) ?? ''].map((date) => monthAndYear(date.slice(0, 7), words.locale));
  const counted = {
    text: words.counted(told.length, from ?? '', to ?? ''),
    citations: told.flatMap((one) => one.citations),
  };
  const skills = skillsSeen(told)
    .filter(({ times }) => times > 1)
    .slice(0, MOST_SKILLS);
  const seen = {
    text: words.skillsSeen(
      listed(
        skills.map(({ name }) => name),
        words.and,
      ),
    ),
    citations: skills.flatMap(({ citations }) => citations),
  };
  return [{ type: 'paragraph', sentences: skills.length < 2 ? [counted] : [counted, seen] }];
};
