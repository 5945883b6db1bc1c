import { countOf, phrases, unmarked } from '#language/text/plain-text.ts';

/** Does the text tell, of itself, that a machine wrote it? As `plainText` gives it. */
export const isAutomaticNotice = (head: string): boolean =>
  (ABSENT.test(head) && (countOf(ANSWERING, head) >= 2 || ON_RETURN.test(head))) ||
  countOf(GONE, head) >= 2 ||
  RECEIPT.test(head) ||
  HELD.test(head) ||
  (TICKET.test(head) && !/\b(?:i|my)\b/.test(head) && countOf(TICKET_MARKS, head) >= 1);

/** Somebody is away. */
const ABSENT = unmarked(phrases`
    (?<!\p{L})(?:(?:i am|i'm|i will be|i'll be|is|we are) (?:currently |presently |now )?(?:out of (?:the )?office
    |away from (?:the office|my (?:desk|e-?mail|mail))|on (?:annual |maternity |paternity |parental |sick )?(?:leave
    |vacation|holiday)|travel\w+)|out of (?:the )?office (?:until|from|with|and)
    |this is an auto(?:matic|mated|matically generated)? ?(?:reply|response|message|e-?mail)
    |bin (?:ich )?(?:derzeit |zurzeit |aktuell |momentan |ab \S+ |vom .{1,30} |(?:noch )?bis (?:zum |einschließlich )?\S+ (?:\S+ )?)?(?:nicht im (?:büro|haus)
    |im urlaub|abwesend|außer haus|nicht erreichbar|in elternzeit)|ich befinde mich .{0,40}(?:im urlaub|in elternzeit|außer haus)|je suis (?:actuellement )?(?:absente?|en congés?|en vacances
    |hors du bureau|en déplacement)|(?:estoy|me encuentro|estaré) (?:actualmente )?(?:fuera de la oficina|de vacaciones
    |ausente|de baja)|(?:sono|sarò) (?:attualmente )?(?:fuori (?:ufficio|sede)|assente|in ferie)
    |(?:estou|estarei) (?:atualmente )?(?:fora do escritório|ausente|de férias)|ik ben (?:momenteel |tot .{1,30} )?(?:afwezig
    |niet aanwezig|met (?:vakantie|verlof)|op vakantie)|jag är (?:för närvarande )?(?:på semester|inte på kontoret|tjänstledig|föräldraledig|ledig)
    |jeg (?:er|holder) (?:for tiden )?(?:på ferie|ferie|ikke på kontoret|ude af kontoret|fraværende)
    |olen (?:\p{L}+ )?(?:lomalla|poissa)|(?:jestem|przebywam|będę|pozostaję) (?:\p{L}+ ){0,2}(?:na (?:urlopie|zwolnieniu)|w delegacji|nieobecn\p{L}+|poza biurem)|nie (?:będę|mam) (?:\p{L}+ )?dostępu do poczty
    |jsem (?:\p{L}+ )?(?:na dovolené|mimo kancelář|nepřítom\p{L}+)|(?:нахожусь|я) в отпуске|меня нет в офисе|я у відпустці
    |(?:szabadságon vagyok|nem vagyok az irodában)|sunt în concediu|(?:yıllık )?(?:izindeyim|ofis dışındayım|tatildeyim))(?!\p{L})
    |休暇(?:中|をいただいて|を取得)|不在にして|正在休假|不在办公室|휴가 ?중|부재 ?중
  `);

