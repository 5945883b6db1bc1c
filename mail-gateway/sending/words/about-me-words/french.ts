import type { AboutMeWords } from './about-me-words.ts';

export const french: AboutMeWords = {
  lead(topic, found, about, when) {
    switch (topic) {
      case 'strengths':
        return 'Voici ce que montrent vos propres réussites, avec celles qui le montrent le mieux.';
      case 'work-on':
        return found === 1
          ? `Une chose que vous avez nommée vous-même${when} :`
          : `Des choses que vous avez nommées vous-même${when}, la plus récente d’abord :`;
      case 'saved':
        return found === 1
          ? 'Une de vos réussites chiffre ce qu’elle a fait gagner :'
          : 'Le plus grand gain chiffré dans vos réussites vient d’abord :';
      case 'most':
        return about === ''
          ? `Celles qui pèsent le plus${when}, la plus forte d’abord :`
          : `Sur ${about}, celles qui pèsent le plus${when}, la plus forte d’abord :`;
      case 'mistakes':
        return found === 1
          ? `Une fois${when}, vous avez noté que quelque chose s’était mal passé :`
          : `Vous avez noté plus d’une fois${when} que quelque chose s’était mal passé. Dans l’ordre, avec ce que vous en avez fait quand vous l’avez dit :`;
      case 'led':
        return `Voici où vous avez pris la responsabilité d’autres personnes ou du travail lui-même${when} :`;
      case 'helped':
        return `Voici où vous avez fait quelque chose pour d’autres${when} :`;
      case 'review':
        return 'Voici ce que j’apporterais, tiré de vos propres réussites.';
      case 'about':
        return `Voici ce que disent vos réussites sur ${about}${when} :`;
      case 'count':
        return about === ''
          ? `${found === 1 ? 'Une réussite' : `${found} réussites`}${when}. Celles-ci en disent le plus :`
          : `${found === 1 ? 'Une réussite parle' : `${found} réussites parlent`} de ${about}${when}. Je n’additionne pas ce qu’elles disent, mais voici comment elles le racontent :`;
    }
  },
  none: (topic, about, when, read) =>
    read === 0
      ? `Votre journal ne contient encore rien${when} dont je pourrais tirer une réponse.`
      : topic === 'work-on'
        ? 'Nulle part dans vos réussites vous ne nommez une chose à améliorer ; je ne pourrais que deviner. Quand quelque chose est difficile ou qu’on vous conseille, notez-le : je pourrai alors vous le dire.'
        : topic === 'mistakes'
          ? `Rien${when} ne semble s’être mal passé.`
          : topic === 'saved'
            ? 'Aucune de vos réussites ne chiffre un gain de temps ou d’argent. Ajoutez un chiffre, même approximatif, et je pourrai comparer.'
            : `Je ne trouve rien ${about === '' ? 'là-dessus' : `sur ${about}`} dans vos réussites${when}. Cela ne veut pas dire qu’il n’y a rien, seulement que ce n’est pas noté.`,
  noSaving:
    'Aucune de vos réussites ne chiffre un gain de temps ou d’argent. Voici les changements chiffrés les plus nets :',
  skill: (name, wins, numbers) =>
    `${name} : cela se voit dans ${wins === 1 ? 'une réussite' : `${wins} réussites`}, surtout ${numbers}.`,
  praise: (numbers) => `Et d’autres l’ont dit : ${numbers}.`,
  achieved: (numbers) =>
    `Ce que vous avez accompli : ${numbers}. Dites d’abord le chiffre, puis comment vous y êtes arrivé.`,
  setbacks: (numbers) =>
    `Ce qui s’est mal passé, et ce que vous avez changé : ${numbers}. Le dire soi-même vaut mieux que d’être interrogé.`,
  gaps: (numbers) => `Ce que vous voulez apprendre ensuite : ${numbers}. Faites-en une demande.`,
  after(topic, found, shown) {
    switch (topic) {
      case 'strengths':
        return 'S’il en manque une, elle n’est encore dans aucune réussite.';
      case 'work-on':
        return 'Choisissez-en une et notez le prochain petit pas que vous faites.';
      case 'saved':
        return 'Je ne compare que les chiffres qui sont écrits.';
      case 'review':
        return 'Demandez « un bilan annuel » et vous l’aurez comme document.';
      case 'led':
        return 'Des exemples à raconter tels quels : la situation, ce que vous avez fait, ce qui en est sorti.';
      default:
        return found > shown
          ? `Il y en a ${found - shown === 1 ? 'une autre' : `${found - shown} autres`} sur la page de vos réussites.`
          : '';
    }
  },
  win: (number, day) => `${number}, ${day} :`,
};
