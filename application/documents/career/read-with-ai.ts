import { allowsAi, personOf } from '#application/accounts/public.ts';
import type { Services } from '#application/services.ts';
import { isRefusal } from '#domain/decider.ts';
import { knownOfPerson, NO_NAMES } from '#domain/known-names.ts';
import type { DocumentWriters } from '../compose-document.ts';
import { withoutAi } from '../mend-draft.ts';
import type { ComposeParts } from '../write-document.ts';
import type { AiCareerReader, QuotedFact } from './ai-career-reader.ts';
import type { CareerFiles, ImportRefusal, ReadCareer } from './career-import.ts';

/** The facts of quotes that stand where they are said to stand; all else is refused, and so is a time that says none. */
export type CareerQuotes = (lines: readonly string[], quoted: readonly QuotedFact[]) => ReadCareer;

type Parts = Pick<Services, 'log'> &
  Pick<ComposeParts, 'signs'> &
  Pick<DocumentWriters, 'documentClaims'> &
  Readonly<{ aiCareerReader: AiCareerReader; careerQuotes: CareerQuotes }>;

/**
 * Has the text of a CV read by a model where its user lets AI read, and checks each quote. Plain code has read it before: its
 * result stands where the model fails, or finds less than half as many positions and schools. Otherwise what the model left
 * out is left out, but for links, which it is not shown.
 */
export const careerFilesWithAi = (files: CareerFiles, parts: Parts): CareerFiles => ({
  async read(bytes, userId) {
    const read = await files.read(bytes, userId);
    if (isRefusal<ImportRefusal>(read) || read.lines.length === 0 || !(await allowsAi(parts, userId))) return read;
    try {
      const names = async () => {
        const person = await personOf(parts, userId);
        return person ? knownOfPerson(person) : NO_NAMES;
      };
      const shown = read.lines.map((line) => (mayLeave(parts, line) ? line : ''));
      const found = parts.careerQuotes(shown, await parts.aiCareerReader.find(shown, { userId, names }));
      const isWhole = stationsIn(found) * 2 >= stationsIn(read);
      return isWhole ? { ...found, facts: [...found.facts, ...linksOf(read)] } : read;
    } catch (error) {
      withoutAi(error);
      return read;
    }
  },
  close: () => files.close(),
});

/** Neither what gives orders to a model, nor what speaks of a crisis. */
const mayLeave = ({ signs, documentClaims }: Parts, line: string): boolean =>
  !documentClaims.givesOrders(line) && !signs.isCrisis(line);

const stationsIn = ({ facts }: ReadCareer): number =>
  facts.filter(({ kind }) => kind === 'position' || kind === 'education').length;

const linksOf = ({ facts }: ReadCareer) => facts.filter(({ kind }) => kind === 'link');
