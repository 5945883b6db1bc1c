import { phrases } from '../../text/plain-text.ts';
import type { MishapWords } from './mishap-words.ts';

const SPAN =
  '(?:journee|jour|semaine|matinee|soiree|nuit|service|garde|apres-midi|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)';
const WHO = phrases`(?:(?:le |la |les |mon |ma |mes |notre |nos |un |une |des )?(?:\w+ )?(?:chef\w*|patron\w*|responsable|manager|directeur|directrice|client\w*|patient\w*|resident\w*|collegue\w*|voisin\w*|proprio|proprietaire|parent\w*|eleve\w*|pere|mere|mec|type|femme|homme|dame|monsieur|equipe|famille|contremaitre|chirurgien\w*|banque|fournisseur\w*)|il|elle|ils|elles|on|quelqu'un)`;
const WRONGED = phrases`(?:engueule|hurle dessus|crie dessus|gueule dessus|insulte|humilie|rabaisse|menace|accuse|trompe|arnaque|vole|escroque|vire|licencie|largue|plante|lache|ignore|harcele|moque|bouscule|agresse|denonce|traite|remis a ma place|pris a partie|recadre|pourri|descendu|casse|mis la faute|tourne le dos|poignarde|trahi|roule|ridiculise|rembarre|enguirlande|passe un savon|remonte les bretelles|incendie|pique|allume|engueulee|crache|laisse tomber|laissee? en plan|mis (?:la pression|a la porte|dehors))(?:e?s?)`;
const KIN = phrases`(?:(?:ma |mon |mes |notre |la |le )(?:\w+ )?(?:mere|maman|pere|papa|mari|femme|fils|fille|bebe|frere|soeur|mamie|mami|papi|papy|grand-\w+|oncle|tante|ami|amie|copain|copine|chien|chat|collegue|voisin\w*|apprenti\w*|beau-\w+|belle-\w+|petit|petite|conjoint\w*|compagn\w*)|maman|papa|mamie|papi)`;

