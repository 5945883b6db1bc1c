import { listed, type Speech, unit } from './speech.ts';

const WHEN = `(?:(?:aujourd['’]hui|hier|enfin|cette semaine|ce matin|ce soir)[,:]? ){0,2}`;
const WHO = `(?:j['’]ai |on a |nous avons )(?:enfin |aussi |encore |bien )?`;
const BEGINS = `^${WHEN}${WHO}`;
const NUMBER_WORDS = new Map(
  Object.entries({
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    onze: 11,
    douze: 12,
    quinze: 15,
    vingt: 20,
    trente: 30,
    quarante: 40,
    cinquante: 50,
    soixante: 60,
  }),
);
const NUMBERS = [...NUMBER_WORDS.keys()].join('|');
const ONE = String.raw`(?:une?|le|la|les|l['’]|mon|ma|mes|notre|nos|deux|trois|quatre|cinq|\d{1,4})`;

export const french: Speech = {
  locale: 'fr',
  groups: ' \u00a0\u202f',
  point: ',',
  numberWords: NUMBER_WORDS,
  units: new Map([
    ...unit('millisecond', 'ms milliseconde millisecondes'),
    ...unit('second', 'seconde secondes'),
    ...unit('minute', 'min minute minutes mn'),
    ...unit('hour', 'heure heures'),
    ...unit('day', 'jour jours'),
    ...unit('week', 'semaine semaines'),
    ...unit('month', 'mois'),
    ...unit('percent', '%'),
    ...unit('kilometer', 'km kilomètres kilomètre'),
    ...unit('kilogram', 'kg kilos kilogrammes'),
    ...unit('USD', 'dollars'),
    ...unit('CHF', 'francs'),
  ]),
  scales: new Set(
    listed(
      'h k mille million millions milliard milliards cent cents pour janvier février mars avril mai juin juillet août septembre octobre novembre décembre lundi mardi mercredi jeudi vendredi samedi dimanche an ans année années point points livres er ème',
    ),
  ),
  changes: [
    {
      pattern: String.raw`(?<!\p{L})de A (?:par (?:jour|nuit|semaine|mois|an|poste) )?à (?:seulement )?B`,
      isBound: false,
    },
    {
      pattern: String.raw`(?<![\d.,:])A,? (?:et )?(?:maintenant|désormais|aujourd'hui|depuis) (?:c['’]est |on est à |plus que |seulement |à ){0,2}B`,
      isBound: true,
    },
    { pattern: String.raw`(?<![\d.,])A ?(?:->|→|=>) ?B`, isBound: true },
    { pattern: String.raw`(?<!\p{L})(?:en|prend|met|plus que|prennent) B au lieu de (?:\p{L}{1,3} )?A`, isBound: true },
    {
      pattern: String.raw`(?<!\p{L})(?:prenait|mettait|durait|prenaient|mettions|étaient|était(?: de)?) A[^.!?\d]{0,40}(?<!\p{L})(?:maintenant|désormais|aujourd'hui) (?:c['’]est |on est à |on a fini en |on finit en |ça prend |plus que |en |à ){0,2}B`,
      isBound: true,
    },
    {
      // what was so many is so many now : « 120 galettes, l'an dernier 35 »
      pattern: String.raw`(?<![\d.,:])B(?: [\p{L}]+){0,4}? ?[,(–;] ?(?:l['’]an dernier|l['’]année dernière|le mois dernier|la semaine dernière|avant|contre|c['’]était|on était à)(?: c['’]était| on était à| on en avait)? A(?= ?(?:[),.;!]|$)| en (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L})| (?:l['’]an dernier|l['’]année dernière|avant|le mois dernier)(?!\p{L}))`,
      isBound: true,
    },
  ],
  lowered:
    /(?<!\p{L})(?:rédui\p{L}*|bais\p{L}*|diminu\p{L}*|raccourci\p{L}*|descend\p{L}*|tomb\p{L}*|chut\p{L}*|divis\p{L}*|abaiss\p{L}*)(?!\p{L})/u,
  raised:
    /(?<!\p{L})(?:augment\p{L}*|mont(?:é|ée|és|e|er)|grimp\p{L}*|doubl\p{L}*|tripl\p{L}*|relev\p{L}*|progress\p{L}*|hauss\p{L}*)(?!\p{L})/u,
  moved: /(?<!\p{L})(?:pass(?:é|ée|és|ées|e|ent|er|ons)|amélior\p{L}*|fait passer|est allée?|ramen\p{L}*)(?!\p{L})/u,
  doubt:
    /(?<!\p{L})(?:ne|n['’]\p{L}*|pas|jamais|presque|quasi\p{L}*|essay\p{L}*|tent\p{L}*|veu[xt]|voudrais|voulait|voulais|espér\p{L}*|objectif|but|prévu\p{L}*|prévoi\p{L}*|devrai\p{L}*|pourrai\p{L}*|serai\p{L}*|si|prochaine?s?|échou\p{L}*|promis|estim\p{L}*|rêv\p{L}*)(?!\p{L})/u,
  about: /(?<![\p{L}\d])(?:environ|à peu près|près de|autour de|~) ?(?=[\d£€$])/gu,
  lowIsGood:
    /(?<!\p{L})(?:erreurs?|réclamations?|plaintes?|chutes?|accidents?|infections?|escarres?|attente|retards?|défauts?|rebuts?|retours?|absen\p{L}*|coûts?|factures?|dépenses?|dettes?|pannes?|fièvre|douleurs?|tension|pouls|délais?|heures sup\p{L}*|cigarettes?|gaspillage|pertes?)(?!\p{L})/u,
  highIsGood:
    /(?<!\p{L})(?:ventes?|chiffre d['’]affaires|bénéfices?|fréquentation|adhérents?|abonnés|notes?|réussite|conversion|occupation|dons?|rendement|marge|hygiène|satisfaction|commandes?|réservations?|visiteurs?|couverts?)(?!\p{L})/u,
  common:
    /^(?:avec|sans|pour|dans|chez|entre|après|avant|depuis|pendant|cette|leur|leurs|notre|votre|mais|donc|tout|toute|tous|toutes|plus|moins|très|bien|bonne?|encore|enfin|aussi|alors|comme|quand|cela|elle|elles|nous|vous|être|avoir|fait|faire|était|sont|suis|avons|avez|ont|aujourd|hier|demain|semaine|mois|année|jours?|heures?|minutes?|matin|soir|nuit|première?|dernière?|prochaine?|deux|trois|quatre|cinq|sept|huit|neuf|même|autre|autres|chaque|quelque|quelques|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|toujours|jamais|rien|seule?|\p{L}+ment|\p{L}+(?:é|ée|és|ées|er))$/u,
  range: /(?<!\p{L})(?:enfants|élèves|âgés|ouvert|ouverts|travaillé|bossé|classes?|pages?|chapitres?|niveaux?) $/u,
  rhythms: {
    'par nuit': /(?:par nuit|chaque nuit|toutes les nuits)/u,
    'par jour': /(?:par jour|chaque jour|tous les jours|quotidien)/u,
    'par semaine': /(?:par semaine|chaque semaine|toutes les semaines|hebdomadaire)/u,
    'par mois': /(?:par mois|chaque mois|tous les mois|mensuel)/u,
    'par an': /(?:par an(?!\p{L})|chaque année|tous les ans|annuel)/u,
  },
  share: String.raw`(?<!\p{L})A sur (?:les |mes |nos )?B`,
  place: /(?:chapitre|page|partie|semaine|jour|tour|module|leçon|niveau|étape|phase|numéro|place|rang|note) $/u,
  counted: new RegExp(
    String.raw`${BEGINS}(?<verb>\p{L}{3,}(?:é|i|u|is|it|ert)) (?<number>\d{1,3}(?:[ \u00a0\u202f]\d{3})*|\d{1,6}|${NUMBERS}) (?<rest>[^.!?;:\n]{2,80})`,
    'u',
  ),
  after:
    /^(?:en|dans|sur|au|aux|à|pour|avec|sans|et|ou|mais|qui|que|dont|après|avant|pendant|jusqu['’]\p{L}+|chez|par|parce|car|comme|aujourd['’]hui|hier|ce|cette|ces|cet|tous|toutes|tout|toute|le|la|les|un|une|des|du|d['’]affilée|entre|sous|malgré|alors|quand|depuis|dès|vers|d['’]un|d['’]une|seul|seule|on|je|il|elle|ils|elles|nous|vous|récupéré|et|plus)$/u,
  measures:
    /(?<!\p{L})(?:taux d['’]erreur|taux de conversion|fréquentation|temps de réponse|temps d['’]attente|taux d['’]occupation|occupation|chiffre d['’]affaires|absentéisme|rebuts?|réclamations|abonnés|adhérents|pouls au repos|poids|taux de réussite)(?!\p{L})/u,
  stands:
    /^(?:(?:est|était|sont|à|de|a|atteint|maintenant|désormais|ce|cette|mois|semaine|passé|passée|remonté|=|:) ?)*$/u,
  deeds: {
    trained: {
      surely: new RegExp(String.raw`${BEGINS}(?:formé|coaché) (?:${ONE} ?|(?-i:\p{Lu}\p{Ll}+))`, 'iu'),
      maybe: /(?:form(?:é|er|ation)|coach|accompagn|tutor|appris à|apprendre à|encadr|montré)/iu,
      said: 'formez quelqu’un',
    },
    sold: {
      surely: new RegExp(
        `${BEGINS}(?:vendu ${ONE} ?|signé (?:un|le|mon|deux|trois) (?:nouveau |nouveaux )?contrats?)`,
        'iu',
      ),
      maybe: /(?:vend|vente|contrat|signé|signature)/iu,
      said: 'concluez une vente',
    },
    repaired: {
      surely: new RegExp(`${BEGINS}(?:réparé|dépanné) ${ONE} ?`, 'iu'),
      maybe: /(?:répar|dépann|remis en (?:marche|route)|remarche|corrigé)/iu,
      said: 'réparez quelque chose',
    },
    hired: {
      surely: new RegExp(String.raw`${BEGINS}(?:recruté|embauché) (?:${ONE} ?|(?-i:\p{Lu}\p{Ll}+))`, 'iu'),
      maybe: /(?:recrut|embauch|engagé)/iu,
      said: 'recrutez quelqu’un',
    },
    passed: {
      surely: new RegExp(
        String.raw`${BEGINS}(?:réussi|eu) (?:mon|ma|l['’]|le|un) ?(?:[\p{L}\d-]+ ){0,2}(?:examen|épreuve|concours|diplôme|permis)`,
        'iu',
      ),
      maybe: /(?:examen|épreuve|concours|diplôme|permis|certif)/iu,
      said: 'réussissez un examen',
    },
    presented: {
      surely: new RegExp(
        `${BEGINS}(?:présenté (?:le|la|mon|ma|notre|un|une|nos|mes) |fait (?:une|ma|mon|un) (?:présentation|discours|exposé))`,
        'iu',
      ),
      maybe: /(?:présent|discours|exposé|conférence|parlé devant|oral)/iu,
      said: 'parlez devant d’autres',
    },
    published: {
      surely: new RegExp(`${BEGINS}publié ${ONE} ?`, 'iu'),
      maybe: /(?:publi|paru|article)/iu,
      said: 'publiez quelque chose',
    },
    calmed: {
      surely: new RegExp(`${BEGINS}(?:calmé|apaisé) ${ONE} ?`, 'iu'),
      maybe: /(?:calm|apais|désamorc|rassur)/iu,
      said: 'calmez quelqu’un',
    },
    inspected: {
      surely: new RegExp(`${BEGINS}(?:passé|réussi) (?:l['’]|le|un|notre) ?(?:inspection|audit|contrôle)`, 'iu'),
      maybe: /(?:inspection|audit|contrôle)/iu,
      said: 'passez une inspection',
    },
    ran: {
      surely: new RegExp(
        String.raw`${BEGINS}couru (?:\d{1,3}(?:,\d)? ?(?:km|kilomètres)|un (?:semi-)?marathon|mon (?:semi-)?marathon)`,
        'iu',
      ),
      maybe: /(?:couru|courir|course|footing|marathon)/iu,
      said: 'courez',
    },
  },
  say: {
    change: ({ from, to, difference, isShare, down, rhythm, isAbout }) => {
      const about = isAbout ? 'environ ' : '';
      const much = isShare ? `${difference} point${difference === '1' ? '' : 's'}` : difference;
      return `De ${from} à ${about}${to} : ${about}${much} de ${down ? 'moins' : 'plus'}${rhythm === '' ? '' : ` ${rhythm}`}.`;
    },
    share: (part, whole, percent) => `${part} sur ${whole} : ${percent}.`,
    earlier: (when, isDay, amount) => `${isDay ? 'Le' : 'En'} ${when} : ${amount}.`,
    again: (time, isMonth, deed) =>
      `C’est la ${TIMES[time - 2]} fois ${isMonth ? 'ce mois-ci' : 'cette année'} que vous ${deed}.`,
    yesAfterNo: (month) => `En ${month}, c’était non ; maintenant, c’est oui.`,
  },
};

const TIMES = listed('deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième');
