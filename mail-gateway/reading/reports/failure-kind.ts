import { phrases, plainText, unmarked } from '#language/text/plain-text.ts';
import type { RecipientStatus } from './report-parts.ts';

/** `aboutUs`: the refusal is of our server, our domain or our mail, and says nothing of the address. */
type Failure = Readonly<{ kind: 'hard' | 'soft' | 'delay' | 'none'; aboutUs: boolean }>;

/** Enhanced codes (RFC 3463) that speak of the address itself: bad mailbox, bad system, bad syntax, moved, no mail there. */
const ADDRESS_IS_BAD = /^5\.1\.(?:1|2|3|6|10)$/;

/** Of the mailbox, the message, the path or a policy: the address may be good. */
const SOMETHING_ELSE = /^5\.(?:1\.[78]|2\.[234]|3\.[2-9]|4\.(?:[0-36-9]|3\d\d)|5\.[1-9]|6\.\d+|7\.\d+)$/;

/** Security or policy (RFC 3463, 7372). */
const ABOUT_SECURITY = /^[45]\.7\.\d+$/;

/** The sender's address or its domain (RFC 3463), whatever the words beside it. */
const ABOUT_SENDER = /^[45]\.1\.[78]$/;

const ENDED_WELL: ReadonlySet<string> = new Set(['delivered', 'relayed', 'expanded']);

/**
 * Whether the address is bad for good. In doubt it is not: a hard failure stops check-ins, a soft one is counted. `prose`
 * is what the report tells people; it is asked last, as it names more than the reason.
 */
export const failureOf = (
  { action, status, diagnostic }: Omit<RecipientStatus, 'recipient'>,
  prose: string,
  title: string,
): Failure => {
  if (ENDED_WELL.has(action) || status.startsWith('2.')) return { kind: 'none', aboutUs: false };
  const told = worded(diagnostic.replace(/^[\w-]+ ?; ?/, ''));
  const text = worded(prose);
  if (action === 'delayed' || (action === '' && isDelay(text))) return { kind: 'delay', aboutUs: false };
  const code = enhancedCode(diagnostic, status) ?? enhancedCode(prose, '') ?? '';
  const answer = told === '' ? worded(answerIn(prose)) : told;
  if (
    isAboutUs(answer) ||
    isLinkAboutUs(told === '' ? answerIn(prose) : diagnostic) ||
    isBeforeRecipient(diagnostic, prose)
  )
    return { kind: 'soft', aboutUs: true };
  if (ABOUT_SENDER.test(code) || (ABOUT_SECURITY.test(code) && !saysSurelyNever(answer)))
    return { kind: 'soft', aboutUs: true };
  return { kind: kindOf({ told, text, title: worded(title), code, diagnostic }), aboutUs: false };
};

type Said = Readonly<{ told: string; text: string; title: string; code: string; diagnostic: string }>;

const kindOf = ({ told, text, title, code, diagnostic }: Said): 'hard' | 'soft' => {
  const answer = told === '' ? text : told;
  if (isTemporary(code, answer) || isOfAProgram(diagnostic) || saysFull(`${told} ${text}`)) return 'soft';
  if (!ADDRESS_IS_BAD.test(code) && AFTER_DATA.test(text) && saysUnknownOnly(answer)) return 'soft';
  return byWords(answer, code) ?? byCode(code) ?? byWords(text, code) ?? byWords(title, code) ?? 'soft';
};

/** Of a report that is prose: the paragraph in which a server answers with a code, else all of it. */
const answerIn = (prose: string): string => {
  const [, answer = prose] = /(?:^|\n)([^\n]*\b[45]\d\d[ -][^\n]*(?:\n[^\n]+)*)/.exec(prose) ?? [];
  return answer.replace(/returned to sender/gi, ' ');
};

/**
 * Was it refused before the recipient was named at all, when we told our name or our sender? The reporting server says so
 * beside the answer, in its fields or in the paragraph of the answer.
 */
const isBeforeRecipient = (diagnostic: string, prose: string): boolean =>
  BEFORE_RECIPIENT.test(plainText(diagnostic)) || BEFORE_RECIPIENT.test(plainText(paragraphOfAnswer(prose)));

const BEFORE_RECIPIENT = unmarked(phrases`
    \b(?:after|in (?:reply|response|answer) to|during|at|on|to) (?:the |our |a )?(?:pipelined |initial )?['"\(]?(?:mail(?: from)?\b(?: command|:| stage| phase)|mail from\b|helo\b|ehlo\b|lhlo\b|connect(?:ion)? (?:command|stage|phase)|initial greeting)
    |\bmy (?:host ?)?name was rejected|\bsender was rejected|\b(?:but|the) greeting (?:failed|was rejected)
    |>>> (?:mail from|helo|ehlo)\b[^>]{0,300}<<< 5
  `);

