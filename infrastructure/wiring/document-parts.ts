import type { DocumentParts } from '#application/documents/document-parts.ts';
import { createKeptTexts } from '#application/documents/kept-texts.ts';
import { careerFactsOf } from '#application/documents/public.ts';
import type { Services } from '#application/services.ts';
import { claims as documentClaims } from '#language/claims/claims.ts';
import { wordSigns } from '#language/word-signs.ts';
import { kindAsked } from '../builtin/documents/prompt.ts';
import { createWriterInChild } from '../builtin/documents/writer-in-child.ts';
import { createDocumentFormats } from '../formats/formats.ts';
import type { Minds } from './minds.ts';

/** What writes documents and makes files of them; its processes are started when they are first asked. */
export const documentParts = (
  { log, figures }: Pick<Services, 'log' | 'figures'>,
  { aiDocumentWriter, textClaimFinder = null }: Pick<Minds, 'aiDocumentWriter' | 'textClaimFinder'>,
  running: AsyncDisposableStack,
): DocumentParts => {
  const documentWriter = createWriterInChild();
  running.defer(() => documentWriter.close());
  const formats = createDocumentFormats();
  running.defer(() => formats.close());
  return {
    documentWriter,
    aiDocumentWriter,
    documentClaims,
    claimFinder: textClaimFinder,
    figures,
    kindAsked,
    careerFactsOf: (userId) => careerFactsOf({ log }, userId),
    signs: wordSigns,
    formats,
    keptTexts: createKeptTexts(formats),
  };
};
