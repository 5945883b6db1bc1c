import type { Patterns } from '../patterns.ts';

const counted = String.raw`(?<![\p{L}\d.,:/#-])\d+(?:[.,]\d+)*`;

export const german: Patterns = {
  rhythms: {
    'jede Nacht': /(?:nächtlich|jede Nacht|pro Nacht)/i,
    'jeden Tag': /(?:täglich|jeden Tag|pro Tag)/i,
    'jede Woche': /(?:wöchentlich|jede Woche|pro Woche)/i,
    'jeden Monat': /(?:monatlich|jeden Monat|pro Monat)/i,
  },
  figures: [
    /(?<![\p{L}\d.,:/-])\d+(?:[.,]\d+)*(?: ?%| Prozent)/gu,
    /(?<![\p{L}\d.,:/-])\d+(?:[.,]\d+)* ?(?:€|Euro|Franken)/gu,
    new RegExp(
      String.raw`${counted} (?!Uhr|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?:neue |neuen |offene |offenen )?\p{Lu}\p{Ll}+`,
      'gu',
    ),
  ],
  notCounted:
    /(?:\b(?:Zimmer|Raum|Station|Seite|Kapitel|Klasse|Stufe|Version|Linie|um|seit|im Jahr|Nr|Nummer|Etage|von|bis|auf|ab)\.?|#) ?$/i,
  trailing: /(?!)/u,
  how: /(?!)/u,
  means: /(?:\bindem\b|\bdurch (?:das|die|den|ein|eine|einen|bessere|neue)\b|\bmit Hilfe\b|\bmithilfe\b)/iu,
  forWhom:
    /\b[Ff]ür (?:das|die|den|unser|unsere|mein|meine|alle|das ganze|die ganze) (Team|Station|Schicht|Klasse|Kunden|Kundin|Patienten|Gäste|Bewohner|Schüler|Eltern|Familie|Familien|Kollegen|Abteilung|Firma|Kinder|Küche)(?!\p{L})/u,
  outcomes: {
    grief: /(?:gestorben|verstorben|verstarb|\bstarb\b|Beerdigung|entlassen worden|im Sterben)/iu,
    assent:
      /(?:zugestimmt|stimmten zu|stimmte zu|genehmigt|angenommen|unterschrieben|bewilligt|zugesagt|einverstanden)/iu,
    thanks: /(?:bedankt|Dankeschön|\bdankte|gelobt|\bLob\b|gelächelt|Applaus|umarmt)/iu,
    independent: /(?:jetzt allein|nun allein|jetzt selbst|selbstständig|selbständig|ohne meine Hilfe|ohne mich)/iu,
    punctual: /(?:pünktlich|rechtzeitig|vor der Frist|termingerecht|früher als geplant|im Zeitplan)/iu,
    first: /(?:zum ersten Mal|erstmals|mein erst|meine erst|das erste Mal)/iu,
    hard: /(?:trotz\b|obwohl|unterbesetzt|unter Druck|unter Zeitdruck)/iu,
    alone: /(?:ganz allein|im Alleingang)/iu,
    flawless:
      /(?:fehlerfrei|ohne Fehler|ohne Beanstandung|unfallfrei|ohne Unfall|keine Beschwerden|keine Fehler|ohne Zwischenf)/iu,
  },
  day: /\b(?:(?:bis|am|seit) (?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)|heute|gestern|diese Woche|letzte Woche)\b/iu,
};
