/** `code` is ISO 3166, two letters; `callingCode` its digits, without the plus. */
export type Country = Readonly<{ code: string; name: string; callingCode: string }>;

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
