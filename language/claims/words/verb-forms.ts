import type { Language } from '#domain/facts.ts';
import { foldText } from '#domain/text.ts';

/** Forms of a verb that share no beginning, a verb a line; light verbs stand elsewhere. */
const FORMS: Readonly<Record<Language, string>> = {
  en: `buy bought buying, build built building builds, catch caught catching, choose chose chosen choosing, deal dealt, draw drew drawn drawing, drive drove driven driving
    eat ate eaten, fall fell fallen falling, feed fed feeding, fight fought fighting, fly flew flown, forget forgot, grow grew grown growing growth, hide hid hidden
    hire hired, lead led leading, lend lent, lose lost losing loss, meet met meeting, pay paid paying, read reading, ride rode, ring rang rung ringing, rise rose risen rising
    sell sold selling sale sales, send sent sending, shake shook shaken shaking, shoot shot, shrink shrank shrunk, sing sang, sleep slept sleeping, speak spoke spoken speaking speech
    spend spent spending, stick stuck, swim swam, teach taught teaching, think thought, throw threw, understand understood, wake woke, wear wore, win won winning, write wrote written writing
    redo redid redone, rewrite rewrote rewritten, rebuild rebuilt, oversee oversaw, withdraw withdrew, break broke broken breaking, cut cuts cutting, bring brought, begin began begun
    bear bore born birth, die died death dead dying, choose choice, prove proof, sit sat, stand stood, strike struck, sweep swept, tear tore, weigh weight, fail failed failure, able ability`,
  de: `schreiben schrieb schriebst geschrieben schreibt, sprechen sprach gesprochen spricht gesprach, finden fand gefunden, nehmen nahm genommen nimmt, werben warb geworben
    fahren fuhr gefahren fahrt, schlagen schlug geschlagen, schneiden schnitt geschnitten zuschnitt, ziehen zog gezogen zieht, schliessen schloss geschlossen, gewinnen gewann gewonnen
    verlieren verlor verloren verlust, treffen traf getroffen trifft, helfen half geholfen hilfe, lesen las gelesen liest, essen ass gegessen, trinken trank getrunken, schlafen schlief geschlafen
    rufen rief gerufen, bieten bot geboten, bitten bat gebeten, steigen stieg gestiegen, sinken sank gesunken, fallen fiel gefallen, springen sprang gesprungen, singen sang gesungen
    messen mass gemessen, brechen brach gebrochen, werfen warf geworfen, tragen trug getragen, wachsen wuchs gewachsen, waschen wusch gewaschen, laden lud geladen, weisen wies gewiesen
    schreiten schritt geschritten, leiden litt gelitten, streiten stritt gestritten streit, entscheiden entschied entschieden, vermeiden vermied vermieden, leihen lieh geliehen, bestehen bestand bestanden
    gelingen gelang gelungen, beginnen begann begonnen, erkennen erkannte erkannt, nennen nannte genannt, kennen kannte gekannt, rennen rannte gerannt, brennen brannte gebrannt, senden sandte gesandt
    sterben starb gestorben tod, heben hob gehoben, schieben schob geschoben, verbieten verbot, biegen bog gebogen, fliegen flog geflogen flug, liegen lag gelegen`,
  fr: `écrire écrit écrite écrivant rédigé, lire lu lue, conduire conduit conduite, construire construit construction, vendre vendu vendue vente ventes, perdre perdu perte, tenir tenu, obtenir obtenu
    apprendre appris apprise, comprendre compris, reprendre repris reprise, résoudre résolu, ouvrir ouvert ouverture, offrir offert, découvrir découvert, mourir mort, naître né née naissance
    finir fini terminé, choisir choisi choix, réussir réussi, recevoir reçu reçue, vivre vécu, courir couru course, répondre répondu réponse, peindre peint, élire élu, boire bu, croire cru, battre battu
    baisser baisse, monter monté montée, refaire refait, défaire défait, remettre remis remise, commettre commis`,
  es: `escribir escribí escrito escribió, leer leí leído leyó, vender vendí venta ventas, perder perdí pérdida, obtener obtuve obtuvo, conseguir conseguí, resolver resolví resuelto, abrir abrí abierto apertura
    morir murió muerto muerte, nacer nació nacimiento, elegir elegí elección, cubrir cubrí cubierto, romper roto rompí, construir construí construyó, reducir reduje redujo reducción, producir produje produjo
    traducir traduje tradujo, conducir conduje condujo, enseñar enseñé enseñanza, pedir pidió pedí, repetir repitió, corregir corrigió corregí corrección, dormir durmió, sentir sintió, servir sirvió
    proponer propuse propuso propuesta, rehacer rehíce rehecho, deshacer deshizo, volver vuelto`,
};

