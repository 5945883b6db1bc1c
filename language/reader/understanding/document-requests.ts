import type { RequestKind } from '#domain/inbox/request/mail-request.ts';
import { phrases } from '../../text/plain-text.ts';
import { documentsElsewhere, elsewhere } from './languages/languages.ts';
import type { Frame } from './request-frame.ts';

/** What each kind of document is called. Where one name lies in another, the longer one stands first. */
const NAMES: readonly (readonly [RequestKind, string])[] = [
  [
    'cover-letter',
    phrases`
      cover(?:ing)?[- ]?letters?|motivation(?:al)? letters?|letters? of (?:motivation
      |application)|application letters?|coverletters?|cover leters?
    `,
  ],
  ['cv', 'cvs? updates?|resume updates?|cvs?|c\\.v\\.?|resumes?|resum|resumee|curriculum vitae'],
  ['growth-log', 'growth[- ](?:log|journal|report|diary)s?'],
  ['custom-content', '(?:long[- ]?form )?linked ?-?in articles?|articles? (?:for|on) linked ?-?in'],
  [
    'linkedin-post',
    phrases`
      linked ?-?in[- ](?:posts?|updates?|status|message)|li posts?|(?:for|on) linked ?-?in ?[:,–-]? (?:an? |some )?(?:short )?(?:posts?|text|something)|linked ?-?in ?[:,–-] (?:something|an? (?:post|text|update)|posts?|text)|posts? (?!(?:an?|the|this|it|that|my)\b)(?:[\w'-]+ ){0,6}?(?:for
      |on|to) (?:my )?linked ?-?in|(?:something|a piece|a text|a few lines) (?:for
      |on) (?:my )?linked ?-?in|(?:post|put|share|publish) (?:[\w'-]+ ){1,4}?(?:on|to) (?:my )?linked ?-?in
    `,
  ],
  [
    'social-thread',
    phrases`
      (?:(?:twitter|x|tweet|social(?: media)?) )?threads?|tweet ?-?storms?|(?:(?:series|string|chain|row) of|several|some|a few|couple of
      |\d{1,2}|two|three|four|five|six|seven|eight|ten) (?:tweets|(?:twitter|x) posts|posts (?:for|on) (?:x|twitter))
    `,
  ],
  [
    'twitter-post',
    phrases`
      (?:twitter|x)[- ](?:posts?|updates?|message)|(?:for|on) (?:x|twitter) ?[:,–-]? (?:an? |some )?(?:short )?(?:posts?|text|something)|tweets?|(?:posts?(?! (?:an?|the|my)\b)|something|a few words|a text|put|share|publish) (?:[\w'-]+ ){0,6}?(?:for|on|to) (?:my )?(?:x|twitter)(?: account)?
    `,
  ],
  [
    'custom-content',
    phrases`
      articles?|blog ?-?posts?|(?:short |professional )?bio(?:graphy)?|elevator pitch
      |self[- ](?:review|assessment|evaluation|appraisal)s?|(?:performance|annual
      |year-end|half-year|mid-year) (?:review|appraisal)s?|appraisals?|(?:case for (?:a |my )?)?promotion(?: (?:case
      |pitch|letter|request|packet?))?|recommendation letters?|reference letters?
      |speech|newsletters?(?: piece)?|press release|portfolio|case study
      |(?:text|words|something|wording|material|content|notes) (?:for|about) (?:my )?(?:next |upcoming |yearly |annual )?(?:performance |annual )?(?:review|appraisal|promotion|pitch)
      |posts? (?:for|on) (?:facebook|instagram|mastodon|bluesky)|social (?:media )?posts?
      |interview (?:prep\w*|notes|answers|questions)|brag (?:doc\w*|sheet|list)
      |personal statement|about[- ]me(?: (?:section|page|text))?|(?:linked ?-?in )?(?:headline
      |summary for (?:my )?linked ?-?in|profile text)|one[- ]?pager|talking points
      |pitch|e-?mail to my (?:boss|manager|supervisor|team lead)|statuses
    `,
  ],
];

/** Names that so much else has too: somebody must have asked for what they name. */
const LOOSE = phrases`
    (?:paragraphs?|bullet points?|bullets|statement|essay|toast|captions?|introduction|intro|blurb|write-?up|letter to (?:my|the) \w+|star (?:stories|examples|answers)|presentation|slides?|story|stories
    |(?<!by )text|description|e-?mail (?:to|for) my \w+|short piece|piece|resignation letter|thank[- ]you (?:note|letter)|performance summary|achievements? (?:list|summary)|instagram post|facebook post|newsletter)
  `;
const MAKE = phrases`
    (?:send|e-?mail|mail|forward|give|get|make|create|generate|write|draft|prepare
    |produce|do|build|compile|put together|put(?= .* together)|have|update|refresh|tailor|compose
    |(?:writ|mak|creat|generat|prepar|compos|provid|tailor|updat)ing|(?:send|draft|build|do|put together|compil)ing
    |design|craft|provide|turn|help|see|show|whip up|pull together|knock up|draw up|sort me out|do me|write up|type up|grab|obtain|receive|request|download|order|print|share|supply|deliver|attach|return|arrange|organi[sz]e|ask (?:you )?for|bother you for|trouble you for|${elsewhere(({ make }) => make)})
  `;
