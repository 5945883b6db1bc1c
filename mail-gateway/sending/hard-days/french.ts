import type { HardDayCatalogue } from './catalogue.ts';

export const french: HardDayCatalogue = {
  subject: 'Merci de nous l’avoir dit',
  thanks: (name) => (name === '' ? 'Merci de nous l’avoir dit.' : `Merci de nous l’avoir dit, ${name}.`),
  days: {
    loss: 'Nous sommes vraiment désolés. Il n’y a pas de bonne façon de traverser une perte, ni de rythme à tenir. Ces jours-là n’ont besoin d’aucune liste.',
    illness:
      'Nous sommes désolés que ce soit ainsi. Quand tout tourne autour de la santé, le reste peut attendre. Ces jours-là, il s’agit de tenir, et ils n’ont besoin d’aucune liste.',
    harassment:
      'Nous sommes désolés. Personne ne devrait avoir à supporter cela, et la faute n’est pas la vôtre. Ce n’est pas rien, et vous n’avez pas à faire comme si.',
    heartbreak:
      'Nous sommes désolés. Cela prend le temps que cela prend, et personne n’est tenu d’être courageux. Certains jours, il s’agit seulement de tenir.',
    exhaustion:
      'Cela ressemble à trop, depuis trop longtemps. Certains jours sont faits pour se reposer ou simplement pour tenir, et le repos n’a pas besoin de raison. Rien n’est à accomplir aujourd’hui.',
    fear: 'Nous sommes désolés. Il est normal que cela ne vous lâche pas. Certains jours, tenir est tout ce qu’il y a à faire, et c’est assez.',
    hurt: 'Nous sommes désolés. Personne ne dépose une chose pareille à la fin de la journée. Elle peut rester un moment, et il est bon de ne pas être seul avec elle.',
    job: 'Nous sommes désolés. C’est une nouvelle dure, et elle touche plus que le travail. Il ne faut aujourd’hui ni plan, ni bon côté.',
    money:
      'Nous sommes désolés. Ces soucis-là sont présents à toute heure et useraient n’importe qui. Rien n’oblige à tout résoudre ce soir.',
    refusal:
      'Nous sommes désolés. Un non est dur à recevoir quand on y avait mis quelque chose de soi. Il n’y a pas de leçon à en tirer aujourd’hui.',
    failure:
      'Nous sommes désolés que cela se soit passé ainsi. Certains jours tournent mal, simplement, et ils n’ont besoin ni de liste ni de bon côté.',
    heavy:
      'Cela semble très lourd, et c’est bien que vous l’ayez dit. Certains jours, il s’agit seulement de tenir, et personne n’est obligé d’y être seul.',
    hard: 'Certains jours sont faits pour se reposer, se remettre ou simplement tenir, et ils n’ont besoin d’aucune liste. Prenez soin de vous.',
  },
  keepPart:
    'S’il y a là quelque chose que vous aimeriez garder comme une réussite, dites-nous quoi, maintenant ou bien plus tard.',
  pause: 'Si vous préférez que l’on ne vous demande rien pendant quelque temps, « pause d’une semaine » suffit.',
  listens: (lines) => `Si cela devient trop, des gens sont là pour écouter : ${lines}.`,
  crisis: {
    life: 'Ce que vous portez semble très lourd, et vous ne devriez pas avoir à le porter sans personne. Des gens sont là pour écouter exactement cela, et avec eux il n’y a pas besoin de trouver les bons mots.',
    violence:
      'Personne n’a le droit de vous faire du mal, et ce n’est pas votre faute. Des gens sont là pour écouter exactement cela et pour vous croire, et ils avancent à votre rythme.',
    emergency: (number) =>
      `Si vous êtes en danger maintenant, ou pourriez l’être cette nuit, appelez s’il vous plaît le ${number}.`,
    emergencyUnknown:
      'Si vous êtes en danger maintenant, ou pourriez l’être cette nuit, appelez s’il vous plaît le numéro d’urgence de l’endroit où vous êtes.',
    line: ({ name, number, always, texts }) =>
      `${name} : ${number}${texts ? ' (appel ou SMS)' : ''}${always ? ', jour et nuit' : ''}`,
    elsewhere: (page) => `Des lignes près de chez vous, par téléphone ou par chat : ${page}`,
    lifeAfter:
      'Si quelqu’un de confiance est proche, laissez cette personne rester près de vous ce soir. N’attendez pas de message de notre part : ces gens sont là maintenant.',
    violenceAfter:
      'Si quelqu’un peut voir votre téléphone ou votre ordinateur, vous pouvez effacer ce message. N’attendez pas de message de notre part : ces gens sont là maintenant.',
    shortLife: 'Merci de nous l’avoir dit. Vous ne devriez pas avoir à porter cela sans personne.',
    shortViolence: 'Merci de nous l’avoir dit. Personne n’a le droit de vous faire du mal.',
    shortEmergency: (number) => `En danger maintenant : ${number}.`,
    shortEmergencyUnknown: 'En danger maintenant : appelez les urgences.',
  },
};
