import type { RequestKind } from '#domain/incoming-mail/events.ts';
import { phrases } from '../phrases.ts';
import type { Frame } from './request-frame.ts';

/** What each kind of document is called. Where one name lies in another, the longer one stands first. */
const NAMES: readonly (readonly [RequestKind, string])[] = [
  [
    'cover-letter',
    phrases`
      cover(?:ing)?[- ]?letters?|motivation(?:al)? letters?|letters? of (?:motivation
      |application)|application letters?|anschreiben|motivationsschreiben|bewerbungsschreiben
      |lettres? de motivation|cartas? de (?:presentacion|motivacion)
    `,
  ],
  ['cv', 'cvs?|c\\.v\\.?|resumes?|curriculum vitae|lebenslauf|curriculum(?= ?$)|hoja de vida'],
  ['growth-log', 'growth[- ](?:log|journal|report)s?|wachstums(?:bericht|tagebuch)|journal de progression'],
  ['custom-content', '(?:long[- ]?form )?linked ?-?in articles?|articles? (?:for|on) linked ?-?in'],
  [
    'linkedin-post',
    phrases`
      linked ?-?in[- ](?:posts?|updates?|status|beitrag|publicacion|message)|posts? (?:[\w'-]+ ){0,6}?(?:for
      |on|to) (?:my )?linked ?-?in|(?:something|a piece|a text|a few lines) (?:for
      |on) (?:my )?linked ?-?in|(?:publicacion|publication|post|beitrag) (?:de
      |pour|para|sur|fur|auf|en) linked ?-?in
    `,
  ],
  ['social-thread', '(?:(?:twitter|x|tweet|social(?: media)?) )?threads?|tweet ?-?storms?'],
  [
    'custom-content',
    phrases`
      articles?|blog ?-?posts?|(?:short |professional )?bio(?:graphy)?|elevator pitch
      |self[- ](?:review|assessment|evaluation|appraisal)s?|(?:performance|annual
      |year-end|half-year|mid-year) (?:review|appraisal)s?|appraisals?|(?:case for (?:a |my )?)?promotion(?: (?:case
      |pitch|letter|request|packet?))?|recommendation letters?|reference letters?
      |speech|newsletters?(?: piece)?|press release|portfolio|case study|tweets?
      |posts? (?:for|on) (?:x|twitter|facebook|instagram|mastodon|bluesky)|social (?:media )?posts?
      |interview (?:prep\w*|notes|answers|questions)|brag (?:doc\w*|sheet|list)
      |personal statement|about[- ]me(?: (?:section|page|text))?|(?:linked ?-?in )?(?:headline
      |summary for (?:my )?linked ?-?in|profile text)|one[- ]?pager|talking points
      |pitch|e-?mail to my (?:boss|manager|supervisor|team lead)|statuses
    `,
  ],
];

const MAKE = phrases`
    (?:send|e-?mail|mail|forward|give|get|make|create|generate|write|draft|prepare
    |produce|do|build|compile|put together|have|update|refresh|tailor|compose
    |(?:writ|mak|creat|generat|prepar|compos|provid|tailor|updat)ing|(?:send|draft|build|do|put together|compil)ing
    |design|craft|provide|turn|help|see|show|whip up|pull together|schick(?:e|en)?
    |send(?:e|en)|erstell(?:e|en)?|schreib(?:e|en)?|mach(?:e|en)?|envoie|envoyez
    |envoyer|fais|faites|faire|ecris|ecrivez|ecrire|cree|creez|creer|genere
    |prepare[rz]?|envia(?:me|rme|r)?|manda(?:me|rme|r)?|haz(?:me)?|hacer(?:me)?
    |crea(?:me|rme|r)?|escribe(?:me)?|escribir(?:me)?|genera(?:me|r)?)
  `;
/** What may follow the name; another noun would make it something else ("CV workshop"). */
const AFTER = phrases`
    (?=$|[,.;:!?()&+/–—-]|\s+(?:for|to|from|with|based|that|which|using|about|on|in|as|by|of|and
    |or|now|today|tonight|please|pls|tailored|so|because|ready|again|highlighting|focus\w*|covering
    |targeting|suitable|out|updated|written|done|attached|version|pdf|soon|tomorrow|this|schicken
    |senden|schreiben|erstellen|machen|geben|fur|uber|mit|pour|sur|avec|para|sobre|con|zu|von
    |de|i|we|-)\b)
  `;
const OWN = phrases`
    (?:(?:a|an|my|the|our|another|new|updated|up-to-date|revised|latest|fresh|current|short|long
    |full|complete|simple|quick|proper|good|nice|professional|one-page|two-page|mein(?:en)?|einen?|aktuelle[nrs]?|neue[nrs]?
    |mon|ma|un|une|mi|una) )*
  `;
/** Whoever else a document is for, it is not asked of us. */
const OTHERS = new RegExp(phrases`
    \bfor (?:a|an|my|the|our|his|her|some|one of my|\d+) (?:[\w-]+ )?(?:colleagues?
    |students?|friends?|clients?|patients?|sons?|daughters?|wife|husband|partner
    |mentees?|apprentices?|interns?|pupils?|cousins?|brothers?|sisters?|neighbou?rs?)\b
  `);
const SOURCES = new RegExp(
  phrases`
    \b(?:based on|using|from|out of|to (?:go with|match|accompany)|alongside
    |along with|to attach to) (?:my|the|that|this|last|our) (?:[\w-]+ ){0,3}?(?:cv
    |resume|growth[- ]log|cover letter|posts?)\b
  `,
  'g',
);

const VERB = new RegExp(`^${MAKE}(?:[- ](?:me|us|moi|nous|mir|uns))?(?: (?:with|up|out|a copy of))? `);
/** Words between verb and name after which the name is only what the piece is about, or somebody else's. */
const NOT_THE_OBJECT = new RegExp(phrases`
    \b(?:about|for|from|on|that|which|regarding|concerning|her|his|their|\w+'s(?<!today's|week's
    |month's|year's)|colleague|student|friend)\b
  `);
const MAX_WORDS_BEFORE = 12;

/**
 * The kinds of document that a sentence asks for. With a verb of making the name must be its object; without one the
 * name must begin the sentence, and somebody must have been asked or nothing else been said.
 */
export const documentsAsked = ({ rest, isAsked }: Frame): readonly RequestKind[] => {
  const asked = rest.replace(SOURCES, ' ').replace(/\s+/g, ' ').trim();
  if (OTHERS.test(asked)) return [];
  const verb = VERB.exec(asked)?.[0];
  let left = asked.slice(verb?.length ?? 0);
  const kinds: RequestKind[] = [];
  for (const [kind, pattern] of PATTERNS) {
    const found = pattern.exec(left);
    if (!found) continue;
    const before = left.slice(0, found.index);
    const after = left.slice(found.index + found[0].length);
    const isObject = verb
      ? !NOT_THE_OBJECT.test(before) && before.split(' ').length <= MAX_WORDS_BEFORE
      : BARE.test(before) && (isAsked || kinds.length > 0 || after.split(' ').length <= 8);
    if (!isObject) continue;
    if (!kinds.includes(kind)) kinds.push(kind);
    left = `${before}${verb ? '' : 'and '}_${after}`;
  }
  return kinds;
};

/** Does it begin with a verb that orders something made? */
export const isOrder = ({ rest }: Frame): boolean => VERB.test(rest);

const PATTERNS = NAMES.map(([kind, names]) => [kind, new RegExp(`(?<![\\w-])(?:${names})${AFTER}`)] as const);
const BARE = new RegExp(`^(?:${OWN}|and |_ )*$`);
