import { useEffect, useState } from 'react';
import { likelyCountry } from './countries.ts';

const likely = (): string => likelyCountry(navigator.languages);

/** The country of a number, E.164; where there is none, or until it is known, the one this browser is likely in. */
export const useCountryOf = (phoneNumber: string | null): string => {
  const [country, setCountry] = useState(likely);
  useEffect(() => {
    if (phoneNumber === null) return setCountry(likely());
    let left = false;
    countryOf(phoneNumber).then(
      (found) => left || setCountry(found ?? likely()),
      (error: unknown) => console.warn('The country of the number could not be found out.', error),
    );
    return () => {
      left = true;
    };
  }, [phoneNumber]);
  return country;
};

const countryOf = async (phoneNumber: string): Promise<string | undefined> => {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const parsed = parsePhoneNumberFromString(phoneNumber);
  return parsed?.country ?? parsed?.getPossibleCountries()[0];
};
