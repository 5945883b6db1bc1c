/** `number` is E.164, `country` its ISO 3166 code (two capitals), `prefix` its calling code. */
export type PhoneNumber = Readonly<{ number: string; country: string; prefix: string }>;

/** Reads what people type as their number. */
export interface PhoneNumbers {
  /**
   * Digits in any spelling, read in the country that was chosen; without one a leading + decides, and ten digits mean
   * +1. No other country is ever guessed. `costly` numbers (premium, shared cost) are numbers that we never text.
   */
  read(text: string, country: string | null): PhoneNumber | 'no-number' | 'costly';
}
