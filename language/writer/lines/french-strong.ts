import type { StrongKind } from './kinds.ts';
import { type Sign, wordSign as sign } from './lines.ts';

const POST = `(?:poste|emploi|job|place|stage|contrat|marché|appel d'offres|logement|appartement|bourse|subvention|promotion|alternance|cdi|cdd)`;
const EXAM = `(?:examens?|concours|permis|épreuves?|partiels?|bac|brevet|certification|certificat|diplôme|oral|soutenance|module|test|code|période d'essai|cap|bts|habilitation|titre)`;
const BAD_THING = `(?:chutes?|accidents?|incidents?|plaintes?|réclamations?|erreurs?|fautes?|retards?|blessures?|défauts?|remarques?|réserves?|infections?|escarres?|pannes?|coupures?|pertes?|retours?|casse|gaspillage|problèmes?|bugs?|annulations?|abandons?)`;

export const frenchStrong: Readonly<Record<StrongKind, Sign>> = {
  loss: sign(
    '<(?:perdu|perdus) (?:deux|trois|un|une|\\d) (?:patiente?s?|résidente?s?)>|<(?:mort-né|fin de vie)>',
    'Cela n’a pas dû être facile.',
    'Cela a dû être dur.',
  ),
  grief: sign(
    String.raw`<(?:(?:est|sont) (?:décédée?s?|morte?s?|partie?s? cette nuit)|décès|enterrement|obsèques|mort-né)>|<(?:perdu|perdus) (?:deux|trois|un|une|\d) (?:patiente?s?|résidente?s?)`,
    'Cela doit être très dur.',
    'Nous sommes vraiment désolés.',
  ),
  private: sign(
    String.raw`<(?:peux|dois|veux) (?:pas|rien) (?:en |l'|le )?(?:dire|écrire|raconter)>|<(?:confidentiel\p{L}*|secret professionnel)>`,
    'Cela n’a pas dû être facile.',
    'C’était sans doute une rude journée.',
  ),
  setback: sign(
    `<n'ai pas (?:eu|obtenu|décroché) (?:le|la|ce|cette|mon|l')|<(?:candidature|demande|dossier) (?:refusée?|rejetée?)>|<(?:j'ai été|été) (?:refusée?|recalée?|licenciée?)>|<(?:raté|échoué à|perdu) (?:le|la|mon|ma|un|ce|l'|à l') ?(?:client|contrat|marché|match|procès|examen|concours|permis)`,
    'Ce n’est pas le résultat que vous espériez.',
    'C’est une déception.',
  ),
  owned: sign(
    String.raw`<(?:ma|mon) (?:propre )?(?:faute|erreur)>|<je me suis trompée?>|<j'ai fait une (?:\p{L}+ )?(?:erreur|bêtise)>`,
    'Une erreur, et vous l’avez assumée.',
    'Vous avez assumé votre erreur.',
  ),
  rough: sign(
    `<(?:catastrophe|catastrophique|désastre|fiasco)>|<n'a pas (?:marché|fonctionné)>|<mal passée?s?>`,
    'Voilà qui est contrariant.',
    'Cela n’a pas l’air simple.',
  ),
  sober: sign(
    `<(?:jours?|semaines?|mois|ans?) (?:sans (?:alcool|cigarettes?|fumer|tabac|boire|une goutte)|d'abstinence|sobre)>|<arrêté (?:de fumer|de boire|la cigarette)`,
    'Bravo de tenir bon.',
    'Il faut de la force pour cela, et vous en avez.',
  ),
  joy: sign(
    String.raw`<(?:(?:elle|il) a dit oui|fiancée?s?|mariée?s?|(?:notre|mon|ma) (?:bébé|fille|fils|petite?-\p{L}+) est (?:née?|là|arrivée?))>`,
    'Félicitations !',
    'Quelle belle nouvelle !',
  ),
  promoted: sign(
    String.raw`<(?:promue?|promotion|nommée? (?:chef\p{L}*|responsable|directeur|directrice|cadre|manager)|passée? (?:chef\p{L}*|responsable|cadre|manager)|(?:je suis|suis) (?:maintenant |désormais )?(?:chef\p{L}* d'équipe|responsable))>(?! (?:sur|des ventes|de noël))`,
    'Félicitations pour cette promotion !',
    'Une promotion : félicitations !',
  ),
  raise: sign(
    `<(?:augmentation|prime)>(?! (?:de|des|du) (?:prix|ventes|tarifs|trafic|loyer))`,
    'Plus d’argent pour votre travail : félicitations !',
    'Félicitations, c’est mérité !',
  ),
  offer: sign(
    String.raw`<(?:décroché|obtenu|eu|signé|accepté) (?:le|un|mon|ce|l'|la|une) ?(?:\p{L}+ ){0,2}?${POST}>|<(?:j'ai été|été) (?:embauchée?|prise?|acceptée?|retenue?)>|<(?:ils|on) m'(?:ont|a) (?:embauchée?|prise?|choisie?)>`,
    'C’est un oui : félicitations !',
    'Félicitations, ils ont dit oui !',
  ),
  passed: sign(
    String.raw`<(?:réussi|eu|obtenu|validé|décroché) (?:à )?(?:mon|ma|mes|l'|le|la|les|un|une) ?(?:[\p{L}\d-]+ ){0,3}?${EXAM}>|<${EXAM}(?: [\p{L}\d'-]+){0,3} (?:réussie?s?|obtenue?s?|validée?s?|en poche)>|<soutenue? ma thèse`,
    'Réussi : félicitations !',
    'Félicitations pour cette réussite !',
  ),
  inspected: sign(
    `<(?:audit|inspection|contrôle|visite|certification|commission)>[^.;]{0,50}(?:réussie?|passée?|validée?|sans (?:remarque|réserve|écart|observation|non-conformité)|rien à (?:dire|redire|signaler)|zéro (?:remarque|écart))`,
    'Contrôlé et validé : beau travail.',
    'Beau travail, le contrôle s’est bien passé.',
  ),
  award: sign(
    String.raw`<(?:gagné|remporté|reçu|obtenu|eu) (?:le|un|une|la|notre|mon) (?:\p{L}+ ){0,2}?(?:prix|médaille|coupe|concours|bourse|trophée|tournoi|place)>|<(?:premier|première|1er|1re|deuxième|2e|troisième|3e) (?:prix|place)>|<(?:élue?|nominée?|lauréate?)>`,
    'Félicitations !',
    'Toutes nos félicitations !',
  ),
  accepted: sign(
    `<(?:article|manuscrit|dossier|projet|proposition|devis|rapport|mémoire|texte|plan|permis de construire|demande)>[^.,;]{0,40}<(?:acceptée?|validée?|publiée?|approuvée?|retenue?|signée?)>`,
    'C’est accepté : félicitations !',
    'Félicitations, c’est accepté !',
  ),
  emergency: sign(
    String.raw`<(?:arrêt cardiaque|massage cardiaque|réanim\p{L}+|réa|sepsis|septique|infarctus|avc|étouff\p{L}+|noyade|convulsi\p{L}+|hémorragie|freinage d'urgence|premiers secours)>(?! (?:formation|cours))`,
    'Un moment grave, et vous avez agi.',
    'C’était grave, et vous avez agi.',
  ),
  early: sign(
    String.raw`<(?<what>(?:un|une|deux|trois|quatre|cinq|\d{1,3}) (?:jours?|semaines?|mois|heures?|minutes?) (?:d'avance|en avance|avant (?:la date|l'échéance|le délai|terme)|plus tôt))>|<(?<timely>en avance|dans les (?:temps|délais)|à l'heure|avant l'échéance)>`,
    '{What} : beau travail.',
    '{What} : bravo.',
  ),
  zero: sign(
    `<(?<what>(?:aucune?|zéro|sans (?:aucune?|une? seule?)|pas une? seule?|sans) (?:(?:grosse?|seule?) )?${BAD_THING})>`,
    '{What} : beau travail.',
    '{What} : bravo.',
  ),
  percent: sign(
    String.raw`<(?:de|\+|-|plus|moins) ?(?<what>\d[\d.,]* ?%)(?! (?:à|des|du|de la))[^.;]{0,20}<(?:de plus|de moins|en moins|en plus|d'économie|de hausse|de baisse|économisée?s?)>|<(?:réduit|baissé|augmenté|progressé|gagné|diminué|amélioré)[^.;\d]{0,30}de (?<timely>\d[\d.,]* ?%)(?! à)`,
  ),
  saved: sign(
    String.raw`<(?:économis\p{L}+|fait gagner|fait économiser|épargné)[^.;\d]{0,30}(?<what>\d[\d\s.]*(?:,\d+)? ?(?:€|euros?|k€|francs?))|<(?<timely>\d[\d\s.]*(?:,\d+)? ?(?:€|euros?|k€)) (?:économisée?s|d'économies?|de gagnée?s|en moins)`,
  ),
  target: sign(
    `<(?:objectifs?|quota)>[^.;]{0,30}<(?:atteints?|dépassés?|tenus?|remplis?)>|<(?:complet|guichets fermés|tout vendu|carnet plein)>`,
  ),
  topMarks: sign(
    `<(?:(?:5|cinq) étoiles|20 ?(?:/|sur) ?20|10 ?(?:/|sur) ?10|note maximale|mention très bien|félicitations du jury|100 ?%|cent pour cent)`,
  ),
  caughtBefore: sign(
    `<(?:repéré|remarqué|vu|trouvé|détecté|intercepté|signalé|arrêté|attrapé)>[^.]{0,120}<(?:avant|à temps|juste à temps)>`,
    'Bien vu.',
    'Bien vu, et à temps.',
  ),
  caught: sign(
    String.raw`<(?:repéré|remarqué|détecté|trouvé|vu|signalé|décelé)>[^.;]{0,60}<(?:erreurs?|fautes?|défauts?|fissures?|fuites?|anomalies?|allergi\p{L}+|surdosage|interaction|fraude|oubli|doublons?|écarts?|danger|périmée?s?)>`,
    'Bien vu.',
    'Heureusement que vous l’avez remarqué.',
  ),
  adopted: sign(
    String.raw`<(?:autres?|toutes?|tous|deux|l'ensemble des?) (?:les |des )?(?:[\p{L}\d]+ ){0,2}?(?:équipes?|services?|écoles?|magasins?|agences?|sites?|collègues|classes?|ateliers?)>[^.;]{0,50}<(?:utilis\p{L}+|repren\p{L}+|repris\p{L}*|adopt\p{L}+|veulent|s'en sert|s'en servent|appliqu\p{L}+)>`,
  ),
  again: sign(
    String.raw`<(?:m'a recommandée?|nous a recommandés?|recommandation|a repris rendez-vous|veut (?:encore|à nouveau)|a renouvelé|ont renouvelé|renouvelle|a recommandé chez|client fidèle|m'a redemandée?|reviendr\p{L}+)>`,
  ),
  trusted: sign(
    String.raw`<(?:m'(?:a|ont) (?:demandé (?:de|si)|confié|proposé de)|me confie\p{L}*|me fait confiance|m'a laissé (?:gérer|faire|diriger))>(?! (?:partir|payer|attendre|me taire))`,
  ),
  praised: sign(
    String.raw`<(?:(?:le|la|les|mon|ma|mes|notre|nos|une?|sa|son|ses) ?(?:[\p{L}'’-]+ ){0,2}?[\p{L}'’-]+|madame \p{L}+|monsieur \p{L}+|l'\p{L}+) (?:m'|nous )(?:a|ont) (?:\p{L}+ )?(?:remercié|félicité|complimenté|applaudi)\p{L}*|<(?:mot|carte|mail|lettre|message) de remerciement (?:de|du|des) (?:[\p{L}'’-]+(?: [\p{L}'’-]+)?)`,
    'Un beau compliment.',
    'C’est mérité.',
  ),
  thanked: sign(
    String.raw`<(?:remercié\p{L}*|remerciements?|félicité\p{L}*|compliments?|applaudi\p{L}*|mot de remerciement|m'a dit (?:merci|bravo)|ravie?s?|enchantée?s?|(?:bons?|très bons?|super) retours?|carte de remerciement|ovation|m'a serré la main)>`,
    'Un beau compliment.',
    'C’est mérité.',
  ),
  qualified: sign(
    String.raw`<(?:terminé|fini|achevé|validé|obtenu|suivi) (?:ma|mon|mes|la|le|l'|une?) ?(?:[\p{L}\d-]+ ){0,3}?(?:formation|cours|stage|mooc|master|licence|thèse|mémoire|certificat\p{L}*|diplôme|apprentissage|habilitation|cap|bts)>|<diplômée?>`,
    'Félicitations !',
    'Bravo et félicitations !',
  ),
  record: sign(
    String.raw`<(?:record|meilleure? (?:\p{L}+ )?(?:de l'année|jamais|depuis)|jamais (?:autant|aussi)|du jamais vu|mon meilleur (?:temps|score|mois|chiffre))>`,
    'Un nouveau record : bravo.',
    'Bravo pour ce record.',
  ),
  first: sign(
    `<(?:pour la (?:toute )?première fois|(?:mon|ma|mes|notre|nos) (?:tout |toute )?premiers?(?:ère|ères)?|(?:ma|notre|mes|nos) (?:toute )?premières?|première fois que je)>`,
    'Une première : bravo.',
    'Bravo pour cette première.',
  ),
  spokeUp: sign(
    `<(?:signalé|dit non|osé (?:dire|demander|parler)|tenu tête|refusé|posé (?:mes|des|une) limites?|réclamé|me suis plainte?|dit (?:ce que je pensais|les choses)|défendu|protesté|demandé une augmentation)>`,
  ),
  theirs: sign(
    String.raw`<(?:mon|ma|mes|nos|les|tous|toutes|deux|trois|quatre|cinq|\d+)(?: [\p{L}\d-]+){0,2}? (?:élèves?|étudiante?s?|apprentie?s?|stagiaires?|classe|alternante?s?|recrues?)>[^.;]{0,60}<(?:réussi\p{L}*|eu|obtenu|gagné|fini|su|appris|lu|seule?s?|lit|sait|savent|écrit)>`,
    'C’est aussi un succès pour vous.',
    'Il y a de quoi vous réjouir aussi.',
  ),
  family: sign(
    String.raw`<(?:mon|ma|mes|notre|nos) (?:\p{L}+ )?(?:fils|fille|enfants?|bébé|femme|mari|mère|père|maman|papa|sœur|soeur|frère|petit-fils|petite-fille|neveu|nièce|grand-mère|grand-père|compagnon|compagne)>[^.;]{0,50}<(?:réussi|eu|gagné|fini|appris|lu|marché|dormi|souri|dit|mangé|ri|fait)>`,
    'Comme c’est bien.',
    'Cela fait plaisir à lire.',
  ),
  nervous: sign(
    String.raw`<(?:peur|stressée?|nerveu(?:x|se)|trac|angoissée?|tremblais|tremblé|tremblait|paniqu\p{L}+|la boule au ventre|morte? de trouille|terrifiée?)>`,
    'Vous aviez le trac, et vous l’avez fait.',
    'Malgré le trac, vous l’avez fait.',
  ),
  tired: sign(
    `<(?:épuisée?|crevée?|fatiguée?|exténuée?|vidée?|à bout|pas dormi|mal dormi|(?:dure|longue|rude|sale|grosse|mauvaise|difficile) (?:journée|semaine|nuit)|(?:journée|semaine|nuit|mois) (?:difficile|dure?|compliquée?|horrible|infernale?|de folie)|mal de tête|migraine)>`,
    'Vous avez tenu bon.',
    'Vous l’avez fait malgré tout.',
  ),
  short: sign(
    String.raw`<(?:sous-effectif|en effectif réduit|manque de personnel|(?:un|une|deux|trois|\d) (?:collègues?|personnes?) (?:en moins|malades?|absente?s?)|collègue (?:absente?|malade))>`,
    'Il manquait du monde, et vous avez tenu.',
    'Vous avez tenu alors qu’il manquait du monde.',
  ),
  small: sign(
    `<(?<what>rien d'extraordinaire|rien de (?:spécial|fou|grand|particulier)|(?:une )?petite (?:victoire|chose|réussite)|pas grand-chose|trois fois rien)>`,
    '« {What} », et cela compte quand même.',
    '« {What} », dites-vous. Cela compte quand même.',
  ),
};
