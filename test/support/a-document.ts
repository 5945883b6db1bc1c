import type { DocumentCommand } from '#domain/documents/decider.ts';
import type { WrittenDocument } from '#domain/documents/document.ts';

export const DOCUMENT = { documentId: 'd-1', userId: 7 } as const;

/** One bullet that rests on a win. */
export const writtenOf = (text: string): WrittenDocument => ({
  kind: 'cv',
  language: 'en',
  title: 'Jane Doe',
  contact: [],
  blocks: [{ type: 'bullets', items: [{ text, citations: [{ kind: 'win', id: 'w-1' }] }] }],
  notes: [],
});

type Writing = Extract<DocumentCommand, { type: 'WriteDocument' }>['data'];

/** What a use case asks the decider to write down. */
export const writing = (
  text: string,
  given: Partial<Writing> = {},
): Extract<DocumentCommand, { type: 'WriteDocument' }> => ({
  type: 'WriteDocument',
  data: {
    ...DOCUMENT,
    at: '2026-11-20T09:00:00.000Z',
    kind: 'cv',
    variant: '',
    language: 'en',
    origin: 'web',
    requestId: null,
    writtenBy: 'builtin',
    fallbackReason: null,
    expected: 0,
    mailId: null,
    schedule: null,
    personal: {
      brief: { prompt: '', company: '', role: '', jobDescription: '' },
      content: writtenOf(text),
      generatedMarkdown: `# Jane Doe\n\n- ${text}\n`,
      markdown: `# Jane Doe\n\n- ${text}\n`,
      citedWins: [{ winId: 'w-1', textHash: 'p-1' }],
    },
    ...given,
  },
});