/** What may follow the name; another noun would make it something else ("CV workshop"). */
const AFTER = phrases`
    (?=$|[,.;:!?()&+/–—-]|\s+(?:for|to|from|with|based|that|which|using|about|on|in|as|by|of|and
    |or|now|today|tonight|please|pls|tailored|so|because|ready|again|highlighting|focus\w*|covering
    |targeting|suitable|out|updated|written|done|attached|version|pdf|soon|tomorrow|this|needed|required|wanted|too|as well|also|asking|saying|telling|explaining|asap|where|if|when|directed|addressed|sent|made|next|last|before|until|till?|after|at|again|would|will|pretty|real|quick\w*|tmrw|tmr|too|directly|over|across|around|via|showing|w|needs?|within|new|together|outlining|max|summari\w+|looking|like|instead|only|then|while
    |${elsewhere(({ after }) => after)}|i|we)\b|\s+[-–—]\s)
  `;
/** "un" is French and Spanish. */
const OWN_ELSEWHERE = [...new Set(elsewhere(({ own }) => own).split('|'))].join('|');
const OWN_WORD = phrases`
    (?:a|an|my|the|our|another|1|single|some|copy of|brief|little|decent|great|brand new|new|updated|up-to-date|revised|latest|fresh|current|short|long
    |full|complete|simple|quick|proper|good|nice|professional|one-page|two-page|one|${OWN_ELSEWHERE})[ ]
  `;
const OWN = `(?:${OWN_WORD})*`;
/** Anything a person may call it, after a word that begins a name. */
const CALLED =
  /^(?:(?:a|an|my|our|the|some|one|1|another)(?: (?!(?:about|for|from|on|that|which|who|to|and|but)\b)[\w'-]+){0,4} )$/;
/** Asked of us, and yet nothing is to be written. */
const NO_MAKING =
  /^(?:believe|imagine|guess|remember|forget|say|know|think|explain|check|read|review|look|proof-?read|judge|rate|delete|remove|drop|ignore|stop|see (?:how|that|why|if)|tell (?:me|us|him|her|them)? ?(?:how|if|why|whether|what))\b/;
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

const VERB = new RegExp(`^${MAKE}(?:[- ](?:me|us|that|this|moi|nous|mir|uns))?(?: (?:with|up|out|a copy of))? `);
/** Words between verb and name after which the name is only what the piece is about, or somebody else's. */
const NOT_THE_OBJECT = new RegExp(phrases`
    \b(?:about|for|from|on|that|which|regarding|concerning|her|his|their|\w+'s(?<!today's|week's
    |month's|year's)|colleague|student|friend)\b|_ of\b
  `);
const MAX_WORDS_BEFORE = 12;

/**
 * The kinds of document that a sentence asks for. With a verb of making the name must be its object; without one the
 * name must begin the sentence, and somebody must have been asked or nothing else been said.
 */
export const documentsAsked = ({ rest, isAsked: isPolite, isOwnDoing }: Frame): readonly RequestKind[] => {
  const asked = rest.replace(SOURCES, ' ').replace(FRONTED, '').replace(/\s+/g, ' ').trim();
  const isAsked = isPolite || /\bfor (?:me|us)\b/.test(asked);
  if (OTHERS.test(asked) || (isAsked && NO_MAKING.test(asked))) return [];
  const verb = VERB.exec(asked)?.[0];
  const isAnyVerb = verb !== undefined || (isAsked && !isOwnDoing && !BEGINS_NAME.test(asked));
  let left = asked.slice(verb?.length ?? 0);
  const kinds: RequestKind[] = [];
  for (const [kind, pattern, isLoose] of PATTERNS) {
    const found = pattern.exec(left);
    if (!found) continue;
    const before = left.slice(0, found.index);
    const after = left.slice(found.index + found[0].length);
    const isObject = isAnyVerb
      ? !NOT_THE_OBJECT.test(before) && before.split(' ').length <= MAX_WORDS_BEFORE
      : (BARE.test(before) &&
          (isAsked || kinds.length > 0 || after.split(' ').length <= (kind === 'cover-letter' ? 12 : 8))) ||
        (isAsked && CALLED.test(before));
    if (!isObject || (isLoose && !isAsked && !verb)) continue;
    if (!kinds.includes(kind)) kinds.push(kind);
    left = `${before}${isAnyVerb ? '' : 'and '}_${after}`;
  }
  return kinds;
};

/** The documents that a sentence speaks of, as "my CV" or "a cover letter". */
export const documentsNamed = (plain: string): readonly RequestKind[] =>
  PATTERNS.flatMap(([kind, pattern, isLoose]) => {
    const found = isLoose ? null : pattern.exec(plain);
    return found && /\b(?:a|an|my|the|new|updated|for) (?:[\w-]+ )?$/.test(plain.slice(0, found.index)) ? [kind] : [];
  });

/** Does it begin with a verb that orders something made? */
export const isOrder = ({ rest }: Frame): boolean => VERB.test(rest);

const named = (kind: RequestKind, names: string, isLoose: boolean) =>
  [kind, new RegExp(`(?<![\\w-])(?:${names})${AFTER}`), isLoose] as const;
const PATTERNS = [
  ...[...NAMES, ...documentsElsewhere].map(([kind, names]) => named(kind, names, false)),
  named('custom-content', LOOSE, true),
];
/** What it is for, before what it is. */
const FRONTED = new RegExp(
  `^for (?:[^,]{2,60}, ){1,2}?(?=${OWN}(?:${NAMES.map(([, names]) => names).join('|')})(?![\\w-]))`,
);
const BEGINS_NAME = /^(?:a|an|my|our|the|some|one|1|another|new)\b/;
/** Each word in one way alone: what could be read in two ways would be tried in all of them. */
const BARE = new RegExp(`^(?:${OWN_WORD}|and |_ )*$`);
