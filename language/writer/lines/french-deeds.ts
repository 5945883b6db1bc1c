import type { DeedKind } from './kinds.ts';
import { type Lines, type Sign, sign } from './lines.ts';

const X = String.raw`(?:[\p{L}\d'.%€-]+ ){0,5}?`;

export const frenchDeeds: Readonly<Record<DeedKind, Sign>> = {
  apologised: sign(
    "(?:presente (?:mes|des) excuses|me suis excusee?|reconnu mon erreur|avoue|fait la paix|m'excuser|reconcilie\\p{L}*)",
    'Le dire est plus difficile que d’avoir raison. Vous l’avez dit.',
    'Tout le monde n’en est pas capable. Cela ouvre la voie à la suite.',
    'Il y a fallu de l’honnêteté, envers soi d’abord.',
  ),
  negotiated: sign(
    `(?:negocie|renegocie|marchande|obtenu ${X}(?:remise|rabais|reduction|remboursement|accord|delai)|trouve un (?:accord|compromis))`,
    'La première réponse ne vous a pas suffi, et cela valait la peine de demander.',
    'Un oui pareil demande de la préparation et une voix calme.',
    'Tenir sa position et rester en bons termes : tout le monde ne sait pas le faire.',
  ),
  calmed: sign(
    `(?:calme|apaise|desamorce|regle ${X}(?:conflit|dispute|litige)|desescalade|servi de mediat\\p{L}+|tempere|rassure ${X}(?:client|patient|parent)\\p{L}*)`,
    'Garder son calme quand l’autre ne l’a plus : c’est plus dur qu’il n’y paraît.',
    'Vous avez fait baisser la tension. Beaucoup en auraient rajouté.',
    'Il y faut de la patience et une voix posée, et vous aviez les deux.',
  ),
  comforted: sign(
    `(?:console|rassure|reconforte|tenu la main|ecoute|pris le temps (?:de|avec|pour)|passe ${X}(?:temps|heure) (?:avec|aupres)|reste (?:avec|aupres)|veille sur|accompagne ${X}(?:patient|famille|resident)\\p{L}*)`,
    'Vous avez donné votre temps à quelqu’un qui en avait besoin. Aucun chiffre ne le montre.',
    'Être là, sans se presser, c’est souvent ce qui aide le plus.',
    'Cela paraît peu, et pour l’autre c’est beaucoup.',
  ),
  taught: sign(
    `(?:enseigne|appris (?:a|aux?) ${X}(?:eleve|classe|enfant|apprenti|fils|fille|collegue)\\p{L}*|donne ${X}(?:cours|lecon)\\p{L}*|fait ${X}cours|anime ${X}(?:atelier|cours|seminaire|formation)|fait decouvrir)`,
    'Vous avez transmis quelque chose qui reste, même quand vous n’êtes plus dans la pièce.',
    'Expliquer une chose pour que l’autre sache la faire : c’est un savoir-faire à part.',
    'Enseigner demande de la patience, avec la matière et avec la personne.',
  ),
  trained: sign(
    '(?:forme|coache|encadre|tutore|supervise|integre|parraine|accompagne|pris sous mon aile)',
    'Grâce à vous, quelqu’un travaille mieux. Cela continuera de payer.',
    'Former quelqu’un prend un temps que personne ne vous donne. Vous l’avez pris.',
    'Ce que vous savez, quelqu’un d’autre le sait maintenant aussi. Tout le monde autour de vous y gagne.',
  ),
  led: sign(
    `(?:dirige|mene|pilote|pris (?:la tete|les renes|en charge|la responsabilite)|gere ${X}(?:equipe|projet|service|crise|chantier|seule?)|coordonne|preside|delegue|reuni ${X}equipe|monte ${X}equipe)`,
    'Il faut quelqu’un pour prendre les choses en main. C’était vous.',
    'Vous avez pris la responsabilité de plus que votre seule part.',
    'Diriger, c’est surtout du travail que personne ne voit. Ici, il est écrit.',
  ),
  hired: sign(
    '(?:recrute|embauche|engage|pourvu le poste|fait passer .{0,20}entretiens?)',
    'Choisir la bonne personne est une des décisions qui durent le plus.',
    'Un vide de moins, et c’est vous qui l’avez comblé.',
    'Trouver des gens est un long travail, et vous l’avez mené à son terme.',
  ),
  presented: sign(
    `(?:presente|pitche|pris la parole|parle (?:devant|en public)|fait ${X}(?:presentation|discours|expose|conference|demo|visite)|donne ${X}(?:conference|concert|spectacle)|expose|chante|joue ${X}(?:devant|en public|concert)|lu ${X}(?:a voix haute|devant)|soutenu)`,
    'Se mettre devant les gens n’est pas rien, et vous l’avez fait.',
    'Il y faut de la préparation et un peu de cran, et vous aviez les deux.',
    'Quand quelqu’un explique bien son propre travail, on l’écoute.',
  ),
  sold: sign(
    `(?:vendu|conclu|signe ${X}(?:contrat|client|devis|vente|marche|mandat|affaire)|gagne ${X}(?:client|contrat|marche|appel)|decroche ${X}(?:client|contrat|commande|marche|rendez-vous)|fidelise|loue ${X}(?:appartement|maison|local))`,
    'Quelqu’un a décidé de payer pour cela, et c’est grâce à vous.',
    'Un oui pareil commence par écouter ce que l’autre veut vraiment.',
    'C’est une affaire qui n’existerait pas sans vous.',
  ),
  traced: sign(
    `(?:trouve ${X}(?:panne|cause|probleme|fuite|bug|raison|erreur|solution|origine|defaut)|diagnostique|debogue|debugge|identifie|compris (?:pourquoi|d'ou)|resolu|elucide|localise|remis la main|retrouve)`,
    'Trouver la cause, c’est le vrai travail ; le reste en découle.',
    'Vous avez cherché jusqu’à savoir.',
    'D’autres auraient deviné. Vous avez trouvé.',
  ),
  repaired: sign(
    `(?:repare|remis (?:en (?:marche|route|etat|service))|depanne|corrige|remplace|retape|restaure|debouche|refait ${X}(?:installation|toiture|joint|mur|cablage)|remonte|rafistole|fait redemarrer|change ${X}(?:roue|piece|filtre|joint|courroie|pneu)\\p{L}*)`,
    'Cela marche de nouveau, et c’est grâce à vous.',
    'Il aurait fallu appeler quelqu’un. Vous l’avez fait vous-même.',
    'Une chose qui remarche, voilà un résultat honnête.',
  ),
  simplified: sign(
    "(?:automatise|simplifie|reorganise|standardise|optimise|raccourci|reduit|divise|supprime|mis en place|instaure|introduit|numerise|refondu|ameliore|accelere|remanie|restructure|repense|change (?:la facon|le systeme|l'organisation))",
    'Vous n’avez pas seulement fait le travail, vous avez changé la manière de le faire.',
    'Il faut quelqu’un pour dire que cela peut aller mieux, et pour le faire.',
    'Cela servira à chaque fois, pas seulement aujourd’hui.',
  ),
  researched: sign(
    '(?:analyse|etudie|teste|mesure|prouve|demontre|compare|enquete|depouille|experimente|soumis .{0,30}(?:article|papier|manuscrit|these)|lu .{0,30}(?:rapports?|etudes?|archives))',
    'Vous le savez maintenant, là où l’on ne pouvait que supposer.',
    'Un tel travail demande de la patience, et d’autres pourront s’appuyer dessus.',
    'Regarder de près avant de décider : tout le monde ne s’en donne pas la peine.',
  ),
  created: sign(
    `(?:peint|dessine|compose|sculpte|brode|tricote|cousu|crochete|enregistre|filme|photographie|invente|imagine|cree ${X}(?:recette|plat|menu|chanson|oeuvre|bijou|personnage)|ecrit ${X}(?:chanson|poeme|histoire|nouvelle|roman|chapitre|scene|texte)|illustre|improvise)`,
    'Il y a maintenant dans le monde quelque chose qui n’y était pas, et c’est de vous.',
    'Créer prend un temps que personne ne réclame. Vous l’avez pris.',
    'D’une idée, vous avez fait quelque chose que d’autres peuvent voir.',
  ),
  wrote: sign(
    `(?:ecrit|redige|traduit|relu|corrige ${X}(?:texte|copies|manuscrit)|publie|documente|rempli ${X}(?:dossier|formulaire|declaration)|envoye ${X}(?:lettre|rapport|article|dossier|courrier))`,
    'Une fois écrit, cela marche aussi sans vous dans la pièce.',
    'Le mettre en mots clairs, c’est la moitié du travail, et vous l’avez faite.',
    'Une page comme celle-là évite bien des questions aux autres.',
  ),
  designed: sign(
    '(?:concu|cree|maquette|prototype|modelise|decore|amenage|agence|mis en page|developpe|realise)',
    'C’est votre idée, sous une forme que d’autres peuvent voir et utiliser.',
    'Une bonne conception paraît évidente après coup. Il fallait d’abord y penser.',
    'De l’idée à quelque chose de réel : le plus dur est fait.',
  ),
  built: sign(
    '(?:construit|bati|pose|installe|monte|carrele|platre|soude|macon\\p{L}+|peint (?:le|la|les|un) (?:mur|chambre|salon|plafond|facade)\\p{L}*|cable|raccorde|coule|assemble|fabrique|branche|isole|charpente|usine|taille)',
    'Vous pouvez le montrer et dire : c’est moi qui l’ai fait.',
    'C’est un travail qui reste debout quand la journée est finie.',
    'Fait de vos mains, et ce sera encore là demain.',
  ),
  event: sign(
    `(?:organise|tenu (?:un|le) stand|monte ${X}(?:fete|evenement|spectacle|exposition|tournoi)|accueilli ${X}(?:\\d+|groupe|visiteurs)|anime ${X}(?:soiree|fete|stand))`,
    'Pour une chose pareille, il faut penser à tout. C’est vous qui y avez pensé.',
    'Un événement est fait de petites choses, et quelqu’un doit les avoir toutes en tête.',
    'Cela fait beaucoup de fils dans une seule main, et vous les avez tenus.',
  ),
  planned: sign(
    `(?:planifie|prepare|prevu|reserve|programme|fait ${X}(?:planning|liste|budget|inventaire|plan|menu|valises?)|boucle ${X}(?:planning|budget)|commande|cale ${X}(?:rendez-vous|date|reunion))`,
    'Anticiper est un travail qui ne se voit que plus tard. Vous l’avez fait.',
    'Vous savez maintenant ce qui vient et quand, et ceux qui ont besoin de le savoir aussi.',
    'Un bon plan évite aux gens de courir partout.',
  ),
  cared: sign(
    `(?:soigne|lave|nourri|change ${X}(?:pansement|couche)\\p{L}*|refait ${X}pansement\\p{L}*|vaccine|accouche|aide ${X}(?:patient|resident|dame|monsieur)\\p{L}*|leve|fait manger|m'occupe|me suis occupee?|sauve|pris soin|pose ${X}(?:perfusion|catheter|voie)|pique)`,
    'Quelqu’un allait mieux grâce à vos mains et à votre attention.',
    'Un tel soin passe facilement pour normal. Il ne l’est pas.',
    'Vous avez pris soin de quelqu’un qui en avait besoin. Ce n’est jamais rien.',
  ),
  applied: sign(
    `(?:postule|candidate|envoye ${X}(?:candidature|cv|lettre de motivation)\\p{L}*|me suis inscrite?|inscrite?|depose ${X}(?:dossier|candidature|demande))`,
    'Vous avez tenté votre chance. La suite est pour plus tard.',
    'C’est le pas qu’on remet volontiers, et vous l’avez fait.',
    'C’est envoyé, et personne ne pourra dire que vous n’avez pas essayé.',
  ),
  asked: sign(
    `(?:demande|appele|telephone|relance|contacte|pris ${X}(?:rendez-vous|rdv|contact)|ecrit (?:a|au|aux) |interroge|pose ${X}question\\p{L}*|rappele)`,
    'Demander, c’est le pas que beaucoup sautent. Pas vous.',
    'On peut toujours attendre que les autres viennent. Vous avez fait le premier pas.',
    'Une conversation qu’on aurait pu remettre, et vous ne l’avez pas remise.',
  ),
  helped: sign(
    '(?:aide|depanne|remplace (?:une|un|ma|mon) collegue|donne un coup de main|soutenu|epaule|donne|prete|partage|raccompagne|porte|conduit|offert|invite|rendu service|fait du benevolat|defendu)',
    'Quelqu’un a eu moins de mal grâce à vous.',
    'Vous avez vu que quelqu’un avait besoin d’un coup de main, et vous l’avez donné.',
    'Ce n’était pas à vous de le remarquer. Vous l’avez remarqué, et vous avez agi.',
  ),
  explained: sign(
    '(?:explique|convaincu|persuade|eu une (?:bonne |longue |vraie )?(?:discussion|conversation)|discute|parle (?:a|au|aux|avec)|clarifie|informe|conseille|repondu|interprete|mis au clair|dit (?:a|au|aux) )',
    'Trouver des mots dont l’autre peut faire quelque chose : vous y avez réussi.',
    'Une fois que c’est dit clairement, on peut décider. Vous l’avez dit clairement.',
    'Une conversation comme celle-là est un vrai travail, même si cela ressemble à du bavardage.',
  ),
  decided: sign(
    '(?:decide|choisi|demissionne|annule|arrete|refuse|tranche|renonce|resilie|quitte|signe)',
    'Une décision claire, et c’est vous qui l’avez prise. La remettre aurait été plus facile.',
    'Vous avez choisi, et maintenant chacun sait à quoi s’en tenir, vous aussi.',
    'Décider fatigue, parce qu’on laisse toujours quelque chose. C’est fait.',
  ),
  learned: sign(
    '(?:appris|compris|maitrise|etudie|revise|sais maintenant|me suis mise? a|reussi a comprendre|assimile|decouvert|pige)',
    'Vous savez faire maintenant une chose que vous ne saviez pas faire avant.',
    'C’est à vous désormais, et la suite s’appuiera dessus.',
    'Apprendre, c’est accepter de débuter un moment. Vous l’avez accepté.',
  ),
  practised: sign(
    '(?:pratique|repete|entraine|medite|lu (?:un|une|le|la|deux|trois|\\d+)|tenu (?:mon|ma|mes|le)|continue|note)',
    'Au bout du compte, tout est fait de pratique, et vous y avez mis le temps.',
    'Personne ne voit ces heures, et ce sont celles qui comptent.',
    'Persévérer fait la différence entre vouloir et savoir.',
  ),
  exercised: sign(
    '(?:couru|nage|marche|pedale|fait (?:du |ma |mon |une |\\d).{0,15}(?:sport|seance|yoga|velo|footing|pompes|marche|km|natation|randonnee|kine)|grimpe|randonne|danse|souleve|suis allee? (?:courir|nager|a la (?:salle|piscine)|marcher)|boucle .{0,20}(?:marathon|semi|10 ?km))',
    'Vous avez bougé, et la journée en est changée.',
    'C’est votre corps qui l’a fait, et votre tête qui l’a lancé.',
    'C’est du temps que vous vous êtes donné, et il était bien employé.',
  ),
  kin: sign(
    `(?:appele|rendu visite|visite|passe ${X}avec|joue ${X}avec|lu ${X}a|cuisine ${X}pour|emmene|amene|couche|fait ${X}(?:avec|pour)|pris) ${X}(?:maman|papa|mere|pere|grand-mere|grand-pere|soeur|frere|fils|fille|enfants?|femme|mari|famille|ami\\p{L}*|voisin\\p{L}*|petits-enfants|neveu|niece)`,
    'Le temps passé avec ceux qui comptent pour vous n’est jamais perdu.',
    'Cela a sa place dans le journal autant que le travail.',
    'C’est de cela qu’on se souvient, bien après le reste de la semaine.',
  ),
  cooked: sign(
    `(?:cuisine|cuit|patisse|servi|fait ${X}(?:pain|gateau|repas|soupe|confiture|tarte|diner|dejeuner|galettes?)\\p{L}*|prepare ${X}(?:repas|diner|plat)\\p{L}*|mijote|petri|brasse|envoye ${X}couverts)`,
    'Des gens ont mangé grâce à vous, et c’est toujours du bon travail.',
    'Du cru au fini, de vos mains.',
    'Une chose dont tout le monde a besoin, faite par quelqu’un qui y tient.',
  ),
  cleared: sign(
    `(?:traite|rattrape|vide ${X}(?:boite|pile|grenier|cave)|cloture|regle|paye|fait ${X}(?:impots|declaration|papiers|comptes|factures|compta)|repondu a|classe|boucle|solde|rapproche|expedie|mis a jour)`,
    'Voilà une chose de moins sur la pile, et plus de place dans la tête.',
    'Tant que cela traîne, cela ne réjouit personne. C’est fait.',
    'Cela vous attendait, et maintenant plus.',
  ),
  cleaned: sign(
    "(?:range|nettoye|trie|balaye|lave|recure|fait (?:le |tout le |la |du )?(?:menage|vaisselle|lessive|repassage|tri)|desencombre|repasse|aspire|etiquete|mis de l'ordre|debarrasse|archive)",
    'Un tel ordre rend tout le reste un peu plus facile.',
    'Vous voyez la différence chaque fois que vous passez devant.',
    'Personne n’applaudit, et tout le monde en est content.',
  ),
  garden: sign(
    '(?:plante|seme|recolte|taille (?:la|les|le)|desherbe|tondu|arrose|rempote|bine|cueilli|moissonne|trait|vendange|laboure|bouture)',
    'Cela poussera pendant que vous ferez autre chose.',
    'Du travail dehors, et le soir on voit ce qui est fait.',
    'La saison n’attend pas, et vous étiez à l’heure.',
  ),
  money: sign(
    `(?:rembourse|epargne|mis de cote|solde ${X}(?:dette|credit|pret)|economise|resilie ${X}(?:abonnement|contrat)|ouvert ${X}(?:compte|livret)|paye ${X}derniere mensualite)`,
    'C’est un peu plus de liberté, et elle vient de vous.',
    'Les questions d’argent se remettent facilement. Vous avez pris le temps de le faire.',
    'Plus tard, vous en profiterez.',
  ),
  started: sign(
    '(?:commence|demarre|ouvert|lance|cree (?:ma|mon|une|un) (?:entreprise|boite|association|site|compte)|fonde|entame|demenage|emmenage|rejoint|initie|inaugure|mis en route)',
    'Commencer, c’est l’étape que la plupart des projets n’atteignent jamais. Le vôtre, si.',
    'C’est en route, et c’est vous qui l’avez mis en route.',
    'Le premier pas est fait. C’est celui qu’il fallait décider.',
  ),
  delivered: sign(
    '(?:fini|termine|livre|rendu|remis|acheve|envoye|depose|deploye|mis en (?:ligne|production)|boucle|reussi|migre|realise|accompli|valide|tenu les delais|expedie|publie|sorti|fait)',
    'C’est fini, et vous pouvez passer à autre chose.',
    'Vous avez mené cela jusqu’au bout, et pas seulement presque.',
    'Ce qui est fait est fait. Quelqu’un peut compter dessus maintenant.',
  ),
  other: sign(
    '(?:\\p{L}{3,}(?:e|i|u|is|it|ert))',
    'Vous l’avez fait, et maintenant c’est écrit aussi.',
    'Ces choses-là s’oublient vite. Celle-ci est gardée.',
    'Encore une chose que vous pourrez relire plus tard.',
  ),
};

