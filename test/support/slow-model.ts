import { type DocumentAsked, honest } from './ai-documents.ts';
import { type Answering, completion, send } from './ai-server.ts';

/**
 * A model that writes documents once `isOpen`, and reads messages at once; `asked` counts the documents it was asked
 * for, `leftAlone` those that nobody waited for.
 */
export const slowModel = () => {
  const state = { isOpen: false, asked: 0, leftAlone: 0, held: [] as (() => void)[] };
  const answering: Answering = (asked, response) => {
    const question = JSON.parse(asked.messages.at(-1)?.content ?? '{}') as Record<string, unknown>;
    const answer = (value: object) => send(response, 200, completion(JSON.stringify(value)));
    if (!('request' in question)) {
      const text = String(question.message);
      const shown = { date: null, category: 'Delivery', analysis: '', skills: [], kind: null, details: null };
      const is = /^Please write my CV/u.test(text) ? { is: 'request', kind: 'cv' } : { is: 'win' };
      answer({ tone: 'win', language: 'en', parts: [{ text, ...shown, ...is }] });
      return;
    }
    state.asked += 1;
    response.on('close', () => {
      if (!response.writableFinished) state.leftAlone += 1;
    });
    const write = () => answer(honest({ is: 'whole', ...question } as DocumentAsked));
    if (state.isOpen) write();
    else state.held.push(write);
  };
  const open = () => {
    state.isOpen = true;
    for (const write of state.held.splice(0)) write();
  };
  return { answering, state, open };
};
