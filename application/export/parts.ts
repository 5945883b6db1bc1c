import type { MailComposer } from '../ports/mail-composer.ts';
import type { Services } from '../services.ts';

export type ExportParts = Services & Readonly<{ composer: MailComposer }>;
/** Whose account, and when it was asked for (ISO 8601): what came later is not in it. */
export type ExportOf = Readonly<{ userId: number; at: string }>;
