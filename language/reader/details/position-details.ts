import { phrases } from '../../text/plain-text.ts';
import { sentencesOf } from '../words/sentences.ts';
import { isRole } from './roles.ts';

/** What somebody says that they work as now, and where, in their own spelling; each only where it is told. */
type PositionTold = Readonly<{ role?: string; company?: string }>;

const MAX_SENTENCES = 40;
const MAX_LENGTH = 300;

const NOW = phrases`
  (?:now|noo|currently|these days|as of|from here out|since|starting|with effect|from (?:today|monday|\d|next|the first)|jetzt|nun|neuerdings|ab (?:sofort|jetzt|heute|dem|\d)|seit|zum \d|mit wirkung|maintenant|désormais|dorénavant|à présent|depuis|à partir|à compter|dès|ahora|desde|a partir)
`;

/** How it is told that something holds from now on; the role comes next. `isNow`: no other word for it is needed. */
const TELLERS: readonly (readonly [source: string, isNow: boolean])[] = [
  ["(?<!if |when |once |unless )i(?:'m| am|m|'ve been| have been)(?: (?:now|currently))?(?: working)?(?: as)? ", false],
  [
    "(?:i|i've|i have|we|they've|they|who|was|got|been|just|finally|being|am|i'm) (?:been |got |just |finally )?(?:promoted|appointed|elected)(?: me)?(?: to| as| to be)+ ",
    true,
  ],
  ['(?:been|was|got) named (?:as )?', true],
  ['(?:made|put) me up to ', true],
  ["i(?:'ve| have)? (?:just )?bec[oa]me ", true],
  ['(?:position|role|post|job) (?:of|as) ', false],
  ['(?:put|list|note|change|update) (?:me|us|my profile)(?: down| doon)?(?: from [^,.;]{2,30}?)? (?:as|to) ', true],
  [
    '(?:change|update|set|amend) (?:my |the )?(?:profile|title|job title|designation|role|position)(?: to| as|,|:) ',
    true,
  ],
  ["my (?:new )?(?:job )?(?:title|role|designation)(?: is|'s)(?: now)? ", true],
  [
    '(?:new|neue[rn]?|nouveau|nuevo) (?:job|role|title|position|titel|rolle|stelle|poste|titre|puesto|cargo|trabajo)(?: [^:,.;]{0,16})?: ?',
    true,
  ],
  [
    '(?:ich bin|bin ich|bin)(?: (?:jetzt|nun|neuerdings|ab sofort|damit ab sofort|seit \\S+(?: [^\\s,]+)?|auch|nur noch))*(?: als)? ',
    false,
  ],
  ['(?:zum|zur) (?=[^,.;]{3,60} (?:befördert|ernannt|gewählt|bestellt))', true],
  ['befördert (?:zum|zur) ', true],
  ['(?:ich arbeite|arbeite ich)(?: (?:jetzt|nun|neuerdings))? als ', false],
  ['je suis(?: (?:maintenant|désormais|à présent|dorénavant|passée?|devenue?))* ', false],
  [
    "(?:j'ai été|m'a|m'ont|je suis|viens d'être) (?:promue?|nommée?|passée?)(?: au poste de| comme| au rang de)? ",
    true,
  ],
  ['je (?:travaille|bosse)(?: maintenant| désormais)? comme ', false],
  ['(?:ya |ahora )*soy ', false],
  [
    '(?:me )?(?:ascendieron|nombraron|(?:han |ha )?ascendido|(?:han |ha )?nombrado|ascendida|nombrada)(?: a| como)? ',
    true,
  ],
  ['(?:trabajo|ando|estoy) (?:de|como) ', false],
  ['(?:apúnt[ae]n?me|póng[ae]n?me|ponme|pónganme|apúntenme) (?:como|de) ', true],
];

/** The same where the place comes next. */
const JOINED: readonly (readonly [source: string, isNow: boolean])[] = [
  ["i(?:'ve| have)? (?:just )?joined ", true],
  ["i(?:'ve| have)? (?:started|begun)(?: (?:work|working|a new job))? (?:at|with) ", true],
  ['i (?:now )?work (?:at|for) ', false],
  [
    '(?:ich arbeite|arbeite ich|ich bin|bin ich)(?: (?:jetzt|nun|neuerdings))? (?:bei der|bei den|bei|beim|im|am) ',
    false,
  ],
  ['je (?:travaille|bosse|suis)(?: maintenant| désormais)? chez ', false],
  ['(?:ahora )?(?:trabajo|estoy)(?: ahora)? (?:en|con) (?=[^,.;]{2,60} (?:como|de) )', false],
];

const compiled = (tellers: readonly (readonly [string, boolean])[]) =>
  tellers.map(([source, isNow]) => ({ teller: new RegExp(`(?<![\\p{L}'-])${source}`, 'giu'), isNow }));
const ROLE_TELLERS = compiled(TELLERS);
const PLACE_TELLERS = compiled(JOINED);
const HOLDS_NOW = new RegExp(`(?<![\\p{L}])${NOW}(?![\\p{L}])`, 'iu');

/** Hoped for, turned down, or over: nobody is that now. */
const NOT_SO = new RegExp(
  phrases`
  (?<![\p{L}])(?:if|hop\w+|wish\w*|might|maybe|may be|could be|would|almost|nearly|not|never|nobody|dream\w*|apply\w*|applied|interview\w*|want\w*|wanna|passed over|instead of me|\w+n't|wenn|falls|hoffe\w*|vielleicht|nicht|kein\w*|fast|beinahe|bewerb\w*|si|espère|peut-être|pas|jamais|presque|postul\w*|candidat\w*|plus|ya no|no|ojalá|espero|quizás?|tal vez|nunca|casi|used to be)(?![\p{L}])
`,
  'iu',
);
/** What hangs on something else. */
const UNLESS = /(?<![\p{L}])(?:if|unless|once|wenn|falls|sobald|cuando)(?![\p{L}])|(?:^|[,;] )si(?![\p{L}])/iu;
const PAST_YEAR = /(?<!\d)(?:19\d\d|20[01]\d|202[0-5])(?!\d)/;

