import { helpOnTheWeb } from '#application/inbox/help-on-the-web.ts';
import type { HardDayFacts } from '#domain/inbox/request/answer-facts.ts';
import { ApiError } from '../errors.ts';
import type { ApiParts } from '../route.ts';

/**
 * Throws a refusal that carries help where words that shall not be kept tell of a crisis: typed as a win they are heard before
 * anything is kept, and as a message where there were too many. Words that cannot be heard are as any others.
 */
export const refuseCrisis = async (parts: ApiParts, userId: number, words: string): Promise<void> => {
  const found = await helpOnTheWeb(parts, userId, words);
  if (found) throw refusedWithHelp(parts, found.hardDay, found.name);
};

/** `name` may be empty. */
export const refusedWithHelp = (parts: Pick<ApiParts, 'helpWords'>, hardDay: HardDayFacts, name: string): ApiError => {
  const help = parts.helpWords(hardDay, name);
  const said = [...help.before, ...help.lines.map(({ text }) => text), ...help.after];
  return new ApiError(422, () => said.join(' '), { extra: { help } });
};
