import { phrases } from '../phrases.ts';
import { unmarked } from '../plain-text.ts';

/**
 * Does a refusal speak of who sends, how, from where, or what: of us, and not of the address? A text as `plainText` gives
 * it, without addresses and links. These words win over any others: "the IP does not exist in the DNS" is no dead mailbox.
 */
export const isAboutUs = (text: string): boolean => ABOUT_US.some((pattern) => pattern.test(text));

/** Lists and houses that keep them name the page where the sender may ask why, sometimes beside no other word. */
export const isLinkAboutUs = (text: string): boolean => LINK_ABOUT_US.test(text);

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
