import { Readable } from 'node:stream';
import { buffer as bytesOf } from 'node:stream/consumers';
import type { Context } from 'koa';
import { safeParse } from 'zod/v4/core';
import { Fault } from '#application/engine/ports/fault.ts';
import { waitForReadModels } from '#application/engine/read-your-writes.ts';
import type { FinalAnswer } from './idempotency.ts';
import type { ApiAnswer, ApiParts, Route } from './route.ts';

/** What an answer comes to once the read models of its row show what was written, or were waited for long enough. */
export const finalAnswer = async (
  { readModels, checkAnswers }: ApiParts,
  route: Route,
  answer: ApiAnswer,
  tag: string | null = null,
): Promise<FinalAnswer> => {
  const behind = answer.position ? await waitForReadModels(readModels, route.shows, answer.position) : [];
  const status = answer.status ?? 200;
  const given = typeof answer.body === 'function' ? await answer.body() : answer.body;
  const isStreamed = given instanceof Readable && String(answer.headers?.['Content-Type']).startsWith(JSON_TYPE);
  const body = checkAnswers && isStreamed ? await bytesOf(given) : given;
  if (checkAnswers) checkAnswer(route, status, body, answer.headers?.['Content-Type']);
  const lag = behind.length > 0 ? { 'Cairn-Behind': behind.join(', ') } : {};
  return { status, body, headers: { ...answer.headers, ...(tag === null ? {} : { ETag: tag }), ...lag } };
};

export const send = (context: Context, { status, headers, body }: FinalAnswer): void => {
  for (const [name, value] of Object.entries(headers)) context.set(name, value as string | string[]);
  context.status = status;
  context.body = body;
  if (context.fresh) context.status = 304; // it has an ETag, and whoever asks has it already
};

/** Whoever asks has this answer already. */
export const sendUnchanged = (context: Context, tag: string): void => {
  context.set('ETag', tag);
  context.status = 304;
};

const JSON_TYPE = 'application/json';

/** What the schemas do not describe nobody may build on. */
const checkAnswer = ({ method, path, answers }: Route, status: number, body: unknown, type: unknown): void => {
  if (status >= 400) return;
  const schema = answers[status as keyof Route['answers']];
  if (schema === null) return;
  const problem = schema
    ? safeParse(schema, isJson(body, type) ? JSON.parse(String(body)) : body).error
    : 'no such status is declared';
  if (problem) throw new Fault('undescribed-answer', `${method} ${path} answered ${status}: ${String(problem)}`);
};

const isJson = (body: unknown, type: unknown): body is string | Buffer =>
  (typeof body === 'string' || Buffer.isBuffer(body)) && String(type).startsWith(JSON_TYPE);
