import { type Doings, doingsOf } from './deed.ts';

const A = String.raw`(?:une?|le|la|les|l'|mon|ma|mes|notre|nos|son|sa|ses|ce|cet|cette|ces|deux|trois|quatre|cinq|\d{1,5}|des|du) ?`;
const X = String.raw`(?:(?!pour |avec |dans |sur |en |par )[\p{L}\d'-]+ ){0,3}?`;

export const french: Doings = {
  before: `(?:(?:aujourd'hui|hier|enfin|cette semaine|ce matin|ce soir|puis|et|aussi|alors|donc|ensuite|apres),? ?){0,3}(?:j'ai |on a |nous avons |moi j'ai |j'ai enfin |on a enfin )?(?:enfin |aussi |bien |encore |meme |tout )?`,
  all: doingsOf(String.raw`
    -: (?:forme|coache) ${A}${X}(?:apprentie?s?|collegues?|stagiaires?|equipe|nouveaux?|nouvelles?|personnes|jeunes|benevoles|salaries|employes?|agents|infirmieres?|aides?) = Formation
    People: (?:recrute|embauche) = Recrutement
    People: (?:regle|desamorce|apaise) ${A}${X}(?:conflit|dispute|tension)s? = Gestion de conflit
    Teaching: (?:enseigne|appris a lire|appris a ${A}) = Enseignement
    Learning: (?:reussi|obtenu|eu|decroche|valide) ${A}${X}(?:examen|concours|diplome|permis|certification|brevet|bac|cap|bts|licence|master|epreuve|titre|module)
    Learning: appris (?:a |le |la |les |l')(?!lire)
    Sales: (?:vendu|fait une vente) = Vente
    Sales: (?:signe|decroche|remporte|gagne) ${A}${X}(?:contrat|client|marche|commande|appel d'offres)s? = Vente
    Communication: (?:presente ${A}|fait ${A}${X}(?:presentation|discours|expose|conference)|parle devant \d+) = Prise de parole en public
    Communication: traduit = Traduction
    Communication: explique
    -: (?:negocie|renegocie) = Négociation
    Problem solving: (?:repare|depanne) = Dépannage
    Problem solving: (?:trouve|localise|identifie) ${A}${X}(?:fuite|panne|cause|probleme|defaut) = Diagnostic de pannes
    Problem solving: (?:resolu|debogue)
    Quality and safety: (?:repere|detecte|remarque|vu) ${A}${X}(?:erreur|defaut|fuite de gaz|fissure|danger|anomalie|interaction|fraude|incoherence)
    Quality and safety: (?:passe|reussi) ${A}${X}(?:inspection|audit|controle)
    Process improvement: automatise = Automatisation
    Process improvement: (?:simplifie|reduit ${A}${X}(?:temps|delai|delais|attente|gaspillage|couts?|stock|rebuts)) = Amélioration des processus
    Creativity: (?:ecrit|compose|termine|enregistre|publie) ${A}${X}(?:chanson|poeme|roman|nouvelle|chapitre|album|piece|scenario|conte)s?
    Creativity: (?:peint|dessine|invente) ${A}${X}(?:tableau|affiche|logo|recette|dessert|costume|fresque|portrait|jeu)s?
    Care: (?:rassure|console|soigne|accompagne|lave|calme) ${A}${X}(?:patiente?s?|residente?s?|bebe|mamie|papy|dame|monsieur|famille|enfant)
    Customers: (?:calme|rassure|recupere|fidelise|depanne) ${A}${X}(?:cliente?s?) = Relation client
    Customers: (?:regle|traite|resolu) ${A}${X}(?:reclamation|plainte|litige)s? = Gestion des réclamations
    Organisation: organise ${A}
    Organisation: (?:trie|range|classe|archive) ${A}
    Organisation: (?:fait|refait|boucle|monte) ${A}${X}(?:planning|emploi du temps|plannings) = Planification
    Delivery: (?:livre|mis en production|deploye|termine le chantier|fini le chantier|boucle le chantier)
    -: soude = Soudure
    -: (?:cousu) = Couture
    -: (?:anime) ${A}${X}(?:atelier|reunion|formation|seance) = Animation
    -: (?:redige) = Rédaction
    -: (?:relu|corrige ${A}${X}(?:manuscrit|epreuves|these)) = Relecture
    Leadership: (?:dirige|mene|pilote|pris la tete) ${A}${X}(?:equipe|projet|reunion|service|brigade) = Direction d'équipe
    Leadership: convaincu ${A}${X}(?:direction|patron|patronne|chef|cheffe|directeur|directrice|maire|conseil) = Persuasion
    Research: (?:publie|soumis) ${A}${X}(?:article|papier|etude|these|manuscrit) = Rédaction scientifique
  `),
};
