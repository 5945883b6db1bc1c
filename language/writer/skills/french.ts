/** One line for each skill: its name as a CV has it, and the words that say outright that somebody has it. */
export const french = String.raw`
  Excel: excel|tableau croise dynamique|recherchev
  Tableurs: tableur
  Power BI: power ?bi
  SQL: sql
  Python: (?:en|script|cours de|formation) python
  JavaScript: javascript|typescript
  Docker: docker
  Kubernetes: kubernetes
  AWS: aws
  SAP: sous sap|formation sap
  AutoCAD: autocad
  Photoshop: photoshop
  Débogage: (?:corrige|trouve|regle|resolu|elimine) (?:le|un|ce|l') ?(?:\p{L}+ )?bug|fuite memoire
  Dépannage: (?:repare|depanne|remis en route|remis en marche|redemarre) (?!ma vie)|panne (?:\S+ ){0,4}(?:trouvee|reparee|resolue)
  Automatisation: automatis\p{L}+|macros?|ecrit un script
  Développement web: (?:site|boutique) (?:\S+ ){0,2}(?:en ligne|livre|lance)
  Migration de données: migration (?:\S+ ){0,4}(?:faite|terminee|finie|reussie)
  Tests automatises: tests? automatises?
  Pose de perfusion: (?:pose|reussi) (?:la|une|ma premiere) (?:perfusion|voie)
  Prise de sang: prises? de sang
  Soin des plaies: (?:plaie|ulcere|escarre|pansement) (?:\S+ ){0,5}(?:ferme\p{L}*|refermee?|gueri\p{L}*|fait|cicatrise\p{L}*)|pansements?
  Réanimation: massage cardiaque|reanim\p{L}+
  Premiers secours: premiers secours|secourisme|heimlich|garrot|rcr
  Obstétrique: accouche (?!de )|accouchement (?:\S+ ){0,4}(?:fait|mene|assiste)|par le siege
  Soins palliatifs: palliati\p{L}+|fin de vie
  Vaccination: vaccin(?:e|es|ation|ations)
  Accompagnement à l'allaitement: allaitement
  Chirurgie vétérinaire: cesarienne sur une|torsion d'estomac|opere le chien
  Soudure: soud(?:e|er|ure|ures|eur)
  Conduite de chariots: caces|chariot elevateur
  Conduite de poids lourds: permis (?:c|ce|poids lourd)
  Maçonnerie: maconnerie|monte (?:le|un|mon premier) mur|dalle coulee|coule (?:la|une) dalle
  Carrelage: carrel(?:e|ee|age)
  Plâtrerie: enduit|platr\p{L}+
  Peinture en bâtiment: repeint\p{L}*|papier peint
  Plomberie: (?:fuite(?! (?:de )?(?:memoire|donnees))|robinet|evier|chauffe-eau|siphon) (?:\S+ ){0,5}(?:repare\p{L}*|trouve\p{L}*|change\p{L}*|debouche\p{L}*)|(?:repare|trouve|change|debouche) (?:la|le|une|un|l') ?(?:fuite(?! (?:de )?(?:memoire|donnees))|robinet|evier|chauffe-eau)
  Chauffage: chaudiere (?:\S+ ){0,5}(?:posee|installee|reparee|repartie|changee)|(?:pose|installe|repare|change) (?:la|une) chaudiere
  Électricité: recabl\p{L}+|tableau electrique|court-circuit|habilitation electrique
  Toiture: (?:toit|toiture|charpente) (?:\S+ ){0,3}(?:fini\p{L}*|posee?|levee?|refaite?)
  Mécanique automobile: (?:boite de vitesses?|embrayage|freins|moteur) (?:\S+ ){0,4}(?:change\p{L}*|refait|repare\p{L}*)
  Menuiserie: (?:fabrique|pose|construit) (?:une?|le|la|l'|les) ?(?:table|armoire|escalier|cuisine|portes?|etagere|meuble)|cuisine (?:\S+ )?posee
  Couture: (?:j'ai|on a) cousu|ourlet|robe de mariee (?:\S+ ){0,3}(?:terminee|finie)|(?<!sans )retouches?
  Tricot: tricot\p{L}*
  Poterie: emaill?(?:age|e)|tourne (?:un|mon premier) (?:bol|pot)
  Ébénisterie: ebenist\p{L}+
  Horlogerie: montre (?:\S+ ){0,4}(?:repart|reparee|remarche)
  Boulangerie: levain|(?:pains|baguettes|croissants) (?:\S+ ){0,3}(?:cuits|sortis|faits)|cuit \d+ (?:pains|baguettes)
  Pâtisserie: macarons?|entremets|pate feuilletee|wedding cake|piece montee
  Coiffure: balayage|chignon|coupe (?:\S+ )?(?:sur une vraie cliente|reussie)
  Apiculture: ruches?
  Élevage: vel(?:age|ee|e)|agnelage|agneaux
  Taille des arbres: taille (?:le|les|la) (?:\p{L}+ )?(?:pommiers?|vignes?|arbres?|rosiers?|haie)
  Vendanges: vendang\p{L}+
  Hygiène alimentaire: haccp|hygiene alimentaire
  Négociation: negoci\p{L}+
  Prise de parole: conference devant|discours (?:\S+ ){0,4}(?:devant|prononce|en anglais)|pris la parole|presente (?:\S+ ){0,5}(?:au conseil|devant|sans notes|en anglais)
  Médiation: mediation|reconcili\p{L}+|(?:conflit|dispute) (?:\S+ ){0,3}(?:regle\p{L}*|resolu\p{L}*)
  Interprétation: interprete pour|interpretariat
  Traduction: tradui(?:t|te|ts|tes)|traduction (?:\S+ ){0,3}(?:rendue|finie|livree)
  Sous-titrage: sous-titr\p{L}+
  Relations presse: communique (?:\S+ ){0,4}(?:repris|envoye|de presse)|notre communique
  Relecture: relu (?!le livre)|relecture
  Rédaction de rapports: rapport (?:\S+ ){0,3}(?:rendu|boucle|fini|envoye|depose)
  Recherche de financements: (?:subvention|dossier|financement) (?:\S+ ){0,4}(?:obtenue?|accordee?|acceptee?)|projet anr
  Collecte de fonds: (?:recolte|collecte|leve) (?:\S+ )?\d[\d .]* ?(?:euros?|€|francs|\$)|cagnotte
  Vente: vendu(?:e|s|es)? (?!ma maison|mon velo)|commandes? (?:\S+ ){0,3}signee?s?
  Prospection: prospect\p{L}+
  Relation client: (?:client|cliente|passager|locataire|habituee?) (?:\S+ ){0,5}(?:remercie\p{L}*|calme\p{L}*|revenue?|reste\p{L}*)|calme (?:un|une|le|la) (?:client|cliente)
  Gestion des réclamations: (?:reclamation|plainte)s? (?:\S+ ){0,4}(?:reglee?s?|resolue?s?|traitee?s?|cloturee?s?)
  Recrutement: embauche (?!moi|par)|recrute (?!par)|poste (?:\S+ ){0,5}pourvu
  Formation: forme (?:\S+ ){0,3}(?:collegues?|nouveaux|nouvelle|equipe|agents|personnes|salaries|stagiaires?|apprentis?)|formation (?:\S+ ){0,4}(?:donnee|animee)
  Transmission: montre (?:a|au|aux) (?:\S+ ){0,3}(?:comment|a)|appris (?:a|au|aux) (?:l'apprenti\p{L}*|la stagiaire|mon apprenti|jeunes?|petit)
  Enseignement: mes eleves|ma classe|mon eleve|soutien scolaire|soutien en
  Planification: planning (?:\S+ ){0,4}(?:boucle|fait|fini|sorti|termine)
  Organisation d'événements: organise (?:le|la|un|une|l'|mon|notre) ?(?:\S+ ){0,3}(?:fete|tournoi|mariage|festival|concert|salon|collecte|sortie|voyage|colloque|kermesse|repas|journee)
  Archivage: archiv(?:e|es|age)|numeris\p{L}+
  Comptabilite: bilan (?:\S+ ){0,3}(?:depose|boucle|cloture|rendu)|cloture (?:mensuelle|comptable)|rapprochement bancaire
  Tenue de caisse: caisse (?:\S+ ){0,4}(?:juste|centime)
  Inventaire: inventaire (?:\S+ ){0,3}(?:juste|fini|boucle|fait)
  Paie: la paie|bulletins de paie
  Sécurité au travail: (?:zero|aucun|sans) accidents?|exercice incendie|harnais
  Qualité: audit (?:\S+ ){0,4}(?:reussi|sans|valide)|zero defaut|sans reserve
  Amélioration des processus: (?:passe\p{L}*|reduit\p{L}*) de (?:\S+ ){1,2}(?:minutes?|heures?|jours?|semaines?|h|min) a
  Gestion d'équipe: cheff?e d'equipe|encadre (?:une|l'|mon) ?equipe
  Animation de réunion: (?:anime|preside) (?:\S+ ){0,3}(?:reunion|atelier|debat|assemblee)
  Rédaction scientifique: (?:article|papier|these|memoire) (?:\S+ ){0,3}(?:accepte\p{L}*|soumis\p{L}*|rendu\p{L}*|publie\p{L}*)
  Composition musicale: compose (?:la|une|un|le)|ecrit une chanson
  Dessin: dessine (?!-moi)
  Peinture: peint (?:une|un|la|le) (?:\p{L}+ )?(?:toile|fresque|tableau|aquarelle)
  Langue des signes: langue des signes|lsf
  Anglais: en anglais|anglais (?:b1|b2|c1)|examen d'anglais
  Allemand: en allemand
  Espagnol: en espagnol
  Français: (?:delf|tcf|b1|b2) (?:\S+ ){0,3}(?:francais|reussi|obtenu|en poche)
`;