/** A person says that she is away; a machine also tells what becomes of the mail. */
const ANSWERING: readonly RegExp[] = [
  unmarked(phrases`
    \b(?:limited|no|intermittent|sporadic|without) access to (?:my )?(?:e-?mails?|mails?)\b|(?<!\p{L})(?:ograniczony dostęp|dostępu) do poczty
  `),
  unmarked(phrases`
    (?<!\p{L})(?:thank you for|thanks for) (?:your|the) (?:e-?mail|mail|message|contacting|note)(?!\p{L})
    |(?<!\p{L})(?:vielen dank|danke|besten dank) für (?:ihre|deine|eure) (?:nachricht|mail|e-mail)
    |(?<!\p{L})(?:merci (?:de|pour) votre|gracias por (?:su|tu)|grazie per (?:il|la|l')|obrigad[oa] (?:pel[oa]|por) (?:su?a|seu)
    |bedankt voor (?:uw|je)|tack för (?:ditt|din)|tak for (?:din|dit)|takk for (?:din|e-posten)|kiitos (?:viestistä\p{L}*|sähköposti\p{L}*)
    |dziękuję za|dziękujemy za|děkuji za|спасибо за|дякую за|köszönöm|vă mulțumesc pentru) ?\p{L}*
    |mesajınız için teşekkür|メールありがとう|ご連絡ありがとう|感谢您的(?:来信|邮件)
  `),
  unmarked(phrases`
    \b(?:for|if|in|is|any|an|require|need) (?:\w+ ){0,4}(?:urgent|urgently|emergenc(?:y|ies)|immediate)\b|(?<!\p{L})(?:dringend\p{L}*|urgence|urgenz\p{L}*|urgente\p{L}*|urgência|spoed\p{L}*|brådskande
    |haste\p{L}*|hastende|kiireelli\p{L}*|piln[eay]\p{L}*|naléhav\p{L}*|срочн\p{L}+|термінов\p{L}+|sürgős|acil)(?!\p{L})|緊急|お急ぎ|紧急
  `),
  unmarked(phrases`
    (?<!\p{L})(?:reply|respond|answer|get back to you|read your|attend to)(?!\p{L}).{0,40}(?<!\p{L})(?:return|back|soon|possible)(?!\p{L})
    |(?<!\p{L})(?:on|upon|after) my return(?!\p{L})|nach meiner rückkehr|à mon retour|a mi (?:regreso|vuelta)|al mio (?:ritorno|rientro)
    |(?:no )?meu regresso|na volta|bij terugkomst|när jag är tillbaka|når jeg er tilbage|når jeg er tilbake|po powrocie|odpowiem|odpiszę|po návratu|po mém návratu
    |по возвращении|после возвращения|döndüğümde
  `),
  unmarked(phrases`
    (?<!\p{L})(?:please (?:contact|call|reach out to|direct|e-?mail)(?! me(?!\p{L}))|wenden sie sich|(?:veuillez )?(?:contacter|vous adresser)|contacte
    |contactar|dirigirse|diríjase|contattare|rivolgersi|contatte|contact op(?: te)? nemen|contact opnemen|kontakta|kontakt\p{L}*|bedes kontakte
    |ota yhteyttä|ottakaa yhteyttä|proszę (?:o kontakt|kontaktować|dzwonić)|kontaktujte|обращайтесь|обратитесь|свяжитесь|зверніться|forduljon|contactați)(?!\p{L})
    |ile iletişime|までご連絡|请联系
  `),
  unmarked(phrases`
    \bauto(?:matic|mated|matically)\b.{0,20}\b(?:reply|response|generated|message)\b
    |\b(?:e-?mails?|nachrichten|messages?|mails?) (?:will|werden|seront|wird) (?:not |nicht |pas )?(?:be )?(?:read
    |forwarded|gelesen|weitergeleitet|lus?)\b|\bprendrai connaissance\b|\b(?:je vous|ich werde|werde ich)\b.{0,60}\b(?:repondrai|antworten|beantworten|melden)\b
    |\b(?:respondere|contestare|rispondero|responderei|beantwoord)\b
  `),
  unmarked(phrases`
    (?<!\p{L})(?:please (?:note|be advised|be informed) that|(?:uprzejmie )?informuję,? że|(?:je vous|nous vous) inform\p{L}+ que|hiermit (?:teile|informiere)|le informo (?:de )?que|vi informo che|informo que)(?!\p{L})
  `),
];

const ON_RETURN =
  /\b(?:i(?:'ll| will)|we will|will) (?:\w+ ){0,2}(?:reply|respond|answer|get back)\b.{0,60}\b(?:i(?:'m| am)? (?:return|back|in)|my return|we return)\b/;

