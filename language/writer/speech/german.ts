import { listed, type Speech, unit } from './speech.ts';

const WHEN = `(?:(?:heute|gestern|endlich|diese woche|heute morgen|heute früh)[,:]? ){0,2}`;
const WHO = `(?:(?:ich )?habe? (?:ich )?|wir haben |hab )?(?:heute |gestern |endlich |gerade |diese woche |auch ){0,2}`;
const BEGINS = `^${WHEN}${WHO}`;
const SOMEBODY = String.raw`(?:eine[nmr]?|zwei|drei|vier|fünf|den|die|das|unsere[nr]?|meine[nr]?|\d{1,3}|(?-i:\p{Lu}\p{Ll}+))`;

export const german: Speech = {
  locale: 'de',
  groups: '.',
  point: ',',
  numberWords: new Map(
    Object.entries({
      zwei: 2,
      drei: 3,
      vier: 4,
      fünf: 5,
      sechs: 6,
      sieben: 7,
      acht: 8,
      neun: 9,
      zehn: 10,
      elf: 11,
      zwölf: 12,
      fünfzehn: 15,
      zwanzig: 20,
      dreißig: 30,
      vierzig: 40,
      fünfzig: 50,
      sechzig: 60,
    }),
  ),
  units: new Map([
    ...unit('millisecond', 'ms millisekunde millisekunden'),
    ...unit('second', 'sek sekunde sekunden'),
    ...unit('minute', 'min minute minuten'),
    ...unit('hour', 'std stunde stunden'),
    ...unit('day', 'tag tage tagen'),
    ...unit('week', 'woche wochen'),
    ...unit('month', 'monat monate monaten'),
    ...unit('percent', '% prozent'),
    ...unit('kilometer', 'km kilometer kilometern'),
    ...unit('kilogram', 'kg kilo kilogramm'),
    ...unit('USD', 'dollar'),
    ...unit('CHF', 'franken'),
  ]),
  scales: new Set(
    listed(
      'uhr h tsd tausend hundert mio million millionen mrd milliarden januar februar märz april mai juni juli august september oktober november dezember montag dienstag mittwoch donnerstag freitag samstag sonntag jahr jahre jahren punkt punkte punkten pfund am bis',
    ),
  ),
  changes: [
    { pattern: String.raw`\bvon A (?:runter |hoch )?auf (?:nur noch |nur |jetzt )?B`, isBound: false },
    { pattern: String.raw`(?<![\d.,])A ?(?:->|→|=>) ?B`, isBound: true },
    {
      pattern: String.raw`\b(?:nur noch|nur|in|jetzt|dauert|dauerte) B statt (?:bisher |vorher |wie bisher |der üblichen )?A`,
      isBound: true,
    },
    {
      pattern: String.raw`\b(?:dauerte|brauchte|brauchten|waren|war) (?:früher |vorher |bisher |es )?A[^.!?\d]{0,40}\b(?:jetzt|nun|heute) (?:sind es |ist es |sind wir |bin ich |nur noch |nur |noch |in |bei ){0,3}B`,
      isBound: true,
    },
    {
      // "45 Minuten, jetzt 25", "vorher 12, jetzt 4"
      pattern: String.raw`(?<![\d.,:])A(?: (?:im|in der|pro) (?:monat|jahr|woche|quartal|tag|schicht)(?: davor| zuvor)?)?,? (?:und )?(?:jetzt|nun|seitdem|seither|heute|inzwischen) (?:sind es |ist es |waren es |nur noch |nur |noch |bei ){0,2}B`,
      isBound: true,
    },
    {
      // what was so many is so many now: "42 Gänse, letztes Jahr waren es 25"
      pattern: String.raw`(?<![\d.,:])B(?: [\p{L}]+){0,4}?(?: ?[,(–;] ?| )(?:vorher|zuvor|früher|davor|war|waren|nach|statt|letztes jahr|letzten monat|letzte woche|im vorjahr|vorjahr)(?: waren es| warens| war es| wars| waren| war)?(?: nur| noch)? A(?= ?(?:[),.;!]|$)| im (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|vorjahr|jahr)(?!\p{L}))`,
      isBound: true,
    },
  ],
  lowered:
    /(?:gesenkt|senk(?:te|en)|verkürz|reduzier|verringer|gedrückt|gekürzt|gesunken|sank|gefallen|halbiert|eingedampft|runter|heruntergebracht)/u,
  raised:
    /(?:erhöht|gesteigert|gestiegen|stieg|angehoben|verdoppelt|verdreifacht|gewachsen|wuchs|hochgebracht|ausgebaut|hoch auf)/u,
  moved: /(?:gebracht|gegangen|verbessert|beschleunigt|verändert|geändert|gekommen)/u,
  doubt:
    /(?<!\p{L})(?:nicht|nie|niemals|kein\w*|fast|beinahe|knapp|versuch\w*|wollt?e?n?|will|möchte\w*|hoff\w*|ziele?|geplant|plan\w*|würde\w*|werden|wird|soll\w*|könnte\w*|wenn|falls|nächste\w*|erwart\w*|gescheitert|angeblich|schätz\w*|traum|träum\w*|versproch\w*)(?!\p{L})/u,
  about:
    /(?<![\p{L}\d])(?:etwa|ungefähr|circa|ca\.?|rund|~) ?(?=[\d£€$]|(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|fünfzehn|zwanzig|dreißig|vierzig|fünfzig|sechzig)(?!\p{L}))/gu,
  lowIsGood:
    /(?<!\p{L})(?:fehler\p{L}*|beschwerde\p{L}*|reklamation\p{L}*|st(?:ü|u)rz\p{L}*|unf(?:ä|a)ll\p{L}*|infektion\p{L}*|dekubit\p{L}*|wartezeit\p{L}*|rückst(?:ä|a)nd\p{L}*|verspätung\p{L}*|mängel|ausschuss\p{L}*|retoure\p{L}*|fluktuation|krank\p{L}*|fehl(?:tage|zeiten)|kosten|rechnung|schulden|ausfall\p{L}*|ausfälle|fieber|schmerz\p{L}*|blutdruck|puls|übergabe|rüstzeit\p{L}*|durchlaufzeit\p{L}*|reaktionszeit|überstunden|störung\p{L}*|zigaretten|abbrecher\p{L}*|stillst(?:ä|a)nd\p{L}*|verbrauch)(?!\p{L})/u,
  highIsGood:
    /(?<!\p{L})(?:umsatz|gewinn|verkäufe|anwesenheit|mitglieder|abonnenten|bewertung|note|bestehensquote|conversion\p{L}*|auslastung|belegung|spenden|ertrag|marge|hygiene|zufriedenheit|bestellungen|buchungen|besucher\p{L}*|teilnehmer\p{L}*|termintreue|quote)(?!\p{L})/u,
  common:
    /^(?:dass|nicht|eine\p{L}?|kein\p{L}*|mein\p{L}*|dein\p{L}*|sein\p{L}*|unser\p{L}*|euer|ihre?\p{L}?|diese\p{L}?|jede\p{L}?|alle\p{L}?|haben|habe|hatte\p{L}*|sind|waren?|wurde\p{L}*|wird|kann|konnte\p{L}*|muss\p{L}*|auch|noch|schon|dann|wieder|heute|gestern|morgen|woche\p{L}?|monat\p{L}?|jahr\p{L}?|stunde\p{L}?|minute\p{L}?|tag\p{L}?|abend|nacht|endlich|ohne|nach|über|unter|zwischen|während|seit|beim|durch|gegen|mehr|sehr|viel\p{L}*|ganz\p{L}*|gut\p{L}*|neu\p{L}*|erst\p{L}*|letzt\p{L}*|nächst\p{L}*|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zum|vom|selbst|allein|immer|nur|etwas|alles|nichts|wenn|weil|aber|oder|sich|mich|dich|ihm|ihr|uns|euch|denen|deren|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|\p{L}+lich\p{L}*|ge\p{L}+t|ge\p{L}+en|\p{Ll}+en)$/u,
  range:
    /(?<!\p{L})(?:alter|kinder|kindern|schüler|öffnungszeiten|schicht|gearbeitet|klassen?|stufen?|seiten?|zimmern?|räumen?) $/u,
  rhythms: {
    'pro Nacht': /(?:nächtlich|(?:pro|jede) nacht|jede nacht)/u,
    'pro Tag': /(?:täglich|(?:pro|jeden|am) tag(?!\p{L}))/u,
    'pro Woche': /(?:wöchentlich|(?:pro|jede) woche|in der woche)/u,
    'pro Monat': /(?:monatlich|(?:pro|jeden|im) monat(?!\p{L}))/u,
    'pro Jahr': /(?:jährlich|(?:pro|jedes|im) jahr(?!\p{L}))/u,
  },
  share: String.raw`(?<!\p{L})A von (?:den |unseren |meinen |allen )?B`,
  place: /(?:kapitel|seiten?|teil|wochen?|tag|runde|modul|lektion|stufe|schritt|phase|nummer|nr|etappe|platz|rang) $/u,
  counted: new RegExp(
    String.raw`^${WHEN}${WHO}(?<number>\d{1,6}(?:\.\d{3})*|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|fünfzehn|zwanzig|dreißig|vierzig|fünfzig|sechzig) (?![^.!?;:\n]{0,80}(?<!\p{L})(?:haben|hat|sind|ist|wurden|wurde|sich|er|sie)(?!\p{L}))(?<rest>[^.!?;:\n,]{2,80}(?<verb>ge\p{L}{2,}(?:t|en)|\p{L}{2,}ge\p{L}{2,}(?:t|en)|(?:ver|be|er|ent|zer)\p{L}{3,}(?:t|en)|\p{L}{3,}iert))(?=[.!?,;:\n]|$| und )`,
    'u',
  ),
  after:
    /^(?:in|im|an|am|auf|zu|zum|zur|für|mit|von|vom|bei|beim|und|oder|aber|dass|die|der|das|den|dem|des|nach|vor|während|bis|ohne|innerhalb|weil|als|wie|heute|gestern|alle|allein|ein|eine|einen|pro|jede|über|unter|trotz|durch|noch|aus|um|fürs|ins|ans|aufs|ohne|sie|er|wir|ich|hab|habe|haben|hat|so|(?:ver|be|er|ent|zer)\p{L}{3,}(?:t|en)|\p{L}{0,12}ge\p{L}{2,}(?:t|en)|\p{L}{3,}iert)$/u,
  measures:
    /(?<!\p{L})(?:fehlerquote|krankenstand|anwesenheit|reaktionszeit|wartezeit|auslastung|belegung|umsatz|durchlaufzeit|ausschussquote|ausschuss|bewertung|bestehensquote|besucherzahl|beschwerden|fehltage|mitglieder|abonnenten|ruhepuls|gewicht|conversion-rate|conversion)(?!\p{L})/u,
  stands:
    /^(?:(?:liegt|lag|ist|war|sind|bei|auf|jetzt|nun|heute|diesmal|diese|diesen|woche|monat|erreicht|von|=|:|wieder|nur|noch) ?)*$/u,
  deeds: {
    trained: {
      surely: new RegExp(
        String.raw`${BEGINS}${SOMEBODY}(?: [\p{L}-]+){1,6} (?:eingearbeitet|angelernt|geschult|ausgebildet)(?:[.!,;]| und |$)`,
        'iu',
      ),
      maybe:
        /(?:eingearbeit|einarbeit|angelern|anlern|schul(?:t|ung)|ausbild|ausgebild|trainier|beigebracht|gezeigt|unterricht)/iu,
      said: 'hast du jemanden eingearbeitet',
    },
    sold: {
      surely: new RegExp(
        String.raw`${BEGINS}(?:eine[nm]?|den|die|das|zwei|drei|\d{1,4})(?: [\p{L}\d-]+){1,6} verkauft(?:[.!,;]| und |$)`,
        'iu',
      ),
      maybe: /(?:verkauf|vertrag|abschluss|abgeschlossen)/iu,
      said: 'hast du etwas verkauft',
    },
    repaired: {
      surely: new RegExp(
        String.raw`${BEGINS}(?:eine[nm]?|den|die|das|unsere[n]?|meine[n]?|zwei|drei)(?: [\p{L}\d-]+){1,6} repariert(?:[.!,;]| und |$)`,
        'iu',
      ),
      maybe: /(?:reparier|behoben|gerichtet|geflickt|läuft wieder|funktioniert wieder|gefixt|gelöst)/iu,
      said: 'hast du etwas repariert',
    },
    hired: {
      surely: new RegExp(String.raw`${BEGINS}${SOMEBODY}(?: [\p{L}-]+){0,5} eingestellt(?:[.!,;]| und |$)`, 'iu'),
      maybe: /(?:eingestellt|einstell|rekrutier|bewerb|neue(?:n|r)? (?:kolleg|mitarbeiter))/iu,
      said: 'hast du jemanden eingestellt',
    },
    passed: {
      surely: new RegExp(
        String.raw`${BEGINS}(?:die|meine|eine)(?: [\p{L}\d-]+){0,3} ?\p{L}*prüfung(?: [\p{L}-]+){0,4} bestanden(?:[.!,;]| und |$)`,
        'iu',
      ),
      maybe: /(?:prüfung|bestanden|examen|klausur|zertifi|schein)/iu,
      said: 'hast du eine Prüfung bestanden',
    },
    presented: {
      surely: new RegExp(
        String.raw`${BEGINS}(?:einen|meinen|den|eine|meine)(?: [\p{L}-]+){0,2} (?:vortrag|präsentation|rede)(?: [\p{L}\d-]+){0,6} gehalten(?:[.!,;]| und |$)`,
        'iu',
      ),
      maybe: /(?:vortrag|vorgetragen|präsent|rede|gesprochen|vorgestellt)/iu,
      said: 'hast du vor anderen gesprochen',
    },
    published: {
      surely: new RegExp(
        String.raw`${BEGINS}(?:einen|meinen|den|eine|meine|das|mein)(?: [\p{L}\d-]+){1,6} veröffentlicht(?:[.!,;]| und |$)`,
        'iu',
      ),
      maybe: /(?:veröffentlich|artikel|publizier|erschienen)/iu,
      said: 'hast du etwas veröffentlicht',
    },
    calmed: {
      surely: new RegExp(String.raw`${BEGINS}${SOMEBODY}(?: [\p{L}-]+){1,6} beruhigt(?:[.!,;]| und |$)`, 'iu'),
      maybe: /(?:beruhig|deeskal|geschlichtet|getröstet)/iu,
      said: 'hast du jemanden beruhigt',
    },
    inspected: {
      surely: new RegExp(
        String.raw`${BEGINS}(?:das|die|den|ein|eine)(?: [\p{L}\d-]+){0,3} ?(?:\p{L}*audit|\p{L}*kontrolle|\p{L}*abnahme)(?: [\p{L}-]+){0,4} bestanden(?:[.!,;]| und |$)`,
        'iu',
      ),
      maybe: /(?:audit|kontrolle|abnahme|begehung)/iu,
      said: 'hast du eine Betriebsprüfung bestanden',
    },
    ran: {
      surely: new RegExp(
        String.raw`${BEGINS}(?:\d{1,3}(?:,\d)? ?(?:km|kilometer)|einen halbmarathon|einen marathon|meinen ersten (?:halb)?marathon)(?: [\p{L}-]+){0,4} (?:gelaufen|gejoggt)(?:[.!,;]| und |$)`,
        'iu',
      ),
      maybe: /(?:gelaufen|lauf|jogg|marathon|gerannt)/iu,
      said: 'bist du gelaufen',
    },
  },
  say: {
    change: ({ from, to, difference, isShare, down, isSaved, rhythm, isAbout }) => {
      const about = isAbout ? 'etwa ' : '';
      const much = isShare ? `${difference} Prozentpunkt${difference === '1' ? '' : 'e'}` : difference;
      const way = isSaved ? 'gespart' : down ? 'weniger' : 'mehr';
      return `Von ${from} auf ${about}${to}: ${about}${much}${rhythm === '' ? '' : ` ${rhythm}`} ${way}.`;
    },
    share: (part, whole, percent) => `${part} von ${whole}: ${percent}.`,
    earlier: (when, isDay, amount) => `${isDay ? 'Am' : 'Im'} ${when} waren es ${amount}.`,
    again: (time, isMonth, deed) =>
      `Zum ${TIMES[time - 2]} Mal ${isMonth ? 'in diesem Monat' : 'in diesem Jahr'} ${deed}.`,
    yesAfterNo: (month) => `Im ${month} war es ein Nein, jetzt ist es ein Ja.`,
  },
};

const TIMES = listed('zweiten dritten vierten fünften sechsten siebten achten neunten zehnten');
