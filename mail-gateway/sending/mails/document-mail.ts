import type { DocumentFacts } from '#domain/documents/mail-facts.ts';
import { manyLines, oneLine } from '../clean.ts';
import type { Content, Setting } from '../template.ts';
import { greeting, joined } from '../words/manner.ts';
import { documentMailWords } from './document-mail-words.ts';

const LONGEST_TEXT = 12_000;

/** A document that its user had written in the app and wanted by mail: its text, and its files attached. */
export const documentMail = (
  facts: DocumentFacts,
  { language, publicUrl, brandName, name, documents }: Setting,
): Content => {
  const words = documentMailWords[language];
  const yours = words.yours[facts.variant === '' ? facts.kind : facts.variant];
  const files = joined(
    facts.attachments.map((file) => oneLine(file.name, 120)),
    language,
  );
  return {
    subject: yours,
    blocks: [
      { kind: 'headline', text: yours },
      {
        kind: 'paragraph',
        text: [words.here(greeting(name, language)), files === '' ? '' : words.attached(files)].join(' ').trim(),
      },
      {
        kind: 'document',
        title: oneLine(facts.title, 200),
        text: manyLines(documents.get(facts) ?? '', LONGEST_TEXT),
      },
      { kind: 'note', text: words.kept(brandName), url: `${publicUrl}/content` },
    ],
  };
};
