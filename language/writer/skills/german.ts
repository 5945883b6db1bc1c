/** One line for each skill: its name as a CV has it, and the words that say outright that somebody has it. */
export const german = String.raw`
  Excel: excel(?:kurs\p{L}*|tabelle\p{L}*|liste\p{L}*|makro\p{L}*)?|sverweis|pivot\p{L}*
  Power BI: power ?bi
  SQL: sql|snowflake
  Python: python
  R: r-skript|r-kurs
  JavaScript: javascript|typescript
  Docker: docker
  Kubernetes: kubernetes
  AWS: aws\p{L}*
  SAP: in sap|sap(?:-| )?(?:kurs|schulung|modul|einfuhrung|umstellung)
  CATIA: catia
  AutoCAD: autocad
  Photoshop: photoshop
  CNC-Programmierung: cnc\p{L}*|5-achs\p{L}*
  SPS-Programmierung: sps\p{L}*
  Testautomatisierung: (?:tests?|testsuite|regressionstests?) (?:\S+ ){0,3}automatisiert
  Fehlersuche: (?:fehler|bug|ursache|kriechstrom|fehlerstrom|wackelkontakt|kurzschluss|leck|speicherleck) (?:\S+ ){0,5}(?:gefunden|behoben|gefixt|aufgespurt|gelost)|(?:gefunden|behoben) (?:\S+ ){0,3}(?:fehler|bug|kurzschluss)
  Datenmigration: (?:migration|daten) (?:\S+ ){0,5}(?:abgeschlossen|durchgezogen|umgezogen|geschafft|fertig)
  Automatisierung: automatisiert|makro\p{L}*|skript (?:\S+ ){0,3}(?:geschrieben|gebaut)
  Webentwicklung: (?:webseite|website|webshop|homepage) (?:\S+ ){0,3}(?:gebaut|online|live|fertig|programmiert)
  Blutentnahme: blut abgenommen|blutentnahme
  Venenzugang: (?:zugang|viggo|braunule|venenzugang) (?:\S+ ){0,4}(?:gelegt|gesessen|sass|geschafft|getroffen)
  Katheterisierung: katheter (?:\S+ ){0,4}gelegt
  Wundversorgung: (?:wunde|ulcus|verband|dekubitus) (?:\S+ ){0,6}(?:versorgt|gewechselt|zu|verheilt|geheilt|geschlossen)
  Reanimation: reanim\p{L}+|wiederbelebt|herzdruckmassage
  Erste Hilfe: erste[- ]hilfe\p{L}*|druckverband|heimlich-?(?:griff|handgriff|man[oö]ver)\p{L}*|tourniquet
  Geburtshilfe: (?:zwillinge|baby|kind) (?:\S+ ){0,4}(?:entbunden|auf die welt geholt)|steisslage|geburt begleitet
  Sterbebegleitung: sterbebegleitung|sterbende\p{L}* (?:\S+ ){0,4}(?:begleitet|gesessen)
  Impfen: \p{L}*impf(?:ung|ungen|t)
  Stillberatung: stillberatung|stillen klappt
  Schweißen: geschweisst|schweisser\p{L}*|schweissnaht\p{L}*
  Staplerfahren: stapler(?:schein|fahren|prufung)
  Kranführen: kranschein|kran(?:hub|fuhrer\p{L}*)
  Motorsägenführung: motorsagen\p{L}*
  Fliesenlegen: gefliest|fliesen (?:\S+ ){0,3}(?:verlegt|gelegt)|verfugt
  Mauern: gemauert|mauer (?:\S+ ){0,3}(?:hochgezogen|gezogen)
  Verputzen: verputzt
  Malerarbeiten: tapeziert|(?:treppenhaus|zimmer|wohnung|fassade|wande) (?:\S+ ){0,3}gestrichen
  Dachdecken: dach (?:\S+ ){0,3}(?:gedeckt|dicht)|dachstuhl
  Elektroinstallation: verkabelt|elektroinstallation|erdschluss
  Heizungsbau: (?:heizung|therme|brenner|warmepumpe) (?:\S+ ){0,4}(?:repariert|eingebaut|gewartet|laufen|lauft|entluftet)
  Sanitärinstallation: (?:rohr|abfluss|wasserhahn|spulkasten) (?:\S+ ){0,4}(?:repariert|getauscht|dicht|frei)
  Kfz-Reparatur: (?:getriebe|kupplung|bremsen?|motor|auspuff|zahnriemen) (?:\S+ ){0,4}(?:repariert|gewechselt|getauscht|ausgebaut|uberholt|laufen)
  Löten: gelotet
  Tischlerei: (?:schrank|tisch|stuhl|treppe|kommode) (?:\S+ ){0,3}(?:gebaut|getischlert|geschreinert)|kuche (?:\S+ ){0,3}eingebaut
  Baumpflege: (?:baum|eiche|esche|buche) (?:\S+ ){0,4}(?:gefallt|abgetragen)
  Polstern: bezogen(?=.*sessel)|sessel (?:\S+ ){0,4}bezogen|gepolstert
  Nähen: genaht|brautkleid (?:\S+ ){0,8}(?:gemacht|fertig|geandert)
  Stricken: gestrickt|gehakelt
  Töpfern: getopfert|glasur
  Backen: gebacken|sauerteig(?:brot)?(?!-)
  Friseurhandwerk: balayage|strahnen|hochsteckfrisur
  Imkerei: volker (?:\S+ ){0,3}eingewintert|bienen\p{L}*|schwarm (?:\S+ ){0,3}eingefangen
  Schafschur: schafe (?:\S+ ){0,3}geschoren
  Klauenpflege: klauen (?:\S+ )?(?:gemacht|geschnitten)
  Kalben: kalb (?:\S+ ){0,4}(?:gezogen|gedreht|geholt)
  Ernte: (?:ernte|gerste|weizen|trauben|heu) (?:\S+ ){0,3}(?:eingefahren|drin|gelesen|geerntet)
  Lebensmittelhygiene: haccp|hygienekontrolle|lebensmittelkontrolle
  Verhandlung: verhandelt|(?:aus|raus|heraus|herunter|runter)(?:ge|zu)?handelt|(?:aus|raus|heraus|herunter|runter)gehandelt
  Vortragen: (?:vortrag|rede|referat|keynote|grabrede) (?:\S+ ){0,6}gehalten
  Präsentieren: prasentiert|prasentation (?:\S+ ){0,5}gehalten
  Moderation: moderiert
  Mediation: (?:streit|konflikt) (?:\S+ ){0,5}(?:geschlichtet|gelost|beigelegt)
  Dolmetschen: gedolmetscht|dolmetsch\p{L}*|ubersetzt(?= und)|gerichtsverhandlung polnisch
  Übersetzen: ubersetzt
  Lektorat: lektoriert|lektorat
  Korrekturlesen: korrekturgelesen|korrektur gelesen
  Pressearbeit: pressemitteilung
  Technische Dokumentation: (?:anleitung|handbuch|dokumentation) (?:\S+ ){0,4}(?:geschrieben|fertig|raus)
  Berichte schreiben: bericht (?:\S+ ){0,4}(?:fertig|abgegeben|raus|geschrieben|abgeschlossen|testiert)
  Antragstellung: (?:antrag|forderantrag) (?:\S+ ){0,5}(?:bewilligt|durch|genehmigt|eingereicht)|dfg-antrag
  Spendensammeln: (?:spenden|euro|€) (?:\S+ ){0,4}gesammelt|crowdfunding
  Vertrieb: (?:auftrag|neukunden?|abschluss|deal|ausschreibung) (?:\S+ ){0,5}(?:gewonnen|geholt|abgeschlossen|an land gezogen|gemacht)|den auftrag gewonnen|folgeauftrag
  Verkauf: (?<!leer |mich |uns )verkauft(?! (?:worden|sich))
  Kaltakquise: kaltakquise
  Kundenbetreuung: (?:kunden?|kundin|gast|gaste) (?:\S+ ){0,5}(?:beruhigt|geholfen|weitergeholfen|bedankt|glucklich gemacht)|stammkund\p{L}+
  Beschwerdemanagement: (?:beschwerden?|reklamation(?:en)?) (?:\S+ ){0,4}(?:gelost|geklart|erledigt|bearbeitet|vom tisch)
  Deeskalation: deeskal\p{L}+|(?:wutende\p{L}*|aggressive\p{L}*) (?:\S+ ){0,5}beruhigt
  Einarbeitung: (?:eingearbeitet|angelernt|eingelernt)
  Personalauswahl: eingestellt(?! (?:auf|werden))(?<=(?:kollegin|kraft|fahrer|mitarbeiter|leute|azubis?|koch|helferin?|neue|neuen) eingestellt)|stelle (?:\S+ ){0,6}besetzt
  Schulung: geschult|schulung (?:\S+ ){0,5}(?:gehalten|gegeben)|workshops? (?:\S+ ){0,6}(?:gehalten|gegeben)
  Unterrichten: unterrichtet|beigebracht|nachhilfe|meine (?:klasse|schuler\p{L}*)
  Dienstplanung: dienstplan\p{L}*|schichtplan\p{L}*
  Stundenplanung: stundenplan
  Tourenplanung: (?:lkw|touren?|routen?|container) (?:\S+ ){0,4}(?:umgeplant|umgeleitet|geplant)
  Veranstaltungsorganisation: (?:fest|sommerfest|turnier|messe|hochzeit|konzert|tagung|ausflug|feier|gemeindefest|flohmarkt|basar) (?:\S+ ){0,5}(?:organisiert|geplant|auf die beine gestellt|ausgerichtet)
  Archivierung: archiviert|digitalisiert|abgeheftet
  Buchführung: (?:monats|jahres)abschluss|rechnungen (?:\S+ ){0,3}gebucht|kontiert
  Steuererklärung: steuererklarung
  Kassenführung: (?:kasse|kassensturz|kassenbericht) (?:\S+ ){0,4}(?:stimmt|gestimmt|fertig|genau|cent)
  Inventur: inventur
  Lohnabrechnung: lohne|lohnabrechnung|gehalter (?:\S+ ){0,3}(?:uberwiesen|raus)
  Arbeitssicherheit: (?:ohne|keine?n?|null) (?:\S+ )?(?:unfall|unfalle|arbeitsunfall)|gefahrdungsbeurteilung|raumungsubung|brandschutz\p{L}*
  Qualitätsmanagement: (?:audit|iso\p{L}*|rezertifizierung) (?:\S+ ){0,5}bestanden|ohne (?:wesentliche )?mangel|null fehler
  Prozessverbesserung: von (?:\S+ ){1,2}auf (?:\S+ ){1,3}(?:verkurzt|gesenkt|reduziert|gedruckt)
  Teamführung: (?:team|schicht|mannschaft|abteilung|truppe) (?:\S+ ){0,5}(?:geleitet|gefuhrt|ubernommen)|teamleiter\p{L}*|schichtfuhrer\p{L}*
  Sitzungsleitung: sitzung (?:\S+ ){0,3}geleitet
  Wissenschaftliches Schreiben: (?:paper|fachartikel|masterarbeit|doktorarbeit|dissertation) (?:\S+ ){0,4}(?:eingereicht|angenommen|abgegeben|veroffentlicht)
  Malen: gemalt
  Zeichnen: gezeichnet
  Komponieren: komponiert|lied (?:\S+ ){0,3}geschrieben
  Schnitzen: geschnitzt
  Fotografie: fotografiert
  Gebärdensprache: gebardensprach\p{L}*
  Deutsch: (?:deutsch ?kurs|(?:b1|b2|c1|a2)(?:-| )?(?:prufung|kurs|deutsch)?) (?:\S+ ){0,4}(?:bestanden|geschafft|fertig)|auf deutsch
  Englisch: auf englisch|englisch ?kurs|englischprufung
  Französisch: auf franzosisch
  Spanisch: auf spanisch
  Polnisch: auf polnisch
  Italienisch: auf italienisch
`;
