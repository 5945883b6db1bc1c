/** Parting formulas. Thanks are not among them: they are something said. */
export const FORMULAS: ReadonlySet<string> = new Set(
  (
    'regards|best regards|kind regards|kindest regards|warm regards|warmest regards|with kind regards|with best regards|' +
    'many regards|thanks and regards|thanks regards|thanks and best regards|thanks best regards|thanks and kind regards|' +
    'best|all the best|best wishes|kind wishes|warm wishes|with best wishes|cheers|sincerely|yours sincerely|sincerely yours|' +
    'yours truly|yours faithfully|yours|respectfully|cordially|warmly|take care|br|kr|rgds|brgds|' +
    'mit freundlichen grüßen|mit freundlichen grüssen|mit freundlichem gruß|mit freundlichem gruss|mit besten grüßen|' +
    'mit herzlichen grüßen|mit lieben grüßen|freundliche grüße|freundliche grüsse|freundlichen gruß|viele grüße|' +
    'viele grüsse|vielen gruß|beste grüße|beste grüsse|liebe grüße|liebe grüsse|lieben gruß|lieben gruss|herzliche grüße|' +
    'herzliche grüsse|herzlichen gruß|herzlichst|schöne grüße|schönen gruß|sonnige grüße|grüße|' +
    'grüsse|gruß|gruss|lg|vg|bg|hg|mfg|hochachtungsvoll|cordialement|bien cordialement|très cordialement|bien à vous|bien à toi|' +
    'amicalement|sincèrement|sincères salutations|meilleures salutations|salutations|salutations distinguées|' +
    'respectueusement|bises|bisous|cdt|cdlt|saluti|' +
    'cordiali saluti|distinti saluti|cari saluti|un caro saluto|un saluto|cordialmente|un abbraccio|saludos|un saludo|' +
    'saludos cordiales|cordiales saludos|un cordial saludo|atentamente|atte|abrazos|un abrazo|atenciosamente|cumprimentos|' +
    'melhores cumprimentos|com os melhores cumprimentos|cordiais saudações|abraço|um abraço|abraços|att|salutacions|una abraçada|' +
    'met vriendelijke groet|met vriendelijke groeten|met hartelijke groet|vriendelijke groet|vriendelijke groeten|' +
    'hartelijke groet|hartelijke groeten|groeten|groetjes|groet|grtz|gr|mvg|' +
    'med vänliga hälsningar|med vänlig hälsning|vänliga hälsningar|vänligen|bästa hälsningar|hälsningar|hälsning|mvh|vänl hälsn|' +
    'med venlig hilsen|venlig hilsen|de bedste hilsner|bedste hilsner|kærlig hilsen|dbh|med vennlig hilsen|vennlig hilsen|' +
    'beste hilsen|hilsen|vh|ystävällisin terveisin|parhain terveisin|terveisin|terv|kunnioittavasti|' +
    'pozdrawiam|pozdrawiam serdecznie|serdecznie pozdrawiam|pozdrowienia|z poważaniem|z wyrazami szacunku|' +
    's pozdravem|s přátelským pozdravem|s úctou|s pozdravom|pozdravuji|zdraví|üdvözlettel|üdv|' +
    'tisztelettel|cu stimă|cu respect|cu drag|с уважением|с наилучшими пожеланиями|з повагою|с уважение|поздрави|' +
    'srdačan pozdrav|lijep pozdrav|lep pozdrav|lp|saygılarımla|saygılar|iyi çalışmalar|sevgiler|sevgilerle|selamlar|' +
    'με εκτίμηση|φιλικά|pagarbiai|ar cieņu|lugupidamisega|parimate soovidega|kveðja|bestu kveðjur|' +
    'בברכה|مع التحية|مع أطيب التحيات|trân trọng|salam|hormat saya|此致|敬具|祝好|드림'
  ).split('|'),
);

/** Words of their own as well, so that a name right behind them proves nothing: "Best Team", "LG Electronics". */
export const COMMON: ReadonlySet<string> = new Set(
  'best yours br kr lg vg bg hg gr lp vh att atte respectfully cordially warmly salam terv bises dbh cdt zdraví φιλικά'.split(
    ' ',
  ),
);
