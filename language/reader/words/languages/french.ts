import type { Language } from './language.ts';

export const french: Language = {
  words: {
    weekdays: ['dimanches?', 'lundis?', 'mardis?', 'mercredis?', 'jeudis?', 'vendredis?', 'samedis?'],
    months: [
      'janvier',
      'fevrier',
      'mars',
      'avril',
      'mai',
      'juin',
      'juillet',
      'aout',
      'septembre',
      'octobre',
      'novembre',
      'decembre',
    ],
    numbers: {
      ...{ un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9, dix: 10, onze: 11 },
      ...{ douze: 12, treize: 13, quatorze: 14, quinze: 15, seize: 16, 'dix-sept': 17, 'dix-huit': 18, 'dix-neuf': 19 },
      ...{ vingt: 20, trente: 30 },
    },
    units: { day: 'jours?', week: 'semaines?', month: 'mois' },
    parts: {
      morning: '(?:(?:en )?debut de )?matinee|matin|le matin',
      afternoon: '(?:(?:en )?debut d.)?apres-midi|aprem|apres manger|apres le dejeuner',
      evening: 'soir|le soir|soiree|(?:en )?fin de journee|apres le (?:travail|boulot|diner)',
      noon: 'midi',
      midnight: 'minuit',
    },
    frequencies: {
      daily: 'tous les jours|chaque jour|quotidien\\w*',
      weekdays: 'en semaine|jours ouvres|du lundi au vendredi',
      weekly: 'hebdomadaire|par semaine|chaque semaine|toutes les semaines',
    },
    everyOther: {
      weeks: 'toutes les (?:deux|2) semaines|une semaine sur (?:deux|2)|tous les (?:15|quinze) jours|chaque quinzaine',
      before: 'un',
      after: 'sur (?:deux|2)',
    },
    never: {
      before: '(?:plus|pas)(?: de| jamais)?(?: rien| (?:e-?)?mails?| messages?)?|ni|jamais|sauf|sans|excepte',
      after:
        "(?:c'est|est|sont) (?:\\w+ )?(?:morts?|impossibles?|complique)|(?:ca )?(?:ne )?(?:va|marche|passe|m'arrange) pas|impossible|non|pas",
    },
    until: "jusqu'(?:a|au|en)?",
    tomorrow: 'demain',
    nextWeek: 'la semaine prochaine',
    thisWeek: 'cette semaine',
    at: 'a|vers',
    quarter: 'trimestre',
    quarters: ['premier|1er', 'deuxieme|second|2e', 'troisieme|3e', 'quatrieme|dernier|4e'],
    since: 'depuis',
  },
  requests: {
    please: "s'il (?:te|vous) plait|svp|stp",
    asking:
      "(?:(?:peux|pourrais)[- ]tu|(?:pouvez|pourriez)[- ]vous)(?: (?:me|m'|nous))?|(?:est[- ]ce que |et |si )?(?:tu (?:peux|pourrais)|vous (?:pouvez|pourriez)|on (?:peut|pourrait))(?: (?:me|m'|nous))?|(?:est-ce|serait-il|ce serait) (?:que c'est )?possible (?:de|que vous|que tu|qu'on)|je (?:voudrais|veux)|j'aimerais(?: avoir| bien)?",
    stop: 'plus de (?:mails?|e-?mails?|messages?|rappels?)|desabonner|desabonnez|desinscription|desinscrire|me desinscrire|me desabonner|arreter?|arretez',
    pause:
      "(?:pas|plus) de|mets?(?:-moi)? en pause|mettez(?:-moi)? en pause|ne m'(?:envoyez|envoie|ecrivez|ecris)(?: (?:plus rien|plus|pas|rien))?",
    resume: 'reprendre',
    billing:
      "je (?:resilie|me desabonne) (?:a|pour) la fin du mois(?= *$)|(?:resilie[rz]?|annule[rz]?|arrete[rz]?|stoppe[rz]?|mets fin a|mettez fin a) (?:mon|cet|l')? ?abonnement|(?:je souhaite )?passer (?:a|au) (?:l'|un )?(?:abonnement|forfait|paiement|plan) (?:annuel|mensuel)|(?:etre|me faire) rembourse[er]?|(?:un )?remboursement|remboursez[- ]moi",
    period:
      "jusqu'?(?:a|au|en)? ?.{1,60}|(?:pendant|durant) (?:les )?(?:prochaine?s )?(?:\\d{1,3}|une?|deux|trois|quatre) (?:jours?|semaines?|mois)|(?:la semaine prochaine|cette semaine|demain)",
    mails: 'messages rappels courriels',
    when: 'semaine jour soir matin midi lundi mardi mercredi jeudi vendredi samedi dimanche fois chaque tous toutes',
    glue: 'les le la des de mes mon me moi une un par a vers en du au',
    documents: [
      ['cover-letter', 'lett(?:re|er)s? de (?:motivation|presentation)'],
      ['growth-log', 'journal de progression'],
      ['linkedin-post', '(?:publication|post) (?:pour|sur) linked ?-?in'],
    ],
    make: 'envoie|envoyez|envoyer|fais|faites|faire|ecris|ecrivez|ecrire|cree|creez|creer|genere|prepare[rz]?',
    own: 'mon|ma|un|une',
    after: 'pour|sur|avec|de',
    list: "(?:qu'est-ce que j'ai|qu'ai-je) (?:fait|accompli|reussi)\\b.{0,40}$|(?:montrez?|listez?|envoie|envoyez)\\b.{0,30}\\b(?:succes|victoires|reussites)\\b",
    progress:
      "comment je m'en sors|ou en suis[- ]je|comment (?:etait|s'est passe|ca s'est passe|ca va|j'ai avance)\\b.{0,40}$|(?:un )?(?:bilan|resume|recapitulatif) (?:de|du|des|depuis)\\b.{2,40}$",
  },
};