/** Its lines above and below it too. */
const paragraphOfAnswer = (prose: string): string =>
  prose
    .split(/\n[ \t]*\n/)
    .find((paragraph) => /\b[45]\d\d[ -]/.test(paragraph))
    ?.slice(0, 4_000) ?? '';

/** What is part of a name says nothing. */
const worded = (text: string): string =>
  plainText(text.replace(/https?:\/\/\S{1,500}|[^\s<>@]{1,100}@[^\s<>:;()]{1,255}/g, ' '));

/** The address was good enough to be asked for the mail itself. */
const AFTER_DATA = /in reply to end of data|after end of data|>>> data\b|smtp command data/;

/** A program of the recipient's own took it, and failed. */
const isOfAProgram = (diagnostic: string): boolean => /^x-unix\b/i.test(diagnostic);

/** The diagnostic's own code says more than a general one that the reporting server wrote. */
const enhancedCode = (text: string, status: string): string | null => {
  const told = /(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?![\d.])/.exec(text)?.[0] ?? null;
  return status === '' || /^[45]\.[0-9]\.0$/.test(status) ? (told ?? (status || null)) : status;
};

/** A 4 never stops anything, whatever the words beside it. */
const isTemporary = (code: string, text: string): boolean =>
  code.startsWith('4.') ||
  (code === '' && /(?:^|[^\d.])4[2-5]\d[ -]/.test(text) && !/(?:^|[^\d.])5[0-5]\d[ -]/.test(text));

const byWords = (text: string, code: string): 'hard' | 'soft' | null => {
  if (text === '') return null;
  if (saysSurelyNever(text)) return 'hard';
  if (saysNotThisTime(text)) return 'soft';
  if (saysNever(text)) return 'hard';
  return saysSwitchedOff(text) && !ADDRESS_IS_BAD.test(code) ? 'soft' : null;
};

const byCode = (code: string): 'hard' | 'soft' | null => {
  if (ADDRESS_IS_BAD.test(code)) return 'hard';
  return SOMETHING_ELSE.test(code) ? 'soft' : null;
};

const isDelay = (text: string): boolean =>
  /\b(?:will (?:continue|keep) (?:to |on )?try|still (?:being )?(?:tried|attempt)|not yet (?:been )?delivered|has not been delivered yet|will be retried|warning message only|you do not need to resend|delivery (?:is|has been) delayed|still undelivered)\b/.test(
    text,
  );

/** Texts as `plainText` gives them, without addresses and links. Servers of many makers say why they did not take a mail. */
const saysSurelyNever = (text: string): boolean => SURELY_NOBODY.test(text) || NO_SUCH_HOST.test(text);

const saysNever = (text: string): boolean => NOBODY.test(text);
const saysSwitchedOff = (text: string): boolean => SWITCHED_OFF.test(text);
const saysFull = (text: string): boolean => FULL.test(text);
const saysNotThisTime = (text: string): boolean => [FULL, UNWANTED, LATER].some((one) => one.test(text));

/** Plain "user unknown", which some servers also say when a filter of the recipient's turned the mail away. */
const saysUnknownOnly = (text: string): boolean => /user unknown|unknown user|no such user/.test(text);

/** Nobody has that address, in words that nothing beside them can soften. */
const SURELY_NOBODY = unmarked(
  phrases`
    user unknown|addressee unknown|(?:benutzer|empfanger|usuario|utente|destinatari[oa]|destinataire|utilisateur) (?:unbekannt|desconocid[oa]|desconhecid[oa]|sconosciut[oa]|inconnue?|inexistente)|收件人不存在|用户不存在|unknown (?:user|recipient|mailbox|account|virtual|local[- ]?part)|unknown or illegal (?:alias|user)|no such (?:user|recipient|mailbox|person|account|address|local)
    |(?:doesn't|does not) have an? (?:\S+ )?account|not listed in (?:domino|public name)|recipient ?not ?found|address not found|recipnotfound|\b(?:user|address|mailbox|account|recipient)\b.{0,40}\b(?:does not|doesn't) exist
    |recipient address rejected(?:: (?:access denied|user (?:unknown|not)|undeliverable|unknown|recipient not)|\.?(?: |$)(?:\(in reply|$))|(?:final|invalid) delivery userid|no mailbox (?:here )?by that name|(?:has|have) moved|r1 not found|no longer (?:on (?:this )?server|exists?)|#?5\.1\.0 address rejected
  `,
);

