import { type Locale, locale } from './locale.ts';

/** Languages of the north and east, and of Asia. */
export const easternLocales = {
  sv: locale(
    ['Den lör 21 nov. 2026 kl 12:00 skrev @:', '21 nov. 2026 kl. 12:00 skrev @:', 'Den 2026-11-21 kl. 12:00, skrev #:'],
    ['Från:', 'Skickat:', 'Till:', 'Ämne:'],
    [
      'den 21 november 2026 12:00',
      'Skickat från min iPhone',
      'Hämta Outlook för iOS',
      'Hej,',
      'Med vänliga hälsningar',
    ],
    [
      'Idag skrev jag under avtalet med kommunen.',
      'Jag lärde upp två nya sköterskor, och båda klarade natten på egen hand.',
      'Jag skrev om överlämningsbladet.',
    ],
  ),
  da: locale(
    [
      'Den lør. 21. nov. 2026 kl. 12.00 skrev @:',
      'Den 21. nov. 2026 kl. 12.00 skrev @:',
      'Den 21.11.2026 kl. 12.00 skrev #:',
    ],
    ['Fra:', 'Sendt:', 'Til:', 'Emne:'],
    ['21. november 2026 12:00', 'Sendt fra min iPhone', 'Hent Outlook til iOS', 'Hej,', 'Med venlig hilsen'],
    [
      'I dag underskrev vi aftalen med kommunen.',
      'Jeg oplærte to nye sygeplejersker, og begge klarede natten alene.',
      'Jeg skrev overdragelsesarket om.',
    ],
  ),
  no: locale(
    ['lør. 21. nov. 2026 kl. 12:00 skrev @:', '21. nov. 2026 kl. 12:00 skrev @:', 'Den 21.11.2026 12:00, skrev #:'],
    ['Fra:', 'Sendt:', 'Til:', 'Emne:'],
    [
      'lørdag 21. november 2026 12:00',
      'Sendt fra min iPhone',
      'Skaff deg Outlook for iOS',
      'Hei,',
      'Med vennlig hilsen',
    ],
    [
      'I dag signerte vi avtalen med kommunen.',
      'Jeg lærte opp to nye sykepleiere, og begge klarte natten alene.',
      'Jeg skrev overleveringsarket på nytt.',
    ],
  ),
  fi: locale(
    [
      'la 21. marrask. 2026 klo 12.00 @ kirjoitti:',
      '@ kirjoitti 21.11.2026 kello 12.00:',
      '# kirjoitti 21.11.2026 klo 12.00:',
    ],
    ['Lähettäjä:', 'Lähetetty:', 'Vastaanottaja:', 'Aihe:'],
    [
      'lauantai 21. marraskuuta 2026 12.00',
      'Lähetetty iPhonesta',
      'Hanki Outlook for iOS',
      'Hei,',
      'Ystävällisin terveisin',
    ],
    [
      'Tänään allekirjoitin sopimuksen kunnan kanssa.',
      'Koulutin kaksi uutta hoitajaa, ja kumpikin selvisi yövuorosta yksin.',
      'Kirjoitin raporttilomakkeen uudelleen.',
    ],
  ),
  pl: locale(
    [
      'sob., 21 lis 2026 o 12:00 @ napisał(a):',
      'Wiadomość napisana przez @ w dniu 21 lis 2026, o godz. 12:00:',
      'W dniu 21.11.2026 o 12:00, # pisze:',
    ],
    ['Od:', 'Wysłano:', 'Do:', 'Temat:'],
    [
      'sobota, 21 listopada 2026 12:00',
      'Wysłane z iPhone’a',
      'Pobierz program Outlook dla systemu iOS',
      'Cześć,',
      'Pozdrawiam',
    ],
    [
      'Dziś podpisałam umowę z gminą.',
      'Przeszkoliłam dwie nowe pielęgniarki i obie same poprowadziły nocny dyżur.',
      'Napisałam od nowa kartę przekazania.',
    ],
  ),
  cs: locale(
    ['so 21. 11. 2026 v 12:00 odesílatel @ napsal:', '21. 11. 2026 v 12:00, @:', 'Dne 21. 11. 26 v 12:00 # napsal(a):'],
    ['Od:', 'Odesláno:', 'Komu:', 'Předmět:'],
    ['sobota 21. listopadu 2026 12:00', 'Odesláno z iPhonu', 'Získat Outlook pro iOS', 'Ahoj,', 'S pozdravem'],
    [
      'Dnes jsem podepsala smlouvu s obcí.',
      'Zaškolila jsem dvě nové sestry a obě samy zvládly noční službu.',
      'Přepsala jsem předávací list.',
    ],
  ),
  ru: locale(
    ['сб, 21 нояб. 2026 г. в 12:00, @:', '21 нояб. 2026 г., в 12:00, @ написал(а):', '21.11.2026 12:00, # пишет:'],
    ['От:', 'Отправлено:', 'Кому:', 'Тема:'],
    ['суббота, 21 ноября 2026 г. 12:00', 'Отправлено с iPhone', 'Скачайте Outlook для iOS', 'Привет!', 'С уважением,'],
    [
      'Сегодня подписала договор с городом.',
      'Обучила двух новых медсестёр, и обе сами провели ночную смену.',
      'Переписала лист передачи смены.',
    ],
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
    [
      '@, 21 Kas 2026 Cmt, 12:00 tarihinde şunu yazdı:',
      '@ şunları yazdı (21 Kas 2026 12:00):',
      '21.11.2026 12:00 tarihinde # yazdı:',
    ],
    ['Kimden:', 'Gönderildi:', 'Kime:', 'Konu:'],
    [
      '21 Kasım 2026 Cumartesi 12:00',
      'iPhone’umdan gönderildi',
      "iOS için Outlook'u edinin",
      'Merhaba,',
      'Saygılarımla,',
    ],
    [
      'Bugün belediyeyle sözleşmeyi imzaladım.',
      'İki yeni hemşire yetiştirdim ve ikisi de gece nöbetini tek başına tuttu.',
      'Devir formunu yeniden yazdım.',
    ],
  ),
} as const satisfies Readonly<Record<string, Locale>>;
