import type { ApiWords } from '../words/english.ts';

/** In this order: many browsers name others as well, the one they are first. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bHeadlessChrome\/|\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const LONGEST = 1000;

/** What a browser is noted as, of its User-Agent: `Firefox on Linux`; '' when it says neither. */
export const deviceNameOf = (userAgent: string): string => {
  const given = userAgent.slice(0, LONGEST);
  const find = (names: typeof BROWSERS) => names.find(([sign]) => sign.test(given))?.[1];
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? '';
};

/** What a browser that was noted so is called where its owner sees it. */
export const shownDevice = (noted: string, { signIn }: ApiWords): string => {
  if (noted === '') return signIn.unknownDevice;
  const [, browser, system] = /^(.+) on (.+)$/.exec(noted) ?? [];
  return browser !== undefined && system !== undefined ? signIn.device(browser, system) : noted;
};