/** The same in words that may mean less. */
const NOBODY = unmarked(
  phrases`
    unknown address|(?:user|recipient|mailbox|account|address|e-?mail|alias)\b.{0,60}?\b(?:do not exist|not exist\w*|unknown|is not known|not known|not (?:be )?found|couldn't be found|is(?:n't| not) (?:valid|a valid|recogni[sz]ed|listed|here)|invalid|unavailable)
    |(?:not an?|non[- ]?existent|not a known|invalid|bad|undeliverable|unrecogni[sz]ed|illegal) (?:such |valid |existing |local |final |destination )*(?:user|recipient|mailbox|account|person|address|e-?mail address|login|alias|localpart|username)\b
    |is not (?:an active|a valid|a known|our|one of our) (?:address|mailbox|user|customer|recipient)|no (?:one|body) (?:here )?(?:by|with) that name|(?:there is no|no) (?:one|person|user|mailbox|account) (?:at|by|with) (?:this|that|the)
    |name is (?:not recogni[sz]ed|unrecogni[sz]ed)|unrecogni[sz]ed[- ]o\/?r[- ]?name|user not local|no longer (?:available|active|valid|in use|with us)|inactive e-?mail address|(?:wasn't|was not|couldn't be) found|no user here|not our customer|destination (?:user|address) (?:not|unknown)
    |send it to the (?:new|correct) address|please try <|宛先不明|見つかりません|存在しません|ありません|не найден|не существует|nicht gefunden|existiert nicht|inconnu|n'existe pas|no existe|non esiste|nao existe|bestaat niet
  `,
);

const NO_SUCH_HOST = unmarked(
  phrases`
    host unknown|unknown host|host(?: or domain(?: name)?)? (?:name )?(?:not found(?!,? try again)|lookup did not|does not exist|lookup failure)|domain (?:name )?(?:\S{1,255} )?(?:not found|does not exist|doesn't exist|unknown|is not valid|(?:is|does) not (?:appear to be )?registered)|nxdomain|domainnonexistent
    |no such (?:host|domain)|unrouteable (?:mail )?(?:address|domain)|unroutable address|couldn't find (?:any host|a mail exchanger)|no smtp service|name service error .{0,80}malformed|cannot find your (?:remote )?(?:hostname|mail server)|invalid domain
    |domain (?:of the )?(?:\S+ )?(?:couldn't|could not) be found|(?:sends|accepts?|receives?|take[sn]?) no mail|(?:does not|doesn't|not) (?:accept|receive|take) (?:any )?(?:e-?mail|mail|messages)\b|null ?mx|illegal host|mail domain .{0,60}(?:not|n't) exist
    |mx .{0,40}points? to (?:localhost|127|non-?existent)|bad (?:destination )?(?:system|host)
  `,
);

/** Someone is there, and the mailbox takes nothing more. */
const FULL = unmarked(
  phrases`
    (?:mailbox|mail ?folder|mail ?box|inbox|account|user|recipient|maildir|postfach|storage|box)\b.{0,50}?\b(?:is )?(?:full|over ?quota|exceed\w*|over (?:its |the |their )?(?:\w+ )?(?:limit|quota|size)|out of (?:space|storage))
    |over ?quota|overquota|quota (?:is )?(?:exceed|full|limit)|exceed\w* .{0,30}(?:quota|storage|size limit|limit)|not enough (?:storage|space|disk)|insufficient (?:system )?(?:storage|space|disk)|disk (?:quota|full|space)
    |(?:message|mail|e-?mail)\b.{0,40}\b(?:too (?:big|large)|size|exceeds)|size (?:limit|exceeds)|too (?:large|big)|lacks? .{0,20}space|no space|容量|resolver\.rst\.(?:recipsizelimit|sendsizelimit)
  `,
);

/** This mail was not wanted: what it holds, where it comes from, or how much of it there is. */
const UNWANTED = unmarked(
  phrases`
    \bspam\b|\bspamhaus|\bjunk\b|blacklist|black list|blocklist|block ?listed|\bblocked\b|blocking|\brbl\b|\bdnsbl\b|listed (?:at|in|on|by) |\bpolic(?:y|ies)\b|reputation|\bvirus|malware|phish|infected|content (?:reject|filter|refus)|banned|unsolicited|suspicious|prohibited
    |\bdkim\b|\bspf\b|\bdmarc\b|authenticat|\brelay(?:ing)?\b|reverse|\bptr\b|\brdns\b|\bhelo\b|\behlo\b|rate limit|too many|greylist|graylist|throttl|too fast|poor|access (?:list|rule)|administratively|not (?:authori[sz]ed|permitted|allowed)|permission|prohibit
    |message (?:was )?(?:rejected|refused|denied)|recipient preferences|autoris|permiso|berechtig|registered gateway|security|bad (?:header|message)|non-?ascii|rfc ?\d|line too long|syntax error|refused to (?:accept|talk)|restricted|local policy|filter
  `,
);

