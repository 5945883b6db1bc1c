import { type Decider, refuse } from '#domain/decider.ts';
import {
  type PhoneClaimed,
  type PhoneEvent,
  phoneClaimed,
  phoneReleased,
  type TextsOptedOut,
  textsOptedIn,
  textsOptedOut,
} from './events.ts';

/** To renew a claim is to claim once more what one may have already: whoever is about to give it back is told so. */
export type PhoneCommand =
  | Readonly<{ type: 'ClaimPhone' | 'RenewPhone' | 'ReleasePhone'; data: PhoneClaimed['data'] }>
  | Readonly<{ type: 'StopTexts' | 'AllowTexts'; data: TextsOptedOut['data'] }>;

/** Whose it is, or null while it is free; and whether it takes no texts. */
type Phone = Readonly<{ owner: number | null; stopped: boolean }>;

export const phone: Decider<Phone, PhoneCommand, PhoneEvent, 'phone-taken'> = {
  initial: { owner: null, stopped: false },
  decide({ type, data }, { owner, stopped }) {
    switch (type) {
      case 'StopTexts':
        return stopped ? [] : [textsOptedOut(data)];
      case 'AllowTexts':
        return stopped ? [textsOptedIn(data)] : [];
      case 'ReleasePhone':
        return owner === data.userId ? [phoneReleased(data)] : [];
      case 'ClaimPhone':
      case 'RenewPhone':
        if (owner !== null && owner !== data.userId) return refuse('phone-taken');
        return owner === null || type === 'RenewPhone' ? [phoneClaimed(data)] : [];
    }
  },
  evolve(state, { type, data }) {
    switch (type) {
      case 'PhoneClaimed':
        return { ...state, owner: data.userId };
      case 'PhoneReleased':
        return { ...state, owner: null };
      case 'TextsOptedOut':
        return { ...state, stopped: true };
      case 'TextsOptedIn':
        return { ...state, stopped: false };
    }
  },
};
