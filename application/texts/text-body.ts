import type { TextKind } from '#domain/outgoing-text/events.ts';
import { gsm7 } from './gsm7.ts';

/** What a text is made of. `code` is to be typed, `minutes` are for how long it is good. */
export type TextSetting = Readonly<{ brandName: string; code: string; minutes: number }>;

/** Longer names would make two messages of one. */
const LONGEST_BRAND = 60;

/** The words of a text: one message long, in the letters that every phone has. The same request, the same words. */
export const textBody = (kind: TextKind, setting: TextSetting): string => {
  const brandName = gsm7(setting.brandName).slice(0, LONGEST_BRAND);
  return gsm7(bodies[kind]({ ...setting, brandName }));
};

const bodies: Readonly<Record<TextKind, (setting: TextSetting) => string>> = {
  'phone-code': ({ brandName, code, minutes }) =>
    `${code} is your ${brandName} code, good for ${minutes} minutes. If you did not ask for it, ignore this text.`,
};
