import type { DocumentWriters } from './compose-document.ts';
import type { FileParts } from './document-file.ts';
import type { KeptTexts } from './kept-texts.ts';
import type { WritingParts } from './write-document.ts';

/** What writes documents and makes files of them, beside what all subjects work with. */
export type DocumentParts = DocumentWriters &
  Pick<WritingParts & FileParts, 'kindAsked' | 'careerFactsOf' | 'signs' | 'formats'> &
  Readonly<{ keptTexts: KeptTexts }>;
