import { type Plain, sign } from './lines.ts';

const X = String.raw`(?:[\p{L}\d'.%€-]+ ){0,5}?`;

export const frenchPlain: Plain = {
  through: sign('(?:survecu|tenu (?:bon|le coup)|passe le cap)', 'Vous avez tenu bon.', 'Vous avez tenu le coup.'),
  kind: sign(
    `(?:console|rassure|reconforte|tenu la main|ecoute|pris le temps (?:de|avec|pour)|passe ${X}(?:temps|heure) (?:avec|aupres)|reste (?:avec|aupres)|veille sur|accompagne ${X}(?:patient|famille|resident)\\p{L}*|aide|depanne|remplace (?:une|un|ma|mon) collegue|donne un coup de main|soutenu|epaule|prete|partage|raccompagne|porte|conduit|offert|invite|rendu service|fait du benevolat|defendu)`,
    'C’est gentil de votre part.',
    'C’est bien de l’avoir fait.',
  ),
  done: sign(
    `(?:repare|remis (?:en (?:marche|route|etat|service))|depanne|corrige|remplace|retape|restaure|debouche|refait ${X}(?:installation|toiture|joint|mur|cablage)|remonte|rafistole|fait redemarrer|change ${X}(?:roue|piece|filtre|joint|courroie|pneu)\\p{L}*|traite|rattrape|vide ${X}(?:boite|pile|grenier|cave)|cloture|regle|paye|fait ${X}(?:impots|declaration|papiers|comptes|factures|compta)|repondu a|classe|boucle|solde|rapproche|expedie|mis a jour|range|nettoye|trie|balaye|lave|recure|fait (?:le |tout le |la |du )?(?:menage|vaisselle|lessive|repassage|tri)|desencombre|repasse|aspire|etiquete|mis de l'ordre|debarrasse|archive|fini|termine|livre|rendu|remis|acheve|envoye|depose|deploye|mis en (?:ligne|production)|boucle|migre|realise|accompli|valide|tenu les delais|expedie|publie|sorti)`,
    'Voilà qui est fait.',
    'Une chose de faite.',
  ),
  honest: {
    when: /(?<!\p{L})(?:mauvais\p{L}*|dur\p{L}*|pleur\p{L}*|peur|inqui\p{L}*|fâch\p{L}*|énerv\p{L}*|désolé\p{L}*|excus\p{L}*|disput\p{L}*|perdu\p{L}*|refus\p{L}*|raté\p{L}*|échou\p{L}*|fatigu\p{L}*|épuis\p{L}*|malad\p{L}*|hôpital|stress\p{L}*|déçu\p{L}*|triste|ma faute|malheureusement|n['’]ai pas (?:eu|réussi|pu))(?!\p{L})/u,
    say: ['Merci de l’avoir écrit tel que c’était.', 'Merci pour ces mots francs.'],
  },
  any: ['Beau travail.', 'Bravo.'],
};
