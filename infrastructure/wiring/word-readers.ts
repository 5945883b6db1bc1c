import { learnedAboutWin } from '#language/reader/model/learned-about-win.ts';
import { readText } from '#language/reader/read-words.ts';
import { hearHardDay } from '#language/safety/hear-hard-day.ts';
import type { WordReaders } from '#mail-gateway/reading/reading-task.ts';

/** Words of mails are read by our own rules and model, on this machine. */
export const wordReaders: WordReaders = {
  readText,
  aboutWin: learnedAboutWin,
  hear(words) {
    const { tone = null, day = 'hard', language = null } = hearHardDay(words, { asWin: true }) ?? {};
    return { tone, day, language };
  },
};
