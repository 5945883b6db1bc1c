import { bodyParser } from '@koa/bodyparser';
import type { Context, Middleware } from 'koa';
import { ApiError } from './errors.ts';
import { checkBodyType } from './guard.ts';
import { type Route, takesForm } from './route.ts';

const LARGEST_BODY = '256kb';

const badBody = (error: Error): never => {
  const tooLarge = 'status' in error && error.status === 413;
  throw tooLarge
    ? new ApiError(413, ({ everywhere }) => everywhere.tooLarge)
    : new ApiError(400, ({ everywhere }) => everywhere.notJson);
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
    if (route.method === 'get') return next();
    if (route.largestFile > 0) return next(); // read once it is known who sends it
    await (isText(route) ? readText : readJson)(context, next);
  };

/** The body to be checked: JSON, or the fields of a form. */
export const bodyOf = ({ request }: Context, { access }: Route): unknown =>
  takesForm(access) ? fieldsOf(request.get('Content-Type'), request.rawBody ?? '') : (request.body ?? {});

/** What a signature is over, or the file that was uploaded. */
export const rawBodyOf = ({ request, state }: Context, { access, largestFile }: Route): Uint8Array =>
  largestFile > 0
    ? (state.file as Uint8Array) // `createUploads` has put it there
    : Buffer.from(access === 'signed' ? (request.rawBody ?? '') : '');

/** The fields of a form in either of its two kinds. Of a file, its bytes as text; what is no form has none. */
const fieldsOf = (type: string, body: string): Readonly<Record<string, string>> => {
  if (!/^multipart\/form-data\b/i.test(type)) return Object.fromEntries(new URLSearchParams(body));
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type) ?? [];
  const parts = `\r\n${body}`.split(`\r\n--${quoted ?? bare}`).slice(1, -1);
  return Object.fromEntries(parts.flatMap(fieldIn));
};

/** A field's name and value; none of a part that is not one. */
const fieldIn = (part: string): readonly (readonly [string, string])[] => {
  const headEnd = part.indexOf('\r\n\r\n');
  const [, name] =
    /^content-disposition:[^\r\n]*;\s*name="([^"\r\n]*)"/im.exec(part.slice(0, Math.max(headEnd, 0))) ?? [];
  return name === undefined ? [] : [[name, part.slice(headEnd + 4)]];
};
