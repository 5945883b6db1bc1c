/** Those of the first view: letters of other scripts come when they are met. */
const OWN = ['16px "Inter Variable"', '500 20px "Newsreader Variable"'] as const;
/** From a cache they come sooner. Whoever has to fetch them reads without: nobody waits for letters. */
const AT_MOST_MS = 100;

let areHere = false;

/** Puts our letters on where they are here. Only as something else is shown: what somebody is reading does not move. */
export const putFontsOn = (): void => {
  if (areHere) document.documentElement.dataset.fonts = '';
};

/** Fetches our letters where the page has none yet; resolves when they are here, or take long. */
export const fetchFonts = (): Promise<unknown> => {
  if (document.documentElement.dataset.fonts !== undefined) return Promise.resolve();
  const fetched = Promise.all(OWN.map((font) => document.fonts.load(font))).then(
    () => {
      areHere = true;
    },
    () => {}, // the system's letters stand
  );
  return Promise.race([fetched, new Promise((resolve) => setTimeout(resolve, AT_MOST_MS))]);
};
