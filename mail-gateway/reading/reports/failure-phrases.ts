import { phrases } from '../phrases.ts';
import { unmarked } from '../plain-text.ts';

/** Texts as `plainText` gives them, without addresses and links. Servers of many makers say why they did not take a mail. */
export const saysSurelyNever = (text: string): boolean => SURELY_NOBODY.test(text) || NO_SUCH_HOST.test(text);
export const saysNever = (text: string): boolean => NOBODY.test(text);
export const saysSwitchedOff = (text: string): boolean => SWITCHED_OFF.test(text);
export const saysFull = (text: string): boolean => FULL.test(text);
export const saysNotThisTime = (text: string): boolean => [FULL, UNWANTED, LATER].some((one) => one.test(text));
/** Plain "user unknown", which some servers also say when a filter of the recipient's turned the mail away. */
export const saysUnknownOnly = (text: string): boolean => /user unknown|unknown user|no such user/.test(text);

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
