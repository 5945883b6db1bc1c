import type { DocumentOutcome } from '#domain/inbox/request/outcome.ts';
import type { Block } from '../../blocks.ts';
import { manyLines, oneLine } from '../../clean.ts';
import type { Setting } from '../../template.ts';
import { requestNames } from './request-names.ts';

const LONGEST_TEXT = 12_000;

/** The document itself; its files are attached. */
export const documentBlocks = (outcome: DocumentOutcome, { documents }: Setting): readonly Block[] => {
  const { request, facts } = outcome;
  const { title, attachments, mailed } = facts;
  const names = attachments.map(({ name }) => oneLine(name, 120)).join(' and ');
  const attached = names === '' ? '' : ` It is attached, too: ${names}.`;
  const where = mailed ? ' It is on its way to your mailbox, too, with its files.' : attached;
  return [
    { kind: 'paragraph', text: `Here is what you asked for, ${requestNames[request]}.${where}` },
    { kind: 'document', title: oneLine(title, 200), text: manyLines(documents.get(outcome) ?? '', LONGEST_TEXT) },
  ];
};
