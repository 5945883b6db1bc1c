import type { RequestDetails, RequestKind } from '#domain/inbox/request/mail-request.ts';
import { type LookUp, lookUpIn } from '../by-words/look-ups.ts';
import { restoreDetails } from '../wishes/brings-back.ts';
import { sentencesWhole } from '../words/sentences.ts';
import { respelled } from '../words/spelling.ts';
import { topicOf } from './about-us.ts';
import { careerTold } from './career-details.ts';
import { correctionsDetails } from './corrections-details.ts';
import { letterDetails } from './letter-details.ts';
import { pauseDetails } from './pause-details.ts';
import { listDetails, periodDetails } from './period-details.ts';
import { positionTold } from './position-details.ts';
import { scheduleDetails } from './schedule-details.ts';

/** No request says more than this about itself; words beyond it change nothing. */
const MAX_LENGTH = 1_000;
/** But what a win should say is its user's own words. */
export const MAX_CORRECTION = 8_000;

/** What the words of a request say about it; `today` is the user's local date (`yyyy-MM-dd`). Empty where nothing. */
export const detailsOf = (kind: RequestKind, words: string, today: string): RequestDetails => {
  const said = words.slice(0, kind === 'correct-wins' ? MAX_CORRECTION : MAX_LENGTH);
  const text = respelled(said);
  switch (kind) {
    case 'cover-letter':
      return letterDetails(text);
    case 'change-schedule':
      return scheduleDetails(text);
    case 'pause':
      return pauseDetails(text, today);
    case 'how-am-i-doing':
      return { ...periodDetails(text, today), ...lookedUpIn(said) };
    case 'list-wins':
      return { ...listDetails(text, today), ...lookedUpIn(said) };
    case 'correct-wins':
      return correctionsDetails(said, today);
    case 'restore-wins':
      return restoreDetails(said);
    case 'cv':
    case 'growth-log':
    case 'social-thread':
    case 'linkedin-post':
    case 'twitter-post':
    case 'custom-content':
    case 'resume':
    case 'stop':
    case 'billing':
    case 'login':
    case 'export':
    case 'delete-account':
    case 'ask-about-me':
    case 'unknown-wish':
      return {};
    case 'change-profile':
      return positionTold(said) ?? {};
    case 'tell-career':
      return { careerFacts: careerTold(said, today)?.facts ?? [] };
    case 'ask-about-us':
      return { topic: topicOf(text) };
  }
};

const lookedUpIn = (said: string): LookUp =>
  sentencesWhole(said)
    .map(lookUpIn)
    .find((one) => one !== null) ?? {};