const LATER = unmarked(
  phrases`
    timed? ?out|time-?out|connection (?:refused|lost|reset|dropped|died)|temporar|try (?:again|later)|deferred|retry|expired|unreachable|no route|too long|server (?:is )?(?:busy|down)|could ?n[o']t (?:connect|contact)|cannot connect|not responding|did not respond
    |loops? back|mail loop|too many hops|hop count|looping|conference room|service (?:currently )?unavailable|undeliverable for \d|has been (?:in the queue|queued)|\bgiven? up\b.{0,20}after|delivery time|frozen|for too long|system (?:resources|config|error)|local (?:configuration|error|problem)|internal (?:server )?error|command (?:died|output|failed|time)|lost connection
  `,
);

/** The address is known, and closed at the moment. */
const SWITCHED_OFF =
  /\b(?:suspend\w*|disabled|deactivat\w*|inactive|not active|blocked|locked|frozen|discontinued|restricted|unsubscribed|closed|on hold)\b|not accepting (?:mail|messages)/;

/**
 * Does a refusal speak of who sends, how, from where, or what: of us, and not of the address? A text as `plainText` gives
 * it, without addresses and links. These words win over any others: "the IP does not exist in the DNS" is no dead mailbox.
 */
const isAboutUs = (text: string): boolean => ABOUT_US.some((pattern) => pattern.test(text));

/** Lists and houses that keep them name the page where the sender may ask why, sometimes beside no other word. */
const isLinkAboutUs = (text: string): boolean => LINK_ABOUT_US.test(text);

const LINK_ABOUT_US =
  /https?:\/\/(?:[\w-]{1,40}\.){0,4}(?:spamhaus\.|spamcop\.|sorbs\.|ipcheck\.|uceprotect\.|abusix\.|senderscore\.|sender\.office\.com|csi\.cloudmark|barracudacentral|barracudanetworks\.com\/reputation|delist|blocklist|blacklist|dnsbl)/i;

