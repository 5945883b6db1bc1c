import type { CheckInSettingEvent } from './check-in-events.ts';
import type { AccountLifeEvent } from './events.ts';
import type { PasskeyEvent } from './passkey-events.ts';
import type { ProfileEvent } from './profile-events.ts';

/** Everything on the stream `account-<userId>`. */
export type AccountEvent = AccountLifeEvent | ProfileEvent | PasskeyEvent | CheckInSettingEvent;
