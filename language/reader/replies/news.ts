import { phrases } from '../../text/plain-text.ts';
import { FAINT, IRREGULAR, WEAK } from '../words/past-verbs.ts';

const LEAD =
  /^(?:(?:and|so|well|oh|hey|hi|hello|also|just|finally|i|we|i've|we've|i have|we have|today|yesterday|have|has|been) )*/;
const LATELY = /\b(?:today|yesterday|tonight|this (?:morning|afternoon|evening|week))\b/;
/** "Used by the whole ward" is of what was asked about. */
const OF_IT =
  /^(?:used|liked|loved|shared|needed|read|seen|watched|visited|asked for|wanted|based) (?:by|in|at|on|for|every)\b/;
/** What becomes of a person or a family: nobody asks for it. */
const OF_LIFE = new RegExp(phrases`
  ^(?:(?:the|our|my|a|new) )*(?:baby|son|daughter|twins|grandchild\w*|mum|mom|dad|mother|father|wife|husband|dog|cat)(?:'s)? (?:was |is |got |has )?
  (?:born|married|sick|ill|better|engaged|home|died|passed|arrived|here|well)\b
`);

/** What was decided about something of one's own: "My grant application went through". */
const OF_MINE = new RegExp(phrases`
  ^(?:my|our) (?!(?:team|boss|manager|client|customer|patient|colleague|famil)\w*\b)(?:[\w-]+ ){1,4}?(?:(?:over|for|of) [£€$]?[\d.,]+\w* )?(?:went through|got (?:accepted|approved|published|funded|picked)
  |(?:was|were|has been|have been) (?:accepted|approved|published|selected|nominated|granted|chosen|awarded))\b
`);

/** Begins as people tell what happened to them, good or bad: "Got rejected from the interview"; as `plainly` gives it. */
export const isNews = (plain: string): boolean => {
  const said = plain.replace(LEAD, '').replace(/[.! ]+$/, '');
  const verb = /^[a-z]+(?!,)\b/.exec(said)?.[0] ?? '';
  if (OF_IT.test(said)) return false;
  return (
    isPast(verb) || (LATELY.test(plain) && /\b[a-z]{2,}ed\b/.test(said)) || OF_LIFE.test(plain) || OF_MINE.test(plain)
  );
};

const isPast = (word: string): boolean =>
  /^[a-z]{3,}ed$/.test(word) || IRREGULAR.has(word) || WEAK.has(word) || (FAINT.has(word) && word !== 'hit');
