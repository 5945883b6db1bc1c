import type { Words } from './words.ts';

export const french: Words = {
  locale: 'fr-FR',
  cv: 'Curriculum vitæ',
  wholeDocument: 'Tout le document',
  today: 'aujourd’hui',
  headings: {
    profile: 'Profil',
    experience: 'Expérience professionnelle',
    achievements: 'Réalisations choisies',
    education: 'Formation',
    certificates: 'Certifications',
    skills: 'Compétences',
    languages: 'Langues',
    summary: 'En bref',
    learned: 'Apprentissage',
    feedback: 'Retours reçus',
    impact: 'Résultats',
    leading: 'Encadrement et accompagnement',
    beyond: 'Au-delà de mon poste',
    done: 'Fait',
    results: 'Résultats',
    more: 'Autres résultats',
  },
  themes: new Map(
    Object.entries({
      Delivery: 'Livraisons',
      'Process improvement': 'Méthodes améliorées',
      'Problem solving': 'Problèmes résolus',
      People: 'Équipe',
      Leadership: 'Encadrement',
      Communication: 'Communication',
      Customers: 'Clientèle',
      Sales: 'Ventes et financements',
      'Quality and safety': 'Qualité et sécurité',
      Care: 'Soin',
      Teaching: 'Enseignement',
      Research: 'Recherche',
      Learning: 'Apprentissage',
      Creativity: 'Idées',
      Organisation: 'Organisation',
      Other: 'Divers',
    }),
  ),
  and: 'et',
  nowIs: (title, employer, since) => `${title} chez ${employer}${since === '' ? '' : ` depuis ${since}`}.`,
  wasBefore: (title, employer) => `Auparavant ${title}${employer === '' ? '' : ` chez ${employer}`}.`,
  growthLog: 'Journal de progression',
  counted: (count, from, to) =>
    `${count} ${count === 1 ? 'réussite' : 'réussites'}, ${from === to ? from : `de ${from} à ${to}`}.`,
  skillsSeen: (skills) => `Compétences qui reviennent : ${skills}.`,
  letter: {
    subject: (role) => `Candidature : ${role}`,
    greeting: 'Madame, Monsieur,',
    applying: (role, company) => `Je pose ma candidature au poste de ${role} chez ${company}.`,
    working: (title, employer) => `Je travaille comme ${title}${employer === '' ? '' : ` chez ${employer}`}.`,
    workingSince: (title, employer, since) => `Je travaille comme ${title} chez ${employer} depuis ${since}.`,
    examples: 'Autres résultats :',
    closing: 'Je vous en dirai volontiers davantage lors d’un entretien.',
    farewell: 'Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.',
  },
  also: (isThisYear) => (isThisYear ? 'Cette année aussi :' : 'Et aussi :'),
  thread: (count, role) =>
    `${count === 1 ? '1 résultat' : `${count} résultats`} de mon travail${role === '' ? '' : ` comme ${role}`}, un par message.`,
  article: (role) => (role === '' ? 'Mon travail, en résultats' : `Mon travail comme ${role}, en résultats`),
  opening: (role, isThisYear) => (role === '' ? '' : `Mon travail comme ${role}${isThisYear ? ' cette année' : ''} :`),
  articleGaps: {
    opening: '[Dites en deux ou trois phrases de quoi il s’agit, et pourquoi cela compte pour vos lecteurs.]',
    section: '[Que peuvent en retirer les autres ?]',
    ending: '[Terminez par la seule chose que vos lecteurs devraient essayer.]',
  },
  packs: {
    'performance-review': 'Bilan annuel',
    'promotion-case': 'Demande de promotion',
    'weekly-update': 'Point de la semaine',
    'client-report': 'Rapport client',
  },
  span: (from, to) => (from === to ? from : `de ${from} à ${to}`),
  promotion: (role) => `Demande de promotion : ${role}`,
  custom: 'Résultats choisis',
  notes: {
    otherLanguage: (count) =>
      count === 1
        ? 'Une réussite est écrite dans une autre langue et ne figure pas ici, pour ne jamais mêler deux langues.'
        : `${count} réussites sont écrites dans une autre langue et ne figurent pas ici, pour ne jamais mêler deux langues.`,
    atHome: (count) =>
      count === 1
        ? 'Une réussite parle de la vie à la maison et ne figure pas ici. Pour l’utiliser, indiquez sur sa page ce que les documents disent à la place.'
        : `${count} réussites parlent de la vie à la maison et ne figurent pas ici. Pour en utiliser une, indiquez sur sa page ce que les documents disent à la place.`,
    unfit: (count) =>
      count === 1
        ? 'Une réussite parle d’une perte, d’une erreur ou de quelque chose de privé et ne figure pas ici. Pour l’utiliser, indiquez sur sa page ce que les documents disent à la place.'
        : `${count} réussites parlent d’une perte, d’une erreur ou de quelque chose de privé et ne figurent pas ici. Pour en utiliser une, indiquez sur sa page ce que les documents disent à la place.`,
    noLine: (win) =>
      `Fort, mais impossible à résumer en une ligne tel quel : « ${win} » Indiquez sur sa page ce que les documents disent à la place.`,
    draft: 'Ceci est un brouillon : les réussites sont en ordre, et ce qui est entre [crochets] est à écrire par vous.',
    post: 'Ajoutez une première phrase qui dit pourquoi cela compte pour vous, et une question à la fin.',
    unread: (read, unread) =>
      `Vous avez plus de réussites qu’un document ne peut en lire : ${read.toLocaleString('fr-FR')} ont été lues, les plus récentes et quelques-unes de chaque mois d’avant ; ${unread.toLocaleString('fr-FR')} ne l’ont pas été.`,
    name: 'Votre nom n’est pas connu. Ajoutez-le au profil.',
    email: 'Aucune adresse électronique n’est connue. Ajoutez-la au profil.',
    phone: 'Aucun numéro de téléphone n’est connu. Ajoutez-le au profil.',
    positions:
      'Aucun poste n’est connu : ajoutez employeur, intitulé, début et fin, pour que chaque réussite trouve sa place.',
    employer: (title) => `L’employeur de « ${title} » n’est pas connu.`,
    dates: (title) => `Les dates de « ${title} » ne sont pas connues.`,
    outside: (count) =>
      count === 1
        ? 'Une réussite ne tombe dans aucun poste connu et figure à part.'
        : `${count} réussites ne tombent dans aucun poste connu et figurent à part.`,
    education: 'Aucune formation n’est connue : ajoutez école, diplôme et dates.',
    company: 'L’entreprise n’est pas nommée.',
    role: 'Le poste n’est pas nommé.',
    nextGoals: 'Vos objectifs pour la suite ne sont pas connus : ajoutez ce que vous voulez convenir.',
    nextWeek: 'La semaine prochaine n’est pas connue : ajoutez-la si on l’attend.',
    openPoints: 'Les points ouverts ne sont pas connus : ajoutez-les si on les attend.',
    noWins: 'Aucune réussite de votre travail n’est encore là sur quoi s’appuyer.',
    fewWins: (count) =>
      `Ceci repose sur ${count === 1 ? 'une réussite' : `${count} réussites`} ; avec plus, le texte en dira plus.`,
    noWinsIn: (span) => `Aucune réussite ne tombe dans cette période : ${span}.`,
    gap: (asked) => `Demandé, et montré par aucune réussite ni donnée : ${asked}`,
    gapLead: 'Aucune réussite ne montre encore que vous avez dirigé d’autres personnes.',
    noFigures: (place) => `Aucune ligne de « ${place} » n’a de chiffre. On cherche combien.`,
    pause: (from, to) => `Aucun poste n’est connu de ${from} à ${to}. On le demandera.`,
    keyword: (word) => `L’annonce dit « ${word} », une de vos réussites le montre, et le texte ne le dit pas.`,
    yearsAsked: (asked, held) => `${asked} ans sont demandés ; vos postes en montrent ${held}.`,
  },
  places: { contact: 'Contact', prompt: 'Demande', company: 'Entreprise', role: 'Poste', jobDescription: 'Annonce' },
};
