/** What other subjects may know of this one. */

export { ACCOUNTS } from './accounts.ts';
export { claimAddress, releaseUnlessHeld } from './address-claims.ts';
export { changeProfile } from './change-profile.ts';
export {
  chooseInsightMails,
  pauseCheckIns,
  resumeAfterSilence,
  resumeCheckIns,
  type SettingRefused,
  switchTextCheckIns,
  switchThinning,
} from './check-in-settings.ts';
export { addressNameOf, isNameOf, phoneNameOf } from './claim-names.ts';
export {
  accountByAddress,
  accountOf,
  accountWithSchedule,
  allowsAi,
  identityIn,
  identityOf,
  isClosedAccount,
} from './find-account.ts';
export { type Addressee, accountLanguage, addresseeBefore, addresseeOf, personOf } from './find-person.ts';
export { type Profile, profileOf } from './find-profile.ts';
export { claimPhone, givePhone, releasePhone } from './give-phone.ts';
export { noticeLanguage } from './notice-language.ts';
export type { PhoneNumber } from './phone-numbers.ts';
export { proveAddress } from './prove-address.ts';