export const french: MishapWords = {
  curse: phrases`
    \b(?:${SPAN} (?:\w+ )?(?:de merde|de chiotte|de chien|pourrie?|merdique|horrible|affreuse?|atroce|catastrophique|infernale?|cauchemardesque|noire?|de fou(?! rire)|a oublier|epouvantable|desastreuse?|nulle|a chier|abominable|minable|calamiteuse?)|(?:sale|putain de|foutue?|fichue?|mauvaise?|horrible|affreuse|satanee?|pire) ${SPAN}\b|quelle (?:journee|semaine|nuit|soiree) (?:de merde|pourrie|horrible|infernale|affreuse)
    |quelle merde|(?:quel|un vrai|un) (?:cauchemar|enfer|desastre|calvaire)\b|(?:tout|rien) (?:a foire|est parti en (?:vrille|sucette|couille)|est alle de travers|va de travers|n'a marche|n'a fonctionne|ne va|a merde)|fait chier|ras le bol|j'en ai marre|ras-le-bol|putain de merde|c'etait (?:l'enfer|horrible|affreux|la merde|la cata\w*))\b
  `,
  suffered: phrases`
    (?:\b${WHO} (?:[\w'-]+ ){0,6}?(?:m'|nous |me |m' )(?:a|ont|avait|avaient|a encore|a meme|a carrement|as)? ?(?:[\w'-]+ ){0,4}?${WRONGED}\b|\bm'(?:a|ont) (?:[\w'-]+ ){0,4}?${WRONGED}\b|\b(?:on )?nous (?:a|ont) (?:[\w'-]+ ){0,4}?${WRONGED}\b
    |\b(?:je me suis|me suis|je me|on s'est|nous nous sommes) (?:encore |bien |carrement )?(?:fait|faite|faits) (?:[\w'-]+ ){0,4}?(?:engueul\w*|hurler|crier|gueuler|insult\w*|humili\w*|virer|licencier|plaquer|larguer|voler|arnaquer|avoir|agresser|remballer|remonter les bretelles|passer un savon|defoncer|descendre|allumer|incendier|pourrir|recadrer|rabaisser|ridiculiser|traiter|cracher|recaler|jeter|planter|lacher|enguirlander|tirer|piquer)
    |\bpris (?:un|une) (?:\w+ )?(?:savon|engueulade|avertissement|amende|blame|claque|soufflante|prune|pv|rateau|remontrance|vent)\b|\b(?:recu|eu|ecope d') ?(?:un|une)? ?(?:avertissement|blame|amende|lettre recommandee|mise a pied)\b|\b(?:devant (?:tout le monde|toute l'equipe|les clients|tous|mes collegues))\b(?=.*\b(?:engueul|hurl|cri|humili|insult|rabaiss|reproch|gueul)\w*)|\b(?:engueul|hurl|humili|insult|rabaiss|reproch|gueul)\w*.{0,60}\bdevant (?:tout le monde|toute|les|tous|mes)\b
    |\bm'a (?:mis|rejete|colle) (?:\w+ )*(?:sur le dos|la faute)|\bm'(?:a|ont) crie)
  `,
  near: phrases`
    \b${KIN} (?:[\w'-]+ ){0,5}?(?:est tombee?|a fait (?:une |un )?(?:chute|avc|infarctus|malaise|crise|attaque|accident|fausse couche|rechute)|s'est casse\w*|a eu (?:un|une) (?:accident|avc|malaise|infarctus|attaque|crise)|(?:est |a ete |aux? |a l')(?:hospitalisee?|urgences|hopital|reanimation|emmenee?)|est (?:aux|a l'|en|dans le) (?:urgences|hopital|reanimation|coma)|renverse\w*|a perdu connaissance|s'est effondree?|est au plus mal|a disparu)\b
    |\b(?:aux urgences|a l'hopital|en reanimation) (?:\w+ ){0,4}?(?:avec|pour|a cause de|au chevet)\b(?! (?:une? patient|un malade))
  `,
  left: phrases`
    \b(?:(?:mon|ma|notre|nos|deux|trois|le|la) (?:\w+ ){0,3}?(?:ouvrier|ouvriere|employee?s?|salariee?s?|chef|cuisinier\w*|apprenti\w*|assistant\w*|associee?|bras droit|collegue|infirmier\w*|chauffeur|vendeur|vendeuse|serveur|serveuse|coiffeur|coiffeuse|comptable|secretaire|mecanicien\w*|developpeu\w*|gars|equipier\w*|locataire|fournisseur)s? (?:[\w'-]+ ){0,5}?(?:a (?:\w+ )?(?:demissionne|claque la porte|pose sa demission|donne sa demission|quitte|plie bagage|rendu son tablier|lache)|ont (?:demissionne|quitte)|(?:s'en va|nous quitte|part|s'est barree?|est partie?)(?= (?:apres|chez|sans|aujourd'hui|demain|du jour)|[.!,]|$)|demissionne))\b
    |\bdu (?:me separer|virer|licencier|renvoyer|laisser partir)\b
  `,
  refused: phrases`
    ^(?:le |la |mon |ma |notre |gros |grosse |encore (?:un |une )?)*(?:permis|contrat|commande|client|cliente|poste|dossier|pret|credit|subvention|marche|bail|appart|appartement|prime|promotion|visa|chantier|rendez-vous|rdv|saison|recolte|telephone|portefeuille|budget|vente|stage|cdi|cdd) (?:est )?(?:suspendu|retire|annule|perdu|refuse|rate|rompu|foutu|supprime|gele|rejete|resilie|vole|tombe a l'eau|mort|saute|envole|file sous le nez)e?s?[.!]*$
    |\b(?:(?:le|la|les|mon|ma|mes|notre|nos|un|une) (?:\w+ ){0,3}?(?:client\w*|commande\w*|contrat\w*|affaire|vente|rendez-vous|rdv|projet|dossier|demande|candidature|pret|credit|visa|subvention|chantier|mariage|concert|vol|train|voyage|vacances|devis|banque|investisseur\w*|fournisseur\w*|editeur|promotion|augmentation|livraison|marche|appel d'offres) (?:[\w'-]+ ){0,6}?(?:annulee?s?|refusee?s?|rejetee?s?|reportee?s?|tombee?s? a l'eau|desiste\w*|se retire|s'est retire\w*|nous a lache\w*|capote|parti\w* a la concurrence|ecartee?|supprimee?s?|perdue?s?|foutue?s?|rompu|recale\w*|partie? (?:ailleurs|chez)|ne (?:paie|payera|paiera|veut) (?:pas|plus)))\b
    |\bm'(?:a|ont) (?:dit non|refuse|recale|ecarte|pose un lapin|fait faux bond)\b|\b(?:pas ete|n'ai pas|n'a pas) (?:prise?|retenue?|eu (?:le|la|l')|obtenu|ete retenue?)
  `,
  broke: phrases`
    \b(?:(?:le|la|les|mon|ma|mes|notre|nos|l') ?(?:[\w'-]+ ){1,4}?(?:(?:est|sont|a|ont|m'a|nous a|etait|vient de) (?:[\w'-]+ ){0,3}?(?:tombee?s? en panne|en panne|casse\w*|lache|plante|crame|grille|explose|brule|creve|rendu l'ame|foutue?s?|fichue?s?|mort\w*|ecroule\w*|effondre\w*|inonde\w*|volee?s?|perdue?s?|disparu\w*|rayee?s?|abime\w*|gachee?s?|ratee?s?|hs))\b)
    |\b(?:j'ai|on a|nous avons|ai) (?:[\w'-]+ ){0,3}?(?:rate|loupe|foire|plante|perdu|casse|oublie|renverse|bousille|manque|gache|brule|fait tomber|crame|echoue|embouti|abime|explose|paume|egare) (?:le|la|les|l'|mon|ma|mes|notre|nos|un|une|deux|trois|\d+|au|a)\b(?! (?:peur|kilos?|habitude|record|graisse))
    |\b(?:panne|degat des eaux|cambriolage|cambriolee?s?|fuite|incendie|inondation|coupure|vol de|accrochage|accident)\b(?=.*\b(?:toute la|encore|au pire|en plein|ce matin|aujourd'hui|a tout|tout a)\b)
  `,
};
