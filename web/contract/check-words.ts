import type { Translated } from './translated.ts';

const inEnglish = (count: number): string => count.toLocaleString('en-US');

/**
 * What is said of input that is not as it should be, by a page at its fields and by the server in its answers. Schemas name the
 * sentence (`said`), so that each of them says it in the language of its reader.
 */
export const checkWords = {
  // What is said of every part that has no words of its own.
  checkThis: 'Please check what you entered.',
  unknownField: 'This was sent along, and we do not know what it is.',
  fillIn: 'Please fill this in.',
  inWords: 'Please write this in words.',
  aNumber: 'Please give a number.',
  aWholeNumber: 'Please give a whole number.',
  yesOrNo: 'Please say yes or no.',
  aList: 'Please give a list.',
  atLeastCharacters: (least: number) => `Please use at least ${inEnglish(least)} characters.`,
  atMostCharacters: (most: number) => `Please use at most ${inEnglish(most)} character${most === 1 ? '' : 's'}.`,
  chooseAtLeast: (least: number) => `Please choose at least ${inEnglish(least)}.`,
  chooseAtMost: (most: number) => `Please choose at most ${inEnglish(most)}.`,
  orMore: (least: number) => `Please give ${inEnglish(least)} or more.`,
  orLess: (most: number) => `Please give ${inEnglish(most)} or less.`,
  oneOf: (choices: string) => `Please choose one of: ${choices}.`,

  // Who somebody is, and how they are reached.
  noAddress: 'Invalid email address',
  addressMissing: 'Valid email address is required',
  firstNameMissing: 'First name is required',
  lastNameMissing: 'Last name is required',
  phoneMissing: 'Phone number is required',
  phoneTooShort: 'Phone number must be at least 10 digits',
  onePhone: 'Please enter one phone number',
  countryMissing: 'Please choose a country',

  // Signing up and in.
  planMissing: 'Please choose a plan',
  termsMissing: 'You must agree to the terms and conditions',
  couponMissing: 'Please enter a coupon code to verify.',
  badCoupon: 'This coupon code is invalid or expired.',
  noToken: 'No authentication token provided',
  badToken: 'Invalid or expired token. Please try again.',
  codeMissing: 'Please enter the code',
  sixDigits: 'Please enter the six digits',
  phoneCodeMissing: 'Verification code is required',
  passkeyUnnamed: 'Please name it',

  // When check-ins come.
  someDay: 'Please choose at least one day of the week',
  timeOfDay: 'Please give a time of day',
  everyWhichWeek: 'Please choose every week or every second week',
  zoneMissing: 'Please choose a time zone',
  weekOfCheckIns: 'Please give a date in a week that has check-ins',
  pauseDate: 'Please choose a date',
  pauseBeginsLate: 'Please choose a date before the end of the pause',

  noLink: 'Please give a whole link, beginning with https://',

  // Wins, and what is tried and asked.
  winTooShort: 'Achievement description must be at least 3 characters.',
  winTooLong: 'Achievement description must be at most 20,000 characters.',
  publicTextTooLong: 'The public text must be at most 20,000 characters.',
  categoryMissing: 'Please choose a category of the list.',
  skillMissing: 'Please give a skill.',
  skillTooLong: 'A skill must be at most 60 characters.',
  tooManySkills: 'A win shows at most 8 skills.',
  tooManyToMerge: 'Please merge at most 50 skills.',
  messageMissing: 'Message is required',
  messageTooLong: 'A message can have 8,000 characters at most.',
  triedTooShort: 'Please write a few words about what you got done.',
  triedTooLong: 'Please use at most 500 characters here.',
  replyMissing: 'Write something to send.',
  replyTooLong: 'That is too long to send here.',

  // A career.
  titleMissing: 'Please say what it is called',
  languageMissing: 'Please name the language',
  careerSkillMissing: 'Please name the skill',
  monthMissing: 'Please choose a month or type a year',
  linkMissing: 'Please enter a link that starts with https://',
  noId: 'Not an id',

  // Documents.
  kindMissing: 'Please choose a kind of document.',
  companyMissing: 'Company name is required',
  roleMissing: 'Role is required',
  textMissing: 'Please give a text.',
  nameTooLong: 'A name has 120 characters at most.',
  documentTooLong: 'This text is too long for one document.',
  dateMissing: 'Please give a date.',
  publishDate: 'Please give a date, such as 2026-11-30.',
  formatMissing: 'Please choose a format.',
  lookMissing: 'Please choose a look.',
  paperMissing: 'Please choose a paper.',
  nothingToChange: 'There is nothing to change.',
  listChanged: 'This list has changed. Please start again.',
} as const;

export type CheckWords = Translated<typeof checkWords>;

/** The name of a sentence that needs nothing put in. */
export type CheckWord = {
  [Name in keyof CheckWords]: CheckWords[Name] extends string ? Name : never;
}[keyof CheckWords];
