import type { Page } from 'playwright';
import type { browsing } from './browsing.ts';

/** Each page, how it comes to be shown, and words by which it is whole. */
export type Screen = Readonly<{ words: string; expected?: RegExp; open(page: Page): Promise<unknown> }>;
/** By the name a test calls it. */
export type Screens = Readonly<Record<string, Screen>>;
export type Browsing = Pick<ReturnType<typeof browsing>, 'app' | 'goTo'>;
