import { DOCUMENTS, keptSharesOf, ownDocumentHistory, readDraft } from '#application/documents/public.ts';
import { allFound } from '#application/engine/all-pages.ts';
import type { Services } from '#application/services.ts';
import { documentNameOf } from '#domain/documents/document-name.ts';
import type { DocumentHistory } from '#domain/documents/document-view.ts';
import type { ExportFile } from './export-writer.ts';
import { orMissing } from './missing.ts';
import { EXPORT_PAGE, type ExportOf, type ExportParts } from './parts.ts';

type Listed = Readonly<{ id: string; file: string; at: string }>;

/** Newest first; its words are read from its own stream, one by one. */
async function* listed({ readModels }: Pick<Services, 'readModels'>, { userId }: ExportOf): AsyncGenerator<Listed> {
  const documents = allFound((cursor) =>
    readModels.page(DOCUMENTS, {
      filter: { equals: { userId } },
      sort: [['writtenAt', 'descending']],
      limit: EXPORT_PAGE,
      cursor,
    }),
  );
  for await (const { id, document } of documents) yield { id, file: fileOf(id, document), at: document.changedAt };
}

/** In the archive: sorts by the day it was written first, and is a name on every system. */
const fileOf = (id: string, { createdAt, kind }: DocumentHistory['view']): string =>
  `documents/${createdAt.slice(0, 'yyyy-MM-dd'.length)}-${kind}-${id}.md`;

/** All that is kept of each: its texts, the oldest first, what was asked for, and the wins that each writing of it rests on. */
export async function* exportedDocuments(parts: ExportParts, of: ExportOf) {
  for await (const { id, file } of listed(parts, of)) {
    const history = await orMissing(of.missing, [file], () => ownDocumentHistory(parts, of.userId, id));
    if (history) yield { ...exported(id, file, history), ...(await beside(parts, of, id)) };
  }
}

const exported = (id: string, file: string, { view, versions, writings }: DocumentHistory) => ({
  id,
  type: view.kind,
  kind: view.variant === '' ? null : view.variant,
  name: documentNameOf(view),
  title: view.title,
  language: view.language,
  createdAt: view.createdAt,
  generateDate: view.writtenAt,
  updatedAt: view.changedAt,
  sentVia: view.sentVia,
  scheduledPublishDate: view.dueAt === '' ? null : view.dueAt,
  writtenBy: view.writtenBy,
  prompt: view.brief.prompt,
  company: view.brief.company,
  role: view.brief.role,
  jobDescription: view.brief.jobDescription,
  versions: versions.map(({ version, at, made, from, markdown }) => ({ version, at, made, from, content: markdown })),
  restsOn: writings.map(({ version, citedWins }) => ({ version, wins: citedWins.map(({ winId }) => winId) })),
  file,
});

/** What was typed and not saved, and the links by which others read it, without their addresses. */
const beside = async (parts: ExportParts, { userId }: ExportOf, documentId: string) => {
  const draft = await readDraft(parts, userId, documentId);
  const shares = await keptSharesOf(parts, userId, documentId);
  return {
    draft:
      draft === null || 'refused' in draft
        ? null
        : { content: draft.content, version: draft.version, savedAt: draft.savedAt },
    shares: shares.map(({ share: { createdAt, until, withContact, password, views } }) => ({
      createdAt,
      until,
      withContact,
      hasPassword: password !== null,
      views,
    })),
  };
};

/** The current text of each, as Markdown. */
export async function* documentFiles(parts: ExportParts, of: ExportOf): AsyncGenerator<ExportFile> {
  for await (const { id, file, at } of listed(parts, of))
    yield { path: file, at, content: () => textOf(parts, of, id) };
}

async function* textOf(parts: ExportParts, { userId }: ExportOf, documentId: string): AsyncGenerator<string> {
  yield (await ownDocumentHistory(parts, userId, documentId))?.view.markdown ?? '';
}

export const countDocuments = ({ readModels }: Pick<Services, 'readModels'>, { userId }: ExportOf): Promise<number> =>
  readModels.count(DOCUMENTS, { equals: { userId } });