/** The person is not there any more. */
const GONE: readonly RegExp[] = [
  /\b(?:no longer|not longer) (?:work\w*|employed|with|part of|at)\b|\bhas left (?:the company|the organi[sz]ation|us)\b|\bist nicht mehr (?:im unternehmen|bei)\b|\bne travaille plus\b|\bya no trabaja\b/,
  /\b(?:direct|send|forward|address) (?:your|all|any) (?:\w+ )?(?:enquir|inquir|quer|mail|e-?mail|message|request)\w*\b|\bplease contact\b|\bwenden sie sich\b/,
  /\b(?:mailbox|inbox|address|account|e-?mail) (?:is|will be) (?:not |no longer )(?:being )?(?:monitored|read|checked|active|in use)\b/,
  /\b(?:e-?mails?|messages?) will not be (?:read|forwarded|answered)\b|\bwird nicht weitergeleitet\b/,
];

const RECEIPT = new RegExp(phrases`
    ^(?:your message\b.{0,400}?\b(?:was|has been) (?:(?:read|opened|displayed)\b.{0,20}?\d|deleted without being read\b)
    |ihre nachricht\b.{0,400}?\b(?:wurde|ist)\b.{0,80}?\b(?:gelesen|geoffnet|ungelesen geloscht|angezeigt)\b
    |votre message\b.{0,400}?\b(?:a ete lu|a ete supprime)\b|(?:su|el) mensaje\b.{0,400}?\b(?:fue leido|se ha leido|ha sido leido)\b
    |il messaggio\b.{0,400}?\be stato letto\b|this is a (?:return|read) receipt for\b)
  `);

const HELD = new RegExp(phrases`
    \b(?:is being held until the list moderator|held for moderation|awaits moderator approval
    |your (?:message|mail|e-?mail) (?:has been|was|is) (?:quarantined|held|blocked)\b.{0,200}\b(?:click|confirm|verify|release|human)
    |click (?:on )?the (?:following )?(?:link|button)(?: below)? to (?:confirm|verify|prove|release))
  `);

const TICKET = new RegExp(phrases`
    \b(?:(?:request|ticket|case|issue|enquiry|inquiry|incident|message|query)\b.{0,40}?\b(?:has been|was|is) (?:received|created|opened|logged|registered|assigned|raised)
    |(?:we(?:'ve| have)?|just confirming that we) (?:got|received|have received) your (?:request|message|e-?mail|enquiry|inquiry|ticket)
    |(?:a member of|one of) (?:our|the) (?:\w+ )?(?:team|agents|staff|colleagues) will (?:reply|respond|be in touch|get back|contact)
    |request for support has been created|ihre anfrage (?:erhalten|wurde)|votre demande a (?:bien )?ete|hemos recibido (?:su|tu) (?:solicitud|consulta|mensaje))\b
  `);

