import { useEffect, useState } from 'react';
import { type Country, countriesOf } from './countries.ts';

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