const ABOUT_US: readonly RegExp[] = [
  // The name of the host that sends
  unmarked(phrases`
    \bptr\b|\brdns\b|reverse[- ]?(?:dns|lookup|name|mapping|record|hostname|address)|forward dns|ip name lookup|\b(?:helo|ehlo)\b
    |(?:cannot|can't|could not|unable to) (?:find|resolve) your|unresolvable relay|no valid dns|invalid rdns|name of (?:the )?client\b|\bsender (?:has|ip|host|server)\b.{0,40}\b(?:no|must|not)\b|\bof your address\b|\bfrom domain\b
    |\byour (?:domain|ip|server|host|mail server)\b|invalid ip|client (?:host|ip|address)\b.{0,60}\b(?:rejected|blocked|refused|denied|not)|service unavailable; ?client|mismatches client ip
  `),
  // Whether the mail is its sender's
  unmarked(phrases`
    \bspf\b|\bdkim\b|\bdmarc\b|\barc\b.{0,20}fail|sender policy framework|sender id\b|unauthenticated|unsigned|domain ?keys|spoof|forged
    |(?:fail\w*|pass|invalid|require\w*|level of|must) .{0,30}authentica\w+|authentica\w+ .{0,30}(?:fail\w*|pass|check|requi\w+|level|information)|not authenticated|sendernot(?:authenticated|inallowed)
    |\b(?:sender|originator|mail from|mailfrom|from address|from: header|return[- ]path|envelope[- ]from|emetteur|absender)\b.{0,60}\b(?:reject\w*|denied|invalid\w*|refused|not exist|doesn't exist|must exist|unknown|not found|verif\w+|not allowed|not accepted|unroutable|unresolvable|blocked|null mx|block policy)
    |(?:invalid|bogus|unknown|bad|unroutable|banned|empty|null) (?:mail from|mailfrom|sender|originator|envelope sender)|(?:reject|refuse|den)\w* (?:mail ?from|sender|envelope sender)|domain of (?:the )?sender|sender(?:'s)? domain|envelope (?:blocked|rejected)|batv|backscatter|(?:verification|verify) failed for
  `),
  // Where it comes from
  unmarked(phrases`
    dynamic(?:ally)? (?:ip|assigned|address|range|host)|dynamic\/|dial-?up|residential|generic (?:dns|hostname|rdns|ptr)|\bgeo-?ip\b|\bgeograph\w+|\bcountr(?:y|ies)\b|host network|from (?:this|your|that) (?:ip|network|country|region|server|host|domain|address|sender)\b|not allowed from\b
    |\b(?:your|source|sending|sender(?:'s)?|client|connecting) (?:ip|mta|mail server|server|host|hostname|network|domain|isp|email server)\b.{0,80}\b(?:block\w*|listed|black\w*|banned|denied|reject\w*|refused|not (?:allowed|authori[sz]ed|accepted|permitted)|limit\w*|throttl\w*|suspicious|reput\w+)
    |\byour\b.{0,30}\b(?:not exist|doesn't exist|unknown)|\bip (?:address(?:es)?|addr|source|range)?\b.{0,30}\b(?:block\w*|listed|black\w*|banned|bloque\w*|throttl\w*|frequency|limit\w*|reput\w+)|banned (?:sending )?(?:ip|sender)|\bips? with\b|not accept\w* .{0,30}from (?:ips?|hosts?|servers?|dynamic)|(?:connection|traffic)s? .{0,20}not accepted|unregistered domains?|messages from\b.{0,40}\b(?:weren't|were not|deferred|will be|temporarily|blocked|rejected)
    |adresse ip|ip-adresse|(?:votre|su|suo|seu) (?:serveur|servidor|server|ip|dominio|domaine)\b|ihr(?:e|en)? (?:ip|\w*server|domain)\b|liste noire|lista (?:negra|nera)|schwarzen? liste|\((?:con|rly|rtr|hvu|dyn|dns|ifb|ccb):\w|use (?:the|your) (?:smtp|isp|provider)|smarthost|(?:no|not) access from mail server|blocked (?:by|using|from)| ?: ?blocked\)
  `),
  // Lists and reputation
  unmarked(phrases`
    spamhaus|spamcop|\bsorbs\b|barracuda (?:reputation|central)|\bdnsbl|\b(?:rbl|dnsrbl|uribl|surbl|sbl|xbl|pbl|css)\b|abusix|uceprotect|cloudmark|senderscore|invaluement|(?:black|block|deny|ban) ?-?list\w*|black ?listed|block ?listed|reputation|poor (?:score|reputation)|\bhostkarma\b|backscatterer|open (?:proxy|relay)
  `),
  // How much of it there is
  unmarked(phrases`
    rate[- ]?limit|unusual rate|unexpected volume|user complaints|too (?:many|much) (?:connections?|messages?|mails?|e-?mails?|requests?|spam|sessions?|concurrent)|throttl|(?:frequency|sending|hourly|daily) (?:is )?limit|too fast|slow down|flood|permanently deferred|unsolicited|bulk (?:mail|e-?mail|sender|message)|mass mail
  `),
  // What it holds
  unmarked(phrases`
    \bspam\w*|\bjunk ?(?:mail)?\b|phish|\bvirus|malware|malicious|infected|\bube\b|(?:content|header)s? .{0,20}(?:reject\w*|filter\w*|den(?:y|ied)|presents|not accepted|refused)|(?:message|mail|e-?mail) (?:was |is |has been )?(?:filtered|blocked|quarantined)|(?:banned|prohibited|illegal) (?:content|attachment|file)|suspicio\w+|looks like|from:? header|(?:see|to|with|not|per) rfc ?\d|rfc ?\d{3,4} (?:violation|compl\w+)|possible abuse|bare (?:lf|cr)|dt:spm
  `),
  // How it was carried
  unmarked(phrases`
    \bstarttls\b|\btls(?:a|\d|v)?\b|\bssl\b|encryption|encrypted|certificate|\bdane\b|\bmta-?sts\b|\bdnssec\b
  `),
  // And every rule that is called one
  unmarked(phrases`
    \bpolic(?:y|ies)\b|administrative(?:ly)? (?:prohibit\w*|den\w+|block\w*)|administrator|organi[sz]ation(?:al)? (?:settings|rule)|relay(?:ing)? (?:access )?(?:denied|not|prohibited)|unable to relay|not allowed to (?:relay|send|connect)|allowed rcpthosts|restrict\w* (?:domain|sender|delivery)|delivery restriction|not in (?:the )?allowed|by non-?member|refused by (?:rule|filter|recipient)|access denied, (?:please|traffic|rejected|banned|bad|sending)
  `),
];
