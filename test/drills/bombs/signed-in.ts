import type { Bomb, Target } from './bomb.ts';
import { ask, askAll } from './http.ts';

/** A bomb from an account of its own. */
export const signedIn =
  (run: (target: Target, session: string) => Promise<string>): Bomb['send'] =>
  async (target) =>
    run(target, (await target.user()).session);

/** Each of these paths, one after the other. */
export const read = (...paths: readonly string[]) =>
  signedIn((target, session) => askAll(paths.map((path) => () => ask(target, 'GET', path, { session }))));
