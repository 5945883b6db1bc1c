import { type Doings, doingsOf } from './deed.ts';

/** What stands between the beginning of a clause and the thing that was done something to. */
const X = String.raw`(?:[\p{L}\d'.%€-]+ ){0,8}?`;
const PEOPLE = `(?:azubis?|lehrlinge?n?|lehrling|kolleg(?:e|en|in|innen)|mitarbeiter(?:in|innen|n)?|praktikant(?:en|in)?|pflegekrafte?|pflegefachkrafte|leute|schuler(?:in|innen)?|auszubildenden?|team|neue[nr]?|fahrer|koche?|schwestern?|helfer|freiwillige)`;

export const german: Doings = {
  before: `(?:(?:heute|gestern|endlich|diese woche|dann|danach|und|auch|also|so|ausserdem|gerade|ich|wir|hab|habe|haben|hab ich|habe ich|haben wir|letzte woche|am montag|am dienstag|am mittwoch|am donnerstag|am freitag|am samstag|am sonntag) ){0,5}`,
  all: doingsOf(String.raw`
    -: ${X}${PEOPLE} ${X}(?:eingearbeitet|angelernt|geschult|ausgebildet) = Einarbeitung
    People: ${X}${PEOPLE} ${X}eingestellt = Personalauswahl
    People: ${X}(?:streit|konflikt) ${X}(?:geschlichtet|gelost|beigelegt) = Konfliktlösung
    Teaching: ${X}(?:unterrichtet|beigebracht) = Unterrichten
    Learning: ${X}(?:\p{L}*prufung|examen|\p{L}*schein|klausur|\p{L}*kurs|\p{L}*lehrgang|fuhrerschein|zertifikat|theorie) ${X}(?:bestanden|geschafft|abgeschlossen|in der tasche)
    Learning: ${X}(?:gelernt)(?! kann)
    Sales: ${X}verkauft = Verkauf
    Sales: ${X}(?:auftrag|neukunden?|kunden|vertrag) ${X}(?:gewonnen|geholt|abgeschlossen|unterschrieben|an land gezogen) = Vertrieb
    Communication: ${X}(?:vortrag|prasentation|rede) ${X}gehalten = Vortragen
    Communication: ${X}(?:prasentiert|vorgetragen|vor \d+ leuten gesprochen) = Präsentieren
    Communication: ${X}(?:ubersetzt|gedolmetscht) = Übersetzen
    -: ${X}(?:verhandelt|ausgehandelt|rausgehandelt|heruntergehandelt) = Verhandlung
    Problem solving: ${X}(?:repariert|geflickt) = Reparatur
    Problem solving: ${X}(?:fehler|ursache|bug|leck|grund) ${X}(?:gefunden|behoben|gefixt) = Fehlersuche
    Problem solving: ${X}(?:behoben|gefixt|gelost)
    Quality and safety: ${X}(?:fehler|wechselwirkung|riss|gefahr|falschen?|uberdosis|unstimmigkeit) ${X}(?:entdeckt|bemerkt|aufgefallen|gesehen|abgefangen|gefunden)
    Quality and safety: ${X}(?:\p{L}*audit|\p{L}*kontrolle|\p{L}*abnahme|begehung) ${X}(?:bestanden|ohne beanstandung|geschafft)
    Process improvement: ${X}automatisiert = Automatisierung
    Process improvement: ${X}(?:verkurzt|vereinfacht|vereinheitlicht) = Prozessverbesserung
    Creativity: ${X}(?:gedicht|lied|song|roman|geschichte|bild|kapitel) ${X}(?:geschrieben|gemalt|fertig|komponiert|aufgenommen|veroffentlicht)
    Care: ${X}(?:patient(?:en|in)?|bewohner(?:in|s)?|baby|kind|angehorigen?|frau \p{L}\.?|herrn? \p{L}\.?) ${X}(?:beruhigt|getrostet|gepflegt|begleitet|gewaschen|gefuttert|versorgt)
    Care: ${X}(?:wunde|verband) ${X}(?:versorgt|gewechselt|verbunden) = Wundversorgung
    Customers: ${X}(?:kunden?|kundin|gast|gaste) ${X}(?:beruhigt|zuruckgewonnen|weitergeholfen|geholfen) = Kundenbetreuung
    Customers: ${X}(?:beschwerde|reklamation) ${X}(?:gelost|geklart|erledigt|bearbeitet) = Beschwerdemanagement
    Organisation: ${X}(?:organisiert|auf die beine gestellt)
    Organisation: ${X}(?:dienstplan|stundenplan|schichtplan) ${X}(?:geschrieben|gemacht|fertig|erstellt|umgebaut) = Dienstplanung
    Organisation: ${X}(?:sortiert|archiviert|aufgeraumt|abgelegt)
    Delivery: ${X}(?:ausgeliefert|live gebracht|released|deployt|fertiggestellt|ubergeben)
    -: ${X}geschweisst = Schweißen
    -: ${X}(?:genaht|umgenaht) = Nähen
    -: ${X}verputzt = Verputzen
    -: ${X}gefliest = Fliesenlegen
    -: ${X}(?:gebacken) = Backen
    -: ${X}(?:moderiert) = Moderation
    -: ${X}(?:lektoriert|korrekturgelesen) = Lektorat
    Leadership: ${X}(?:team|projekt|schicht|sitzung|abteilung|mannschaft) ${X}(?:geleitet|gefuhrt|ubernommen) = Leitung
    Leadership: ${X}(?:chef|vorstand|chefin|geschaftsfuhrung|leitung) ${X}uberzeugt = Überzeugen
    Research: ${X}(?:paper|studie|artikel|arbeit|manuskript) ${X}(?:eingereicht|angenommen|veroffentlicht) = Wissenschaftliches Schreiben
  `),
};
