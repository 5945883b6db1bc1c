import type { Meanings } from './english.ts';

export const german: Meanings = {
  me: 'ich, i, mir, mich, mein, meine, meinen, meinem, meiner, meins',
  myself: 'mich selbst, mir selbst, mir selber, mich selber, selbst, selber',
  you: 'du, dir, dich, ihr, euch, euer, eure, sie',
  we: 'wir, uns, unser, unsere, unseren',
  they: 'er, ihm, ihn, seine, sein, ihnen, ihre, ihren',
  partner: 'mann, frau, freund, freundin, ex, exfreund, partner, partnerin, verlobt*, lebensgefährt*, ehemann, ehefrau',
  parent: 'mama, mutter, vater, papa, eltern, stiefvater, stiefmutter, mutti, vati, schwiegermutter, schwiegervater',
  child: 'sohn, tochter, kind, kinder, kindern, baby, kleine, kleiner, kleinen, enkel, enkelin, bub, bua, mädel, mäuse',
  sibling: 'bruder, schwester, geschwister, onkel, tante, cousin, cousine, oma, opa, großmutter, großvater',
  friend: 'freunde, kumpel, nachbar*, mitbewohner*, bekannte, kollegin, beste freundin, bester freund',
  boss: 'chef, chefin, meister, vorarbeiter, polier, vorgesetzt*, leiter, leiterin, geschäftsführ*, chefkoch, teamleit*, abteilungsleit*, schichtleit*, vermieter',
  colleague: 'kollege*, kollegin*, kollegen, team, azubi, mannschaft',
  client:
    'patient*, klient*, kunde*, kundin*, anrufer*, bewohner*, schüler*, gast, gäste, teilnehmer*, mandant*, mieter, nutzer*, student*, betreut*, azubis, lehrling*',
  pet: 'hund, katze, kater, hündin, kaninchen, hamster, pferd, tiere, wellensittich',
  everyone: 'alle, allen, jeder, familie, welt, leute, menschen, jeden',
  nobody: 'niemand, keiner, niemandem, keinem, niemanden, keinen, koaner',
  die: 'sterben, stirbt, tot, tod, tote, toten, gestorben, verstorben, sterbe, verrecken, krepieren, draufgeh*',
  died: 'gestorben, verstorben, verloren, gstorbn, eingeschlafen, verunglückt, tot aufgefunden',
  kill: 'umbring*, umzubringen, umgebracht, bring mich um, töten, erhäng*, aufhäng*, erschieß*, ertränk*, vergift*, springen, spring, sprung, runterspring*, das leben nehmen, leben zu nehmen, überdosis',
  suicide: 'suizid*, selbstmord*, telefonseelsorge, krisendienst, krisenhotline, selbstverletz*, notruf',
  grave: 'beerdigung, beerdigt, grab, friedhof, trauer*, sarg, urne, bestatt*, kreuz, friedwald',
  gone: 'weg, weg sein, nicht mehr da, verschwind*, nicht da, auflös*, fort, unsichtbar, gehen, fortgehen, nicht mehr hier, für immer, aufhören zu sein, nicht mehr geben, gar nicht mehr',
  withoutMe:
    'ohne mich, wenn ich weg, wenn ich nicht mehr, wenn ich tot, wenn es mich nicht, nach mir, wenn ich nimmer, wenn i nimmer',
  live: 'leben, lebe, lebt, leb, weiterleben, da sein, dasein, existier*, am leben, lebendig, hier sein, auf der welt, noch da, weiterzuleben, zu leben, lebensmüde, noch hier',
  wake: 'aufwachen, aufwache, aufgewacht, aufzuwachen, wach, morgen früh, nächsten tag, aufstehen, aufzustehen, augen auf',
  sleep: 'schlafen, schlaf, eingeschlafen, einschlafen, schlafe, bett, geschlafen, augen zu',
  end: 'ende, enden, aufhören, aufhört, aufhörts, schluss, vorbei, beenden, beende, ruhe ist, ausweg, ein ende, es reicht, raus, feierabend für immer, ausschalten',
  goodbye:
    "tschüss, lebt wohl, leb wohl, abschied*, verabschied*, machs gut, macht's gut, danke für alles, servus, adieu, auf wiedersehen, passt auf euch auf, danke fürs lesen, alles gute euch, pfiat",
  last: 'letzte, letztes, letzten, letzter, letztmals, zum letzten mal, ein letztes mal, nimmer, nie mehr, nie wieder',
  letter:
    'brief, briefe, zettel, abschiedsbrief, testament, geschrieben, schreiben, zeilen, umschlag, tagebuch, nachricht',
  arrange:
    'papiere, unterlagen, versicherung*, lebensversicherung, passwörter, passwort, ordner, geregelt, regeln, erledigt, in ordnung, geordnet, aufgeräumt, sortiert, vollmacht, konten, bankvollmacht, beschriftet, schlüssel, gekündigt, abgegeben, bezahlt, vorbereitet, übergeben, zurückgegeben, patientenverfügung',
  giveAway:
    'verschenkt, weggegeben, hergegeben, gegeben, geschenkt, vermacht, kommt zu, kriegt, bekommt, bekommen, kann haben, erbt, geht an, untergebracht, abgeben',
  burden:
    'belastung, zur last, klotz, im weg, ballast, nutzlos, wertlos, nichts wert, unnütz, versager*, überflüssig, störe, stör, koste, nur arbeit mit mir, sorgen um mich, aufwand, umstände, kümmern muss, rücksicht, mühe mit mir, zur last falle, keine mühe',
  betterOff:
    'besser dran, besser, leichter, einfacher, erleichtert, froh, vermiss*, merken, merkt, auffallen, fehlen, fällt, egal',
  calm: 'ruhe, ruhig, ruhiger, friedlich, frieden, leicht, erleichter*, gelassen, entschieden, entschluss, beschlossen, entscheidung, klar, bereit, still, passt schon, passt',
  want: 'will, wollen, wollte, möchte, mag, wünsch*, wünschte, hoffe, hoff, würde, am liebsten, lust, gern, gerne, lieber, denke, denk, daran gedacht, gedanke*, gedacht, vorstell*, stell mir vor, plan, geplant, nachgedacht, überleg*, drang, wui, mecht',
  point: 'sinn, sinnlos, grund, wozu, warum noch, zweck, wofür, lohnt, bringt nichts, bringt doch nix, was solls',
  cope: 'weitermachen, weiter machen, weiter, durchhalten, aushalten, halte, halt, ertrag*, schaffe, schaff, kann nicht mehr, kann nimmer, mag nimmer, nicht mehr können, kann ned mehr, mehr lang, lange noch, pack, packe, kraft, zusammenreißen',
  tired:
    'müde, erschöpf*, kaputt, fertig, ausgebrannt, ausgelaugt, am ende, platt, kraftlos, leer, überforder*, überlast*, burnout, burn-out, satt, schlapp, energie, akku, nix mehr, todmüde, streich',
  empty:
    'leer, leere, taub, nichts gefühlt, fühle nichts, spüre, spür, grau, starre, starr, decke, dumpf, gefühllos, nichts mehr',
  hopeless:
    'hoffnung*, ausweglos, aussichtslos, keine zukunft, zukunft, gefangen, verzweif*, aufgeben, aufgegeben, gebe auf, geb auf, am boden, kein ausweg, keinen ausweg, perspektive',
  pills:
    'tabletten, tablette, pillen, medikament*, dosis, schlaftabletten, insulin, morphin, packung, schachtel, blister, vorrat, apothekenschrank, tropfen, schlafmittel',
  rope: 'seil, strick, gürtel, balken, kabel, haken, dachbalken',
  blade: 'klinge*, rasierklinge*, messer, cutter, schere, scherbe*, skalpell, teppichmesser',
  gun: 'waffe, pistole, gewehr, dienstwaffe, flinte, abzug, waffenschrank, tresor',
  height:
    'brücke, dach, gleis, gleise, gleisen, zug, bahnsteig, bahndamm, balkon, geländer, brüstung, abgrund, fluss, klippe, hochhaus, parkhaus, bahn, kante, wasser, isar, rhein, elbe, turm, fenster, u-bahn, steg',
  crash:
    'gegen den baum, baum, gegen die wand, lenkrad, gegenverkehr, leitplanke, lkw, pfeiler, reinfahren, gas geben, kurve, abgeschnallt',
  cut: 'ritz*, geritzt, geschnitten, schneid*, schnitt, schnitte, verbrannt, verletz*, weh getan, wehgetan, weh tun, wehtun, angetan, antun, kratz*, gekratzt, rückfall, rückfällig, wieder getan, wieder gemacht, schlage gegen, haare ausgerissen',
  limb: 'arm, arme, armen, handgelenk*, bein, beine, oberschenkel, haut, ärmel, langarm*, pflaster, verband, narbe*, blut*, wunde*, genäht',
  eat: 'essen, gegessen, esse, hunger*, kotz*, gekotzt, erbroch*, kalorien, waage, gewicht, mahlzeit, übergeben, kilo',
  alone: 'allein, alleine, einsam*, für mich, mit niemandem, isoliert, alloa',
  afraid:
    'angst, ängst*, fürcht*, sicher, unsicher, schiss, furcht, panik, zusammenzuck*, zucke, schreck*, traue, trau, bang',
  shame: 'scham, schäm*, peinlich, schuldgefühl*, sorry, entschuldig*, tut mir leid, verzeih*, gedemütigt',
  fault: 'schuld, selber schuld, verdient, provoziert, meine schuld, hätte nicht, gereizt, selbst schuld',
  secret:
    'niemand weiß, keiner weiß, weiß keiner, weiß niemand, nicht erzählt, nie erzählt, keinem gesagt, niemandem gesagt, sag nichts, erzähl nichts, heimlich, verheimlich*, versteck*, liest mit, liest meine, geheim, überschmink*, abdeck*, nicht zurückschreiben, nicht antworten, nicht anrufen, lösch*',
  cry: 'wein*, geweint, heul*, geheult, tränen, schluchz*',
  shake: 'zitter*, gezittert, panikattacke*, keine luft, herzrasen, beb*, atmen, brustkorb',
  pain: 'schmerz*, weh, leide, leiden, qual, qualen, tut weh',
  dark: 'dunkel*, finster, schwarz, stimmen, stimme in, kopf, gedanken, albträum*, alptr*, bilder, flashback*',
  sad: 'traurig, depressi*, schlecht, mies, scheiße, scheiss*, schlimm, furchtbar, schrecklich, beschissen, elend, am boden zerstört, fertig gemacht, enttäusch*, unglücklich, vermisse, mist, blöd, doof, grausam',
  hit: 'geschlagen, schlägt, schlug, schlag, schläge, zugeschlagen, stoß*, gestoßen, gschubst, schubs*, geschubst, würg*, gewürgt, getreten, tritt, gepackt, packt, verprügel*, prügel*, ohrfeig*, geohrfeigt, watschn, gezerrt, geschüttelt, festgehalten, geworfen, wirft, angegriffen, faust, fäuste, hand ausgerutscht, ausgerutscht, gehauen, haut, misshandel*, gedrückt, gebissen, angespuckt, gegen die wand gedrückt, niedergestochen',
  neck: 'hals, kehle, gesicht, haare, haaren, kiefer, nase, rippe*, zahn, zähne, lippe, auge, ohr, genick',
  bruise:
    'blau, blaue, blauer fleck, blaue flecken, veilchen, bluterguss, gebrochen, platzwunde, geschwollen, gips, notaufnahme, prellung*, geröntgt',
  door: 'tür, zugesperrt, eingesperrt, ausgesperrt, abgeschlossen, abgesperrt, schlüssel, bad, klo, keller, schlafzimmer, schrank, kofferraum, auto, weggesperrt',
  threaten:
    'droh*, gedroht, bedroh*, wenn ich gehe, wenn ich was sage, bringt mich um, umbringt, findet mich, findet er mich, nimmt mir die kinder, kinder weg, sonst passiert, wirst schon sehen',
  force:
    'vergewaltig*, zwing*, gezwungen, zwang, muss mit ihm, angefasst, fasst, betatsch*, begrapsch*, grapsch*, nein gesagt, in mein zimmer, auf mir, missbrauch*, sexuell*, nicht wollte, nötig*',
  control:
    'handy, kontrollier*, mein geld, mein lohn, meinen pass, mein pass, reisepass, bankkarte, konto, ortet, verfolg*, nicht raus, darf nicht, darf ich nicht, lässt mich nicht, erlaub*, verboten, verbietet, lauert, steht vor, vor der tür, stalk*, überwacht',
  drunk:
    'trink*, getrunken, betrunken, besoffen, bier, wodka, wein, schnaps, nüchtern, flasche, alkohol, gesoffen, suff, saufen',
  rage: 'schrei*, geschrien, angeschrien, brüll*, gebrüllt, wut, wütend, ausgerastet, rastet, ausflipp*, laune, beschimpf*, tobt, getobt, angebrüllt, aggressiv',
  home: 'zuhause, zu hause, daheim, heim, nach hause, wohnung, haus, küche, treppe, wohnzimmer, hoam',
  flee: 'weggelaufen, abgehauen, abhauen, flieh*, geflohen, verlassen, frauenhaus, tasche gepackt, koffer gepackt, im auto geschlafen, bei meiner schwester, bei einer freundin, wohin, nicht wohin, polizei, ausgezogen',
  excuse:
    'gestürzt, hingefallen, gefallen, gestolpert, treppe runter, gesagt ich, habe gesagt, gesagt dass, unfall, ungeschickt, gelogen, erzählt, angeblich',
  again:
    'wieder, schon wieder, erneut, jede nacht, jeden abend, jedes mal, gestern abend, heute nacht, letzte nacht, noch immer, immer noch, nochmal',
  hospital: 'krankenhaus, klinik, arzt, ärztin, therap*, psych*, notarzt, intensiv*, station, spital, eingewiesen',
  ill: 'krank*, krebs, tumor, biopsie, chemo*, schlaganfall, herzinfarkt, migräne, fieber, grippe, corona, diagnose*, befund, krankgeschrieben, operation, op, demenz, infekt, symptom*, fehlgeburt, schwanger*, depression*, bandscheibe, hexenschuss, verletzung, kreuzband, metastas*, reha, entzündung',
  lost: 'verloren, verlier*, verlust, fehlt, fehlen, verpasst, weg, vermiss*',
  fired:
    'entlassen, gekündigt worden, kündigung, gefeuert, rausgeschmissen, rausgeworfen, freigestellt, abmahnung, probezeit, vertrag nicht verlängert, nicht verlängert, stelle gestrichen, arbeitslos, job weg, gekündigt, abgesetzt, degradiert, insolvenz',
  rejected:
    'absage*, abgelehnt, ablehnung, abgesagt, nicht genommen, nicht bekommen, jemand anders, einen anderen, übergangen, verweiger*, zurückgezogen, nein danke, abgesprungen, leider nicht, nicht ausgewählt, hingehalten, abgeblitzt',
  failed:
    'durchgefallen, gescheitert, versagt, misslungen, schiefgegangen, schief, geplatzt, gestrichen, umsonst, vergeblich, vermasselt, verkackt, verhauen, daneben, katastrophe, desaster, reinfall, fehler, ausgefallen, verschoben, niemand gekommen, keiner gekommen, für die tonne, vergeigt, in den sand, nix geworden, nicht geklappt, nicht geschafft, nicht bestanden, ruiniert, verbockt, pleite, nachbesser*',
  broke:
    'kaputt, defekt, gecrasht, abgestürzt, panne, ausfall, wasserschaden, überschwemm*, gestohlen, geklaut, eingebrochen, beschädigt, brand, feuer, totalschaden, undicht, abgebrannt, zerbrochen, unfall, streikt',
  money:
    'schulden, miete, rechnung*, bezahlen, nicht leisten, konto überzogen, dispo, pleite, insolven*, mahnung, zwangsräumung, gerichtsvollzieher, schließen, zumachen, bußgeld, strafe, nachzahl*',
  leave:
    'scheid*, geschieden, getrennt, trennung, schluss gemacht, verlassen, betrogen, ausgezogen, sorgerecht, affäre',
  bully:
    'mobb*, gemobbt, ausgelacht, auslach*, lachen über, lacht über, gelästert, läster*, beleidig*, ausgeschlossen, ignorier*, rassis*, sexis*, belästig*, gedemütigt, vor allen, vor versammelt*, vor der ganzen, bloßgestellt, sprüche, gelacht, nachgeäfft, ausgegrenzt, schikan*, hinter meinem rücken, fertig gemacht, anzüglich*',
  complaint:
    'beschwer*, beschwerde, schlechte bewertung, ein stern, kritik, kritisiert, rüge, ärger, angeschissen, einlauf, anschiss, verwarnung, anzeige, angezeigt, vorwurf, vorwürfe, zusammengeschissen, zur sau, standpauke',
  done: 'fertig, geschafft, erledigt, abgeschlossen, abgegeben, geliefert, eingereicht, veröffentlicht, gebaut, repariert, gelöst, gemacht, organisiert, installiert, hinbekommen, hingekriegt, unterschrieben, fertiggestellt, umgesetzt, eingeführt',
  win: 'gewonnen, sieg, bestanden, erfolg*, rekord, preis, auszeichnung, beförder*, zusage, angenommen, genehmigt, gold, medaille, gelungen, ausverkauft, platz eins, übernommen, bestzeit',
  praise:
    'danke, lob, gelobt, gedankt, bedankt, stolz, freu*, gefreut, froh, glücklich, zufrieden, applaus, geklatscht, umarmt, begeistert, toll, super, klasse, spitze, wunderbar, prima, dankbar, läch*',
  better:
    'verbessert, gesenkt, reduziert, gespart, spart, schneller, erhöht, verdoppelt, halbiert, weniger, günstiger, prozent, keine mehr, kürzer, mehr als',
  finally:
    'endlich, nach jahren, zum ersten mal, erstmals, das erste mal, geschafft, schließlich, nach langem, nach monaten',
  learn:
    'gelernt, lernen, kurs, prüfung, zertifikat, abschluss, studier*, unterricht*, schulung, beigebracht, geübt, training, workshop, fortbildung, gesellen*, seminar',
  help: 'geholfen, helfen, unterstütz*, gerettet, beruhigt, betreut, gepflegt, begleitet, zugehört, runtergeholt, reanimier*, ehrenamt*, hand gehalten',
  work: 'arbeit, schicht, job, projekt, deadline, meeting, demo, bericht, release, code, bug, präsentation, büro, termin, kundentermin, website, server, abgabe, nachtschicht, baustelle, system, software, maschine',
  game: 'schach, spiel, level, match, turnier, gilde, raid, endgegner, bühne, szene, publikum, probe, figur, roman, kapitel, film, boxen, sparring, ring, runde, foto*, theater, halloween, marathon, tor, karate, judo, krimi',
  joke: 'lol, haha*, hihi, lach*, witz, lustig, spaß, scherz, xd, lachflash, totgelacht',
  future: 'morgen, nächste woche, nächsten monat, montag, bald, werde, demnächst, später',
  ask: 'bitte, könnt ihr, könntest du, kannst du, schick, schickt, ändere, pausier*, abbestell*, mails, erinnerung*, abo, kündigen',
  chat: 'hallo, hi, moin, servus, wetter, wochenende, danke, nichts besonderes, nix los, urlaub, wie geht, alles gut, passt alles, grüße, lg',
  past: 'vor jahren, früher, damals, vor monaten, als ich, letztes jahr, seit damals, genesung, clean, trocken, rauchfrei, seit jahren nicht, tage ohne',
  number: 'eins, zwei, drei, vier, fünf, sechs, sieben, acht, zehn, hundert, tausend, hälfte, doppelt, #, ##, ###, #.#',
  method:
    'wie viel es bräuchte, wie lange es dauert, schmerzlos, nachgeschaut wie, gegoogelt, recherchiert, ausgerechnet, tödlich, ein datum, einen plan, plan gemacht, methode*, ausgesucht',
  hate: 'hasse, hass, ekel*, verabscheu*, nicht ausstehen',
  ifSomethingHappens:
    'wenn mir was passiert, falls mir, falls ich, wenn mir etwas, nichts mehr von mir, nicht mehr antworte, ob ich nächste woche, noch antworte',
  outside: 'ausgesperrt, vor die tür gesetzt, barfuß, im nachthemd, auf der straße',
  beforeChildren: 'vor den kindern, kinder haben es',
  withTheDead:
    'beneide, versteh ihn, verstehe ihn, verstehe sie, bei ihm sein, bei ihr sein, zu ihm, zu ihr, himmel, wiedersehen',
  sinceChildhood: 'seit ich, mein zimmer, nachts',
  weather: 'regen, schnee, sonne, wetter, garten, stau',
  account: 'konto, passwort, anmelden, einloggen, profil, daten, lösch*, rechnung, einstellung*, verteiler, kennwort',
  but: 'aber, trotzdem, doch, dennoch, immerhin, dafür, obwohl',
  unfair: 'nicht mal, nicht einmal, ohne grund, unfair, ungerecht, ohne zu fragen, statt mir',
  worse:
    'schlimmer, schlechter, gesunken, gefallen, verspätet, zu spät, rückstand, überfällig, zu viel, zu viele, unmöglich',
  body: 'hand, hände, rücken, knie, magen, bauch, brust, herz',
  closing:
    'schließt, geschlossen, schließung, zugemacht, macht zu, dichtgemacht, eingestellt, aufgelöst, abgewickelt, gestrichen, abgehängt, wegfall, verkauft werden, stilllegung',
  withdrawn:
    'zurückgezogen, springt ab, abgesprungen, abgewandert, konkurrenz, gekündigt von, auftrag weg, vertrag weg, kunde weg, macht jetzt, nimmt jetzt, zurückgetreten, weggenommen',
  eliminated:
    'abgestiegen, ausgeschieden, disqualifiziert, letzter platz, knapp, raus aus, verloren gegen, nicht qualifiziert, zu langsam, elfmeterschießen, aussortiert',
  wrong:
    'falsch, falsche, falschen, falscher, vergessen, verwechselt, versehentlich, verrechnet, vertippt, druckfehler, übersehen, verpeilt, verschlafen, verwechsl*, blöderweise, aus versehen',
  spilled:
    'runtergefallen, umgekippt, verschüttet, ausgerutscht, gerutscht, fallen lassen, zerbrochen, gerissen, geplatzt, eingestürzt, gesunken, verbeult, weggeschmissen, entsorgt, tonne, müll, verbrannt, angebrannt',
  delayed:
    'verzögert, blockiert, hängt fest, gestoppt, eingefroren, warteliste, keine antwort, warte seit, auf eis, verschoben, gesperrt, entzogen, stau',
  none: 'null, keiner, kein einziger, nicht einer, nichts, niemand, nur zwei, leer, halb leer, kein erfolg, keine erfolge',
  harmToOthers:
    'erstochen, ermordet, getötet, tot gefunden, gefunden, ertrunken, überfahren, überdosis, herzstillstand, reanimation, nicht geschafft, umgekommen, verunglückt, verhaftet, notarzt',
  nothingToBeDone:
    'eingeschläfert, einschläfern, tierarzt, tierärztin, nichts mehr zu machen, hospiz, palliativ*, unheilbar, pflegeheim, beatmet, endstadium, gestreut',
  recovered:
    'überlebt, gerettet, gesund, wieder gesund, genesen, wieder da, entlassen nach hause, vermittelt, wieder auf, läuft wieder, frisst wieder, wieder offen, entwarnung, geht wieder, klappt wieder, entschuldigt',
  allTheSame:
    'gerettet, rechtzeitig, pünktlich, neu gebaut, trotzdem noch, improvisiert, statt dessen, stattdessen, hingekriegt, geschaukelt, ohne einen',
};

export const germanNo =
  'nicht nimmer nix nichts kein keine keinen keiner keinem nie niemals ned net nich ohne nimma kaum';

/** Figures of speech: what their words mean elsewhere is not meant. */
export const germanFigures =
  'hals- und beinbruch, auf einen schlag, den zuschlag, schlag auf schlag, vom hocker gehauen';
