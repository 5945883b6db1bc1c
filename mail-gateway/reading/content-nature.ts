import type { Nature } from '#domain/incoming-mail/events.ts';
import { foldText } from '#domain/text/fold.ts';
import { phrases } from './phrases.ts';

/** What a mail shows beside its headers: all of its text, its author's own words in it, and content types in lower case. */
export type Content = Readonly<{ subject: string; text: string; words: string; attached: readonly string[] }>;

const HEAD = 4_000;
const LONGEST_NOTICE = 2_000;

/** Many machines write without saying so in the headers: who wrote a mail, as its subject and its first words show. */
export const natureOfContent = ({ subject, text, words, attached }: Content): Nature => {
  const title = foldText(subject).replace(/\s+/g, ' ').trim();
  if (attached.some((type) => REPORT_TYPE.test(type)) || isReport(title, headOf(text))) return 'bounce';
  if (AUTOMATIC_SUBJECT.test(title)) return 'automatic';
  const isNotice =
    words.length < LONGEST_NOTICE && ABSENT.test(headOf(words)) && countOf(ANSWERING, headOf(words)) >= 2;
  return isNotice ? 'automatic' : 'personal';
};

const headOf = (text: string): string =>
  foldText(text.slice(0, HEAD))
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

const isReport = (title: string, head: string): boolean => {
  const marks = countOf(REPORT_MARKS, head);
  const isTitled =
    REPORT_SUBJECT.test(title) && (marks > 0 || head === '' || (REPORT_TEXT.test(head) && head.includes('@')));
  return isTitled || marks > 1 || REPORT_OPENING.test(head);
};

const REPORT_TYPE = /^message\/(?:delivery-status|feedback-report|global-delivery-status)$/;

const countOf = (patterns: readonly RegExp[], text: string): number =>
  patterns.filter((pattern) => pattern.test(text)).length;

const REPORT_SUBJECT = new RegExp(phrases`
    ^(?:\[?(?:auto|spam)\]? ?:? ?)?(?:undeliver(?:ed|able)|undelivered mail
    |delivery (?:status )?(?:notification|failure|report|problem|error|has failed)
    |delivery (?:to .{1,80} )?failed|mail(?:er)? (?:delivery )?(?:fail(?:ed|ure)|error|system error)
    |mail (?:could not|cannot) be delivered|message (?:delivery|undeliverable|not delivered|could not be delivered)
    |failed? (?:delivery|mail|message)|failure notice|failure delivery|returned (?:mail|to sender
    |message)|return(?:ed)? mail|nondeliverable|non[- ]delivery|non remis|warning: (?:could not
    |message)|your (?:message|mail|e-?mail).{0,40}(?:not (?:be )?delivered|failed|rejected|bounced)
    |unable to deliver|could not send message|permanent(?: delivery)? (?:failure|error)
    |user unknown|unknown (?:user|recipient)|rejected (?:mail|message)|unzustellbar
    |zustellung|nicht zugestellt|echec (?:de|d'|lors)|non distribu\w*|notification d'etat
    |retour a l'expediteur|no se (?:puede|pudo) entregar|devuelto|correo no entregado
    |mancata consegna|impossibile recapitare|niet bezorg\w*|onbestelbaar|abuse report
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
    |automated|email abuse)|the (?:postfix|exim|sendmail))|\W{0,4}(?:your|the) (?:following )?(?:message
    |mail|e-?mail).{0,120}(?:could not|cannot|couldn't|was not|wasn't|has not been|not be) (?:be )?deliver
    |\W{0,4}(?:delivery|mail delivery) (?:to the following|has failed|failed)
    |\W{0,4}i'm (?:sorry to have to inform you that|afraid i wasn't able to deliver)
    |\W{0,4}\W*----- the following addresses had permanent|\W{0,4}the (?:original|following) (?:message
    |addresses?|recipients?|mail|e-?mail).{0,60}(?:was received|had|could not|failed|undeliver)
    |\W{0,4}(?:unable|failed) to deliver (?:message|mail|your|to)|\W{0,4}message from \S+\. unable to deliver
    |\W{0,4}reporting-mta:)
  `);

