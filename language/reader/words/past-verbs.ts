import { phrases } from '../../text/plain-text.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Irregular past forms that tell of something done. */
export const IRREGULAR = words(`
  beat became began bought broke brought built caught chose clinched cut dealt dealt did done drew drove earned fed
  fought found gave given grew held hit kept laid led learnt made met overcame paid proven ran read rebuilt redid rewrote
  sang seen sent set sewed shot showed shown sold spoke stood sung swam swept taught threw took undertook upheld won wrote
  written rewritten wrapped spelt upsold drawn grown taken chosen driven beaten begun overseen oversaw outdid outsold reset shut
  spent split stuck trod understood withdrew shipped`);

/** Past forms that only tell of something done when two words of substance stand beside them or in them. */
export const WEAK = words(`
  got took worked tried started attended joined used called talked chatted moved visited opened emailed turned put`);

/** Past forms that need three. */
export const FAINT = words(`
  was were went had been came felt saw stayed watched looked wanted asked sat stuck spent gotten walked played hit cut
  stood ended`);

/** Words in -ed, and irregular ones, that tell of no achievement: moods, wishes, mishaps and plain adjectives. */
export const NOT_DONE = words(`
  bed red fed need needed seed feed speed breed weed deed indeed hundred kindred sacred naked wicked rugged tired bored
  exhausted stressed annoyed worried interested excited pleased frustrated overwhelmed disappointed confused scared
  depressed relaxed rested wasted struggled hated liked loved hoped wished planned failed missed cancelled canceled
  postponed delayed rejected declined overslept supposed used expected attached happened unsubscribed subscribed mistyped
  embed exceed proceed succeed agreed shed ted fred ed based related ashamed embarrassed drained crashed procrastinated
  slacked snowed rained travelled traveled vacationed napped slept lost married retired unmotivated uninspired concerned
  bloated hungover jetlagged fatigued wanted blocked forced delayed injured burned bothered puked vomited scheduled
  unfinished unchanged undecided limited mixed wed unwell-rested promised intended decided tempted complained argued
  skipped ignored disliked regretted whatsoever stranded bedded ill-timed isolated quarantined coughed laid sacked fired
  dumped robbed dread shred sled bled bread spread instead ahead read led head wasted misplaced cried wept shouted yelled screamed blamed insulted bullied crammed lazed lounged
  stared dozed noted received understood appreciated acknowledged confirmed`);

/** Nouns and turns of phrase that report a success without a verb in the past. */
export const SUCCESS = new RegExp(phrases`
    \b(?:went (?:really |very |so |extremely |pretty |super |quite )?(?:well|great|smoothly|fine
    |perfectly|brilliantly|better)|(?:is|are|now|finally|was|were) (?:now |finally |all )?(?:live
    |complete|ready|finished|up and running|in production|signed|sorted|working)
    |(?:all|finally) (?:done|set up|finished|sorted|signed)|promotion|pay ?rise
    |award|milestone|personal best|new record|record (?:day|week|month|sales|time|number)
    |first (?:ever|time|solo|sale|customer|client|patient|lesson|case|win|place|prize|paid|time)
    |(?:great|good|positive|glowing|lovely|excellent|wonderful|amazing|nice|fantastic) (?:feedback
    |review|reviews|comments|praise|progress|result|results|response|turnout)
    |praise from|compliments? from|thank-?you (?:card|note|letter) from|thanks from
    |standing ovation|on time|under budget|ahead of (?:schedule|time|plan)|within budget
    |no (?:falls|incidents|accidents|defects|errors|complaints|injuries|bugs|downtime)
    |zero (?:falls|incidents|accidents|defects|errors|complaints|injuries|bugs|downtime|findings)
    |inbox zero|100 ?%|full marks|sold out|contract signed|deal closed|breakthrough
    |new (?:client|customer|contract|account|job|certificate|certification)s?\b(?! (?:starts|tomorrow|next))
    |(?:down|up) (?:to|by|from) [£$€]? ?\d+|sav(?:es?|ing|ed) (?:us |me |them |the team )?(?:about )?[£$€]? ?\d+
    |(?:tests?|builds?|pipeline|checks) (?:is |are )?(?:all )?green|release (?:is )?out
    |received (?:my|our|the|an?) (?:\w+ ){0,3}(?:certificat(?:e|ion)|award|grant|licen[cs]e|degree|diploma|accreditation
    |approval|offer|promotion|prize|medal|badge)|job offer|top (?:of the|score|grade|marks)|never missed|(?:we|i) (?:did|made) it
    |(?:is|are) (?:now |finally )?open(?: again)?[.!]*$|(?:is|are|was|were) up (?:by )?\d+
    |(?:told|called|named) (?:me|us) .{0,40}\b(?:best|great|excellent|amazing|proud|fantastic
    |brilliant|impressed)|can (?:all|both|finally|now) \w+|had (?:a |an |my )?(?:\w+ )?(?:great
    |good|productive|excellent|brilliant|fantastic|useful|fruitful|lovely) (?:call|meeting|chat
    |conversation|session|talk|lesson|interview|review|workshop|turnout)s? (?:with|about|on|for)
    |got (?:the|an?|my|our) (?:\w+ )?(?:grant|job|contract|deal|role|offer|raise|funding|approval
    |permit|licen[cs]e|certificate|budget|go-ahead|green light|order|tender|part|place|scholarship
    |visa|keys)|(?:kids|class|students|pupils|clients?|customers?|boss|manager|guests?|team|they
    |everyone|patients?|audience|parents?|crowd) (?:really |all |absolutely |both )?(?:loved|liked
    |enjoyed) (?:it|my|our|the)|made it (?:to|through|into|onto)|managed to
    |able to)\b
  `);

