import type { Api, ResponseSchema } from './api.ts';

/** For SWR: what the page's first answer says already, shown from the first moment on. */
export const firstOf = <Shape>(
  api: Api,
  path: string,
  answer: ResponseSchema<Shape>,
): Readonly<{ fallbackData?: Shape }> => {
  const fallbackData = api.first(path, answer);
  return fallbackData === undefined ? {} : { fallbackData };
};
