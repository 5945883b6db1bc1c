import { phrases } from '../text/plain-text.ts';
import type { HardWords } from './hard-words.ts';

export const hardFrench: HardWords = {
  loss: phrases`
    \b(?:(?:m\.?|mr|mme|monsieur|madame|papi|mamie|mon patient|ma patiente|mon resident|ma residente) (?:\w+ )?(?:est partie?|s'en est allee?|nous a quittes) (?:cette nuit|ce matin|hier soir|dans la nuit|paisiblement)|mort de (?:mon|ma|notre|mes)|est (?:mort|decede|parti|partie|morte)e?\b|decede\w*|deces|enterrement|obseques|deuil|funerailles|fausse couche|mort-ne|perdu (?:mon|ma|notre) (?:pere|mere|bebe|mari|femme|frere|soeur|ami|amie|chien|chat|grand\w*|fils|fille|mamie|papi|papa|maman)|on a perdu (?:le petit|la petite|le bebe|une? (?:patiente?|residente?|eleve|collegue)|(?:mme|madame|monsieur) \w+)|nous a quittes|s'est eteinte?|on l'a perdu\w*|veuve?|veuf|soins palliatifs|euthanasi\w+|fait piquer|piquer (?:le|mon|la) (?:chien|chat))\b
  `,
  illness: phrases`
    \b(?:cancer|chimio\w*|tumeur|biopsie|metastases|avc|infarctus|hopital|hospitalise\w*|reanimation|urgences|diagnostic|depression|depressi\w+|crises? d'angoisse|crises? de panique|angoisse\w*|malade|maladie|grippe|fievre|migraine|arret maladie|en arret|covid|burn-?out|antidepresseurs|sclerose|parkinson|alzheimer|perfusion|rechute|hernie|opere\w*|vomi\w*|une boule dans)\b
  `,
  harassment: phrases`
    \b(?:harcel\w*|humili\w*|insult\w*|menac\w*|agress\w*|crache\w*|giflee?|frappe\w*|mains? (?:aux fesses|sur (?:ma|mes|la)|baladeuses?)|touch(?:e|ee) (?:les|la|sans)|remarques? (?:sur|racistes?)|racis\w*|sexis\w*|moqu\w*|se moquent|rigol(?:e|ent) de moi|rient de moi|ri de moi|hurle dessus|hurle|crie dessus|engueul\w*|traitee? de|suivi(?:e)? (?:jusqu|dans|par)|suivie|devant tout le monde|devant toute|a l'ecart|personne ne me parle|etrangl\w*|poussee?|me filme|filmee?|plainte contre moi|mobbing)\b
  `,
  heartbreak: phrases`
    \b(?:divorc\w*|separ(?:ation|es|ee)|quittee?|m'a (?:quitte|largue|trompe)\w*|rupture|mon ex|la garde des|elle est partie|il est parti|plus avec moi)\b
  `,
  exhaustion: phrases`
    \b(?:epuis\w*|a bout|au bout du rouleau|creve(?:e)?\b|videe?|fatigu\w*|n'en peux plus|en peux plus|peux plus|j'en (?:ai|peux)|plus la force|pas la force|pleur\w*|larmes|craqu\w*|dors (?:plus|pas)|pas dormi|insomni\w*|nuits? blanches?|surmen\w*|debord\w*|seule? toute?|solitude|vide|plus envie de rien|tremble\w*|submerg\w*|noye|j'arrive plus|sans dormir|heures d'affilee)\b
  `,
  fear: phrases`
    \b(?:peur|terrorise\w*|terrifi\w*|panique\w*|boule au ventre|cauchemars?|angoisse\w*|braqu\w*|cambriol\w*|couteau|expuls\w*|oqtf|garde a vue|arretee? par|j'ose (?:pas|plus))\b
  `,
  hurt: phrases`
    \b(?:je (?:revois|entends|reentends|vois) (?:encore|toujours|sans cesse|que)|l'image|dans la tete|arrives? trop tard|trop tard|n'a pas survecu|pas pu le sauver|suicid\w*|s'est pendu\w*|accident|renvers\w*|blesse\w*|sous (?:le|mon) (?:train|bus)|mort dans mes bras|on n'a rien pu)\b
  `,
  job: phrases`
    \b(?:licenci\w*|vire(?:e)?\b|viree?|mise? a pied|periode d'essai|contrat (?:non|pas) renouvel\w*|pas renouvel\w*|non renouvel\w*|chomage|plan social|rupture conventionnelle|mon poste (?:est|saute|disparait)|supprim\w*|remplacee? par|retrograd\w*|avertissement|blame|fin de contrat|mutation refus\w*|ecartee?|placardis\w*)\b
  `,
  money: phrases`
    \b(?:faillite|liquidation|redressement|dettes?|decouvert|impay\w*|huissier|plus d'argent|ne (?:peux|peut) pas payer|peux pas payer|loyer|ferme(?:r)? (?:la|le|ma|mon) (?:boutique|resto\w*|librairie|magasin|cabinet|exploitation)|depot de bilan|banque (?:a dit )?non|saisie|vendre la|arnaqu\w*)\b
  `,
  refusal: phrases`
    \b(?:(?:refus|annul)\w*(?<!\b(?:j'ai|nous avons) (?:\w+ ){0,2}(?:refus|annul)\w*)|rejet\w*|pas (?:retenue?|prise?|eu le|eu la|selectionn\w*|ete retenu\w*)|recale\w*|candidature|reponse negative|non retenu\w*|defavorable|ecarte\w*|elimin\w*|l'ont (?:donne|choisi)|choisi (?:quelqu'un|un autre)|a la concurrence|sans suite|liste d'attente|passe devant|lache\w*|abandonn\w*)\b
  `,
  failure: phrases`
    \b(?:rate\w*|echou\w*|echec|perdu\w*|plant\w*|foir\w*|loup\w*|casse\w*|en panne|panne|brule\w*|gach\w*|erreur|faute|oubli\w*|catastrophe|desastre|naufrage|fiasco|cauchemar|honte|nul\w*|decu\w*|decept\w*|deg(?:oute|u)\w*|pire|horrible|affreu\w*|plainte|reclamation|mauvais(?:e)? (?:avis|journee|semaine|note)|avis (?:a )?(?:une|1) etoile|une etoile|pour rien|a la poubelle|poubelle|jete\w*|tombe a l'eau|tout est a refaire|a refaire|inond\w*|degat\w*|vole\w*|crash\w*|bug\w*|incident|relegu\w*|descendus?|derniere? place|zero|rien de bon|rien n'a marche|pas marche|sale journee|dure journee|journee de merde|merde|personne n'est venu)\b
  `,
};
