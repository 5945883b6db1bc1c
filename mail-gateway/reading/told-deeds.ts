import { phrases } from './phrases.ts';

/**
 * Does somebody tell what they have done? As `plainText` gives it. A machine's words about a mail never do, so that a person
 * may write of bounces, tickets and absences.
 */
export const tellsOfDeed = (head: string): boolean => OPENING.test(head) || SAID.test(head);

/** "Closed ticket #99120 …", "Wrote the automatic replies …". */
const OPENING = new RegExp(phrases`
    ^(?!(?:undelivered|delayed|failed|rejected|automated|returned|received|bounced|unattended|unmonitored|blocked|expired|limited|attached|detailed
    |need|quoted|forwarded|related|dated|estimated|united|speed|feed|indeed|registered|assigned|delivered|closed|resolved|accepted|declined|cancell?ed|updated)\b)
    (?:[a-z]{2,12}ed|wrote|built|sent|got|won|made|found|ran|led|sold|taught|drew|gave|brought|began|bought|met|kept|took|set up) (?:\w|#)
    |^(?:closed|resolved|delivered|registered|accepted|declined|updated) (?:the|a|an|my|our|all|two|three|\d+|ticket) (?!.{0,40}(?:has been|was))
  `);

/** "… failed for three days; I found the broken record". */
const SAID =
  /(?<![\w'])(?:i|i've|i have|i also|then i|we)(?: \w{2,10}ly)? (?:found|fixed|wrote|written|shipped|solved|repaired|mended|traced|debugged|cleared|won|signed|trained|built|finished|convinced|raised|hired|sold|taught|cut|drove|walked)\b/;
