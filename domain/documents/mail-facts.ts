import type { Facts } from '#domain/facts.ts';
import type { DocumentKind, DocumentVariant } from './document-kind.ts';

/** A document that its user wanted by mail; its plain text and its files are in the archive. */
export type DocumentFacts = Readonly<{
  of: 'document';
  documentId: string;
  kind: DocumentKind;
  variant: DocumentVariant;
  title: string;
  text: Readonly<{ blob: string }>;
  attachments: readonly Readonly<{ name: string; type: string; blob: string }>[];
}>;

export const isDocumentMail = (facts: Facts): facts is DocumentFacts => facts.of === 'document';
