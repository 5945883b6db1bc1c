import { createHash } from 'node:crypto';
import { z } from '#web/contract/schema.ts';
import { openApiOf } from '../openapi.ts';
import { type ApiAnswer, type ApiParts, type Route, route } from '../route.ts';
import { pageAnswer } from '../server-page.ts';
import { apiDocsPage } from './api-docs-page.ts';

/** What describes the table of routes, itself among them: made when it is first asked for, and then kept as it is. */
export const openApiRoutes = (all: () => readonly Route[]): readonly Route[] => {
  const descriptions = new WeakMap<ApiParts, Description>();
  const describe = (parts: ApiParts): Description => {
    const description = descriptions.get(parts) ?? descriptionOf(all(), parts);
    descriptions.set(parts, description);
    return description;
  };
  return [
    route({
      method: 'get',
      path: '/api/openapi.json',
      summary: 'This description: OpenAPI 3.1, made from the schemas that check every call',
      access: 'public',
      answers: { 200: z.looseObject({ openapi: z.string() }) },
      handle: async ({ parts }) => describe(parts).json,
    }),
    route({
      method: 'get',
      path: '/api/docs',
      summary: 'The same as a page to read',
      access: 'public',
      answers: { 200: null },
      handle: async ({ parts }) => describe(parts).page,
    }),
  ];
};

/** Of one server, whose parts never change. */
type Description = Readonly<{ json: ApiAnswer; page: ApiAnswer }>;

const descriptionOf = (routes: readonly Route[], parts: ApiParts): Description => {
  const description = openApiOf(routes, parts);
  const page = pageAnswer(parts.brandName, apiDocsPage(description));
  const type = { 'Content-Type': 'application/json; charset=utf-8' };
  return {
    json: askedAgain({ body: JSON.stringify(description), headers: type }),
    page: askedAgain(page),
  };
};

/** A browser may keep it, and asks each time whether it is still the same. */
const askedAgain = (answer: ApiAnswer): ApiAnswer => {
  const etag = createHash('sha256').update(String(answer.body)).digest('base64url').slice(0, 22);
  return { ...answer, headers: { ...answer.headers, 'Cache-Control': 'no-cache', ETag: `"${etag}"` } };
};
