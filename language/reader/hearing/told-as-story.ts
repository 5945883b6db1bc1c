import type { MailRequest } from '#domain/inbox/request/mail-request.ts';
import { phrases } from '../../text/plain-text.ts';
import { plainly, sentencesOf } from '../understanding/sentences.ts';
import { isSmallTalk } from '../understanding/small-talk.ts';
import { isName } from '../understanding/understand.ts';
import { countsWhatFollows } from './headings.ts';

/** Says that one story is coming, and a long one. */
const OPENS = new RegExp(phrases`
  \b(?:let me tell you|(?:have|got) to tell you (?:about|this|what)|(?:you'll|youll|you will|u'll|you'd better|might) (?:want|need) (?:a |to )?(?:cup of (?:tea|coffee)|cuppa|brew|drink|sit down)|long story|story time|bear with me|(?:this is|it's|its|here's) a long one
  |muss ich (?:\w+ ){0,4}(?:erzahlen|loswerden|ausholen)|erzahl(?:e)? (?:ich )?(?:dir|euch|ihnen) (?:jetzt |mal |was |von )|lange geschichte|langere geschichte|^(?:das |es )?wird (?:jetzt )?(?:langer|lang)\b
  |(?:je|que je|pour) (?:vous|te|t') ?racont\w+|longue histoire|accroche(?:z-vous|-toi)|c'est (?:un peu )?long mais\b
  |(?:te|os|les?) cuento (?:lo|que|una|un|porque|porq|pq)\b|(?:tengo|tenia) que contar(?:te|os|les?|lo)|larga historia|(?:porque|porq|pq|que) es (?:muy |un poco )?larg[oa])
`);
/** Fewer words are no long story. */
const FEWEST = 60;
/** The opening is within these, and is a sentence of its own where it is no longer than that. */
const OPENING = 200;
const LONGEST_OPENING = 12;
const ITEM = /^\s*(?:[-–*•·]|\d{1,2}[.)/])\s/m;

/** Whether a sentence only says that a story is coming; as `plainly` gives it. */
export const announcesStory = (plain: string): boolean =>
  OPENS.test(plain) && plain.split(' ').length <= LONGEST_OPENING;

/** Without a greeting above it, and what closes it or a name below. */
const withoutFrame = (text: string): string => {
  const lines = text.split('\n');
  if (isSmallTalk(plainly(lines[0] ?? ''))) lines.shift();
  while (lines.length > 1 && closes(lines.at(-1) ?? '')) lines.pop();
  return lines.join('\n').trim();
};

const closes = (line: string): boolean => line.trim() === '' || isName(line) || countsWhatFollows(plainly(line));

/** The story that words tell, without a sentence that only announces it; null for none. */
const storyIn = (said: string): string | null => {
  const text = withoutFrame(said.trim());
  if (text.split(/\s+/).length < FEWEST || ITEM.test(text)) return null;
  const [first = '', second = ''] = sentencesOf(text.slice(0, OPENING));
  if (!OPENS.test(plainly(first)) && !OPENS.test(plainly(second))) return null;
  return announcesStory(plainly(first)) && text.startsWith(first) ? text.slice(first.length).trim() : text;
};

/**
 * "Bear with me, this is a long one": what its writer says is one story is one win, however many sentences sound like one. "Pour vous
 * raconter un truc" asks for nothing.
 */
export const asOneStory = <Heard extends Readonly<{ wins: readonly string[]; requests: readonly MailRequest[] }>>(
  heard: Heard,
  said: string,
): Heard => {
  const story = storyIn(said);
  if (story === null || heard.requests.some(({ kind }) => kind !== 'unknown-wish')) return heard;
  const requests = heard.requests.filter(({ text }) => !OPENS.test(plainly(text)));
  return heard.wins.length > 0 && requests.length === 0
    ? { ...heard, wins: [story], requests }
    : { ...heard, requests };
};
