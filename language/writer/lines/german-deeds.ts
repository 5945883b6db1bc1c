import type { DeedKind } from './kinds.ts';
import { type Lines, type Sign, sign } from './lines.ts';

/** What stands between the beginning of a clause and its verb, which German has at the end. */
const X = String.raw`(?:[\p{L}\d'.%€-]+ ){0,10}?`;

export const germanDeeds: Readonly<Record<DeedKind, Sign>> = {
  apologised: sign(
    `${X}(?:entschuldigt|zugegeben|eingestanden|versohnt|ausgesprochen|wieder vertragen)`,
    'Das zu sagen ist schwerer als recht zu haben. Du hast es gesagt.',
    'Das kann nicht jeder. Es macht den Weg frei für das, was kommt.',
    'Dazu gehört Ehrlichkeit, zuerst mit sich selbst.',
  ),
  negotiated: sign(
    `${X}(?:verhandelt|ausgehandelt|(?:he)?rausgehandelt|heruntergehandelt|nachverhandelt|rabatt ${X}bekommen|gefeilscht)`,
    'Du hast dich nicht mit der ersten Antwort begnügt, und Fragen hat sich gelohnt.',
    'Für so ein Ja braucht es Vorbereitung und eine ruhige Stimme.',
    'Bei der Sache bleiben und trotzdem miteinander auskommen: Das kann nicht jeder.',
  ),
  calmed: sign(
    `${X}(?:beruhigt|geschlichtet|entscharft|deeskaliert|vermittelt|(?:streit|konflikt) ${X}(?:gelost|beigelegt|geklart))`,
    'Ruhig zu bleiben, wenn es jemand anders nicht ist: Das ist schwerer, als es klingt.',
    'Du hast die Hitze herausgenommen. Viele hätten noch welche dazugegeben.',
    'Das braucht Geduld und eine feste Stimme, und du hattest beides.',
  ),
  comforted: sign(
    `${X}(?:getrostet|zugehort|die hand gehalten|bei (?:ihm|ihr|ihnen) geblieben|gesessen|aufgemuntert|mut gemacht|zeit genommen|begleitet)`,
    'Du hast jemandem deine Zeit gegeben, als sie gebraucht wurde. Das steht in keiner Statistik.',
    'Da zu sein, ohne Eile, ist oft das, was am meisten hilft.',
    'Es klingt nach wenig, und für den anderen Menschen ist es viel.',
  ),
  taught: sign(
    `${X}(?:unterrichtet|beigebracht|unterricht ${X}(?:gehalten|gegeben)|nachhilfe ${X}gegeben|gezeigt,? wie|gelehrt|(?:kurs|workshop|seminar|stunde) ${X}(?:gehalten|geleitet|gegeben))`,
    'Du hast etwas weitergegeben, das bleibt, auch wenn du nicht mehr im Raum bist.',
    'Etwas so zu erklären, dass jemand es selbst kann, ist eine Kunst für sich.',
    'Unterrichten braucht Geduld, mit der Sache und mit dem Menschen.',
  ),
  trained: sign(
    `${X}(?:eingearbeitet|angelernt|geschult|ausgebildet|angeleitet|betreut|gecoacht|an die hand genommen|eingewiesen)`,
    'Du hast jemanden in der Arbeit besser gemacht. Das zahlt sich immer wieder aus.',
    'Jemanden heranzuführen kostet Zeit, die einem keiner extra gibt. Du hast sie dir genommen.',
    'Was du weißt, weiß jetzt noch jemand. Das ist gut für alle um dich herum.',
  ),
  led: sign(
    `${X}(?:geleitet|gefuhrt|die leitung ${X}ubernommen|die verantwortung ${X}ubernommen|ubernommen|delegiert|koordiniert|das (?:team|projekt) ${X}(?:aufgebaut|zusammengebracht)|moderiert)`,
    'Es braucht jemanden, der die Sache in die Hand nimmt. Das warst du.',
    'Du hast Verantwortung für mehr als deinen eigenen Teil übernommen.',
    'Andere zu führen ist meist Arbeit, die niemand sieht. Hier steht sie.',
  ),
  hired: sign(
    `${X}(?:eingestellt|rekrutiert|neue[nr]? (?:kolleg\\p{L}+|mitarbeiter\\p{L}*) ${X}(?:gefunden|gewonnen)|stelle ${X}besetzt|vorstellungsgesprache? ${X}gefuhrt)`,
    'Die richtige Person auszusuchen gehört zu den Entscheidungen, die am längsten wirken.',
    'Eine Lücke weniger, und du hast sie geschlossen.',
    'Leute zu finden ist mühsam, und du hast es zu Ende gebracht.',
  ),
  presented: sign(
    `${X}(?:prasentiert|vorgetragen|vorgestellt|(?:vortrag|rede|prasentation|ansprache|fuhrung) ${X}gehalten|vor ${X}gesprochen|vorgelesen|aufgetreten|gesungen|vorgespielt|gepitcht)`,
    'Sich vor Leute zu stellen ist keine Kleinigkeit, und du hast es getan.',
    'Du hast dich damit vor andere gestellt. Das braucht Vorbereitung und etwas Mut.',
    'Wenn jemand die eigene Arbeit gut erklärt, hören die Leute zu.',
  ),
  sold: sign(
    `${X}(?:verkauft|(?:\\p{L}*auftrag|neukunden?|kunden|\\p{L}*vertrag|projekt|ausschreibung) ${X}(?:gewonnen|geholt|abgeschlossen|unterschrieben|an land gezogen|bekommen)|an den mann gebracht|vermietet|vermittelt)`,
    'Da hat sich jemand entschieden, Geld auszugeben, und du bist der Grund.',
    'Ein Ja wie dieses beginnt damit, zuzuhören, was jemand wirklich will.',
    'Das ist ein Geschäft, das es ohne dich nicht gäbe.',
  ),
  traced: sign(
    `${X}(?:(?:fehler|ursache|bug|leck|grund|problem|storung) ${X}(?:gefunden|entdeckt|eingegrenzt)|herausgefunden|rausgefunden|diagnostiziert|aufgespurt|geklart|gelost|dahintergekommen|geknackt)`,
    'Die Ursache zu finden ist die eigentliche Arbeit, der Rest ergibt sich daraus.',
    'Du hast weitergesucht, bis du es wusstest.',
    'Andere hätten geraten. Du hast es herausgefunden.',
  ),
  repaired: sign(
    `${X}(?:repariert|geflickt|gefixt|behoben|instand gesetzt|wieder (?:zum laufen|in gang|in ordnung) gebracht|ausgetauscht|gerichtet|restauriert|entstopft|neu verkabelt|gewartet|zum laufen gebracht)`,
    'Es geht wieder, und das liegt an dir.',
    'Dafür hätte man jemanden rufen müssen. Du hast es selbst gemacht.',
    'Etwas, das wieder läuft, ist ein ehrliches Ergebnis.',
  ),
  simplified: sign(
    `${X}(?:automatisiert|vereinfacht|vereinheitlicht|verkurzt|umgestellt|umgebaut|umorganisiert|neu (?:aufgebaut|strukturiert|geordnet|sortiert|gemacht)|reduziert|gesenkt|halbiert|abgeschafft|eingefuhrt|digitalisiert|optimiert|verbessert|beschleunigt)`,
    'Du hast nicht nur die Arbeit gemacht, du hast verändert, wie sie gemacht wird.',
    'Jemand muss sagen, dass es besser geht, und es dann tun.',
    'Das hilft jedes Mal wieder, nicht nur heute.',
  ),
  researched: sign(
    `${X}(?:erforscht|untersucht|analysiert|ausgewertet|getestet|gemessen|bewiesen|nachgewiesen|verglichen|recherchiert|durchgearbeitet|eingereicht|publiziert)`,
    'Du weißt es jetzt, wo man vorher nur vermuten konnte.',
    'Solche Arbeit braucht Geduld, und darauf können andere aufbauen.',
    'Erst genau hinsehen, dann entscheiden: Die Mühe macht sich nicht jeder.',
  ),
  created: sign(
    `${X}(?:gemalt|gezeichnet|komponiert|gedichtet|geschnitzt|gestrickt|gehakelt|genaht|aufgenommen|gefilmt|fotografiert|erfunden|(?:gedicht|lied|song|roman|geschichte|bild|kapitel) ${X}(?:geschrieben|fertig)|getopfert|gebastelt|ausgedacht)`,
    'Da ist jetzt etwas in der Welt, das vorher nicht da war, und es ist deins.',
    'Etwas zu erschaffen kostet Zeit, um die niemand bittet. Du hast sie dir genommen.',
    'Aus einer Idee hast du etwas gemacht, das andere sehen können.',
  ),
  wrote: sign(
    `${X}(?:geschrieben|verfasst|formuliert|lektoriert|ubersetzt|dokumentiert|veroffentlicht|ausgefullt|aufgeschrieben|korrekturgelesen|protokolliert)`,
    'Aufgeschrieben wirkt es auch, wenn du nicht dabei bist.',
    'Es in klare Worte zu bringen ist die halbe Arbeit, und du hast sie gemacht.',
    'So eine Seite erspart anderen viel Fragerei.',
  ),
  designed: sign(
    `${X}(?:entworfen|gestaltet|designt|geplottet|skizziert|konzipiert|eingerichtet|dekoriert|modelliert|entwickelt|erstellt)`,
    'Das ist deine Idee, in einer Form, die andere sehen und nutzen können.',
    'Gute Gestaltung wirkt hinterher selbstverständlich. Jemand musste sie sich ausdenken.',
    'Von der Idee im Kopf zu etwas Wirklichem: Der schwere Teil ist geschafft.',
  ),
  built: sign(
    `${X}(?:gebaut|aufgebaut|eingebaut|installiert|verlegt|gefliest|verputzt|geschweisst|montiert|gemauert|gestrichen|tapeziert|betoniert|gezimmert|lackiert|angeschlossen|verkabelt|gedeckt|aufgehangt|gelotet|zusammengebaut)`,
    'Du kannst darauf zeigen und sagen: Das war ich.',
    'Diese Arbeit bleibt stehen, wenn der Tag vorbei ist.',
    'Mit den eigenen Händen gemacht, und morgen ist es noch da.',
  ),
  event: sign(
    `${X}(?:organisiert|auf die beine gestellt|veranstaltet|ausgerichtet|(?:fest|feier|turnier|ausflug|veranstaltung|hochzeit|flohmarkt) ${X}(?:geplant|geschmissen|durchgefuhrt))`,
    'Bei so etwas muss jemand an alles denken. Das warst du.',
    'Eine Veranstaltung besteht aus vielen kleinen Dingen, und jemand muss sie alle im Kopf haben.',
    'Das sind viele Fäden in einer Hand, und du hast sie gehalten.',
  ),
  planned: sign(
    `${X}(?:geplant|vorbereitet|eingeteilt|vorgekocht|gebucht|terminiert|(?:dienstplan|schichtplan|plan|liste|budget|inventur) ${X}(?:geschrieben|gemacht|fertig|erstellt)|inventur ${X}gemacht|gepackt|bestellt|kalkuliert)`,
    'Vorausdenken ist Arbeit, die man erst später sieht. Du hast sie gemacht.',
    'Jetzt weißt du, was wann kommt, und alle anderen, die es wissen müssen, auch.',
    'Ein guter Plan erspart den Leuten viel Lauferei.',
  ),
  cared: sign(
    `${X}(?:gepflegt|versorgt|gewaschen|gefuttert|gewickelt|verbunden|gewechselt|geimpft|entbunden|mobilisiert|zum (?:essen|trinken|aufstehen|lachen) gebracht|zum (?:arzt|tierarzt) gebracht|gerettet|gekummert)`,
    'Jemandem ging es besser durch deine Hände und deine Aufmerksamkeit.',
    'Solche Fürsorge wird leicht für selbstverständlich gehalten. Sie ist es nicht.',
    'Du hast dich um jemanden gekümmert, der es brauchte. Das ist nie nichts.',
  ),
  applied: sign(
    `${X}(?:beworben|bewerbung(?:en)? ${X}(?:abgeschickt|geschrieben|verschickt|raus)|angemeldet|eingeschrieben|kandidiert|antrag ${X}(?:gestellt|abgeschickt|ausgefullt))`,
    'Du hast dich gezeigt. Was daraus wird, ist der nächste Schritt.',
    'Das ist der Schritt, den man gern verschiebt, und du hast ihn gemacht.',
    'Es ist abgeschickt, und niemand kann sagen, du hättest es nicht versucht.',
  ),
  asked: sign(
    `${X}(?:gefragt|nachgefragt|angerufen|telefoniert|nachgehakt|um hilfe gebeten|angeschrieben|termin ${X}(?:gemacht|ausgemacht|vereinbart)|kontaktiert)`,
    'Fragen ist der Schritt, den viele auslassen. Du nicht.',
    'Man kann leicht warten, bis andere kommen. Du bist auf sie zugegangen.',
    'Ein Gespräch, das man hätte aufschieben können, und du hast es nicht aufgeschoben.',
  ),
  helped: sign(
    `${X}(?:geholfen|unterstutzt|eingesprungen|ausgeholfen|vertreten|gespendet|geteilt|getragen|gefahren|begleitet|mitgenommen|eingeladen|beigestanden|angepackt|willkommen geheissen)`,
    'Jemand hatte es deinetwegen leichter.',
    'Du hast gemerkt, dass da jemand eine Hand gebrauchen kann, und sie gereicht.',
    'Es war nicht deine Aufgabe, es zu merken. Du hast es gemerkt und etwas getan.',
  ),
  explained: sign(
    `${X}(?:erklart|uberzeugt|besprochen|beraten|(?:gesprach|unterhaltung|telefonat) ${X}gefuhrt|geredet|gesprochen|klargemacht|uberredet|beantwortet|gedolmetscht|informiert|abgestimmt|ins boot geholt)`,
    'Worte zu finden, mit denen der andere etwas anfangen kann: Das ist dir gelungen.',
    'Wenn es klar gesagt ist, lässt sich entscheiden. Du hast es klar gesagt.',
    'So ein Gespräch ist richtige Arbeit, auch wenn es nur nach Reden aussieht.',
  ),
  decided: sign(
    `${X}(?:entschieden|entschlossen|gekundigt|abgesagt|beendet|schluss gemacht|abgelehnt|aussortiert|losgelassen|gewechselt|festgelegt)`,
    'Eine klare Entscheidung, und du hast sie getroffen. Aufschieben wäre leichter gewesen.',
    'Du hast gewählt, und jetzt wissen alle, woran sie sind, du auch.',
    'Entscheiden macht müde, weil immer etwas liegen bleibt. Jetzt ist es getan.',
  ),
  learned: sign(
    `${X}(?:gelernt|verstanden|kapiert|begriffen|draufgeschafft|geubt,? bis|studiert|beherrscht|kann (?:ich )?jetzt|gelernt,? wie|eingelesen|durchschaut)`,
    'Du kannst jetzt etwas, das du vorher nicht konntest.',
    'Das gehört ab jetzt dir, und das Nächste baut darauf auf.',
    'Lernen heißt, eine Weile Anfänger zu sein. Du hast das ausgehalten.',
  ),
  practised: sign(
    `${X}(?:geubt|trainiert|geprobt|gelesen|meditiert|durchgehalten|drangeblieben|wiederholt|notiert)`,
    'Am Ende besteht es aus Übung, und du hast die Zeit hineingesteckt.',
    'Diese Stunden sieht niemand, und sie sind die, die zählen.',
    'Dranbleiben ist der Unterschied zwischen Wollen und Können.',
  ),
  exercised: sign(
    `${X}(?:gelaufen|gejoggt|geschwommen|geradelt|gewandert|spazieren (?:gegangen|gewesen)|sport gemacht|im fitnessstudio|trainiert|gestemmt|geklettert|yoga ${X}gemacht|beim sport)`,
    'Du bist losgegangen und hast dich bewegt. Der Tag ist anders dadurch.',
    'Das war dein Körper, und dein Kopf hat ihn in Gang gebracht.',
    'Das ist Zeit, die du dir gegeben hast, und sie war gut angelegt.',
  ),
  kin: sign(
    `${X}(?:mama|papa|mutter|vater|oma|opa|schwester|bruder|tochter|sohn|kinder\\p{L}*|kind|frau|mann|familie|freund(?:in|en)?|nachbar\\p{L}*|enkel\\p{L}*) ${X}(?:besucht|angerufen|verbracht|gespielt|vorgelesen|gekocht|abgeholt|gebracht|umarmt|gefahren|geredet|gemacht)`,
    'Zeit für die Menschen, die dir wichtig sind, ist nie vertan.',
    'Das gehört genauso ins Journal wie die Arbeit.',
    'Das ist es, woran man sich erinnert, lange nach dem Rest der Woche.',
  ),
  cooked: sign(
    `${X}(?:gekocht|gebacken|gebraut|gegrillt|serviert|eingemacht|angerichtet|(?:essen|suppe|brot|kuchen|torte|marmelade) ${X}gemacht)`,
    'Deinetwegen sind Leute satt geworden, und das ist immer gute Arbeit.',
    'Von roh zu fertig, mit den eigenen Händen.',
    'Etwas, das alle brauchen, von jemandem, dem es wichtig ist, wie es wird.',
  ),
  cleared: sign(
    `${X}(?:abgearbeitet|aufgeholt|aufgearbeitet|erledigt|beantwortet|abgehakt|abgelegt|steuer\\p{L}* ${X}(?:gemacht|fertig|abgegeben)|rechnung(?:en)? ${X}(?:geschrieben|bezahlt)|postfach ${X}leer|geschlossen|abgerechnet|gebucht|bezahlt|abgeheftet)`,
    'Das ist vom Stapel, und im Kopf ist mehr Platz.',
    'Solange so etwas liegt, freut es niemanden. Jetzt ist es erledigt.',
    'Es hat auf dich gewartet, und jetzt nicht mehr.',
  ),
  cleaned: sign(
    `${X}(?:aufgeraumt|geputzt|sortiert|ausgemistet|gewischt|gesaugt|gewaschen|gebugelt|entrumpelt|sauber gemacht|beschriftet|eingeraumt|gespult|archiviert|geordnet)`,
    'So eine Ordnung macht alles danach ein bisschen leichter.',
    'Du siehst den Unterschied jetzt jedes Mal, wenn du daran vorbeigehst.',
    'Niemand klatscht dafür, und alle sind froh darüber.',
  ),
  garden: sign(
    `${X}(?:gepflanzt|gesat|geerntet|gejatet|gemaht|geschnitten|umgegraben|gegossen|umgetopft|gemolken|eingebracht|gepfluckt|beschnitten)`,
    'Das wächst weiter, während du mit anderem beschäftigt bist.',
    'Arbeit draußen, und am Abend sieht man, was getan ist.',
    'Die Jahreszeit wartet nicht, und du warst zur rechten Zeit da.',
  ),
  money: sign(
    `${X}(?:abbezahlt|schulden ${X}(?:los|bezahlt|getilgt)|gespart|zuruckgelegt|abo ${X}gekundigt|letzte rate ${X}bezahlt|konto ${X}eroffnet|umgeschuldet)`,
    'Das ist ein Stück Freiheit mehr, und du hast sie dir selbst gegeben.',
    'Geldsachen schiebt man leicht auf. Du hast dich darum gekümmert.',
    'Dein künftiges Ich wird froh darüber sein.',
  ),
  started: sign(
    `${X}(?:angefangen|begonnen|gestartet|eroffnet|gegrundet|losgelegt|ins leben gerufen|eingezogen|umgezogen|beigetreten|live gegangen|angestossen)`,
    'Anfangen ist der Teil, bis zu dem die meisten Pläne nie kommen. Deiner schon.',
    'Jetzt läuft es, und du hast es in Gang gebracht.',
    'Der erste Schritt ist getan. Das war der, für den man sich entscheiden muss.',
  ),
  delivered: sign(
    `${X}(?:fertig(?:gestellt|gemacht|bekommen|geworden)?|abgeschlossen|abgegeben|ausgeliefert|geliefert|ubergeben|deployt|released|veroffentlicht|geschafft|erreicht|hinbekommen|durchgezogen|eingereicht|verschickt|abgeschickt|umgesetzt|vollendet|bewaltigt|beendet|live gebracht)`,
    'Es ist fertig, und du kannst es loslassen.',
    'Du hast es zu Ende gebracht, und nicht nur fast.',
    'Fertig ist fertig. Jetzt kann sich jemand darauf verlassen.',
  ),
  other: sign(
    `${X}(?:ge\\p{L}{2,}(?:t|en)|\\p{L}{2,}ge\\p{L}{2,}(?:t|en)|(?:ver|be|er|ent|zer)\\p{L}{3,}(?:t|en)|\\p{L}{3,}iert)`,
    'Du hast es getan, und jetzt steht es auch da.',
    'So etwas ist schnell vergessen. Das hier bleibt.',
    'Wieder etwas, auf das du zurückschauen kannst.',
  ),
};

