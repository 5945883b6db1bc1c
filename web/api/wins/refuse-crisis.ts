import { helpOnTheWeb } from '#application/inbox/help-on-the-web.ts';
import { ApiError } from '../errors.ts';
import type { ApiParts } from '../route.ts';

/**
 * Throws a refusal that carries help where words that shall not be kept tell of a crisis: typed as a win they are heard before
 * anything is kept, and as a message where there were too many. Words that cannot be heard are as any others.
 */
export const refuseCrisis = async (parts: ApiParts, userId: number, words: string): Promise<void> => {
  const found = await helpOnTheWeb(parts, userId, words);
  if (!found) return;
  const help = parts.helpWords(found.hardDay, found.name);
  const said = [...help.before, ...help.lines.map(({ text }) => text), ...help.after];
  throw new ApiError(422, said.join(' '), { extra: { help } });
};
