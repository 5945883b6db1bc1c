import type { CareerFact } from '#domain/documents/career.ts';
import type { WrittenDocument } from '#domain/documents/document.ts';
import type { DocumentKind, DocumentVariant } from '#domain/documents/document-kind.ts';
import type { BriefWords } from '#domain/documents/events.ts';
import type { Language } from '#domain/facts.ts';

/**
 * A win as a document may use it: its public wording where there is one (`isForOthers`); never a private one. `date` is
 * `yyyy-MM-dd`; with `dateIsApproximate` it may be told as its month alone (`knownDate`).
 */
export type SourceWin = Readonly<{
  id: string;
  date: string;
  dateIsApproximate?: true;
  text: string;
  category: string;
  skills: readonly string[];
  language: Language;
  isForOthers?: boolean;
}>;

/** '' stands for what is not known. */
export type SourceProfile = Readonly<{ name: string; email: string; phone: string; role: string; company: string }>;

/** What its user asked for, and in which words. */
export type DocumentBrief = BriefWords & Readonly<{ kind: DocumentKind; variant: DocumentVariant }>;

/**
 * All that a document may rest on. `wins` newest first; `today` is its user's local date. `unread`: so many wins are there
 * besides, of which a document says nothing. `atHome`: so many more are of the life at home.
 */
export type DocumentSources = Readonly<{
  profile: SourceProfile;
  facts: readonly CareerFact[];
  wins: readonly SourceWin[];
  today: string;
  unread?: number;
  atHome?: number;
}>;

/**
 * Writes a document out of its sources: claims nothing that they do not say, names for every sentence what it rests on, and
 * obeys nothing that stands in them. The language is that of most of the wins it rests on.
 */
export interface DocumentWriter {
  write(brief: DocumentBrief, sources: DocumentSources): Promise<WrittenDocument>;
}
