import { type Signs, words } from './signs.ts';

export const french: Signs = {
  reasons: {
    'step-up': words`promue?|promotion|titularisée?|titularisation|nommée?(?: au poste| responsable| cheffe?)?|cdi|augmentation|(?:eu|obtenu|décroché) (?:le|un|mon) (?:poste|emploi|contrat)|période d'essai (?:validée|terminée|confirmée)|nouveau poste|passée? (?:cheffe?|responsable|cadre)`,
    passed: words`réussi (?:l'|mon |le |ma |mes )?(?:examen|concours|diplôme|certification|permis|épreuves?)|reçue? (?:au|à l'|à mon)|diplômée?|certifiée?|mention|(?:gagné|remporté) (?:le|un|l'|notre) ?(?:prix|concours|appel d'offres|marché|contrat)|j'ai eu mon (?:diplôme|permis|examen|certificat)|validé (?:mon|ma|mes)`,
    saved: words`(?:économis\p{L}+|épargn\p{L}+|gagn\p{L}+ (?:du temps|\d[\d.,]* (?:heures?|minutes?|jours?)))|économie de`,
    praise: words`remerci\p{L}+|merci|félicit\p{L}+|compliments?|bravo|(?:bon|super|très bon|excellent|beau) retour|recommandée?`,
    first: words`pour la première fois|(?:mon|ma|mes|notre) premi(?:er|ère)s?|première fois|enfin|jamais .{0,20}avant|toute seule|tout seul`,
    helped: words`aidée?s?|formée?s?|accompagnée?s?|expliqué|appris à|rassurée?s?|épaulée?s?|remplacée?|soutenue?s?|encadrée?s?`,
  },
  said: words`(?:m'a|m'ont|a|ont) (?:dit|écrit)|disait`,
  before: words`de [^.;]{0,30}\d[^.;]{0,40} à [^.;]{0,12}\d.*|\d[^.;,]{0,24} avant|avant [^.;]{0,20}\d|au lieu de [^.;]{0,20}\d|contre \d|(?:était|étaient) (?:à |de )?\d|d'habitude [^.;]{0,20}\d|l'an dernier|l'année dernière|le mois dernier|désormais (?:\p{L}+ ){0,3}\d|maintenant (?:\p{L}+ ){0,3}\d`,
  setback: words`erreur|raté|ma faute|échoué|échec|mal passée?|en retard|oublié|perdu|refusée?|plaintes?|accident|catastrophe|problème`,
  mended: words`désormais|depuis|la prochaine fois|corrigé|changé|excusée?|appris|refait|réparé`,
  gap: words`(?:je|j') (?:voudrais|aimerais|dois) (?:apprendre|mieux|progresser|comprendre)|j'aimerais (?:apprendre|mieux|progresser|comprendre)|j'ai (?:encore )?du mal|pas (?:encore )?(?:à l'aise|douée?)|mon point faible|à améliorer|je n'ai pas su`,
  sad: words`décès|décédée?|morte?|obsèques|enterrement|cancer|hôpital|deuil|divorce`,
  private: words`vacances|(?:mon|ma|mes) (?:fils|fille|femme|mari|mère|père|chien|chat|jardin|frère|sœur|enfants?)|anniversaire|mariage|déménagé|marathon`,
  denied: words`(?:ne|n'\p{L}+|pas|jamais|presque|failli|sans|si|espère|voudrais|candidat\p{L}*|postul\p{L}*) (?:[\p{L}'-]+ ){0,3}`,
  others: words`(?:il|elle|ils|elles) (?:[\p{L}'-]+ ){0,3}|(?:mon|ma|notre|le|la) (?:fils|fille|femme|mari|frère|sœur|collègue|stagiaire|apprentie?|élève) (?:[\p{L}'-]+ ){0,3}`,
};
