import { countOf, phrases } from '#language/text/plain-text.ts';

/** Does a mail server report here? Both texts as `plainText` gives them. */
export const isDeliveryReport = (title: string, head: string): boolean => {
  const marks = countOf(REPORT_MARKS, head);
  const isTitled =
    REPORT_SUBJECT.test(title) && (marks > 0 || head === '' || (REPORT_TEXT.test(head) && head.includes('@')));
  return (
    isTitled ||
    (marks > 1 && head.includes('@') && !TOLD.test(head)) ||
    REPORT_OPENING.test(head) ||
    (head.includes('@') && isUndelivered(head))
  );
};

const REPORT_SUBJECT = new RegExp(phrases`
    ^(?:\[?(?:auto|spam)\]? ?:? ?)?(?:undeliver(?:ed|able)(?: ?[:：]| (?:e-?mail|mail|message)|$)
    |delivery (?:status )?(?:notification|failure|delayed|report|problem|error|has failed)
    |delivery (?:to .{1,80} )?failed|mail(?:er)? (?:delivery )?(?:fail(?:ed|ure)|error|system error)
    |mail (?:could not|cannot) be delivered|message (?:delivery|undeliverable|not delivered|could not be delivered)
    |failed? (?:delivery|mail|message)|failure notice|failure delivery|returned (?:mail|to sender
    |message)|return(?:ed)? mail|nondeliverable|non[- ]delivery|non remis|warning: (?:could not
    |message)|your (?:message|mail|e-?mail).{0,40}(?:not (?:be )?delivered|failed|rejected|bounced)
    |unable to deliver|could not send message|permanent(?: delivery)? (?:failure|error)
    |user unknown|unknown (?:user|recipient)|rejected (?:mail|message)|nachricht nicht zugestellt|unzustellbar
    |zustellung|nicht zugestellt|echec (?:de|d'|lors)|non distribu\w*|notification d'etat
    |retour a l'expediteur|no se (?:puede|pudo) entregar|devuelto|correo no entregado
    |mancata consegna|impossibile recapitare|niet bezorg\w*|onbestelbaar|abuse report|\[?abuse ?#\d
    |nie mozna dostarczyc|zwrot wiadomosci|niedostarczon\w*|non recapitat\w*|недоставлен\S*|не удалось доставить|配信不能|配信エラー|退信
    |complaint (?:about|from)|email feedback report)
  `);

const REPORT_TEXT = new RegExp(phrases`
    \b(?:deliver(?:y|ed)?|recipients?|undeliver\w*|smtp|mailbox|bounced?|rejected
    |5\d\d[ -]?5\.\d|4\d\d[ -]?4\.\d|user unknown|zugestellt|empfanger|destinataire
    |remis|entreg\w+|bezorgd|consegn\w+)\b
  `);

const REPORT_OPENING = new RegExp(phrases`
    ^(?:\W{0,4}"?notificationtype"? ?: ?"?(?:bounce|complaint|delivery)|\W{0,4}hi\. this is the (?:qmail
    |deliver)|\W{0,4}this (?:message|report|is (?:the|an)).{0,30}(?:created|generated) automatically by (?:the )?(?:mail
    |delivery)|\W{0,4}this is (?:the (?:mail|postfix|mailer|email) (?:system|program)|an? (?:automatically generated
    |automated (?:\w+ )?(?:message|response|reply|report|e-?mail|mail|notice|notification|delivery)|email abuse)|the (?:postfix|exim|sendmail))
    |\W{0,4}(?:delivery|mail delivery) (?:to the following|has failed|failed)
    |\W{0,4}i'm (?:sorry to have to inform you that|afraid i wasn't able to deliver)
    |\W{0,4}\W*----- the following addresses had permanent|\W{0,4}the (?:original|following) (?:message
    |addresses?|recipients?|mail|e-?mail).{0,60}(?:was received|had|could not|failed|undeliver)
    |\W{0,4}(?:unable|failed) to deliver (?:message|mail|your|to)|\W{0,4}message from \S+\. unable to deliver
    |\W{0,4}reporting-mta:)
  `);

const OF_A_DESK =
  /\b(?:complaints?|unsolicited|spam)\b.{0,200}?\b(?:from|by|through|via) your (?:ip|server|network|system|domain|host|user|customer|account)\b/;