const GERMAN = new RegExp(
  phrases`
    \b(?:ich|wir|hab|habe|haben|heute|wurde|wurden|und|der|die|das|den|dem|mit
    |endlich|neue[nrs]?|vom|im|beim)\b.*\b(?:ge\p{L}{3,20}(?:t|en)|\p{L}{2,5}ge\p{L}{3,20}(?:t|en)
    |(?:be|ver|er|ent|zer|uber|unter)\p{L}{3,20}(?:t|en)|\p{L}{3,20}iert|fertig
    |bestanden|gewonnen)\b
  `,
  'u',
);

const GERMAN_SHORT = new RegExp(phrases`
    \b(?:abgeschlossen|fertiggestellt|erledigt|geschafft|gewonnen|unterschrieben
    |repariert|verkauft|eingearbeitet|eingefuhrt|fertig geworden|bestanden)\b
  `);

const FRENCH =
  /\b(?:j'ai|nous avons|on a|a ete|ont ete|ai enfin|(?:le|la|les|mon|ma|notre) \p{L}{2,20} (?:a|ont))\s+(?:\p{L}+\s+){0,2}?\p{L}{2,20}(?:e|i|u|is|it|ert|ees?|es)\b/u;

/** Without the one who did it. */
const FRENCH_SHORT =
  /^(?:enfin )?(?:livre|signe|termine|fini|vendu|gagne|obtenu|boucle|reussi|negocie|lance|publie|repare|forme|convaincu|recrute) (?:(?:le|la|les|un|une|mon|ma|mes|notre|nos|deux|trois|\d{1,4}) |l')\S/u;

const SPANISH = new RegExp(
  phrases`
    \b(?:he|hemos|ha sido|fue)\s+(?:\p{L}+\s+)?\p{L}{2,20}(?:ado|ido|cho|to)s?\b
    |\b(?:consegui|logre|cerre|vendi|arregle|resolvi|entregue|gane|hicimos|conseguimos
    |logramos|cerramos|terminamos|termine (?:el|la|los|las|de|un|una)|prepare (?:el|la|los|las
    |un|una)|me (?:ascendieron|contrataron|eligieron|nombraron|premiaron)|ensene|di (?:mi|una|la|el))\b
  `,
  'u',
);

type Tongue = Readonly<{ done: RegExp; denied: RegExp }>;

/** Texts come without their marks, so the patterns do too. */
const bare = (source: string): string => source.normalize('NFKD').replace(/\p{M}+/gu, '');

const word = (list: string): RegExp => new RegExp(`(?<!\\p{L})(?:${bare(list)})(?!\\p{L})`, 'u');

/** For scripts that write words without spaces. */
const part = (list: string): RegExp => new RegExp(bare(list), 'u');

/** How people report in these languages that something is done, and the words that deny it. */
const TONGUES: readonly Tongue[] = [
  { done: GERMAN, denied: word('nicht|nichts|nix|kein|keine|krank|frei|urlaub') },
  { done: GERMAN_SHORT, denied: word('nicht|nichts|nix|kein|keine') },
  { done: FRENCH, denied: word('pas|rien|malade|aucune?') },
  { done: FRENCH_SHORT, denied: word('pas|rien|malade|aucune?') },
  { done: SPANISH, denied: word('no|nada|enferm[oa]|ningun[oa]?') },
  {
    // Italian
    done: word(
      '(?:ho|abbiamo|e stat[oa]|sono stat[oai]) (?:\\p{L}+ ){0,2}?\\p{L}{2,20}(?:ato|ata|ati|ito|ita|uto|uta|so|sa|tto|tta|sto|nto)',
    ),
    denied: word('non|niente|nulla|malat[oa]|febbre|letto|ferie|riposato|dormito'),
  },
  {
    // Portuguese
    done: word(
      '(?:\\p{L}{2,20}(?:ei|amos|emos|imos)|consegui|fiz|fizemos|entreguei) (?:o|a|os|as|um|uma|com|dois|duas|tres|meu|minha|no|na|\\d+)(?= )',
    ),
    denied: word('nao|nada|doente|gripe|ferias|fiquei|descansei|dormi'),
  },
  {
    // Dutch
    done: word(
      '(?:vandaag|ik heb|we hebben|heb|hebben|eindelijk|gisteren).{1,80}(?:ge\\p{L}{2,20}(?:d|t|en)|\\p{L}{2,4}ge\\p{L}{2,20}(?:d|t|en)|(?:be|ver|her)\\p{L}{3,20}(?:d|t|en)|afgerond|binnengehaald|gehaald)',
    ),
    denied: word('niet|niets|niks|geen|ziek|vakantie|vrij'),
  },
  {
    // Swedish, Danish and Norwegian
    done: word(
      '(?:jag|jeg|vi) (?:har )?(?:\\p{L}+ )?\\p{L}{3,20}(?:de|te|at|et|it|rev|tt)|\\p{L}{3,20}(?:ade|erade|erte|ede|terede) (?:jag|jeg|vi)',
    ),
    denied: word('inte|ikke|inget|ingenting|intet|sjuk|syk|syg|semester|ferie|ledig|fri|hade|hadde|havde'),
  },
  {
    // Finnish
    done: word('\\p{L}{4,20}(?:tin|sin|stin|imme|immin)|sain|saimme'),
    denied: word('en|ei|emme|mitaan|sairas|sairaana|lomalla|vapaalla'),
  },
  {
    // Polish
    done: word('\\p{L}{3,20}(?:łem|łam|lismy|lysmy|lem|lam)'),
    denied: word(
      'nie|nic|chor[yae]|chorowałam|chorowałem|lezałam|lezałem|byłam|byłem|urlop\\p{L}*|wolne|spałam|spałem',
    ),
  },
  {
    // Czech
    done: word('\\p{L}{3,20}(?:al|ala|il|ila|el|ela) jsem|(?:dnes )?jsem \\p{L}{3,20}(?:al|ala|il|ila|el|ela)'),
    denied: word('nic|ne\\p{L}{4,20}(?:al|ala|il|ila)|nemocn\\p{L}+|byl|byla|dovolen\\p{L}+|spala?|lezela?'),
  },
  {
    // Russian and Ukrainian
    done: word('\\p{Script=Cyrillic}{3,20}(?:ал|ала|ил|ила|ел|ела|ыл|ыла|лся|лась|али|или|ули|ула|ув|ав|ив)'),
    denied: word(
      'не|нет|ничего|ничего|нічого|болел[аи]?|болею|лежал[аи]?|был|была|было|спал[аи]?|отдыхал[аи]?|отпуск\\p{L}*|устала?',
    ),
  },
  {
    // Turkish
    done: word('\\p{L}{2,20}(?:d|t)[iıuü](?:m|k)'),
    denied: word(
      'yok|degil\\p{L}*|hasta\\p{L}*|izin\\p{L}*|tatil\\p{L}*|yattım|yattim|uyudum|yorgun\\p{L}*|\\p{L}+m[ae]d[iı](?:m|k)',
    ),
  },
  {
    // Japanese
    done: part('(?:ました|できた|終えた|終わった|決まった|取れた|合格|完了|達成|成功)(?!か)'),
    denied: part('ません|なかった|何も|特に|休み|休ん|病気|熱が|風邪|寝'),
  },
  {
    // Chinese
    done: part('(?:了|完成|成功|签下|簽下|通过|通過)'),
    denied: part('没|沒|不|无|無|病|休息|请假|請假|放假|累|睡'),
  },
  {
    // Korean
    done: part('(?:했|됐|었|았|렸|냈)(?:습니다|어요|다)'),
    denied: part('않|못|없|아팠|아파|휴가|쉬었|쉬었'),
  },
];

/** What tells of an empty, a sick or a free day in these languages: with it a sentence is no achievement by its length. */
const GLOOM = word(
  phrases`
    nicht|nichts|nix|kein\p{L}*|alltag|kino|zahnarzt|im bett|au lit|en cama|na cama|krank\p{L}*|urlaub|leider|niente|nulla|malat[oa]|febbre|ferie|doente|gripe|ferias|nao
    |enferm[oa]s?|fiebre|vacaciones|malade|conges?|vacances|fatigue\p{L}*|niets|niks|ziek|vakantie|geen|inget
    |ingenting|intet|sjuk\p{L}*|syk|syg|semester|inte|ikke|mitaan|sairas|sairaana|lomalla|nic|chor[yae]|urlop\p{L}*
    |nemocn\p{L}+|dovolen\p{L}+|ничего|не|болел[аи]?|болею|отпуск\p{L}*|нічого|хвор\p{L}+|yok|hasta\p{L}*|tatil\p{L}*
    |semmi\p{L}*|beteg|nimic|bolnav[a]?|τιποτα|αρρωστ\p{L}+
  `,
);

const GLOOM_UNSPACED = part('何も|特に|休み|病気|風邪|没什么|没有|生病|请假|없습니다|아팠|아파서');

/** "But": what stands behind it counts, whatever was missing before it. */
const CONTRAST = word(
  'aber|trotzdem|dennoch|mais|pourtant|quand meme|pero|aun asi|sin embargo|ma|pero|comunque|mas|porem|maar|toch|men|ale|jednak|' +
    'mimo to|presto|но|однако|зато|але|ama|fakat|mutta',
);

const CONTRAST_UNSPACED = part('でも|しかし|だけど|但是|但|不过|하지만|그래도');

const behindContrast = (plain: string): string | undefined => {
  const found = CONTRAST.exec(plain) ?? CONTRAST_UNSPACED.exec(plain);
  return found ? plain.slice(found.index + found[0].length) : undefined;
};

export const isGloomElsewhere = (plain: string): boolean => {
  const said = behindContrast(plain) ?? plain;
  return GLOOM.test(said) || GLOOM_UNSPACED.test(said);
};

/** "Tomorrow" at the beginning: what follows is still to come. */
const TOMORROW = word(
  'morgen|demain|manana|domani|amanha|imorgon|i morgen|huomenna|jutro|zitra|завтра|yarın|holnap|maine',
);

export const isPlanElsewhere = (plain: string): boolean =>
  TOMORROW.exec(plain)?.index === 0 || /^(?:明日|明天|내일)/.test(plain.normalize('NFC'));

const isDoneIn = (said: string): boolean => TONGUES.some(({ done, denied }) => done.test(said) && !denied.test(said));

/** The ways to report something done in other languages than English; `plain` is what `plainly` made of it. */
export const isDoneElsewhere = (plain: string): boolean => isDoneIn(plain) || isDoneIn(behindContrast(plain) ?? '');
