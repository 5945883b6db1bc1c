import type { StrongKind } from './kinds.ts';
import { type Sign, wordSign as sign } from './lines.ts';

const POST =
  '(?:stelle|job|platz|posten|ausbildungsplatz|studienplatz|zuschlag|auftrag|wohnung|förderung|stipendium|vertrag|beförderung)';
const EXAM = String.raw`(?:\p{L}*prüfung(?:en)?|\p{L}*examen|klausur(?:en)?|test|führerschein|theorie|\p{L}*schein|probezeit|abitur|meister(?:prüfung|brief)?|modul|kurs|zertifi\p{L}+|aufnahmetest|gesellenprüfung)`;
const BAD_THING = String.raw`(?:stürze?|sturz|unf(?:ä|a)lle?|beschwerden?|reklamation(?:en)?|fehler|ausf(?:ä|a)lle?|verzögerung(?:en)?|verletz\p{L}+|mängel|beanstandung(?:en)?|nacharbeit|infektion(?:en)?|dekubitus|störung(?:en)?|rückfragen?|streit|stau|zwischenf(?:ä|a)lle?|verspätung(?:en)?|retouren?|ausschuss|panne|bruch)`;

export const germanStrong: Readonly<Record<StrongKind, Sign>> = {
  grief: sign(
    String.raw`<(?:gestorben|verstorben|beim sterben|im sterben|beerdigung|trauerfeier|totgeburt|sternenkind)>|<(?:zwei|drei|einen?|eine|\d) (?:patient\p{L}*|bewohner\p{L}*) verloren`,
    'Darin steckt Verlust, und auch das, was du mittendrin getan hast. Beides gehört hierher.',
    'Das war schwer, und du warst da.',
    'Solche Tage verlangen viel. Du bist dabeigeblieben.',
  ),
  setback: sign(
    `<${POST} (?:doch |leider )?nicht (?:bekommen|gekriegt|erhalten)|<(?:leider )?(?:eine )?absage>|<(?:abgelehnt|gekündigt) (?:worden|bekommen)>|<wurde (?:mir )?(?:gekündigt|abgelehnt)>|<(?:kunden|auftrag|pitch|spiel|ausschreibung|fall) verloren>|<(?:durchgefallen|nicht bestanden)>`,
    'Das ist nicht so ausgegangen, wie du wolltest, und du siehst trotzdem hin. So wird der nächste Versuch besser.',
    'Ein Nein ist nie schön. Was du drumherum getan hast, zählt trotzdem.',
    'Das lief nicht wie gewünscht. Es neben die Erfolge zu schreiben, ist ehrlich.',
  ),
  sober: sign(
    `<(?:tage?n?|wochen?|monate?n?|jahre?n?) (?:trocken|nüchtern|clean|rauchfrei|ohne (?:alkohol|zigaretten?|rauchen|einen tropfen|trinken))>|<nicht mehr geraucht>|<mit dem rauchen aufgehört>`,
    'Jeder dieser Tage war eine Entscheidung, und du hast sie getroffen.',
    'Das ist harte Arbeit, die kaum jemand sieht. Du leistest sie.',
    'Tag für Tag dabeizubleiben ist das Schwere daran, und du bleibst dabei.',
  ),
  joy: sign(
    String.raw`<(?:verlobt|geheiratet)>|<hat ja gesagt>|<(?:unser|mein)e? (?:\p{L}+ )?(?:baby|enkel\p{L}*|tochter|sohn) ist (?:da|geboren)`,
    'Herzlichen Glückwunsch. Manche Erfolge haben nichts mit Arbeit zu tun, und das ist einer der großen.',
    'Was für ein Tag. Herzlichen Glückwunsch euch.',
    'Glückwunsch: Dieses Datum wirst du dir merken wollen.',
  ),
  promoted: sign(
    String.raw`<(?:beförder(?:t|ung)|bin (?:jetzt|ab \p{L}+) (?:\p{L}+)?(?:leit\p{L}+|meister\p{L}*|chef\p{L}*)|(?:zum|zur) (?:\p{L}*leit\p{L}+|meister\p{L}*|vorarbeiter\p{L}*|schichtführer\p{L}*|abteilungs\p{L}+|stellvertret\p{L}+) (?:ernannt|gemacht|gewählt|bestellt)|(?:leitung|teamleitung|schichtleitung) (?:übertragen|übernommen|bekommen))`,
    'Glückwunsch zur Beförderung. Man hat deine Arbeit gesehen und will mehr davon.',
    'Herzlichen Glückwunsch! Eine Beförderung heißt, dass andere sagen, was deine Erfolge längst sagen.',
    'Du bist aufgestiegen. Glückwunsch: Das kommt ganz oben auf die Liste.',
  ),
  raise: sign(
    `<(?:gehaltserhöhung|lohnerhöhung|mehr gehalt|mehr lohn|prämie bekommen|bonus bekommen)>`,
    'Glückwunsch: Was du tust, ist jetzt auch auf dem Papier mehr wert.',
    'Mehr Geld ist Anerkennung in ihrer klarsten Form. Glückwunsch.',
    'Deine Arbeit wird geschätzt, auch in Zahlen.',
  ),
  offer: sign(
    `<${POST} (?:bekommen|gekriegt|sicher|zugesagt|ergattert)|<zusage>(?! (?:vom|der) kunde)|<(?:arbeitsvertrag|vertrag) unterschrieben|<(?:und )?(?:hab|habe) (?:ihn|sie) bekommen>`,
    'Sie haben sich für dich entschieden. Herzlichen Glückwunsch.',
    'Glückwunsch: Von allen, die sie hätten haben können, bist du es geworden.',
    'Das ist ein Ja, das etwas verändert. Glückwunsch.',
  ),
  passed: sign(
    String.raw`<${EXAM}(?: [\p{L}\d,-]+){0,5}? (?:bestanden|geschafft|gepackt)>|<(?:bestanden|geschafft)[,:]? (?:\p{L}+ ){0,2}${EXAM}|^bestanden>|<habe? bestanden>`,
    'Bestanden, und das nimmt dir niemand mehr.',
    'Du hast dich vorbereitet, und es hat sich gelohnt. Das liegt jetzt hinter dir.',
    'Das ist geschafft, ein für alle Mal. Die Stunden dafür waren es wert.',
  ),
  inspected: sign(
    String.raw`<(?:audit|inspektion|kontrolle|begehung|abnahme|\p{L}+audit|\p{L}+kontrolle|\p{L}+prüfung|tüv|md|heimaufsicht|gesundheitsamt)>[^.;]{0,50}(?:bestanden|ohne (?:mängel|beanstandung\p{L}*|befund|feststellung\p{L}*)|durchgekommen|null mängel|beanstandungsfrei|mängelfrei|einwandfrei)`,
    'Eine Prüfung sieht auf alle gewöhnlichen Tage davor, und deine haben gehalten.',
    'Da hat jemand genau hingesehen, und es hat gehalten. So etwas bereitet man lange vorher vor.',
    'Geprüft von jemandem, der Fehler suchen soll, und in Ordnung: Das ist Sorgfalt, kein Glück.',
  ),
  award: sign(
    String.raw`<(?:preis|auszeichnung|pokal|medaille|stipendium|wettbewerb|turnier)>[^.;]{0,40}(?:gewonnen|bekommen|erhalten|geholt)|<(?:ersten?|zweiten?|dritten?|1\.|2\.|3\.) (?:platz|preis)>|<mitarbeiter(?:in)? des (?:monats|jahres)>|<(?:gewählt|nominiert|ausgezeichnet) (?:worden|geworden)>|<(?:zum|zur|in den) \p{L}+ gewählt`,
    'Andere haben dich dafür ausgesucht, das kann man nicht selbst machen. Glückwunsch.',
    'Dein Name steht auf einer kurzen Liste. Gut gemacht.',
    'Glückwunsch: Andere haben verglichen und sich für dich entschieden.',
  ),
  accepted: sign(
    `<(?:artikel|paper|manuskript|abstract|antrag|entwurf|vorschlag|konzept|bericht|beitrag|text|plan|förderantrag|bauantrag)>[^.,;]{0,40}(?:angenommen|genehmigt|veröffentlicht|bewilligt|durchgekommen|freigegeben|akzeptiert)>|<(?:genehmigt|bewilligt) (?:bekommen|worden)>`,
    'Das hat vor Leuten bestanden, die nicht Ja sagen mussten.',
    'Da hat jemand kritisch hingesehen und Ja gesagt. Gut gemacht.',
    'Ein Ja von Leuten, die oft Nein sagen. Genieß das.',
  ),
  emergency: sign(
    String.raw`<(?:herzstillstand|reanim\p{L}+|wiederbeleb\p{L}+|herzdruckmassage|sepsis|herzinfarkt|schlaganfall|anaphyla\p{L}+|krampfanfall|erstick\p{L}*|ertrunken|notbremsung|notfall\p{L}*)>(?!kurs|training|plan|koffer)`,
    'Als es darauf ankam, hast du gehandelt. Das tut nicht jeder.',
    'In so einem Moment bleibt keine Zeit zum Nachschlagen. Du hast getan, was nötig war.',
    'Für solche Minuten übt man jahrelang, und du warst bereit.',
  ),
  early: sign(
    String.raw`<(?<what>(?:einen?|eine|zwei|drei|vier|fünf|\d{1,3}) (?:tage?|wochen?|monate?|stunden?|minuten) (?:früher|zu früh|vor (?:der frist|termin|dem termin|abgabe|plan)|eher))>|<(?<timely>fristgerecht|termingerecht|pünktlich|vor der frist|im zeitplan|vorzeitig)>`,
    '{What}: Wer so liefert, den merkt man sich.',
    '{What}, das macht es allen leichter, die darauf gewartet haben.',
    '{What}. Dafür braucht es Planung, nicht nur Tempo.',
  ),
  zero: sign(
    `<(?<what>(?:kein(?:e|en|er|em)?|null|ohne(?: eine?n?| einzige[nr]?| jede[nr]?)?)(?: einzige[nrs]?)? ${BAD_THING})>`,
    '{What}: Das sieht nur von außen leicht aus.',
    '{What}, und das kommt nicht von allein.',
    '{What}. Am besten ist es oft, wenn gar nichts schiefgeht.',
  ),
  percent: sign(
    String.raw`<(?:um|plus|minus) (?:rund |etwa |über |fast )?(?<what>\d[\d.,]* ?(?:%|prozent))(?! (?:auf|von))[^.;]{0,30}(?:gestiegen|gesunken|gesenkt|gesteigert|reduziert|erhöht|verbessert|verkürzt|mehr|weniger|gespart|verringert)`,
    '{What} Unterschied, das merkt man.',
    '{What}: Mit so einer Zahl braucht es keine Adjektive.',
    'Eine Veränderung um {what} lässt sich gut vorzeigen.',
  ),
  saved: sign(
    String.raw`<(?<what>(?:rund |etwa |über |fast )?(?:\d[\d.]*(?:,\d+)? ?(?:€|euro|tsd\.? ?€?|tausend euro)|€ ?\d[\d.]*))[^.;]{0,30}(?:gespart|eingespart|spart)>|<(?:spart|gespart|einsparung|sparen)[^.;\d]{0,30}(?<timely>\d[\d.]*(?:,\d+)? ?(?:€|euro))`,
    '{What} gespart: Die Zahl ist etwas für dein nächstes Gespräch.',
    'Du kannst es beziffern: {what}. Das ist seltener, als man denkt.',
    '{What}, die niemand mehr ausgeben muss.',
  ),
  target: sign(
    String.raw`<(?:ziel\p{L}*|soll|quote|monatsziel|jahresziel)>[^.;]{0,30}(?:erreicht|geschafft|übertroffen|geknackt)>|<(?:ausverkauft|ausgebucht|voll belegt|restlos vergriffen)>`,
    'Du wusstest, wo du hinwillst, und bist angekommen.',
    'Ein Ziel weniger auf der Liste, und die Zahlen geben dir recht.',
    'Erreicht. Man läuft leicht gleich zum nächsten weiter, also nimm dir kurz Zeit dafür.',
  ),
  topMarks: sign(
    `<(?:(?:5|fünf)[ -]sterne?|volle punktzahl|note (?:1|eins)|eine (?:1|eins)(?:,0)?>(?! (?:zu|von|für))|sehr gut (?:bestanden|bekommen)|mit auszeichnung|100 ?%|hundert prozent|bestnote|summa cum laude)`,
    'Volle Punktzahl, darüber kommt nichts mehr.',
    'Besser geht es nicht als so.',
    'Das ist das obere Ende der Skala.',
  ),
  caughtBefore: sign(
    `<(?:entdeckt|gemerkt|bemerkt|aufgefallen|gefunden|gesehen|gestoppt|erkannt|abgefangen)>[^.]{0,120}<(?:bevor|ehe|rechtzeitig)>|<(?:rechtzeitig|gerade noch|bevor)>[^.]{0,120}<(?:entdeckt|gemerkt|bemerkt|aufgefallen|gefunden|gestoppt|erkannt|abgefangen)>`,
    'Du hast es rechtzeitig gesehen, bevor mehr daraus werden konnte.',
    'Früh bemerkt: Da lässt es sich noch leicht richten, und du hast aufgepasst.',
    'Niemand wird wissen, was daraus hätte werden können, weil du es bemerkt hast.',
  ),
  caught: sign(
    String.raw`<(?:\p{L}*fehler|mangel|mängel|defekt\p{L}*|riss|leck|\p{L}*schaden|falsche\p{L}*|verwechs\p{L}+|überdosis|wechselwirkung|allergi\p{L}+|abweichung\p{L}*|unstimmigkeit\p{L}*|doppel\p{L}+)>[^.;]{0,60}(?:entdeckt|gefunden|bemerkt|aufgedeckt|erkannt|aufgefallen|gesehen)>`,
    'Ein Fehler, der gefunden ist, lässt sich beheben. Du hast ihn gefunden.',
    'Man braucht ein genaues Auge, um zu sehen, woran andere vorbeigehen.',
    'Du hast richtig hingesehen, und das macht den Unterschied.',
  ),
  adopted: sign(
    String.raw`<(?:andere\p{L}*|alle|beide|jede\p{L}*|ganze\p{L}*) (?:[\p{L}\d]+ ){0,3}?(?:teams?|stationen?|abteilung(?:en)?|schulen?|filialen?|standorte?|schichten?|kolleg\p{L}+|klinik\p{L}*|firma|betrieb\p{L}*)>[^.;]{0,50}(?:nutz(?:en|t)|übernehm\p{L}+|übernommen|macht (?:es|das) jetzt|wollen (?:es|das|die)|arbeite\p{L}* (?:jetzt )?damit|eingeführt|verwende\p{L}*)`,
    'Wenn andere es übernehmen, hat sich eine Idee bewährt.',
    'Andere greifen es auf: Ein besseres Urteil kann eine Idee nicht bekommen.',
    'Es bleibt nicht bei dir, es macht die Runde. Das sagt viel darüber, wie nützlich es ist.',
  ),
  again: sign(
    String.raw`<(?:weiterempfohlen|wieder gebucht|wiedergekommen|kommt wieder|kommen wieder|verlängert|stammkund\p{L}+|folgeauftrag|nachbestellt|wieder (?:mich|uns) (?:haben|wollen)|extra nach mir gefragt|nach mir gefragt)>`,
    'Noch einmal gefragt zu werden, sagt mehr als jedes Lob.',
    'Da will jemand mehr davon. Eine klarere Rückmeldung gibt es nicht.',
    'Man kommt nur dahin zurück, wo es gut war.',
  ),
  trusted: sign(
    String.raw`<(?:mich gefragt,? ob ich|mich gebeten|soll ich (?:jetzt |künftig |ab \p{L}+ )?(?:die|den|das|alle)|mir (?:die|den|das) \p{L}+ (?:anvertraut|übertragen|gegeben)|darf (?:ich )?jetzt (?:allein|alleine|selbst)|mir zugetraut)`,
    'Man hat dich gefragt, weil man es dir zutraut.',
    'So etwas bittet niemand, dem man nicht vertraut.',
    'Das ist Vertrauen, und du hast es dir verdient.',
  ),
  count: sign(
    String.raw`(?<![\p{L}\d.,:€$/-])(?<!(?:von|statt|war|waren|als|seit|nach|vorher|unter) )(?<what>(?:[1-9]\d|\d{3,6}|\d{1,3}\.\d{3}|zwanzig|dreißig|vierzig|fünfzig|hundert)(?![.,]\d) (?!uhr|jahre?n?>|monate?n?>|wochen?>|tage?n?>|stunden?>|minuten?>|min>|sekunden?>|prozent|euro|grad|mal>|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|punkte?n?>)(?:[\p{Ll}-]+(?:e|en|er) )?\p{L}{3,}(?:en|er|e|n|s|el|innen|kg|km))>`,
    '{What}: Behalte diese Zahl, sie sagt mehr als jedes Adjektiv.',
    '{What}. Solche Zahlen sind es wert, aufgeschrieben zu werden.',
    '{What}, gezählt und aufgeschrieben, wie es sich gehört.',
  ),
  praised: sign(
    String.raw`<(?<who>(?:(?:der|die|das|mein|meine|unser|unsere|eine?|sein|seine|ihre?) )(?:[\p{L}-]+ ){0,2}?[\p{L}-]+|(?:frau|herr) \p{L}+) (?:hat|haben) (?:sich (?:\p{L}+ )?(?:bei mir )?(?:\p{L}+ )?bedankt|mich (?:\p{L}+ ){0,3}gelobt|mir (?:\p{L}+ )?gedankt|mich umarmt|mir gratuliert)|<(?:dankesbrief|dankeskarte|dank|lob|lobende \p{L}+) (?:vom|von der|von) (?<from>(?:[\p{L}-]+ ){0,1}[\p{L}-]+)>`,
    'Wer es bemerkt und auch gesagt hat: {who}.',
    'Es wurde bemerkt, und zwar hier: {who}.',
    'Das Lob kam von jemandem, der dabei war: {who}.',
  ),
  thanked: sign(
    String.raw`<(?:bedankt|gelobt|lob|applaus|kompliment\p{L}*|dankeskarte|dankesbrief|dankbar|begeistert|strahlte|gestrahlt|(?:gutes?|tolles?|positives?|super) feedback|gute rückmeldung\p{L}*|beste\p{L}* [^.]{0,30}gesagt|war(?:en)? (?:total |sehr |ganz |mega )?(?:zufrieden|glücklich|begeistert|baff))>`,
    'Und es wurde bemerkt: Jemand hat es gesagt.',
    'Heb dir diesen Satz auf. Lob verblasst schneller, als es sollte.',
    'Das hast du von jemandem, der es erlebt hat.',
  ),
  qualified: sign(
    String.raw`<(?:\p{L}*kurs|\p{L}*ausbildung|\p{L}*fortbildung|\p{L}*weiterbildung|\p{L}*lehrgang|\p{L}*studium|\p{L}*zertifikat|\p{L}*schein|\p{L}*diplom|masterarbeit|bachelorarbeit|\p{L}*schulung|praktikum|einarbeitung)>[^.;]{0,40}(?:abgeschlossen|fertig|beendet|absolviert|bekommen|geschafft|abgegeben|in der tasche)>`,
    'Das ist fertig, und es bleibt dir.',
    'Ab heute kannst du sagen, dass du es hast, nicht dass du daran arbeitest.',
    'Das hat gedauert, und jetzt zählt es zu dem, was du kannst.',
  ),
  record: sign(
    String.raw`<(?:rekord\p{L}*|bestzeit|persönliche bestleistung|bestleistung|so (?:viel|viele|gut|schnell|wenig) wie noch nie|noch nie so (?:viel|viele|gut|schnell)|beste[rsn]? (?:\p{L}+ )?(?:seit|aller zeiten|bisher|überhaupt)|höchste[rsn]? (?:\p{L}+ )?(?:seit|bisher))`,
    'Das ist ab jetzt die Marke, die es zu schlagen gilt.',
    'Neue Bestmarke: Du hast deine eigene Latte höher gelegt.',
    'Besser war es vorher nicht, und jetzt steht es schwarz auf weiß.',
  ),
  first: sign(
    `<(?:zum (?:aller)?ersten mal|das erste mal|erstmals|mein(?:e|en|er|em)? (?:aller)?erste[nrms]?|unser(?:e|en|er)? erste[nrms]?)>(?! hilfe)`,
    'Das erste Mal ist immer das schwerste, und es liegt hinter dir.',
    'Eine Premiere. Beim nächsten Mal weißt du, dass du es kannst.',
    'Erste Male brauchen Mut, und du hattest ihn.',
  ),
  spokeUp: sign(
    `<(?:angesprochen|gemeldet|beschwert|nein gesagt|widersprochen|mich gewehrt|grenzen? gesetzt|klartext|die meinung gesagt|gesagt,? dass (?:es|das) (?:so )?nicht|mich getraut|durchgesetzt|um (?:eine )?gehaltserhöhung gebeten)>`,
    'Es wäre leichter gewesen, nichts zu sagen. Du hast es gesagt.',
    'Dazu gehört Mut, und du hattest ihn.',
    'Es auszusprechen ist das Schwere, und du hast es nicht anderen überlassen.',
  ),
  theirs: sign(
    String.raw`<(?:mein\p{L}*|unser\p{L}*|alle|beide|zwei|drei|vier|fünf|der|die|\d+) (?:[\p{L}\d-]+ ){0,2}?(?:azubis?|auszubildende\p{L}*|lehrlinge?|schüler\p{L}*|student\p{L}*|praktikant\p{L}*|gesell\p{L}+|klasse|anwärter\p{L}*|trainees?)>[^.;]{0,60}(?:bestanden|geschafft|gelernt|gewonnen|gelesen|allein|alleine|selbst|kann|können|übernommen|fertig)>`,
    'Der Erfolg gehört ihnen, und du hast deinen Anteil daran.',
    'So weit kommt niemand allein. Diesmal warst du dahinter.',
    'Wenn jemand, den du begleitest, so weit kommt, steckt auch deine Arbeit darin.',
  ),
  family: sign(
    String.raw`<(?:mein\p{L}*|unser\p{L}*) (?:\p{L}+ )?(?:sohn|tochter|kind|kinder|kleiner?|große[rn]?|frau|mann|mama|papa|mutter|vater|schwester|bruder|oma|opa|enkel\p{L}*|baby|neffe|nichte|partner(?:in)?)>[^.;]{0,50}(?:geschafft|bestanden|gelernt|gelacht|geschlafen|gegessen|gelesen|gelaufen|gewonnen|gesagt|schläft|kann|lacht|gefreut)`,
    'Ein guter Tag für jemanden, der dir nahesteht, und du warst dabei.',
    'Es gehört dem anderen und dir zugleich. Gut, dass du es festgehalten hast.',
    'Solche Momente gehen schnell vorbei. Dieser bleibt.',
  ),
  nervous: sign(
    String.raw`<(?:nervös|aufgeregt|angst|panik|gezittert|zittern|zitterte\p{L}*|lampenfieber|schiss|bammel|herzklopfen|weiche knie|überwind(?:en|ung)|überwunden)>`,
    'Du warst aufgeregt und hast es trotzdem getan. Genau so fühlt sich Mut von innen an.',
    'Aufregung hin oder her: Du hast es getan.',
    'Es hat sich nicht leicht angefühlt, und du hast es durchgezogen.',
  ),
  finally: sign(
    String.raw`<(?:endlich|nach (?:über |fast )?(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\d+|langen|vielen) (?:wochen|monaten|jahren|anläufen|versuchen)|lange (?:aufgeschoben|vor mir hergeschoben)|überfällig)>`,
    'Das hing eine Weile über dir. Jetzt nicht mehr.',
    'Du bist drangeblieben, bis es fertig war, und das ist das Schwere daran.',
    'Es hat gedauert, und du hast nicht lockergelassen.',
  ),
  tired: sign(
    String.raw`<(?:erschöpft|fix und fertig|hundemüde|todmüde|müde|kaum geschlafen|(?:harte[rn]?|schwere[rn]?|lange[rn]?|anstrengende[rn]?|stressige[rn]?|schlimme[rn]?|chaotische[rn]?) (?:tag|woche|schicht|monat|nacht|dienst)|kopfschmerzen|krank zur arbeit|horror\p{L}+)>`,
    'An so einem Tag zählt es doppelt.',
    'Du hättest jeden Grund gehabt, weniger zu tun. Du hast das getan.',
    'Es war mühsam, und trotzdem steht das am Ende da.',
  ),
  night: sign(
    `<(?:um |bis )?(?<what>(?:[1-4]|zwei|drei|vier|halb drei|halb vier) uhr (?:nachts|morgens|früh)|(?:um|bis|nach) mitternacht|mitten in der nacht)>|(?:^|<im |<in der |<nach der )(?:nachtschicht|nachtdienst|nachtwache)>`,
    'Und das, während die meisten geschlafen haben.',
    'Was das nachts bedeutet, wissen nicht viele. Du weißt es.',
    'Um diese Zeit fällt alles schwerer, und du hast es getan.',
  ),
  short: sign(
    String.raw`<(?:unterbesetzt|zu zweit statt|allein im dienst|(?:ein|eine|zwei|drei|\d) (?:kolleg\p{L}+|leute|mann) (?:krank|zu wenig|ausgefallen|weniger)|personalmangel|krankheitsausf\p{L}+|kolleg\p{L}+ (?:war |ist )?(?:krank|ausgefallen))>`,
    'Und das, obwohl Leute fehlten.',
    'Mit zu wenig Leuten ist das eine ganz andere Aufgabe.',
    'Wenn alle da sind, ist es Arbeit. Wenn Leute fehlen, ist es eine Leistung.',
  ),
  alone: sign(
    `<(?:ganz allein|ganz alleine|allein|alleine|ohne hilfe|eigenhändig|im alleingang|komplett selbst|selber)>(?! (?:gelassen|zu hause|daheim|der|die|das|schon|im zimmer))`,
    'Und das ganz allein.',
    'Du hast das selbst getragen.',
    'Von Anfang bis Ende ist das deins.',
  ),
  tries: sign(
    String.raw`<(?:im|beim) (?:zweiten|dritten|vierten|fünften) (?:anlauf|versuch|mal)>|<(?:noch ?mal|wieder|erneut) (?:versucht|beworben|angerufen|probiert|nachgefragt)>|<nach (?:zwei|drei|vier|\d+) (?:absagen|versuchen|anläufen)>`,
    'Du hast es nicht beim ersten Versuch gelassen. Das ist schon das halbe Geheimnis.',
    'Ein zweiter Anlauf ist schwerer als der erste. Du hast ihn genommen.',
    'Nicht der erste Versuch, und darum zählt er umso mehr.',
  ),
  weather: sign(
    String.raw`<(?:im|bei|trotz) (?:strömendem |starkem |dem |der )?(?:regen|schnee|hitze|sturm|frost|eis|hagel|gewitter|glatteis)>|<bei (?:minus|-) ?\d+|<\d\d grad`,
    'Und das bei dem Wetter.',
    'Das Wetter hat es nicht leichter gemacht. Du hast es trotzdem getan.',
    'Bei so einem Wetter bleibt man eigentlich drinnen.',
  ),
  restDay: sign(
    `<(?:an meinem freien (?:tag|wochenende|abend)|am freien tag|nach feierabend|in meiner freizeit|im urlaub eingesprungen|an heiligabend|am feiertag)>`,
    'Das war deine eigene Zeit, und du hast sie gegeben.',
    'Du hättest die Zeit für dich haben können. Gut, dass es wenigstens hier steht.',
    'In deiner freien Zeit, und damit mehr als Pflicht.',
  ),
  small: sign(
    `<(?<what>nichts (?:großes|besonderes|weltbewegendes|spektakuläres)|(?:nur )?(?:eine? )?kleine?r? (?:erfolg|sache|sieg)|nur eine kleinigkeit|eine kleinigkeit|nicht viel)>`,
    '„{What}“, schreibst du. Getan ist es trotzdem, und zwar von dir.',
    'Du nennst es „{what}“. Aus der Nähe sieht gute Arbeit meistens so aus.',
    '„{What}“: Daraus bestehen die meisten guten Tage.',
  ),
};
