import { allowsAi } from '#application/accounts/public.ts';
import type { Services } from '#application/services.ts';
import type { DocumentWriters } from './compose-document.ts';

/** Whether there is a provider, and this user lets it read and write with their wins. */
export const usesAi = async (
  parts: Pick<Services, 'log'> & Pick<DocumentWriters, 'aiDocumentWriter'>,
  userId: number,
): Promise<boolean> => parts.aiDocumentWriter !== null && (await allowsAi(parts, userId));
