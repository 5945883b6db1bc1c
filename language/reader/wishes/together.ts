import type { MailRequest, RequestKind } from '#domain/inbox/request/mail-request.ts';
import { phrases } from '../../text/plain-text.ts';
import { plainly } from '../words/sentences.ts';

/** What documents are called in the four languages, whole or cut short beside another one: "el cv y una carta". */
const PAPERS: readonly (readonly [RequestKind, string])[] = [
  ['cv', 'cvs?|c\\.v\\.|resumes?|lebenslauf|curriculum(?: vitae)?|curriculo|hoja de vida'],
  [
    'cover-letter',
    phrases`
      cover(?:ing)?[- ]letters?|letters?(?! (?:of|to))|anschreiben|motivationsschreiben|bewerbungsschreiben|lettres?(?: de (?:motivation|presentation|candidature))?|cart(?:a|ita)s?(?: de (?:presentacion|motivacion))?
    `,
  ],
  ['linkedin-post', 'linked ?-?in(?:[- ]?(?:posts?|beitrag))?|(?:post|publication|publicacion|beitrag) linked ?-?in'],
  ['social-thread', '(?:twitter[- ]|x[- ])?threads?|hilos?(?: (?:de|para) twitter)?|fils? (?:twitter|x)'],
  [
    'growth-log',
    'growth[- ]logs?|entwicklungs(?:bericht|tagebuch|protokoll)|journal de progression|diario de crecimiento',
  ],
];
const ANY = PAPERS.map(([, names]) => names).join('|');
const JOINT = phrases`
  (?: ?(?:,|\+|&|/|-) ?| (?:and|und|sowie|et|y|e|plus|as well as|ainsi que|asi como|and then|und dann|et aussi|y tambien|and also) )
  (?:(?:and|und|et|y|also|auch|aussi|tambien|then|a|an|my|the|one|another|some|ein|eine|einen|mein|meinen|das|den|dazu|noch|gleich|un|une|mon|ma|le|la|les|una|uno|mi|el|otra|short|nice|good|kurz\w*|passend\w*|petite?|buena) ){0,4}
`;
/** "My CV is attached" asks for none. */
const IS =
  '(?! (?:is|are|was|were|has|have|ist|sind|war|liegt|hat|est|sont|etait|esta|estan|es|va|already|here|hier|ici|aqui)\\b)';
const TOGETHER = new RegExp(`(?<![\\w-])(?:${ANY})(?![\\w-])(?:${JOINT}(?:${ANY})(?![\\w-])${IS})+`, 'g');
const NAMES = PAPERS.map(([kind, names]) => [kind, new RegExp(`(?<![\\w-])(?:${names})(?![\\w-])`)] as const);

const ACCOUNT = phrases`
  (?:delet|clos|remov|eras|losch|schliess|entfern|supprim|ferm|borr|elimin|cierr|cerr)\w*\b.{0,40}\b(?:account|konto|benutzerkonto|compte|cuenta)\b|\b(?:account|konto|benutzerkonto|compte|cuenta)\b.{0,40}\b(?:delet|losch|schliess|entfern|weg|supprim|ferm|borr|elimin)
`;
const COPY = phrases`
  (?:export\w*|download\w*|copy of|kopie|copie|copia|(?:as|als|en|in) (?:a |eine[rm]? |un )?(?:file|zip|csv|datei|fichier|archivo)|(?:send|give|mail|get|let me have) (?:me )?(?:all )?(?:of )?my (?:data|entries|wins|stuff)
  |(?:erst|vorher|zuerst) (?:noch )?(?:bitte )?alle (?:meine )?(?:daten|eintrage)|(?:envoi|envoy|donn)\w*.{0,16} mes donnees|(?:mand|envi|pas)\w*.{0,16} mis datos)
`;
/** Of two wishes that end a stay, each is said in words of its own. */
const BOTH: readonly (readonly [RequestKind, RequestKind, RegExp])[] = [
  ['export', 'delete-account', new RegExp(`\\b(?:${ACCOUNT})`)],
  ['delete-account', 'export', new RegExp(`\\b(?:${COPY})\\b`)],
];

/** A wish with those that its own words name beside it: "a CV and a letter for Don Julio", "all my data, then delete my account". */
export const withThoseBeside = (request: MailRequest): readonly MailRequest[] => {
  const plain = plainly(request.text);
  const papers = NAMES.some(([kind]) => kind === request.kind) ? papersIn(plain) : [];
  const ends = BOTH.flatMap(([kind, other, words]) => (kind === request.kind && words.test(plain) ? [other] : []));
  const others = [...papers, ...ends].filter((kind) => kind !== request.kind);
  return [request, ...[...new Set(others)].map((kind) => ({ ...request, kind }))];
};

/** The first document that words name; null for none. */
export const paperIn = (plain: string): RequestKind | null => NAMES.find(([, name]) => name.test(plain))?.[0] ?? null;

const papersIn = (plain: string): readonly RequestKind[] =>
  (plain.match(TOGETHER) ?? []).flatMap((row) => NAMES.flatMap(([kind, name]) => (name.test(row) ? [kind] : [])));
