import { handle } from '#application/engine/handle.ts';
import { newId } from '#application/engine/ids.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import { streams } from '#application/streams.ts';
import { type DocumentCommand, document } from '#domain/documents/decider.ts';
import { writing } from './a-document.ts';
import type { RunningApp } from './app.ts';
import type { User } from './user.ts';

type Owner = Pick<User, 'userId'>;

/** Carries out a command on a document; throws where it is refused. */
export const onDocument = async ({ services }: RunningApp, documentId: string, command: DocumentCommand) => {
  const handled = await handle(services.log, document, streams.document(documentId), command);
  if ('refused' in handled) throw new Error(handled.refused);
};

/** A document of that text, as if it had been written. */
export const keptDocument = async (
  app: RunningApp,
  { userId }: Owner,
  markdown: string,
  kind: 'cv' | 'linkedin-post' = 'cv',
): Promise<string> => {
  const documentId = newId(app.services.clock.now());
  const { data } = writing(markdown);
  const made = { ...data, documentId, userId, at: timestamp(app.services.clock), kind };
  const personal = { ...made.personal, markdown, generated: markdown };
  await onDocument(app, documentId, { type: 'WriteDocument', data: { ...made, personal } });
  return documentId;
};

export const deletedDocument = (app: RunningApp, { userId }: Owner, documentId: string): Promise<void> =>
  onDocument(app, documentId, {
    type: 'DeleteDocument',
    data: { documentId, userId, at: timestamp(app.services.clock) },
  });