/** What only machines of a help desk say beside it. */
const TICKET_MARKS: readonly RegExp[] = [
  /\breply above this line\b/,
  /(?:#|\b(?:ticket|case|request|incident|reference|nummer|number|id)[ :#(]*)\d{3,}/,
  /\b(?:support (?:staff|team)|representative|agent|service desk|help ?desk|automated message|do not reply|as soon as possible|business (?:days?|hours?)|shortly|within (?:\w+ ){1,2}(?:hours?|days?)|will get back to you)\b/,
];

/** Subjects that no person writes; as `plainText` gives them. */
export const AUTOMATIC_SUBJECT = unmarked(
  phrases`
    ^(?:(?:re|aw|sv|antw|rif|odp|vs) ?: ?)?(?:\[?auto(?:matic|mated)?[- ]?(?:reply|response|respon[ds]er?
    |answer|generated)\b\]?|auto ?:|autoreply|automatically (?:generated|answer)|automatic (?:generated|answer)
    |out[- ]of[- ](?:the[- ])?office\b(?=.{0,4}$|.{0,3}(?:re|auto|:|until|reply|response|from))
    |ooo ?:|vacation (?:reply|response|notice|message)|away (?:from (?:my )?(?:mail|office)|message
    |notice)|on (?:vacation|leave) ?:|abwesenheit\w*|automatische (?:antwort|nachricht|abwesenheit\w*
    |ruckmeldung)|eingangsbestatigung|lesebestatigung|reponse automatique|absence(?: du bureau)? ?:
    |message automatique|notification d'absence|absent(?:e)? (?:du bureau|jusqu)|accuse de reception
    |respuesta automatica|fuera de (?:la )?oficina|respuesta de ausencia|resposta automatica
    |fora do escritorio|risposta automatica|fuori (?:sede|ufficio)|automatisch(?:e)? antwoord
    |afwezig(?:heid\w*)?|autosvar|automatisk svar|automatiskt svar|frånvaro\w* ?:|fravær ?:|automaattinen vastaus
    |poissaolo\w*|odpowiedź automatyczna|autoodpowiedź|automatická odpověď|automatická odpoveď|automatikus válasz
    |răspuns automat|otomatik (?:yanıt|cevap)|автоматический ответ|автоответ|автоматична відповідь
    |автоматичен отговор|αυτόματη απάντηση|automatski odgovor|samodejni odgovor|automaatvastus|automātiska atbilde
    |automatinis atsakymas|תשובה אוטומטית|מענה אוטומטי|رد تلقائي|trả lời tự động|balasan otomatis|ตอบกลับอัตโนมัติ
    |自動(?:応答|返信)|不在通知|自动(?:回复|答复)|自動回覆|자동 ?(?:회신|응답)|부재중)
    |^.{1,60} (?:is|will be) (?:currently )?out of (?:the )?office\b
    |^.{0,20}\bawaits moderator approval|^majordomo results|^your message to .{1,60} (?:awaits|was rejected)
    |^(?:we(?:'ve| have)? )?(?:got|received) your (?:request|message|e-?mail|enquiry|inquiry|ticket)\b|^thank you for (?:contacting|reaching out)\b
  `,
);

/** Of a help desk, which people write of too. */
const DESK_SUBJECT = new RegExp(
  phrases`
    ^\[?request received\b|^(?:\w+: )?(?:new )?(?:support )?ticket (?:received|erstellt|eroffnet|opened|created|closed|resolved)\b
    |^support ticket\b.{0,20}\b(?:opened|created|received)\b|^(?:incident|case|ticket|request) \S{3,30} (?:has been |was )?(?:opened|created|received|registered|logged)\b
  `,
);

const OF_A_DESK =
  /\b(?:your|ihr\w*|votre) (?:\w+ )?(?:request|ticket|case|message|e-?mail|enquiry|inquiry|incident|query|anfrage|nachricht|demande)\b|^(?:\w+ )?(?:ticket|case|request|incident)\b.{0,80}\b(?:has been|was|is|wurde)\b/;

/** Does a help desk tell that it has a mail of ours? Its subject alone does not say so. Both as `plainText` gives them. */
export const isDeskNotice = (title: string, head: string): boolean =>
  DESK_SUBJECT.test(title) && (head === '' || OF_A_DESK.test(head) || countOf(TICKET_MARKS, head) > 0);

/** A receipt of reading or a calendar's answer, if the rest of the mail looks like one. */
export const RECEIPT_SUBJECT = unmarked(
  phrases`
    ^(?:not read|read|gelesen|ungelesen|nicht gelesen|lu|non lu|leído|no leído|letto|non letto|lido|lida|não lida
    |gelezen|niet gelezen|läst|oläst|læst|lest|luettu|przeczytane|nieprzeczytane|přečteno|прочитано|прочитане|не прочитано
    |okundu|開封済み|已读|已讀|읽음|gelöscht|deleted|return receipt \(displayed\)|return receipt) ?[:：-]
  `,
);

export const CALENDAR_SUBJECT = unmarked(
  phrases`
    ^(?:accepted|declined|tentative(?:ly accepted)?|new time proposed|canceled|cancelled|(?:updated )?invitation|einladung|invitación|invito|convite|uitnodiging|inbjudan|zaproszenie|приглашение|zugesagt
    |abgesagt|abgelehnt|mit vorbehalt|angenommen|accepté|refusé|provisoire|aceptado|aceptada|rechazado|accettato
    |rifiutato|aceito|aceite|recusado|geaccepteerd|geweigerd|accepterat|avböjt|accepteret|godtatt|hyväksytty|zaakceptowano
    |zaakceptowane|přijato|принято|kabul edildi|承諾|已接受) ?[:：]
  `,
);