export const frenchCategories: Lines['categories'] = {
  Delivery: [
    'C’est terminé et livré. Quelqu’un peut compter dessus maintenant.',
    'Prévoir est une chose, faire en est une autre. Là, c’est fait.',
    'Vous avez mené la chose à son terme, et c’est ce qui compte.',
  ],
  'Process improvement': [
    'Cela facilitera les choses encore et encore, pas une seule fois.',
    'Il fallait quelqu’un pour regarder comment on fait et pour faire mieux.',
    'Petit ou grand changement, il agira au-delà d’aujourd’hui.',
  ],
  'Problem solving': [
    'Il y avait un problème, et il n’y en a plus. Voilà votre travail.',
    'Vous ne l’avez pas laissé à d’autres. Vous avez cherché jusqu’à trouver un moyen.',
    'Pour passer de « ça ne marche pas » à « c’est résolu », il faut les idées claires.',
  ],
  People: [
    'Les gens vont mieux là où quelqu’un fait attention à eux, comme vous ici.',
    'C’est la part humaine du travail, et elle compte plus qu’on ne le dit.',
    'Vous avez donné quelque chose à d’autres. Cela dure, en général.',
  ],
  Leadership: [
    'Il fallait quelqu’un pour prendre les choses en main, et c’était vous.',
    'Vous portiez là une responsabilité qui dépassait votre seule personne.',
    'Voilà à quoi ressemble le fait de diriger, au quotidien.',
  ],
  Communication: [
    'Se faire comprendre est un talent, et on le voit ici.',
    'Le mot juste au bon moment change la suite.',
    'Vous l’avez dit de façon que cela arrive. Cela ne va pas de soi.',
  ],
  Customers: [
    'Les gens se souviennent de la façon dont on les a traités, et vous les avez bien traités.',
    'Du bon travail pour quelqu’un qui aurait pu aller ailleurs.',
    'Quelqu’un avait un besoin, et vous avez fait le nécessaire.',
  ],
  Sales: [
    'Une affaire comme celle-là ne vient pas toute seule. C’est vous qui avez fait ce qu’il fallait.',
    'Quelqu’un a été assez convaincu pour dire oui. C’est votre travail.',
    'Cela rapporte, et votre part est maintenant notée.',
  ],
  'Quality and safety': [
    'Le soin se voit à ce qui n’arrive pas. Vous y avez veillé.',
    'On peut s’y fier, parce que vous l’avez pris au sérieux.',
    'C’est le genre de soin qui protège les autres sans qu’ils le sachent.',
  ],
  Care: [
    'Un tel soin n’apparaît guère dans les chiffres. Ici, il est écrit.',
    'Quelqu’un a été bien entouré, et c’était par vous.',
    'Ce que vous avez fait là comptait pour une personne, et cela suffit.',
  ],
  Teaching: [
    'Quelqu’un est plus avancé qu’avant, et vous l’y avez aidé.',
    'Vous avez transmis quelque chose, et cela ne s’arrêtera pas là.',
    'De la patience et une bonne explication : il y a les deux là-dedans.',
  ],
  Research: [
    'On sait une chose de plus qu’avant.',
    'Il y a fallu de la patience et un regard précis, et vous aviez les deux.',
    'Vous avez vraiment regardé, et l’on peut bâtir là-dessus.',
  ],
  Learning: [
    'Vous êtes un pas plus loin qu’avant.',
    'Ce que vous avez appris vous reste, quoi qu’il arrive.',
    'C’est du temps investi en vous-même, et il est bien placé.',
  ],
  Creativity: [
    'Vous avez fait quelque chose, et cela porte votre marque.',
    'Des idées, il y en a beaucoup ; vous en avez mis une au monde.',
    'Cela vient de votre tête et de vos mains.',
  ],
  Organisation: [
    'Quand tout roule, quelqu’un y a pensé avant. C’était vous.',
    'Cela met de l’ordre, et ceux qui viennent après vous ont plus facile.',
    'Garder la vue d’ensemble est un travail à part. Vous l’avez fait.',
  ],
};

export const frenchAny: Lines['any'] = [
  'C’est bien de l’avoir noté : cela compte, et cela s’oublie facilement.',
  'Cela mérite d’être gardé, et c’est gardé.',
  'Encore une réussite au journal, et elle est à vous.',
  'Les journées sont faites de choses comme celle-là. Celle-ci ne se perdra pas.',
  'C’est bien de l’avoir noir sur blanc.',
];
