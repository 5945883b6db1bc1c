import { bodyParser } from '@koa/bodyparser';
import type { Context, Middleware } from 'koa';
import { ApiError } from './errors.ts';
import { fieldsOf } from './form-fields.ts';
import { checkBodyType } from './guard.ts';
import { type Route, takesForm } from './route.ts';

const LARGEST_BODY = '256kb';

const badBody = (error: Error): never => {
  const tooLarge = 'status' in error && error.status === 413;
  throw tooLarge ? new ApiError(413, 'That is too much to send at once.') : new ApiError(400, 'That is not JSON.');
};

const readJson = bodyParser({
  enableTypes: ['json'],
  parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'], // what takes no body has to see that there is none
  jsonLimit: LARGEST_BODY,
  onError: badBody,
}) as Middleware;
/** Kept as it came: what a provider signs, and a page's form. */
const readText = bodyParser({
  enableTypes: ['text'],
  textLimit: LARGEST_BODY,
  extendTypes: { text: ['*/*'] },
  onError: badBody,
}) as Middleware;

const isText = ({ access }: Route): boolean => access === 'signed' || takesForm(access);

/** Reads a request's body as its row of the table wants it; what is of another type, or too long, is refused. */
export const readBody =
  (route: Route): Middleware =>
  async (context, next) => {
    checkBodyType(context, route);
    await (isText(route) ? readText : readJson)(context, next);
  };

/** The body to be checked: JSON, or the fields of a form. */
export const bodyOf = ({ request }: Context, { access }: Route): unknown =>
  takesForm(access) ? fieldsOf(request.get('Content-Type'), request.rawBody ?? '') : (request.body ?? {});

/** What a signature is over. */
export const rawBodyOf = ({ request }: Context, { access }: Route): Uint8Array =>
  Buffer.from(access === 'signed' ? (request.rawBody ?? '') : '');
