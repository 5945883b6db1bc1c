import test, { type ExecutionContext } from 'ava';
import { sendPost } from '#application/documents/posting/send-post.ts';
import { handle } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Job } from '#application/engine/work/reaction.ts';
import { streams } from '#application/streams.ts';
import { document } from '#domain/documents/decider.ts';
import type { DocumentEvent } from '#domain/documents/events.ts';
import { createDocumentFormats } from '#infrastructure/formats/formats.ts';
import { writing } from '#test/support/a-document.ts';
import { aSubscriber } from '../a-subscriber.ts';

type Setting = Parameters<typeof aSubscriber>[1];

/** What became of a post whose date has come. */
const endOf = async (t: ExecutionContext, given: Setting) => {
  const { services, userId } = await aSubscriber(t, given);
  const documentId = crypto.randomUUID();
  const stream = streams.document(documentId);
  const at = timestamp(services.clock);
  const { data } = writing('Cut the build.', { documentId, userId, at, kind: 'linkedin-post' });
  const schedule = { date: at.slice(0, 10), dueAt: at };
  await handle(services.log, document, stream, { type: 'WriteDocument', data: { ...data, schedule } });
  const formats = createDocumentFormats();
  t.teardown(() => formats.close());
  await sendPost({ ...services, formats }).run({ key: documentId, userId, stream } as Job);
  return (await services.log.read<DocumentEvent>(stream)).at(-1);
};

test('whose subscription has ended gets no post, and its date is taken away', async (t) => {
  t.like(await endOf(t, { facts: { state: 'ended' } }), {
    type: 'DocumentUnscheduled',
    data: { reason: 'inactive' },
  });
});

test('whoever subscribes gets it', async (t) => {
  t.like(await endOf(t, {}), { type: 'DocumentMailed', data: { occasion: 'scheduled' } });
});
