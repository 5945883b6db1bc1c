import { ApiError } from './errors.ts';
import type { ApiParts, Route } from './route.ts';

/** Signing up takes space; whoever has an account may come in. */
const SIGNING_UP: ReadonlySet<string> = new Set(['/api/auth/register', '/api/auth/resend-code']);

/** What people must be able to do on a full disk: sign in and out, delete, stop mail. A provider's word is small, and final. */
const goesOn = ({ method, path, access }: Route): boolean =>
  method === 'get' ||
  method === 'delete' ||
  access === 'signed' ||
  access === 'one-click' ||
  (path.startsWith('/api/auth/') && !SIGNING_UP.has(path));

/** While the disk is full nothing new is taken: what space is left is for deleting. Reading goes on. */
export const checkDiskSpace = async ({ diskReserve }: ApiParts, route: Route): Promise<void> => {
  if (goesOn(route)) {
    if (route.method !== 'get') await diskReserve.isTight(); // so that a reserve still kept is given up for this
  } else if (await diskReserve.isTight()) throw new ApiError(503, ({ everywhere }) => everywhere.noRoom);
};
