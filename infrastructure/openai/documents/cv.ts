import type { DocumentFrame } from '#application/documents/document-planner.ts';
import type { Block, Citation, Sentence } from '#domain/documents/document.ts';
import { blocksOfPart, type Part } from './parts.ts';

type Around = Readonly<{ frame: DocumentFrame; citationOf(label: string): Citation | null }>;

/**
 * The blocks of a CV. Positions stand where their first lines do, else behind all that is told; a position's parts keep their
 * headings below it. Skills that a model names take the place of ours.
 */
export const cvBlocks = (told: readonly Part[], { frame, citationOf }: Around): readonly Block[] => {
  const keys = new Set(frame.positions.map(keyOfEntry));
  const keyOf = ({ position }: Part): string => {
    const citation = citationOf(position);
    const key = citation?.kind === 'fact' ? citation.id : citation?.kind === 'profile' ? PROFILE : '';
    return keys.has(key) ? key : '';
  };
  const skills = told.filter(({ manner }) => manner === 'skills').flatMap(({ sentences }) => sentences);
  const [head, ...schools] = frame.closing;
  const hasSchools = head?.type === 'heading' && schools[0]?.type === 'entry';
  const isOfSchools = ({ heading }: Part) => hasSchools && EDUCATION.test(heading);
  const parts = told.filter((part) => part.manner !== 'skills' && !isOfSchools(part));
  const learned = told.filter(isOfSchools).flatMap((part) => blocksOfPart({ ...part, heading: '' }));
  const entries = frame.positions.flatMap((block): readonly Block[] =>
    block.type === 'entry'
      ? entryWith(
          block,
          parts.filter((part) => keyOf(part) !== '' && keyOf(part) === keyOfEntry(block)),
        )
      : [block],
  );
  const first = parts.findIndex((part) => keyOf(part) !== '');
  const at = first < 0 ? parts.length : first;
  const free = (some: readonly Part[]) => some.filter((part) => keyOf(part) === '').flatMap(blocksOfPart);
  return [
    ...free(parts.slice(0, at)),
    ...entries,
    ...free(parts.slice(at)),
    ...(head ? [head, ...learned, ...schools] : []),
    ...(namesIn(skills) >= MIN_SKILLS ? skillsOf(skills, frame.skills) : frame.skills),
  ];
};

export const EDUCATION = /education|ausbildung|studium|formation|études|formación|estudios/iu;

/** Fewer say less than those that plain code finds. */
const MIN_SKILLS = 4;

const namesIn = (lines: readonly Sentence[]): number =>
  lines.reduce((sum, { text }) => sum + text.split(',').length, 0);

const skillsOf = (skills: readonly Sentence[], [heading]: readonly Block[]): readonly Block[] => [
  ...(heading?.type === 'heading' ? [heading] : []),
  { type: 'bullets', items: skills },
];

const PROFILE = 'profile';

/** The position that an entry stands for: its fact, or the profile where no position is known. */
const keyOfEntry = (block: Block): string => {
  const [citation] = block.type === 'entry' ? block.title.citations : [];
  return citation?.kind === 'fact' ? citation.id : citation?.kind === 'profile' ? PROFILE : '';
};

const entryWith = (known: Extract<Block, { type: 'entry' }>, parts: readonly Part[]): readonly Block[] => {
  const [first, ...others] = parts;
  const time = known.time ?? parts.find(({ entry }) => entry?.time)?.entry?.time ?? null;
  const entry = { ...known, time };
  if (!first) return [entry];
  const bare = first.heading === '' ? { ...entry, items: first.sentences } : entry;
  return [bare, ...(first.heading === '' ? others : parts).flatMap(groupOf)];
};

const groupOf = ({ heading, sentences }: Part): readonly Block[] => [
  ...(heading === '' ? [] : [{ type: 'heading', text: heading, ofGroup: true } as const]),
  ...(sentences.length === 0 ? [] : [{ type: 'bullets', items: sentences } as const]),
];
