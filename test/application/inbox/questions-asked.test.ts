import test from 'ava';
import { requestMail } from '#application/delivery/public.ts';
import { answerIdOf, documentMailIdOf } from '#application/inbox/answers/answer-ids.ts';
import { mayAskAgain } from '#application/inbox/questions-asked.ts';
import { mailFacts } from '#test/support/mail-facts.ts';
import { embeddedServices } from '#test/support/stores.ts';

const USER = 7;
const message = { userId: USER, mailId: 'm-1', conversationId: 'c-1', at: '2026-11-20T09:00:00.000Z' };
const asking = mailFacts('feedback', { question: { winId: 'w-1', question: { category: 'Delivery', place: 0 } } });

for (const { title, mailId, may } of [
  { title: 'a question in the answer that is being given does not hinder it', mailId: answerIdOf('m-1'), may: true },
  { title: 'nor does one in the mail with its documents', mailId: documentMailIdOf('m-1'), may: true },
  { title: 'no question follows one that the answer before asked', mailId: answerIdOf('m-0'), may: false },
])
  test(title, async (t) => {
    const services = await embeddedServices(t);
    await services.vault.make(USER);
    const addressee = { to: 'sub@example.com', name: '', language: 'en' } as const;
    await requestMail(services, {
      mailId,
      userId: USER,
      kind: 'feedback',
      expiresAt: null,
      addressee,
      facts: asking,
    });
    const page = async () => ({ found: [{ id: mailId, document: { kind: 'feedback' } }], nextCursor: null });
    const readModels = { ...services.readModels, page: page as never };
    t.is(await mayAskAgain({ ...services, readModels }, message), may);
  });
