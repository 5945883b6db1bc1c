import { plain } from './lines.ts';

const LONGEST = 600;

/** What mail servers of firms write above a mail from outside; it comes back in the quote. */
const BANNER = new RegExp(
  [
    'external (?:e-?mail|sender|message|mail)\\b.{0,80}$',
    '\\boriginat\\w+ (?:from )?outside\\b',
    '\\boutside (?:of )?(?:the|your|our) (?:organi[sz]ation|company|network|institution)\\b',
    '\\b(?:do not|don.t) click (?:on )?(?:any )?(?:links?|attachments?)\\b',
    '\\bdon.t often get e-?mail from\\b|\\blearn why this is important\\b',
    '\\bextern(?:e|er|es|en)? (?:e-?mail|absender|nachricht)\\b|\\bvon außerhalb (?:der|des|ihrer)\\b',
    '\\b(?:expéditeur|courriel|message) externe\\b|\\bne cliquez pas\\b',
    '\\b(?:correo|remitente|mensaje) externo\\b|\\bno haga clic\\b',
    '\\b(?:mittente|messaggio) esterno\\b|\\bremetente externo\\b|\\bexterne (?:afzender|e-mail)\\b',
    '^\\W*(?:external|extern|externe|externo|esterno)\\W*$',
  ].join('|'),
);

/** Is this the warning of a firm's mail server? Only asked of lines inside a quote of ours, and at the end. */
export const isBanner = (line: string): boolean => BANNER.test(plain(line.slice(0, LONGEST)).toLowerCase());

/** The same above somebody's own words: there it has to say both where the mail is from and what not to do. */
export const isServersWarning = (text: string): boolean => {
  const lower = plain(text.slice(0, LONGEST)).toLowerCase();
  return text.length <= LONGEST && (ORIGIN.test(lower) || TAGGED.test(lower)) && ORDER.test(lower);
};

const ORIGIN =
  /^\W*(?:caution|warning|external|attention|this (?:e-?mail|message)|\[?external)\b.{0,80}\b(?:originat\w+|sent|received|came|comes|is) (?:from )?(?:outside|an external)\b/;
/** The tag that a server puts in brackets. */
const TAGGED = /^\[\W{0,3}external(?: (?:e-?mail|sender|message|mail))?\W{0,3}\]/;
const ORDER = /\b(?:do not|don['’]t) (?:click|open|reply|follow)\b|\buse caution\b|\bexercise caution\b/;