/** Other words for the same deed or thing, a group a line: one direction each, and nothing that praises beside what only tells. */
const SYNONYMS: Readonly<Record<Language, string>> = {
  en: `cut reduced lowered decreased down dropped fell brought shortened trimmed fewer less | raised increased up rose climbed grew more | trained taught coached instructed training teaching mentored showed explained lesson
    wrote drafted authored writing | built created set made developed produced | fixed repaired resolved solved sorted mended corrected | found identified spotted discovered detected noticed uncovered caught saw
    got received obtained earned gained | held ran conducted led | began started launched introduced | gave presented delivered spoke talk presentation | hired recruited hire | helped supported assisted | told informed
    rang called phoned telephoned phone call | chose picked selected | bought purchased | finished completed did done wrapped closed | made appointed named | save saves saved saving savings | redid redesigned reworked rewrote revised reorganised rearranged reorganized
    replaced swapped exchanged changed switched moved relocated shifted | checked reviewed inspected audited tested | convinced persuaded won | agreed approved accepted consented yes | refused declined rejected no
    asked requested | planned scheduled organised arranged | documented recorded noted logged | handled managed dealt | sent shipped | met attended | kids children pupils | guy man | boss manager | mate colleague friend
    mum mother | dad father | pic photo picture | convo conversation talk | doc document docs | app application | avg average mean | min minutes mins | hrs hours | approx about around roughly | xmas christmas | dupes duplicates
    ppl people | tidied cleaned | frightened scared afraid anxious | angry furious upset cross | calm calmed quiet settled | ill sick | died dead death passed lost | error mistake fault errors mistakes faults bug bugs | sheet form page guide
    card note | thanked thanks thank grateful gratitude | praised compliment compliments praise | finally last | every each | covered stood | student trainee apprentice pupil | car vehicle van truck | home house | pupils students
    late lateness overdue delayed delay | early ahead | patient patients | money budget funds | wages pay salary | free spare | nobody no-one noone | customer client | shop store | worker employee staff | email mail e-mail | prod production
    passed pass cleared | failed fail failure | stopped ended halted | removed deleted dropped killed | merged combined joined | broke broken breaking outage | alone own unaided solo | twice two | launch launched released release`,
  de: `gesenkt reduziert verringert verkurzt gesunken zuruckgegangen gefallen senkung verkurzung reduzierung weniger runter | erhoht gesteigert gestiegen gewachsen steigerung erhohung mehr | organisiert organisation geplant planung
    aufgebaut aufbau eingefuhrt einfuhrung umgestellt umstellung ausgetauscht austausch gewechselt wechsel umgebaut umbau ersetzt neu | abgeschlossen abschluss fertig beendet fertiggestellt geschafft erledigt abgegeben | analysiert analyse
    installiert installation eingebaut montiert montage | repariert reparatur behoben instandgesetzt gerichtet geloest gelost | geschult schulung eingearbeitet einarbeitung angeleitet anleitung beigebracht gezeigt erklart unterrichtet geubt ubung ausgebildet
    gefunden entdeckt bemerkt gemerkt erkannt aufgefallen gesehen | gebaut angefertigt hergestellt gefertigt erstellt gemacht | geschrieben verfasst formuliert | bekommen erhalten gekriegt erhielt bekam | angerufen telefoniert anruf telefonat telefon
    ausgesucht gewahlt ausgewahlt | chef vorgesetzter vorgesetzte | geklappt gelungen funktioniert | vorgestellt prasentiert vortrag gehalten prasentation | gesagt berichtet erzahlt mitgeteilt | gebeten gefragt bitte | bestanden bestehen
    kaputt defekt | krank ausgefallen erkrankt | gestorben verstorben tod verloren | angebot offerte | zusage zugesagt angenommen ja | absage abgesagt abgelehnt nein | azubi lehrling auszubildender auszubildende | baustelle bau
    gelobt lob | bedankt dank danke | lief gelaufen | wut wutend sauer verargert argerlich | angst angstlich | ruhig beruhigt | zum_ersten_mal erstmals erste | allein selbst alleine | prufung examen klausur | kontrolliert gepruft kontrolle
    fehler panne versehen | betrieb firma werkstatt unternehmen | kollege kollegen mitarbeiter | weihnachten xmas | ca rund etwa ungefahr`,
  fr: `réduit réduction diminué diminution baissé baisse reculé chuté moins | augmenté augmentation hausse progressé grimpé plus | formé formation appris enseigné apprentissage transmis montré | rédigé écrit rédaction
    créé création monté conçu mis | réparé réparation résolu corrigé | trouvé repéré détecté remarqué identifié vu | reçu obtenu obtention | appelé téléphoné appel téléphone | choisi sélectionné | acheté achat | terminé fini achevé fin
    refait repris réorganisé revu | remplacé remplacement changé changement | vérifié contrôlé contrôle | convaincu persuadé | accepté accord oui | refusé refus non | organisé organisation planifié | patron chef responsable | gamin enfant
    client clientèle cliente | apprenti apprentie élève | tout_seul seul seule | noël xmas | erreur faute oubli | merci remercié remerciement | content satisfait heureux | excusé excuses | panne cassé | équipe brigade`,
  es: `reduje reducido reducción bajé bajado bajó menos | aumenté aumentado subido aumento subió más | formé formación enseñé enseñado explicado explicación | escribí escrito redacté redacción | creé creado creación monté hice
    reparé reparado arreglé arreglado reparación corregí resolví | encontré detecté vi descubrí identifiqué | recibí recibido obtuve obtenido | llamé llamada teléfono | elegí escogí seleccioné | compré compra | terminé terminado acabé acabado completado
    rehíce reorganicé revisé | cambié cambiado cambio sustituí sustituido | comprobé revisé controlé | convencí persuadí | aceptó acuerdo sí | rechazó rechazo no | organicé organizado planifiqué | jefe encargado | crío niño niños
    cliente clienta | sola solo | navidad xmas | error fallo falta | gracias agradeció agradecimiento | contento satisfecho | enfermo baja | equipo plantilla`,
};

const grouped = (groups: string): ReadonlyMap<string, readonly number[]> => {
  const found = new Map<string, readonly number[]>();
  for (const [at, group] of groups.split(/\s*(?:[,|]|\n)\s*/u).entries())
    for (const word of group.trim().split(/\s+/u).map(foldText)) found.set(word, [...(found.get(word) ?? []), at]);
  return found;
};

const tableOf = (language: Language): ReadonlyMap<string, readonly number[]> =>
  grouped(`${FORMS[language]}|${SYNONYMS[language]}`);

/** Of a folded word, the numbers of the groups it stands in; two words of one group may stand for each other. */
export const KINDRED: Readonly<Record<Language, ReadonlyMap<string, readonly number[]>>> = {
  en: tableOf('en'),
  de: tableOf('de'),
  fr: tableOf('fr'),
  es: tableOf('es'),
};
