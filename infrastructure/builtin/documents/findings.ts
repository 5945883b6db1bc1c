import { type Block, type DocumentNote, sentencesOf } from '#domain/documents/document.ts';
import { type Position, pausesIn, yearsOfWork } from '#domain/documents/positions.ts';
import type { Job } from './job.ts';
import { stemsOf } from './job.ts';
import type { Material } from './material.ts';
import { monthAndYear } from './months.ts';
import { hasFigure } from './telling/english-line.ts';

/** What a job asks for that nothing shows, and the years that it wants. */
export const gapNotes = (
  { brief, words, sources }: Material,
  job: Job,
  positions: readonly Position[],
): readonly DocumentNote[] => {
  const place = words.places.jobDescription;
  const [years] = [
    ...brief.jobDescription.matchAll(/\b(\d{1,2})\s?\+?\s?(?:-\s?\d+\s)?(?:years?|jahre\w*|ans|años)\b/giu),
  ].map(([, digits]) => Number(digits));
  const held = yearsOfWork(positions, sources.today);
  const short = years !== undefined && held < years;
  return [
    ...job.gaps.map((text): DocumentNote => ({ type: 'gap', place, text: words.notes.gap(text) })),
    ...(short ? [{ type: 'gap', place, text: words.notes.yearsAsked(years, held) } as const] : []),
  ];
};

/** What applicant tracking systems and hurried readers trip over in a CV, each with its place. */
export const cvFindings = (
  { words }: Material,
  { blocks, job, positions }: Readonly<{ blocks: readonly Block[]; job: Job; positions: readonly Position[] }>,
): readonly DocumentNote[] => {
  const text = stemsOf(
    sentencesOf({ contact: [], blocks })
      .map((sentence) => sentence.text)
      .join(' '),
  );
  const finding = (place: string, said: string): DocumentNote => ({ type: 'finding', place, text: said });
  return [
    ...blocks.flatMap((block) =>
      block.type === 'entry' && block.items.length > 1 && !block.items.some((item) => hasFigure(item.text))
        ? [finding(block.title.text, words.notes.noFigures(block.title.text))]
        : [],
    ),
    ...pausesIn(positions).map(({ from, to }) =>
      finding(
        words.headings.experience,
        words.notes.pause(monthAndYear(from, words.locale), monthAndYear(to, words.locale)),
      ),
    ),
    ...job.named
      .filter(({ name }) => ![...stemsOf(name)].every((stem) => text.has(stem)))
      .map(({ name }) => finding(words.headings.skills, words.notes.keyword(name))),
  ];
};
