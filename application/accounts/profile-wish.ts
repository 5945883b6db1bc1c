import type { Services } from '#application/services.ts';
import { isMailable } from '#domain/accounts/address/decider.ts';
import { type Refusal, refuse } from '#domain/decider.ts';
import type { Language } from '#domain/facts.ts';
import type { WishedSchedule } from '#domain/schedule/schedule.ts';
import { isTimezone } from '#domain/time/local-time.ts';
import { addressNameOf, phoneNameOf } from './claim-names.ts';

/** What a user wants to be otherwise, as typed; what is left out stays. `phone: null` takes the number away. */
export type ProfileWish = Readonly<{
  name?: Readonly<{ firstName?: string | undefined; lastName?: string | undefined }>;
  position?: Readonly<{ role?: string | undefined; company?: string | undefined }>;
  schedule?: Partial<WishedSchedule>;
  phone?: Readonly<{ text: string; country: string | null }> | null | undefined;
  email?: string | undefined;
  /** Null: as they write. */
  language?: Language | null | undefined;
  aiAllowed?: boolean | undefined;
  setupDone?: boolean | undefined;
}>;

/** The same, checked and with the names of what may be claimed. */
export type ReadWish = Readonly<{
  name: NonNullable<ProfileWish['name']>;
  position: NonNullable<ProfileWish['position']>;
  schedule: Partial<WishedSchedule>;
  phone: Readonly<{ phoneName: string; personal: Readonly<{ phoneNumber: string }> }> | null | undefined;
  address: Readonly<{ addressName: string; personal: Readonly<{ email: string }> }> | undefined;
  language: Language | null | undefined;
  aiAllowed: boolean | undefined;
  setupDone: boolean;
}>;

export type NotFitting = 'no-timezone' | 'no-number' | 'costly-number' | 'no-address';

/** All that is wrong with what was typed, each thing once. */
export const misfitsIn = (
  { phones, mail }: Pick<Services, 'phones' | 'mail'>,
  { timezone, email, phone }: Pick<ProfileWish, 'email' | 'phone'> & Readonly<{ timezone?: string | undefined }>,
): readonly NotFitting[] => {
  const number = phone && phones.read(phone.text, phone.country);
  return [
    ...(timezone !== undefined && !isTimezone(timezone) ? (['no-timezone'] as const) : []),
    ...(email !== undefined && !isTheirs(email, mail.domain) ? (['no-address'] as const) : []),
    ...(number === 'no-number' ? (['no-number'] as const) : []),
    ...(number === 'costly' ? (['costly-number'] as const) : []),
  ];
};

export const readWish = async (
  { vault, phones, mail }: Pick<Services, 'vault' | 'phones' | 'mail'>,
  { name = {}, position = {}, schedule = {}, phone, email, language, aiAllowed, setupDone = false }: ProfileWish,
): Promise<ReadWish | Refusal<NotFitting>> => {
  const [misfit] = misfitsIn({ phones, mail }, { timezone: schedule.timezone, email, phone });
  if (misfit) return refuse(misfit);
  const number = phone && phones.read(phone.text, phone.country);
  if (number === 'no-number' || number === 'costly') return refuse('no-number');
  return {
    name,
    position,
    schedule,
    phone: number && {
      phoneName: await phoneNameOf(vault, number.number),
      personal: { phoneNumber: number.number },
    },
    address: email === undefined ? undefined : { addressName: await addressNameOf(vault, email), personal: { email } },
    language,
    aiAllowed,
    setupDone,
  };
};

/** Mail can be sent there, and would not come back to us. */
const isTheirs = (email: string, ourDomain: string): boolean =>
  isMailable(email) && email.slice(email.lastIndexOf('@') + 1).toLowerCase() !== ourDomain;
