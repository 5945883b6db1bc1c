import type { Language } from './language.ts';

export const german: Language = {
  words: {
    weekdays: [
      'sonntags?',
      'montags?',
      'dienstags?',
      'mittwochs?',
      'donnerstags?',
      'freitags?',
      'samstags?|sonnabends?',
    ],
    months: [
      'januar|janner',
      'februar',
      'marz',
      'april',
      'mai',
      'juni',
      'juli',
      'august',
      'september',
      'oktober',
      'november',
      'dezember',
    ],
    numbers: {
      ein: 1,
      eine: 1,
      einen: 1,
      zwei: 2,
      drei: 3,
      vier: 4,
      funf: 5,
      sechs: 6,
      sieben: 7,
      acht: 8,
      neun: 9,
      zehn: 10,
      elf: 11,
      zwolf: 12,
    },
    units: { day: 'tage?n?', week: 'wochen?', month: 'monate?n?' },
    parts: {
      morning: 'morgens|vormittags?|am morgen|(?:in der )?fruh',
      afternoon: '(?:am )?(?:fruhen |spaten )?nachmittags?',
      evening: 'abends?|am abend|(?:nach )?feierabend|nach der arbeit|nach dem abend(?:essen|brot)',
      noon: 'mittags?',
      midnight: 'mitternacht',
    },
    frequencies: {
      daily: 'taglich|jeden tag',
      weekdays: 'werktags|wochentags|an werktagen|montag bis freitag',
      weekly: 'wochentlich|jede woche|einmal (?:pro|die|in der) woche',
    },
    everyOther: {
      weeks:
        '(?:alle|aller) (?:zwei|2) wochen|jede (?:zweite|2\\.|andere) woche|(?:zweiwochentlich|14-tagig|vierzehntagig)|alle (?:14|vierzehn) tage',
      before: 'jeden (?:zweiten|2\\.|anderen)|an jedem zweiten',
      after: 'alle (?:zwei|2) wochen|jede zweite woche',
    },
    never: {
      before: 'keine?n?(?: (?:e-?)?mails?| nachrichten)?(?: mehr)?|nicht(?: mehr)?|nie(?: mehr)?|ausser|ohne',
      after:
        '(?:geht|gehen|klappt|klappen|passt|passen)(?: \\w+){0,3} (?:nicht|nie|schlecht)|(?:ist|sind)(?: bei mir)?(?: \\w+)? (?:unmoglich|dicht|tot|schlecht)|(?:bitte )?(?:nicht|keine(?: (?:e-?)?mails?| nachrichten)?|nie)(?: mehr)?',
    },
    until: 'bis(?: zum)?',
    tomorrow: 'morgen',
    nextWeek: '(?:nachste|kommende) woche',
    thisWeek: 'diese woche',
    at: 'um|gegen|auf',
    quarter: 'quartals?',
    quarters: ['erste[nrs]?|1\\.', 'zweite[nrs]?|2\\.', 'dritte[nrs]?|3\\.', 'vierte[nrs]?|4\\.'],
    since: 'seit',
  },
  requests: {
    please: 'bitte',
    asking:
      '(?:du kannst|ihr konnt|sie konnen)(?: (?:mir|jetzt|nun|bitte))*|ich brauchte(?: (?:bitte|dringend))*|(?:kannst|konntest|wurdest) du(?: (?:mir|bitte))*|(?:konnen|konnten|wurden) sie(?: (?:mir|bitte))*|ich (?:mochte|brauche|hatte gern|will)(?: (?:bitte|gerne?))*',
    stop: 'abmelden|abbestellen|stopp|stoppen|keine (?:e-?mails?|mails?|nachrichten|erinnerungen|check-?ins?)(?: mehr)?',
    pause:
      'keine|unterbrechen|pausieren?|pausiert|(?:schick(?:t|en sie|e)?|send(?:et|en sie|e)?|schreib(?:t|en sie|e)?)(?= .*\\b(?:nichts|keine \\w+)(?: mehr)?$)',
    resume: 'weitermachen',
    billing:
      '(?:hiermit )?(?:ich )?kundige(?: ich)? (?:hiermit |bitte )?(?:zum (?:nachsten )?(?:monats|jahres|quartals)ende|zum \\d[^,]{1,20}|bei (?:euch|ihnen))(?= *$)|(?:kundige|kundigen(?: sie)?|beende|beenden(?: sie)?|storniere?n?(?: sie)?) (?:mein|das|dieses) (?:abo(?:nnement)?|mitgliedschaft)|(?:mein|das|dieses) (?:abo(?:nnement)?|mitgliedschaft) (?:kundigen|beenden|stornieren)|(?:meine|die) mitgliedschaft (?:kundigen|beenden)|(?:kundigen? (?:sie )?)(?:bitte )?(?:meinen|den) vertrag|(?:meinen|den) vertrag (?:kundigen|beenden)|(?:(?:kann|konnte|mochte) ich )?auf (?:das|ein|den) (?:jahres|monats)(?:abo\\w*|tarif|plan) (?:wechseln|umstellen)|(?:mein )?geld zuruck(?:haben)?|(?:eine )?(?:ruckerstattung|erstattung)',
    period:
      'bis .{1,60}|(?:(?:fur) (?:die )?(?:nachsten )?|(?:in )?(?:die|den) nachsten )(?:\\d{1,3}|eine?|zwei|drei|vier|sechs|paar) (?:tage?n?|wochen?|monate?n?)(?: (?:nichts|keine \\w+)(?: mehr)?)?|(?:nachste|diese) woche',
    mails: 'nachrichten erinnerungen',
    when: 'taglich wochentlich werktags morgens mittags abends uhr montags dienstags mittwochs donnerstags freitags samstags sonntags jeden jede tag woche einmal pro',
    glue: 'die der das mir mich meine mein bitte nur noch schicken senden schreiben um am an auf und zu zum',
    documents: [
      ['cover-letter', 'anschreiben|motivationsschreiben|bewerbungsschreiben'],
      ['cv', 'lebenslauf'],
      ['growth-log', 'wachstums(?:bericht|tagebuch)'],
      ['linkedin-post', 'linked ?-?in[- ]beitrag|beitrag (?:fur|auf) linked ?-?in'],
    ],
    make: 'schick(?:e|en)?|send(?:e|en)|erstell(?:e|en)?|schreib(?:e|en)?|mach(?:e|en)?',
    own: 'mein(?:en)?|ein(?:en?)?|aktuelle[nrs]?|neue[nrs]?',
    after: 'an|bei|als|schicken|senden|schreiben|erstellen|machen|geben|fur|uber|mit|zu|von',
    list: 'was (?:habe|hab) ich .{0,40}(?:gemacht|geschafft|erreicht|getan)$|(?:zeig|zeige|schick|liste)\\b.{0,30}\\b(?:erfolge|siege)\\b',
    progress:
      'wie (?:lauft es bei mir|mache ich mich|stehe ich da|war mein\\w* \\w+)|wie (?:lief|lauft|war) (?:es )?(?:bei mir )?(?:i.?m|in|seit|der|das|mein\\w*) .{2,40}$|(?:ein )?(?:ruckblick|uberblick|zusammenfassung|bilanz) (?:auf|uber|fur|von|seit|des|der) .{2,40}$',
  },
};
