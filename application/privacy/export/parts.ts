import type { MailComposer } from '#application/delivery/public.ts';
import type { Services } from '#application/services.ts';
import type { ExportWords } from './export-words.ts';
import type { Missing } from './missing.ts';

/** So many documents are read at once. */
export const EXPORT_PAGE = 200;

export type ExportParts = Pick<
  Services,
  'log' | 'readModels' | 'registers' | 'vault' | 'archive' | 'clock' | 'sealer' | 'mail'
> &
  Readonly<{ brandName: string; composer: MailComposer; words: ExportWords }>;
/** Whose account, when it was asked for (ISO 8601; what came later is not in it), and what turned out to be damaged. */
export type ExportOf = Readonly<{ userId: number; at: string; missing: Missing }>;
