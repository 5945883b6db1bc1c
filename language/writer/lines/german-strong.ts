import type { StrongKind } from './kinds.ts';
import { type Sign, wordSign as sign } from './lines.ts';

const POST =
  '(?:stelle|job|platz|posten|ausbildungsplatz|studienplatz|zuschlag|auftrag|wohnung|förderung|stipendium|vertrag|beförderung)';
const EXAM = String.raw`(?:\p{L}*prüfung(?:en)?|\p{L}*examen|klausur(?:en)?|test|führerschein|theorie|\p{L}*schein|probezeit|abitur|meister(?:prüfung|brief)?|modul|\p{L}*kurs|zertifi\p{L}+|aufnahmetest|gesellenprüfung)`;
const BAD_THING = String.raw`(?:stürze?|sturz|unf(?:ä|a)lle?|beschwerden?|reklamation(?:en)?|fehler|ausf(?:ä|a)lle?|verzögerung(?:en)?|verletz\p{L}+|mängel|beanstandung(?:en)?|nacharbeit|infektion(?:en)?|dekubitus|störung(?:en)?|rückfragen?|streit|stau|zwischenf(?:ä|a)lle?|verspätung(?:en)?|retouren?|ausschuss|panne|nachfahrt(?:en)?|bruch)`;

export const germanStrong: Readonly<Record<StrongKind, Sign>> = {
  loss: sign(
    String.raw`<(?:beim sterben|im sterben|totgeburt|sternenkind)>|<(?:zwei|drei|einen?|eine|\d) (?:patient\p{L}*|bewohner\p{L}*) verloren>|<(?:patient\p{L}*|bewohner\p{L}*) (?:ist |sind )?(?:gestorben|verstorben)>`,
    'Das war sicher nicht leicht.',
    'Das muss schwer gewesen sein.',
  ),
  grief: sign(
    String.raw`<(?:gestorben|verstorben|beim sterben|im sterben|beerdigung|trauerfeier|totgeburt|sternenkind)>|<(?:zwei|drei|einen?|eine|\d) (?:patient\p{L}*|bewohner\p{L}*) verloren`,
    'Das ist sehr traurig.',
    'Das tut uns sehr leid.',
  ),
  private: sign(
    '<(?:darf|kann|will) (?:ich )?(?:hier )?(?:nicht(?:s| viel| mehr)?|wenig) (?:darüber |dazu |davon )?(?:sagen|schreiben|erzählen)>|<(?:vertraulich|schweigepflicht)>',
    'Das war sicher nicht leicht.',
    'Das klingt nach einem schweren Tag.',
  ),
  setback: sign(
    `<${POST} (?:doch |leider )?nicht (?:bekommen|gekriegt|erhalten)|<(?:leider )?(?:eine )?absage>|<(?:abgelehnt|gekündigt) (?:worden|bekommen)>|<wurde (?:mir )?(?:gekündigt|abgelehnt)>|<(?:kunden|auftrag|pitch|spiel|ausschreibung|fall) verloren>|<(?:durchgefallen|nicht bestanden)>`,
    'Nicht das Ergebnis, das du dir gewünscht hast.',
    'Das ist enttäuschend.',
  ),
  owned: sign(
    String.raw`<mist gebaut>|<(?:mein|eigener|meine) (?:fehler|schuld|eigener fehler)>|<fehler von mir>|<(?:selbst|selber) schuld>|<(?:ich hab\p{L}*|hab\p{L}* ich) (?:einen |den )?(?:\p{L}+ )?fehler gemacht>`,
    'Ein Fehler, und du hast dazu gestanden.',
    'Du hast zu deinem Fehler gestanden.',
  ),
  rough: sign(
    String.raw`<(?:lief|läuft|ging|klappte|klappt) (?:\p{L}+ )?nicht>(?! lange)|<was mich nervt>|<nervt mich>|<(?:schiefgegangen|schief gegangen|schiefgelaufen|katastrophe|reinfall|in die hose)>`,
    'Das klingt ärgerlich.',
    'Das klingt mühsam.',
  ),
  sober: sign(
    `<(?:tage?n?|wochen?|monate?n?|jahre?n?) (?:trocken|nüchtern|clean|rauchfrei|ohne (?:alkohol|zigaretten?|rauchen|einen tropfen|trinken))>|<nicht mehr geraucht>|<mit dem rauchen aufgehört>`,
    'Stark, dass du dranbleibst.',
    'Respekt, dass du dranbleibst.',
  ),
  joy: sign(
    String.raw`<(?:verlobt|geheiratet)>|<(?:freundin|freund|verlobte[rn]?) hat ja gesagt>|<(?:unser|mein)e? (?:\p{L}+ )?(?:baby|enkel\p{L}*|tochter|sohn) ist (?:da|geboren)`,
    'Herzlichen Glückwunsch!',
    'Was für schöne Neuigkeiten!',
  ),
  promoted: sign(
    String.raw`<(?:beförder(?:t|ung)|bin (?:jetzt|ab \p{L}+) (?:\p{L}+)?(?:leit\p{L}+|meister\p{L}*|chef\p{L}*)|(?:zum|zur) (?:\p{L}*leit\p{L}+|meister\p{L}*|vorarbeiter\p{L}*|schichtführer\p{L}*|abteilungs\p{L}+|stellvertret\p{L}+) (?:ernannt|gemacht|gewählt|bestellt)|(?:leitung|teamleitung|schichtleitung) (?:übertragen|übernommen|bekommen))`,
    'Glückwunsch zur Beförderung!',
    'Herzlichen Glückwunsch zum Aufstieg!',
  ),
  raise: sign(
    `<(?:gehaltserhöhung|lohnerhöhung|mehr gehalt|mehr lohn|prämie bekommen|bonus bekommen)>`,
    'Mehr Geld für deine Arbeit: Glückwunsch!',
    'Glückwunsch, das hast du dir verdient!',
  ),
  offer: sign(
    `<${POST} (?:bekommen|gekriegt|sicher|zugesagt|ergattert)|<zusage>(?! (?:vom|der) kunde)|<übernahme ist durch>|<(?:fest|unbefristet) übernommen>|<(?:arbeitsvertrag|vertrag) unterschrieben|<(?:und )?(?:hab|habe) (?:ihn|sie) bekommen>`,
    'Eine Zusage: Herzlichen Glückwunsch!',
    'Glückwunsch, das ist ein Ja!',
  ),
  passed: sign(
    String.raw`<${EXAM}(?: [\p{L}\d,-]+){0,5}? (?:bestanden|geschafft|gepackt)>|<(?:bestanden|geschafft)[,:]? (?:\p{L}+ ){0,2}${EXAM}|^bestanden>|<habe? bestanden>`,
    'Bestanden: Herzlichen Glückwunsch!',
    'Glückwunsch, du hast bestanden!',
  ),
  inspected: sign(
    String.raw`<(?:audit|inspektion|kontrolle|begehung|abnahme|\p{L}+audit|\p{L}+kontrolle|\p{L}+prüfung|tüv|md|heimaufsicht|gesundheitsamt)>[^.;]{0,50}(?:bestanden|ohne (?:mängel|beanstandung\p{L}*|befund|feststellung\p{L}*)|durchgekommen|null mängel|beanstandungsfrei|mängelfrei|einwandfrei)`,
    'Geprüft und in Ordnung: gute Arbeit.',
    'Gute Arbeit, das hat der Prüfung standgehalten.',
  ),
  award: sign(
    String.raw`<(?:preis|auszeichnung|pokal|medaille|stipendium|wettbewerb|turnier)>[^.;]{0,40}(?:gewonnen|bekommen|erhalten|geholt)|<(?:ersten?|zweiten?|dritten?|1\.|2\.|3\.) (?:platz|preis)>|<mitarbeiter(?:in)? des (?:monats|jahres)>|<(?:gewählt|nominiert|ausgezeichnet) (?:worden|geworden)>|<(?:zum|zur|in den) \p{L}+ gewählt`,
    'Herzlichen Glückwunsch!',
    'Glückwunsch dazu!',
  ),
  accepted: sign(
    `<(?:artikel|paper|manuskript|abstract|antrag|entwurf|vorschlag|konzept|bericht|beitrag|text|plan|förderantrag|bauantrag)>[^.,;]{0,40}(?:angenommen|genehmigt|veröffentlicht|bewilligt|durchgekommen|freigegeben|akzeptiert)>|<(?:genehmigt|bewilligt) (?:bekommen|worden)>`,
    'Das ist durch: Glückwunsch!',
    'Glückwunsch, das ist durch!',
  ),
  emergency: sign(
    String.raw`<(?:herzstillstand|reanim\p{L}+|wiederbeleb\p{L}+|herzdruckmassage|sepsis|herzinfarkt|schlaganfall|anaphyla\p{L}+|krampfanfall|erstick\p{L}*|ertrunken|notbremsung|notfall\p{L}*)>(?!kurs|training|plan|koffer)`,
    'Ein ernster Moment, und du hast gehandelt.',
    'Es war ernst, und du hast gehandelt.',
  ),
  early: sign(
    String.raw`<(?<what>(?:einen?|eine|zwei|drei|vier|fünf|\d{1,3}) (?:tage?|wochen?|monate?|stunden?|minuten) (?:früher|zu früh|vor (?:der frist|termin|dem termin|abgabe|plan)|eher))>|<(?<timely>fristgerecht|termingerecht|pünktlich|vor der frist|im zeitplan|vorzeitig)>`,
    '{What}: gute Arbeit.',
    '{What}: gut gemacht.',
  ),
  zero: sign(
    `<(?<what>(?:kein(?:e|en|er|em)?|null|ohne(?: eine?n?| einzige[nr]?| jede[nr]?)?)(?: einzige[nrs]?)? ${BAD_THING})>`,
    '{What}: gute Arbeit.',
    '{What}: gut gemacht.',
  ),
  percent: sign(
    String.raw`<(?:um|plus|minus) (?:rund |etwa |über |fast )?(?<what>\d[\d.,]* ?(?:%|prozent))(?! (?:auf|von))[^.;]{0,30}(?:gestiegen|gesunken|gesenkt|gesteigert|reduziert|erhöht|verbessert|verkürzt|mehr|weniger|gespart|verringert)`,
  ),
  saved: sign(
    String.raw`<(?<what>(?:rund |etwa |über |fast )?(?:\d[\d.]*(?:,\d+)? ?(?:€|euro|tsd\.? ?€?|tausend euro)|€ ?\d[\d.]*))[^.;]{0,30}(?:gespart|eingespart|spart)>|<(?:spart|gespart|einsparung|sparen)[^.;\d]{0,30}(?<timely>\d[\d.]*(?:,\d+)? ?(?:€|euro))`,
  ),
  target: sign(
    String.raw`<(?:ziel\p{L}*|soll|quote|monatsziel|jahresziel)>[^.;]{0,30}(?:erreicht|geschafft|übertroffen|geknackt)>|<(?:ausverkauft|ausgebucht|voll belegt|restlos vergriffen)>`,
  ),
  topMarks: sign(
    `<(?:(?:5|fünf)[ -]sterne?|volle punktzahl|note (?:1|eins)|eine (?:1|eins)(?:,0)?>(?! (?:zu|von|für))|sehr gut (?:bestanden|bekommen)|mit auszeichnung|100 ?%|hundert prozent|bestnote|summa cum laude)`,
  ),
  caughtBefore: sign(
    `<(?:entdeckt|gemerkt|bemerkt|aufgefallen|gefunden|gesehen|gestoppt|erkannt|abgefangen)>[^.]{0,120}<(?:bevor|ehe|rechtzeitig)>|<(?:rechtzeitig|gerade noch|bevor)>[^.]{0,120}<(?:entdeckt|gemerkt|bemerkt|aufgefallen|gefunden|gestoppt|erkannt|abgefangen)>`,
    'Gut aufgepasst.',
    'Gut aufgepasst, und rechtzeitig.',
  ),
  caught: sign(
    String.raw`<(?:\p{L}*fehler|mangel|mängel|defekt\p{L}*|riss|leck|\p{L}*schaden|falsche\p{L}*|verwechs\p{L}+|überdosis|wechselwirkung|allergi\p{L}+|abweichung\p{L}*|unstimmigkeit\p{L}*|doppel\p{L}+)>[^.;]{0,60}(?:entdeckt|gefunden|bemerkt|aufgedeckt|erkannt|aufgefallen|gesehen)>`,
    'Gut aufgepasst.',
    'Gut, dass dir das aufgefallen ist.',
  ),
  adopted: sign(
    String.raw`<(?:andere\p{L}*|alle|beide|jede\p{L}*|ganze\p{L}*) (?:[\p{L}\d]+ ){0,3}?(?:teams?|stationen?|abteilung(?:en)?|schulen?|filialen?|standorte?|schichten?|kolleg\p{L}+|klinik\p{L}*|firma|betrieb\p{L}*)>[^.;]{0,50}(?:nutz(?:en|t)|übernehm\p{L}+|übernommen|macht (?:es|das) jetzt|wollen (?:es|das|die)|arbeite\p{L}* (?:jetzt )?damit|eingeführt|verwende\p{L}*)`,
  ),
  again: sign(
    String.raw`<(?:weiterempfohlen|wieder gebucht|wiedergekommen|kommt wieder|kommen wieder|verlängert|stammkund\p{L}+|folgeauftrag|nachbestellt|wieder (?:mich|uns) (?:haben|wollen)|extra nach mir gefragt|nach mir gefragt)>`,
  ),
  trusted: sign(
    String.raw`<(?:mich gefragt,? ob ich|mich gebeten|soll ich (?:jetzt |künftig |ab \p{L}+ )?(?:die|den|das|alle)|mir (?:die|den|das) \p{L}+ (?:anvertraut|übertragen|gegeben)|darf (?:ich )?jetzt (?:allein|alleine|selbst)|mir zugetraut)`,
  ),
  praised: sign(
    String.raw`<(?:(?:(?:der|die|das|mein|meine|unser|unsere|eine?|sein|seine|ihre?) )(?:[\p{L}-]+ ){0,2}?[\p{L}-]+|(?:frau|herr) \p{L}+) (?:hat|haben) (?:sich (?:\p{L}+ )?(?:bei mir )?(?:\p{L}+ )?bedankt|mich (?:\p{L}+ ){0,3}gelobt|mir (?:\p{L}+ )?gedankt|mich umarmt|mir gratuliert)|<(?:dankesbrief|dankeskarte|dank|lob|lobende \p{L}+) (?:vom|von der|von)>`,
    'Ein schönes Lob.',
    'Das hast du dir verdient.',
  ),
  thanked: sign(
    String.raw`<(?:ordentlichste\p{L}*|alles so (?:gut )?erklärt|hätte mich gern wieder|(?:bedankt|gelobt)(?! sich)|lob|applaus|kompliment\p{L}*|dankeskarte|dankesbrief|dankbar|begeistert|strahlte|gestrahlt|(?:gutes?|tolles?|positives?|super) feedback|gute rückmeldung\p{L}*|beste\p{L}* [^.]{0,30}gesagt|war(?:en)? (?:total |sehr |ganz |mega )?(?:zufrieden|glücklich|begeistert|baff))>`,
    'Ein schönes Lob.',
    'Das hast du dir verdient.',
  ),
  qualified: sign(
    String.raw`<(?:\p{L}*kurs|\p{L}*ausbildung|\p{L}*fortbildung|\p{L}*weiterbildung|\p{L}*lehrgang|\p{L}*studium|\p{L}*zertifikat|\p{L}*schein|\p{L}*diplom|masterarbeit|bachelorarbeit|\p{L}*schulung|praktikum|einarbeitung)>[^.;]{0,40}(?:abgeschlossen|fertig|beendet|absolviert|bekommen|geschafft|abgegeben|in der tasche)>`,
    'Herzlichen Glückwunsch!',
    'Gut gemacht, und Glückwunsch!',
  ),
  record: sign(
    String.raw`<(?:rekord\p{L}*|bestzeit|persönliche bestleistung|bestleistung|so (?:viel|viele|gut|schnell|wenig) wie noch nie|noch nie so (?:viel|viele|gut|schnell)|beste[rsn]? (?:\p{L}+ )?(?:seit|aller zeiten|bisher|überhaupt)|höchste[rsn]? (?:\p{L}+ )?(?:seit|bisher))`,
    'Eine neue Bestmarke: gut gemacht.',
    'Gut gemacht, das ist ein neuer Bestwert.',
  ),
  first: sign(
    `<(?:zum (?:aller)?ersten mal|das erste mal|erstmals|erste[rnms]? eigene[rnms]?|mein(?:e|en|er|em)? (?:aller)?erste[nrms]?|unser(?:e|en|er)? erste[nrms]?)>(?! hilfe)`,
    'Das erste Mal: gut gemacht.',
    'Gut gemacht, und das zum ersten Mal.',
  ),
  spokeUp: sign(
    `<(?:angesprochen|gemeldet|beschwert|nein gesagt|widersprochen|mich gewehrt|grenzen? gesetzt|klartext|die meinung gesagt|gesagt,? dass (?:es|das) (?:so )?nicht|mich getraut|durchgesetzt|um (?:eine )?gehaltserhöhung gebeten)>`,
  ),
  theirs: sign(
    String.raw`<(?:mein\p{L}*|unser\p{L}*|alle|beide|zwei|drei|vier|fünf|der|die|\d+) (?:[\p{L}\d-]+ ){0,2}?(?:azubis?|auszubildende\p{L}*|lehrlinge?|schüler\p{L}*|student\p{L}*|praktikant\p{L}*|gesell\p{L}+|klasse|anwärter\p{L}*|trainees?)>[^.;]{0,60}(?:bestanden|geschafft|gelernt|gewonnen|gelesen|allein|alleine|selbst|kann|können|übernommen|fertig)>`,
    'Das ist auch ein Erfolg für dich.',
    'Darüber darfst du dich mitfreuen.',
  ),
  family: sign(
    String.raw`<(?:mein\p{L}*|unser\p{L}*) (?:\p{L}+ )?(?:sohn|tochter|kind|kinder|kleiner?|große[rn]?|frau|mann|mama|papa|mutter|vater|schwester|bruder|oma|opa|enkel\p{L}*|baby|neffe|nichte|partner(?:in)?)>[^.;]{0,50}(?:geschafft|bestanden|gelernt|gelacht|geschlafen|gegessen|gelesen|gelaufen|gewonnen|gesagt|schläft|kann|lacht|gefreut)`,
    'Wie schön.',
    'Schön zu lesen.',
  ),
  nervous: sign(
    String.raw`<(?:nervös|aufgeregt|angst|panik|gezittert|zittern|zitterte\p{L}*|lampenfieber|schiss|bammel|herzklopfen|weiche knie|überwind(?:en|ung)|überwunden)>`,
    'Du warst aufgeregt und hast es trotzdem getan.',
    'Aufgeregt, und du hast es trotzdem getan.',
  ),
  tired: sign(
    String.raw`<(?:erschöpft|fix und fertig|hundemüde|todmüde|müde|kaum geschlafen|(?:harte[rn]?|schwere[rn]?|lange[rn]?|anstrengende[rn]?|stressige[rn]?|schlimme[rn]?|chaotische[rn]?) (?:tag|woche|schicht|monat|nacht|dienst)|kopfschmerzen|krank zur arbeit|horror\p{L}+)>`,
    'Du hast durchgehalten.',
    'Du hast es trotzdem gemacht.',
  ),
  short: sign(
    String.raw`<(?:unterbesetzt|zu zweit statt|allein im dienst|(?:ein|eine|zwei|drei|\d) (?:kolleg\p{L}+|leute|mann) (?:krank|zu wenig|ausgefallen|weniger)|personalmangel|krankheitsausf\p{L}+|kolleg\p{L}+ (?:war |ist )?(?:krank|ausgefallen))>`,
    'Es fehlten Leute, und du hast es geschafft.',
    'Du hast es geschafft, obwohl Leute fehlten.',
  ),
  small: sign(
    `<(?<what>nichts (?:großes|besonderes|weltbewegendes|spektakuläres)|(?:nur )?(?:eine? )?kleine?r? (?:erfolg|sache|sieg)|nur eine kleinigkeit|eine kleinigkeit|nicht viel)>`,
    '„{What}“, und es zählt trotzdem.',
    '„{What}“, schreibst du. Es zählt trotzdem.',
  ),
};
