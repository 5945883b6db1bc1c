import { phrases } from './phrases.ts';
import { unmarked } from './plain-text.ts';

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
    |^\[?request received\b|^(?:new )?(?:support )?ticket (?:opened|created|received)\b
    |^support ticket\b.{0,20}\b(?:opened|created|received)\b|^(?:incident|case|ticket|request) \S{3,30} (?:has been |was )?(?:opened|created|received|registered|logged)\b
    |^.{0,20}\bawaits moderator approval|^majordomo results|^your message to .{1,60} (?:awaits|was rejected)
    |^(?:we(?:'ve| have)? )?(?:got|received) your (?:request|message|e-?mail|enquiry|inquiry|ticket)\b|^thank you for (?:contacting|reaching out)\b
  `,
);

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