const REPORT_MARKS: readonly RegExp[] = [
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

const AUTOMATIC_SUBJECT = new RegExp(
  phrases`
    ^(?:(?:re|aw|sv|antw|rif|odp|vs) ?: ?)?(?:\[?auto(?:matic|mated)?[- ]?(?:reply|response|respon[ds]er?
    |answer|generated|matic)\]?|auto ?:|autoreply|automatic(?:ally)? (?:generated|answer)
    |out[- ]of[- ](?:the[- ])?office\b(?=.{0,4}$|.{0,3}(?:re|auto|:|until|reply|response|from))
    |ooo ?:|vacation (?:reply|response|notice|message)|away (?:from (?:my )?(?:mail|office)|message
    |notice)|on (?:vacation|leave) ?:|abwesenheit\w*|automatische (?:antwort|nachricht|abwesenheit\w*
    |ruckmeldung)|eingangsbestatigung|reponse automatique|absence(?: du bureau)? ?:
    |message automatique|notification d'absence|absent(?:e)? (?:du bureau|jusqu)
    |respuesta automatica|fuera de (?:la )?oficina|respuesta de ausencia|resposta automatica
    |fora do escritorio|risposta automatica|fuori (?:sede|ufficio)|automatisch(?:e)? antwoord
    |afwezig(?:heid\w*)?|autosvar|automatisk svar|automatiskt svar|automaattinen vastaus
    |poissaolo\w*|odpowiedz automatyczna|autoodpowiedz|automaticka odpoved|automatikus valasz
    |raspuns automat|otomatik (?:yanit|cevap)|автоматический ответ|автоответ
    |自動(?:応答|返信)|自动(?:回复|答复)|自動回覆|자동 ?(?:회신|응답))
  `,
  'u',
);

const ABSENT = new RegExp(phrases`
    \b(?:(?:i am|i'm|i will be|i'll be|is|we are) (?:currently |presently |now )?(?:out of (?:the )?office
    |away from (?:the office|my (?:desk|e-?mail|mail))|on (?:annual |maternity |paternity |parental |sick )?(?:leave
    |vacation|holiday)|travel\w+)|out of (?:the )?office (?:until|from|with|and)
    |this is an auto(?:matic|mated|matically generated)? ?(?:reply|response|message|e-?mail)
    |bin (?:ich )?(?:derzeit |zurzeit |aktuell |momentan |ab \S+ |vom .{1,30} )?(?:nicht im (?:buro|haus)
    |im urlaub|abwesend|nicht erreichbar)|je suis (?:actuellement )?(?:absente?|en conges?|en vacances
    |hors du bureau)|(?:estoy|me encuentro|estare) (?:actualmente )?(?:fuera de la oficina|de vacaciones
    |ausente)|sono (?:attualmente )?(?:fuori (?:ufficio|sede)|assente|in ferie)
    |estou (?:atualmente )?(?:fora do escritorio|ausente|de ferias)|ik ben (?:momenteel )?(?:afwezig
    |niet aanwezig|met (?:vakantie|verlof))|jag ar (?:for narvarande )?(?:pa semester|inte pa kontoret))\b
  `);

/** A person says that she is away; a machine also tells what becomes of the mail. */
const ANSWERING: readonly RegExp[] = [
  /\b(?:limited|no|intermittent|sporadic|without) access to (?:my )?(?:e-?mails?|mails?)\b/,
  new RegExp(phrases`
    \b(?:thank you for|thanks for) (?:your|the) (?:e-?mail|mail|message|contacting
    |note)\b|\b(?:vielen dank|danke) fur (?:ihre|deine) (?:nachricht|mail|e-mail)
    |\bmerci (?:de|pour) votre (?:message|mail|courriel)|\bgracias por (?:su
    |tu) (?:mensaje|correo)
  `),
  /\b(?:urgent|emergency|immediate|dringend\w*|urgence|urgente\w*|spoed|bradskande)\b/,
  new RegExp(phrases`
    \b(?:reply|respond|answer|get back to you|read your|attend to)\b.{0,40}\b(?:return
    |back|soon|possible)\b|\b(?:on|upon|after) my return\b|\bnach meiner ruckkehr\b
    |\ba mon retour\b|\ba mi (?:regreso|vuelta)\b
  `),
  new RegExp(phrases`
    \bplease (?:contact|call|reach out to|direct|e-?mail)\b|\bwenden sie sich\b
    |\b(?:veuillez )?contacter\b|\b(?:contacte|dirigirse)\b|\bcontattare\b
  `),
  new RegExp(phrases`
    \bauto(?:matic|mated|matically)\b.{0,20}\b(?:reply|response|generated|message)\b
    |\b(?:e-?mails?|nachrichten|messages) (?:will|werden|seront|wird) (?:not |nicht |pas )?(?:be )?(?:read
    |forwarded|gelesen|weitergeleitet|lus?)\b
  `),
];