const AN = /^(?:an?|the|our|my|your|their|his|her|eine?[nr]?|der|die|das|une?|una?|el|la|le|auch|als|de|a) (?=\S)/iu;
const NAME = "\\p{Lu}[\\p{L}\\p{N}&+'.-]*";
/** A name in capitals, the small words inside it too. */
const COMPANY = `(?:(?:the|der|die|das|den|le|la|les|el|los) )?${NAME}(?: (?:(?:de|du|des|del|la|und|et|y|of|the|and|&) ){0,2}(?:(?:l'|d'|de l')?${NAME}|\\d+))*`;
const PLACED = new RegExp(
  `^(.*?)(?: (?:at|with|bei|beim|bei der|bei den|im|am|an der|chez|au|aux|à la|à l'|à|en|in) |,? @ ?)(${COMPANY})\\.?$`,
  'u',
);
const NEXT_NAME = new RegExp(`^, ?(${COMPANY})(?=$|[,.;!?]| )`, 'u');

/** Where the words for a position end. */
const END = new RegExp(
  phrases`
  [,;:!?()"“”«»…]|[.](?=\s|$)|\s[-–—]|\s(?=(?:now|noo|btw|these days|from|since|starting|as of|with effect|please|pls|kindly|and (?:i|so|update|please|my)|so|but|(?:and|und|et|y) (?:die|der|das|ich|the|my|it|le|la|el)|à temps|in my profile|for my profile|here|over it|jetzt|seit|ab|bitte|befördert|ernannt|gewählt|bestellt|maintenant|désormais|depuis|à partir|à compter|à présent|svp|stp|dans mon|tu changes|ahora|desde|a partir|por favor|porfa|xfa|en mi perfil|im profil)(?![\p{L}]))|\s(?=(?:ist|bin|suis|soy|is|am|are|was)(?![\p{L}]))
`,
  'iu',
);
const LONGEST_ROLE = 80;

/** "1.11.", whose full stop ends no sentence. */
const DATE = /(\d{1,2}\.\d{1,2})\.(?= )/g;

/** Null where nothing of it is told. */
export const positionTold = (text: string): PositionTold | null => {
  const sentences = sentencesOf(
    text
      .replace(/[\u2018\u2019]/g, "'")
      .replace(/\s+/g, ' ')
      .replace(DATE, '$1'),
  ).slice(0, MAX_SENTENCES);
  for (const sentence of sentences) {
    const told = sentence.length <= MAX_LENGTH ? toldIn(sentence) : null;
    if (told) return told;
  }
  return null;
};

const toldIn = (sentence: string): PositionTold | null => {
  if (PAST_YEAR.test(sentence)) return null;
  return firstOf(sentence, ROLE_TELLERS, positionIn) ?? firstOf(sentence, PLACE_TELLERS, placeIn);
};

type Tellers = ReturnType<typeof compiled>;

const firstOf = (
  sentence: string,
  tellers: Tellers,
  toldBy: (words: string) => PositionTold | null,
): PositionTold | null => {
  const isNow = HOLDS_NOW.test(sentence);
  for (const { teller, isNow: isEnough } of tellers) {
    if (!isNow && !isEnough) continue;
    for (const { index, 0: found } of sentence.matchAll(teller)) {
      const end = index + found.length;
      const clause =
        sentence
          .slice(0, end)
          .split(/[,;:]\s/)
          .at(-1) ?? '';
      const told = NOT_SO.test(clause) || UNLESS.test(sentence.slice(0, end)) ? null : toldBy(sentence.slice(end));
      if (told) return told;
    }
  }
  return null;
};

/** "Head Chef at Noma", "Senior Engineer, Flipkart", "office manager": a role, or a place that is called by a name. */
const positionIn = (words: string): PositionTold | null => {
  const end = END.exec(words)?.index ?? words.length;
  const phrase = words
    .slice(0, end)
    .replace(/^(?:now|jetzt|maintenant|ahora) /i, '')
    .trim();
  const [, before = phrase, company = NEXT_NAME.exec(words.slice(end))?.[1]] = PLACED.exec(phrase) ?? [];
  const role = before.replace(AN, '').replace(AN, '').trim();
  if (role.length > LONGEST_ROLE || !isRole(role)) return null;
  const place = company?.replace(/\.+$/, '') ?? '';
  return { role, ...(place === '' || ANY_PLACE.test(place) ? {} : { company: place }) };
};

/** No name. */
const ANY_PLACE = /^(?:der |die |das )?(?:Betrieb|Unternehmen|Firma|Haus|Team|Büro|Werk|Laden|Geschäft)$/;

const AS = /^(?:[^,.;!?]{0,40}? )??(?:as|als|comme|como|de) (.+)$/iu;
const PLACE = new RegExp(`^(${COMPANY})(?=$|[,.;:!?]| )`, 'u');

/** "Kotak as Head of Compliance". */
const placeIn = (words: string): PositionTold | null => {
  const company = PLACE.exec(words)?.[1]?.replace(/\.+$/, '');
  if (company === undefined) return null;
  const role = positionIn(AS.exec(words.slice(company.length).trim())?.[1] ?? '')?.role;
  return { company, ...(role === undefined ? {} : { role }) };
};
