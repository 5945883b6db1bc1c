import { webAddress } from '#domain/links.ts';
import { said, z } from './schema.ts';

const noLink = said('noLink');

/** A page that is fetched encrypted. */
const isLink = (text: string): boolean => webAddress(text)?.startsWith('https:') ?? false;

/** `POST` answers the win, 201. */
export const newLink = z.strictObject({
  url: z.string(noLink).check(z.trim(), z.maxLength(2000), z.refine(isLink, noLink)),
  name: z.optional(z.string().check(z.trim(), z.maxLength(200))),
});
export type NewLink = z.infer<typeof newLink>;
