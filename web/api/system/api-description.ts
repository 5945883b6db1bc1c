import { createHash } from 'node:crypto';
import { z } from '#web/contract/schema.ts';
import { type ApiAnswer, type ApiParts, type Route, route } from '../route.ts';
import { escaped, pageAnswer, type ServerPage } from '../server-page.ts';
import { openApiOf } from './openapi.ts';

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

type Schema = Readonly<Record<string, unknown>>;
type Media = Readonly<Record<string, Readonly<{ schema?: Schema }>>>;

type Operation = Readonly<{
  summary: string;
  tags: readonly string[];
  security: readonly Readonly<Record<string, unknown>>[];
  parameters: readonly Readonly<{ name: string; in: string; required: boolean; schema: Schema }>[];
  requestBody?: Readonly<{ content: Media }>;
  responses: Readonly<Record<string, Readonly<{ description: string; content?: Media }>>>;
}>;

type Call = Readonly<{ method: string; path: string; operation: Operation }>;

/** The OpenAPI description as a page to read: nothing stands here that is not in it. */
const apiDocsPage = ({ info, paths }: ReturnType<typeof openApiOf>): ServerPage => {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation: operation as Operation })),
  );
  const groups = Map.groupBy(calls, ({ operation }) => operation.tags[0] ?? '');
  return {
    title: 'API',
    content: `<div class="docs"><h1>API</h1>
<p class="second">${escaped(info.description)}</p>
<p class="note">For machines: <a href="/api/openapi.json">openapi.json</a></p>
${[...groups].map(([name, group]) => `<h2>${escaped(name)}</h2>\n${group.map(callOf).join('\n')}`).join('\n')}</div>`,
  };
};

const callOf = ({ method, path, operation }: Call): string => `<details class="call">
<summary><code><b>${method.toUpperCase()}</b> ${escaped(path)}</code><span>${escaped(operation.summary)}</span></summary>
<p class="note">${escaped(callerOf(operation))}</p>
${fields('Parameters', parametersOf(operation))}
${bodies('Body', operation.requestBody?.content)}
${Object.entries(operation.responses)
  .filter(([status]) => status !== 'default')
  .map(([status, { content }]) => bodies(`Answer ${status}`, content))
  .join('\n')}
</details>`;

const CALLERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    session: 'the session token as a bearer token',
    sessionCookie: 'the session cookie',
    signUpCookie: 'the cookie of a sign-up',
  }),
);

const callerOf = ({ security }: Operation): string => {
  const named = security.flatMap((one) => Object.keys(one)).map((name) => CALLERS.get(name) ?? name);
  return named.length === 0 ? 'Anyone may call it.' : `Needs ${named.join(', or ')}.`;
};

const parametersOf = ({ parameters }: Operation) =>
  parameters.map(({ name, in: place, required, schema }) => ({
    name,
    required,
    type: `${typeOf(schema)}, in the ${place}`,
  }));

type Field = Readonly<{ name: string; required: boolean; type: string }>;

const fields = (title: string, list: readonly Field[]): string =>
  list.length === 0
    ? ''
    : `<h3>${title}</h3><dl>${list
        .map(
          ({ name, required, type }) =>
            `<div><dt><code>${escaped(name)}</code>${required ? '' : ' <small>optional</small>'}</dt><dd>${escaped(type)}</dd></div>`,
        )
        .join('')}</dl>`;

const bodies = (title: string, content: Media | undefined): string =>
  Object.values(content ?? {})
    .flatMap(({ schema }) => (schema ? [schema] : []))
    .map((schema) =>
      shapesOf(schema)
        .map((shape) => fields(title, fieldsOf(shape)))
        .join(''),
    )
    .join('');

/** A body is one shape, or one of several. */
const shapesOf = (schema: Schema): readonly Schema[] =>
  Array.isArray(schema.anyOf) ? (schema.anyOf as readonly Schema[]) : [schema];

const fieldsOf = (schema: Schema): readonly Field[] => {
  if (schema.type !== 'object') return [{ name: 'body', required: true, type: typeOf(schema) }];
  const required = (schema.required ?? []) as readonly string[];
  return Object.entries((schema.properties ?? {}) as Record<string, Schema>).map(([name, property]) => ({
    name,
    required: required.includes(name),
    type: typeOf(property),
  }));
};

/** In a few words: `string`, `list of object {id, text}`, `"daily" or "weekly"`. */
const typeOf = (schema: Schema): string => {
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  if (Array.isArray(schema.anyOf)) return (schema.anyOf as readonly Schema[]).map(typeOf).join(' or ');
  if (schema.type === 'array') return `list of ${typeOf((schema.items ?? {}) as Schema)}`;
  if (schema.type === 'object') return `{${Object.keys((schema.properties ?? {}) as object).join(', ')}}`;
  const bounds = [
    typeof schema.minLength === 'number' && schema.minLength > 0 ? `at least ${schema.minLength}` : '',
    typeof schema.maxLength === 'number' ? `at most ${schema.maxLength}` : '',
  ].filter((bound) => bound !== '');
  const type = [schema.type ?? 'anything'].flat().join(' or ');
  return `${type}${schema.format ? ` (${String(schema.format)})` : ''}${bounds.length > 0 ? `, ${bounds.join(', ')} characters` : ''}`;
};