export const germanCategories: Lines['categories'] = {
  Delivery: [
    'Das ist fertig und aus dem Haus. Jetzt kann sich jemand darauf verlassen.',
    'Geplant ist das eine, gemacht das andere. Das hier ist gemacht.',
    'Du hast es ins Ziel gebracht, und darauf kommt es an.',
  ],
  'Process improvement': [
    'Das macht es immer wieder leichter, nicht nur einmal.',
    'Jemand musste sich ansehen, wie es gemacht wird, und es besser machen.',
    'Ob klein oder groß: Es wirkt über heute hinaus.',
  ],
  'Problem solving': [
    'Da war ein Problem, und jetzt ist keins mehr da. Das ist deine Arbeit.',
    'Du hast es nicht anderen überlassen, sondern gesucht, bis es einen Weg gab.',
    'Von „geht nicht“ zu „gelöst“ braucht es einen klaren Kopf.',
  ],
  People: [
    'Wo jemand auf die Leute achtet, so wie du hier, geht es allen besser.',
    'Das ist der Teil der Arbeit, in dem es um Menschen geht, und er zählt mehr, als man ihm zugesteht.',
    'Du hast hier in andere etwas hineingesteckt. Das hält meistens lange.',
  ],
  Leadership: [
    'Jemand musste es in die Hand nehmen, und das warst du.',
    'Du hast da Verantwortung für mehr als dich selbst getragen.',
    'So sieht Führung im Alltag aus.',
  ],
  Communication: [
    'Bei anderen anzukommen ist eine Fähigkeit, und hier sieht man sie.',
    'Das richtige Wort im richtigen Moment verändert, wie es weitergeht.',
    'Du hast es so gesagt, dass es angekommen ist. Selbstverständlich ist das nicht.',
  ],
  Customers: [
    'Die Leute merken sich, wie man mit ihnen umgeht, und du bist gut mit ihnen umgegangen.',
    'Gute Arbeit für jemanden, der auch woanders hätte hingehen können.',
    'Da brauchte jemand etwas, und du hast dich darum gekümmert.',
  ],
  Sales: [
    'So ein Geschäft kommt nicht von allein. Du hast es geholt.',
    'Jemand war überzeugt genug, Ja zu sagen. Das ist deine Arbeit.',
    'Das bringt etwas ein, und dein Anteil steht jetzt hier.',
  ],
  'Quality and safety': [
    'Sorgfalt zeigt sich an dem, was nicht passiert. Du hast dafür gesorgt.',
    'Darauf kann man sich verlassen, weil du es ernst genommen hast.',
    'Das ist die Art Sorgfalt, die andere schützt, ohne dass sie es merken.',
  ],
  Care: [
    'Solche Fürsorge steht selten in einer Statistik. Hier steht sie.',
    'Da wurde sich um jemanden gekümmert, und zwar von dir.',
    'Was du da getan hast, war für einen Menschen wichtig, und das genügt.',
  ],
  Teaching: [
    'Jemand ist weiter als vorher, und du hast dabei geholfen.',
    'Du hast etwas weitergegeben, und dabei bleibt es nicht.',
    'Geduld und eine gute Erklärung: Beides steckt darin.',
  ],
  Research: [
    'Man weiß jetzt etwas mehr als vorher.',
    'Das hat Geduld und einen genauen Blick gebraucht, und du hattest beides.',
    'Du hast richtig hingesehen, und jetzt lässt sich darauf aufbauen.',
  ],
  Learning: [
    'Du bist einen Schritt weiter als vorher.',
    'Was du gelernt hast, bleibt deins, was auch kommt.',
    'Das ist Zeit, die du in dich gesteckt hast, und sie ist gut angelegt.',
  ],
  Creativity: [
    'Du hast etwas gemacht, und es trägt deine Handschrift.',
    'Ideen gibt es viele; du hast eine in die Welt gebracht.',
    'Das kam aus deinem eigenen Kopf und deinen Händen.',
  ],
  Organisation: [
    'Wenn etwas glatt läuft, hat vorher jemand daran gedacht. Das warst du.',
    'Das bringt Ordnung hinein, und alle nach dir haben es leichter.',
    'Den Überblick zu behalten ist Arbeit für sich. Du hast sie gemacht.',
  ],
};

export const germanAny: Lines['any'] = [
  'Gut, dass du es aufgeschrieben hast: Es zählt, und man vergisst es leicht.',
  'Das ist es wert, behalten zu werden, und jetzt ist es behalten.',
  'Wieder eins fürs Journal, und es gehört dir.',
  'Aus solchen Dingen bestehen die Tage. Dieses geht nicht verloren.',
  'Gut, das schwarz auf weiß zu haben.',
];
