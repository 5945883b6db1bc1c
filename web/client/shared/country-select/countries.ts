import { useEffect, useState } from 'react';

/** `code` is ISO 3166, two letters; `callingCode` its digits, without the plus. */
type Country = Readonly<{ code: string; name: string; callingCode: string }>;

/** The countries with a calling code, by their English names, in the order of those. */
export const countriesOf = (codes: readonly string[], callingCodeOf: (code: string) => string): readonly Country[] => {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code, callingCode: callingCodeOf(code) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
};

/** The country that the first of these languages is most likely read in; English alone is read in the US. */
export const likelyCountry = (languages: readonly string[]): string => {
  const withRegion = languages.find((language) => localeOf(language)?.region !== undefined);
  const region = localeOf(withRegion ?? languages[0] ?? 'en')?.maximize().region;
  return region !== undefined && /^[A-Z]{2}$/.test(region) ? region : 'US';
};

const localeOf = (language: string): Intl.Locale | undefined => {
  try {
    return new Intl.Locale(language);
  } catch {
    return undefined; // no language at all, such as "C"
  }
};

let loaded: readonly Country[] = [];

/** The list comes on its own, so that only pages that ask for a number load it. */
const load = async (): Promise<readonly Country[]> => {
  const { getCountries, getCountryCallingCode } = await import('libphonenumber-js/min');
  loaded = countriesOf(getCountries(), (code) =>
    getCountryCallingCode(code as ReturnType<typeof getCountries>[number]),
  );
  return loaded;
};

/** All countries; none until they have come. Without them a number can still be typed with its +. */
export const useCountries = (): readonly Country[] => {
  const [countries, setCountries] = useState(loaded);
  useEffect(() => {
    if (loaded.length > 0) return;
    load().then(setCountries, (error: unknown) => console.warn('The list of countries could not be loaded.', error));
  }, []);
  return countries;
};

/** The calling code of a country, once the list has come. */
export const callingCodeOf = (code: string | undefined): string | undefined =>
  loaded.find((country) => country.code === code)?.callingCode;

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
