import type { $ZodObject, $ZodType } from 'zod/v4/core';
import { safeParse, toJSONSchema } from 'zod/v4/core';
import { failure } from '#web/contract/answers.ts';
import { takesKey } from '../idempotency.ts';
import { type Access, nothing, type Route, takesForm } from '../route.ts';

type Schema = Record<string, unknown>;
type Operation = Record<string, unknown>;

/** OpenAPI 3.1 of every call, made from the table of routes and the schemas that check them. */
export const openApiOf = (routes: readonly Route[], { brandName, publicUrl }: About) => ({
  openapi: '3.1.0',
  info: { title: `${brandName} API`, version: '1', description: INTRODUCTION },
  servers: [{ url: publicUrl }],
  paths: pathsOf(routes),
  components: {
    schemas: { Failure: schemaOf(failure, 'input') },
    securitySchemes: {
      session: { type: 'http', scheme: 'bearer', description: 'The session token of POST /api/auth/token.' },
      sessionCookie: { type: 'apiKey', in: 'cookie', name: '__Host-sid', description: 'Good for reading alone.' },
      signUpCookie: { type: 'apiKey', in: 'cookie', name: '__Host-signup', description: 'Of POST /api/auth/register.' },
    },
  },
});

type About = Readonly<{ brandName: string; publicUrl: string }>;

const INTRODUCTION =
  'Every error is {success: false, message, errors?}: a sentence fit to be shown, and one for each field that is wrong. ' +
  'What a browser sends must come from our own pages. Any POST of a signed-in user may carry an Idempotency-Key; the ' +
  'first success is given again for 24 hours.';

const pathsOf = (routes: readonly Route[]): Record<string, Record<string, Operation>> => {
  const byPath = Map.groupBy(routes, ({ path }) => path.replace(/:(\w+)/g, '{$1}'));
  return Object.fromEntries(
    [...byPath].map(([path, own]) => [
      path,
      Object.fromEntries(own.map((route) => [route.method, operationOf(route)])),
    ]),
  );
};

const operationOf = (route: Route): Operation => ({
  operationId: `${route.method}${route.path.replace(/\W+(\w)?/g, (_, letter?: string) => letter?.toUpperCase() ?? '')}`,
  summary: route.summary,
  tags: [route.path.split('/')[2] ?? 'pages'],
  security: securityOf(route),
  parameters: [...pathParameters(route), ...queryParameters(route), ...headerParameters(route)],
  ...(route.body === null || route.body === nothing ? {} : { requestBody: bodyOf(route, route.body) }),
  ...(route.largestFile > 0 ? { requestBody: { required: true, content: { 'application/octet-stream': {} } } } : {}),
  responses: responsesOf(route),
});

/** One whose fields may all be left out may be left out itself. */
const bodyOf = (route: Route, body: $ZodType) => ({
  required: !safeParse(body, {}).success,
  content: contentOf(route, body),
});

const contentOf = ({ access }: Route, body: $ZodType) => ({
  [takesForm(access) ? 'application/x-www-form-urlencoded' : 'application/json']: { schema: schemaOf(body, 'input') },
});

const securityOf = ({ access, method }: Route): readonly object[] => {
  const session = [{ session: [] }, ...(method === 'get' ? [{ sessionCookie: [] }] : [])];
  const needed: Readonly<Record<Access, readonly object[]>> = {
    public: [],
    sandbox: [],
    signed: [],
    page: [],
    'one-click': [],
    link: [{}, ...session],
    visitor: [{}, ...session],
    session,
    recent: session,
    operator: session,
    'operator-action': session,
    'sign-up': [...session, { signUpCookie: [] }],
  };
  return needed[access];
};

const pathParameters = ({ path }: Route) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', minLength: 1 },
  }));

const queryParameters = ({ query }: Route) => {
  if (query === null) return [];
  const { properties = {}, required = [] } = schemaOf(query as $ZodObject, 'input') as {
    properties?: Record<string, Schema>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: Object.keys(schema).length === 0 ? { type: 'integer' } : schema,
  }));
};

const headerParameters = (route: Route) =>
  takesKey(route)
    ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 255 } }]
    : [];

const responsesOf = ({ access, answers }: Route) => ({
  ...Object.fromEntries(
    Object.entries(answers).map(([status, schema]) => [
      status,
      {
        description: status === '303' ? 'See Other' : 'Success',
        content: schema ? { 'application/json': { schema: schemaOf(schema, 'output') } } : ANYTHING,
      },
    ]),
  ),
  default: {
    description: 'An error',
    content: {
      'application/json': { schema: { $ref: '#/components/schemas/Failure' } },
      ...(takesForm(access) ? ANYTHING : {}),
    },
  },
});

/** A page, or an archive. */
const ANYTHING = { '*/*': {} };

const schemaOf = (schema: $ZodType, io: 'input' | 'output'): Schema => {
  const { $schema: _, ...rest } = toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ jsonSchema }) {
      if (jsonSchema.format === 'email') delete jsonSchema.format; // the pattern says which, beyond ASCII too
    },
  }) as Schema;
  return rest;
};
