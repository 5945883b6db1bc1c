/** What clients and their users write in one language. `@` stands for the sender of the quoted mail, name and address. */
export type Locale = Readonly<{
  gmail: string;
  apple: string;
  /** `#` stands for the sender's name alone. */
  thunderbird: string;
  /** From, Sent, To, Subject; what stands between name and colon is part of them. */
  labels: readonly [string, string, string, string];
  /** A date as a header block shows it. */
  date: string;
  iphone: string;
  outlookMobile: string;
  greeting: string;
  closing: string;
  /** Three things somebody did. */
  deeds: readonly [string, string, string];
}>;

const locale = (
  [gmail, apple, thunderbird]: readonly [string, string, string],
  labels: Locale['labels'],
  [date, iphone, outlookMobile, greeting, closing]: readonly [string, string, string, string, string],
  deeds: Locale['deeds'],
): Locale => ({ gmail, apple, thunderbird, labels, date, iphone, outlookMobile, greeting, closing, deeds });

export const locales = {
  en: locale(
    ['On Sat, Nov 21, 2026 at 12:00 PM @ wrote:', 'On Nov 21, 2026, at 12:00 PM, @ wrote:', 'On 21/11/2026 12:00, # wrote:'],
    ['From:', 'Sent:', 'To:', 'Subject:'],
    ['Saturday, November 21, 2026 12:00 PM', 'Sent from my iPhone', 'Get Outlook for iOS', 'Hi,', 'Best regards,'],
    ['Closed the Acme deal after eight months.', 'Trained two new nurses on the night ward, and both ran it alone.', 'Rewrote the handover sheet.'],
  ),
  de: locale(
    ['Am Sa., 21. Nov. 2026 um 12:00 Uhr schrieb @:', 'Am 21.11.2026 um 12:00 schrieb @:', 'Am 21.11.26 um 12:00 schrieb #:'],
    ['Von:', 'Gesendet:', 'An:', 'Betreff:'],
    ['Samstag, 21. November 2026 12:00', 'Von meinem iPhone gesendet', 'Outlook für iOS beziehen', 'Hallo,', 'Viele Grüße'],
    ['Heute habe ich den Vertrag mit Müller abgeschlossen.', 'Zwei neue Kolleginnen eingearbeitet, und beide haben die Nachtschicht allein geführt.', 'Den Übergabebogen neu geschrieben.'],
  ),
  fr: locale(
    ['Le sam. 21 nov. 2026 à 12:00, @ a écrit :', 'Le 21 nov. 2026 à 12:00, @ a écrit :', 'Le 21/11/2026 à 12:00, # a écrit :'],
    ['De :', 'Envoyé :', 'À :', 'Objet :'],
    ['samedi 21 novembre 2026 12:00', 'Envoyé de mon iPhone', 'Télécharger Outlook pour iOS', 'Bonjour,', 'Cordialement,'],
    ["J'ai signé le contrat avec la mairie.", 'Nous avons formé deux infirmières, et les deux ont tenu la nuit toutes seules.', "J'ai réécrit la fiche de transmission."],
  ),
  es: locale(
    ['El sáb, 21 nov 2026 a las 12:00, @ escribió:', 'El 21 nov 2026, a las 12:00, @ escribió:', 'El 21/11/26 a las 12:00, # escribió:'],
    ['De:', 'Enviado el:', 'Para:', 'Asunto:'],
    ['sábado, 21 de noviembre de 2026 12:00', 'Enviado desde mi iPhone', 'Obtener Outlook para iOS', 'Hola:', 'Un saludo,'],
    ['Hoy cerré la venta más grande del año.', 'He formado a dos enfermeras nuevas y las dos llevaron la noche solas.', 'He terminado la hoja de relevo.'],
  ),
  it: locale(
    ['Il giorno sab 21 nov 2026 alle ore 12:00 @ ha scritto:', 'Il giorno 21 nov 2026, alle ore 12:00, @ ha scritto:', 'Il 21/11/26 12:00, # ha scritto:'],
    ['Da:', 'Inviato:', 'A:', 'Oggetto:'],
    ['sabato 21 novembre 2026 12:00', 'Inviato da iPhone', 'Ottieni Outlook per iOS', 'Ciao,', 'Cordiali saluti'],
    ['Ho chiuso il contratto con il comune.', 'Abbiamo formato due infermiere nuove, e tutte e due hanno retto la notte da sole.', 'Ho riscritto il foglio di consegna.'],
  ),
  pt: locale(
    ['Em sáb., 21 de nov. de 2026 às 12:00, @ escreveu:', 'Em 21 de nov. de 2026, à(s) 12:00, @ escreveu:', 'Em 21/11/2026 12:00, # escreveu:'],
    ['De:', 'Enviado:', 'Para:', 'Assunto:'],
    ['sábado, 21 de novembro de 2026 12:00', 'Enviado do meu iPhone', 'Obter o Outlook para iOS', 'Olá,', 'Atenciosamente,'],
    ['Fechei o contrato com a prefeitura.', 'Formei duas enfermeiras novas, e as duas seguraram o plantão da noite sozinhas.', 'Reescrevi a folha de passagem.'],
  ),
  'pt-PT': locale(
    ['@ escreveu (sábado, 21/11/2026 à(s) 12:00):', 'No dia 21/11/2026, às 12:00, @ escreveu:', 'Às 12:00 de 21/11/2026, # escreveu:'],
    ['De:', 'Enviada:', 'Para:', 'Assunto:'],
    ['sábado, 21 de novembro de 2026 12:00', 'Enviado do meu iPhone', 'Obter o Outlook para iOS', 'Olá,', 'Com os melhores cumprimentos,'],
    ['Fechei o contrato com a câmara.', 'Formei duas enfermeiras novas, e ambas aguentaram o turno da noite sozinhas.', 'Reescrevi a folha de passagem.'],
  ),
  nl: locale(
    ['Op za 21 nov 2026 om 12:00 schreef @:', 'Op 21 nov. 2026, om 12:00 heeft @ het volgende geschreven:', 'Op 21-11-2026 om 12:00 schreef #:'],
    ['Van:', 'Verzonden:', 'Aan:', 'Onderwerp:'],
    ['zaterdag 21 november 2026 12:00', 'Verstuurd vanaf mijn iPhone', 'Outlook voor iOS downloaden', 'Hoi,', 'Met vriendelijke groet,'],
    ['Vandaag het contract met de gemeente getekend.', 'Twee nieuwe collega’s ingewerkt, en allebei hebben ze de nacht alleen gedraaid.', 'Het overdrachtsformulier herschreven.'],
  ),
  sv: locale(
    ['Den lör 21 nov. 2026 kl 12:00 skrev @:', '21 nov. 2026 kl. 12:00 skrev @:', 'Den 2026-11-21 kl. 12:00, skrev #:'],
    ['Från:', 'Skickat:', 'Till:', 'Ämne:'],
    ['den 21 november 2026 12:00', 'Skickat från min iPhone', 'Hämta Outlook för iOS', 'Hej,', 'Med vänliga hälsningar'],
    ['Idag skrev jag under avtalet med kommunen.', 'Jag lärde upp två nya sköterskor, och båda klarade natten på egen hand.', 'Jag skrev om överlämningsbladet.'],
  ),
  da: locale(
    ['Den lør. 21. nov. 2026 kl. 12.00 skrev @:', 'Den 21. nov. 2026 kl. 12.00 skrev @:', 'Den 21.11.2026 kl. 12.00 skrev #:'],
    ['Fra:', 'Sendt:', 'Til:', 'Emne:'],
    ['21. november 2026 12:00', 'Sendt fra min iPhone', 'Hent Outlook til iOS', 'Hej,', 'Med venlig hilsen'],
    ['I dag underskrev vi aftalen med kommunen.', 'Jeg oplærte to nye sygeplejersker, og begge klarede natten alene.', 'Jeg skrev overdragelsesarket om.'],
  ),
  no: locale(
    ['lør. 21. nov. 2026 kl. 12:00 skrev @:', '21. nov. 2026 kl. 12:00 skrev @:', 'Den 21.11.2026 12:00, skrev #:'],
    ['Fra:', 'Sendt:', 'Til:', 'Emne:'],
    ['lørdag 21. november 2026 12:00', 'Sendt fra min iPhone', 'Skaff deg Outlook for iOS', 'Hei,', 'Med vennlig hilsen'],
    ['I dag signerte vi avtalen med kommunen.', 'Jeg lærte opp to nye sykepleiere, og begge klarte natten alene.', 'Jeg skrev overleveringsarket på nytt.'],
  ),
  fi: locale(
    ['la 21. marrask. 2026 klo 12.00 @ kirjoitti:', '@ kirjoitti 21.11.2026 kello 12.00:', '# kirjoitti 21.11.2026 klo 12.00:'],
    ['Lähettäjä:', 'Lähetetty:', 'Vastaanottaja:', 'Aihe:'],
    ['lauantai 21. marraskuuta 2026 12.00', 'Lähetetty iPhonesta', 'Hanki Outlook for iOS', 'Hei,', 'Ystävällisin terveisin'],
    ['Tänään allekirjoitin sopimuksen kunnan kanssa.', 'Koulutin kaksi uutta hoitajaa, ja kumpikin selvisi yövuorosta yksin.', 'Kirjoitin raporttilomakkeen uudelleen.'],
  ),
  pl: locale(
    ['sob., 21 lis 2026 o 12:00 @ napisał(a):', 'Wiadomość napisana przez @ w dniu 21 lis 2026, o godz. 12:00:', 'W dniu 21.11.2026 o 12:00, # pisze:'],
    ['Od:', 'Wysłano:', 'Do:', 'Temat:'],
    ['sobota, 21 listopada 2026 12:00', 'Wysłane z iPhone’a', 'Pobierz program Outlook dla systemu iOS', 'Cześć,', 'Pozdrawiam'],
    ['Dziś podpisałam umowę z gminą.', 'Przeszkoliłam dwie nowe pielęgniarki i obie same poprowadziły nocny dyżur.', 'Napisałam od nowa kartę przekazania.'],
  ),
  cs: locale(
    ['so 21. 11. 2026 v 12:00 odesílatel @ napsal:', '21. 11. 2026 v 12:00, @:', 'Dne 21. 11. 26 v 12:00 # napsal(a):'],
    ['Od:', 'Odesláno:', 'Komu:', 'Předmět:'],
    ['sobota 21. listopadu 2026 12:00', 'Odesláno z iPhonu', 'Získat Outlook pro iOS', 'Ahoj,', 'S pozdravem'],
    ['Dnes jsem podepsala smlouvu s obcí.', 'Zaškolila jsem dvě nové sestry a obě samy zvládly noční službu.', 'Přepsala jsem předávací list.'],
  ),
  ru: locale(
    ['сб, 21 нояб. 2026 г. в 12:00, @:', '21 нояб. 2026 г., в 12:00, @ написал(а):', '21.11.2026 12:00, # пишет:'],
    ['От:', 'Отправлено:', 'Кому:', 'Тема:'],
    ['суббота, 21 ноября 2026 г. 12:00', 'Отправлено с iPhone', 'Скачайте Outlook для iOS', 'Привет!', 'С уважением,'],
    ['Сегодня подписала договор с городом.', 'Обучила двух новых медсестёр, и обе сами провели ночную смену.', 'Переписала лист передачи смены.'],
  ),
  ja: locale(
    ['2026年11月21日(土) 12:00 @:', '2026/11/21 12:00、@のメール:', 'On 2026/11/21 12:00, # wrote:'],
    ['差出人:', '送信日時:', '宛先:', '件名:'],
    ['2026年11月21日 12:00', 'iPhoneから送信', 'iOS 版 Outlook を入手', 'こんにちは。', '敬具'],
    ['今日は新しい契約を取りました。', '二人の新人に夜勤を教えました。', '引継ぎの紙を作り直しました。'],
  ),
  zh: locale(
    ['@ 于2026年11月21日周六 12:00写道：', '在 2026年11月21日，12:00，@ 写道：', '在 2026/11/21 12:00, # 写道:'],
    ['发件人:', '发送时间:', '收件人:', '主题:'],
    ['2026年11月21日 12:00', '发自我的 iPhone', '获取 Outlook for iOS', '你好，', '祝好，'],
    ['今天我签下了市政府的合同。', '我培训了两位新护士，她们独立完成了夜班。', '我重新写了交接表。'],
  ),
  tr: locale(
    ['@, 21 Kas 2026 Cmt, 12:00 tarihinde şunu yazdı:', '@ şunları yazdı (21 Kas 2026 12:00):', '21.11.2026 12:00 tarihinde # yazdı:'],
    ['Kimden:', 'Gönderildi:', 'Kime:', 'Konu:'],
    ['21 Kasım 2026 Cumartesi 12:00', 'iPhone’umdan gönderildi', "iOS için Outlook'u edinin", 'Merhaba,', 'Saygılarımla,'],
    ['Bugün belediyeyle sözleşmeyi imzaladım.', 'İki yeni hemşire yetiştirdim ve ikisi de gece nöbetini tek başına tuttu.', 'Devir formunu yeniden yazdım.'],
  ),
} as const satisfies Readonly<Record<string, Locale>>;

export type LocaleName = keyof typeof locales;
export const everyLocale = Object.keys(locales) as LocaleName[];
