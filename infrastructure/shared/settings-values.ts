import { isIP } from 'node:net';
import { z } from 'zod';

/** What single settings may be, each with the words for one that is not. */
const NO_PORT = 'must be a port number';
export const port = z.coerce.number(NO_PORT).int(NO_PORT).min(0, NO_PORT).max(65535, NO_PORT);
export const hostName = z.string().regex(/^[a-z0-9.-]+$/i, 'must be a host name');
export const address = z.string().regex(/^[^\s@<>]+@[a-z0-9.-]+$/i, 'must be a mail address');
export const url = (...protocols: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    message: `must be a URL with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });
/** An engine's address: it may name several hosts, which no URL can. What stands behind the protocol its client reads. */
export const engineUrl = (...protocols: readonly string[]) =>
  z.string().refine((text) => protocols.some((protocol) => text.trim().startsWith(protocol)), {
    message: `must begin with ${protocols.join(' or ')}`,
  });
const isCidr = (text: string): boolean => {
  const [, address = '', bits = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const most = { 4: 32, 6: 128 }[isIP(address)];
  return most !== undefined && Number(bits) <= most;
};

export const listOf = (one: z.ZodType<string>, message: string) =>
  z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .refine((parts) => parts.every((part) => one.safeParse(part).success), { message });

export const cidr = z.string().refine(isCidr);
/** A whole number within these bounds; `what` names it in the message. */
export const wholeNumber = (what: string, least: number, most: number) => {
  const message = `must be ${what} from ${least} to ${most}`;
  return z.coerce.number(message).int(message).min(least, message).max(most, message);
};