const REPORT_MARKS: readonly RegExp[] = [
  OF_A_DESK,
  /\b(?:final-recipient|original-recipient|reporting-mta|diagnostic-code|remote-mta|arrival-date|action: failed)\b/,
  /\b(?:smtp error|remote (?:server|host|mail server) (?:said|returned|replied)|host \S+ said|said: [45]\d\d|status: [45]\.\d)/,
  /\b[45]\d\d[ -]#?[45]\.\d\.\d\b/,
  new RegExp(phrases`
    \b(?:could not be delivered|undeliverable|delivery failed|permanent (?:fatal )?errors?
    |failed permanently|was undeliverable|not delivered to|returned to sender
    |giving up)\b
  `),
  new RegExp(phrases`
    \b(?:user unknown|unknown user|no such (?:user|mailbox|recipient)|mailbox (?:is )?(?:full
    |unavailable|not found)|over quota|recipient (?:address )?rejected|address (?:not found|rejected))\b
  `),
  new RegExp(phrases`
    -{2,}\s?(?:original message (?:follows|headers)|this is a copy of (?:the|your) message
    |below this line is a copy|the following addresses|transcript of session
    |returned message|message header)
  `),
];

const UNDELIVERED =
  /^\W{0,4}(?:your|the) (?:following )?(?:message|mail|e-?mail).{0,120}(?:(?:could not|cannot|couldn't|was not|wasn't|has not been|not be) (?:be )?deliver|has been (?:delayed|blocked|rejected|bounced)\b)|^\W{0,4}(?:ihre|die|deine) (?:nachricht|e-?mail)\b.{0,160}\bnicht zugestellt/;
/** A person tells what happened then. */
const TOLD = /\b(?:so|but|and|then|because) (?:i|we)\b/;

const isUndelivered = (head: string): boolean => UNDELIVERED.test(head) && !TOLD.test(head);

/**
 * Does it bear more of a report than sentences, which any person may write? A server's answer, a field of a report or the
 * address that failed stands on a line of its own; or a report's subject stands above words as only a server says them.
 * `text` as it is written, the others as `plainText` gives them.
 */
export const isSetAsReport = (text: string, title: string, head: string): boolean =>
  text.split('\n').some((line) => FORM.test(line.slice(0, 400))) ||
  (REPORT_SUBJECT.test(title) && (OF_A_SERVER.test(head) || OF_A_DESK.test(head) || CODE.test(head))) ||
  (UNDELIVERED.test(head) && (CODE.test(head) || TO_AN_ADDRESS.test(head)));

const TO_AN_ADDRESS = /^\W{0,4}(?:your|ihre|deine) \S{4,9} (?:to|an) <?[^\s<>@]{1,64}@[^\s<>@]{1,255} /;

const CODE = /\b[45]\d\d[ -]#?[45]\.\d{1,3}\.\d{1,3}\b/;

const FORM = new RegExp(
  phrases`
    ^[ \t>*]*(?:(?:final-recipient|original-recipient|reporting-mta|diagnostic-code|remote-mta|arrival-date|message-id)[ \t]*:
    |action[ \t]*:[ \t]*(?:failed|delayed)\b|status[ \t]*:[ \t]*[45]\.\d|<?[^\s<>@:]{1,64}@[^\s<>@:]{1,255}>?:[ \t]*(?:$|\D{0,20}\d{3}[ -])
    |<[^\s<>@:]{1,64}@[^\s<>@:]{1,255}>[ \t]*$|<<<|>>> |(?:smtp; ?)?[45]\d\d[ -]#?[45]\.\d
    |-{3,} ?(?:this is a copy|below this line|the following|transcript|returned message|message header|original message follows)
    |\{?[ \t]*"notificationtype")
  `,
  'i',
);

const OF_A_SERVER = new RegExp(phrases`
    ^\W{0,4}(?:your (?:message|mail|e-?mail)|(?:ihre|deine) (?:nachricht|e-?mail|mail)|votre message|(?:su|tu) mensaje|il (?:suo|tuo) messaggio)\b
    |[^\s<>@:]{1,64}@[^\s<>@:]{1,255}: |^\W{0,4}(?:host \S{1,255} said: |this is an? (?:e-?mail )?(?:abuse|spam) report\b)
  `);
