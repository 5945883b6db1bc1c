import { said, z } from './schema.ts';

const noLink = said('noLink');

/** Of the web and encrypted, without a password in it: what is followed is what is read. */
const isLink = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && username === '' && password === '';
};

/** `POST` answers the win, 201. */
export const newLink = z.strictObject({
  url: z.string(noLink).check(z.trim(), z.maxLength(2000), z.refine(isLink, noLink)),
  name: z.optional(z.string().check(z.trim(), z.maxLength(200))),
});
export type NewLink = z.infer<typeof newLink>;
