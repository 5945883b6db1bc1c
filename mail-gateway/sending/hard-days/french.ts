import type { HardDayCatalogue } from './catalogue.ts';

export const french: HardDayCatalogue = {
  thanks: ['Merci de nous l’avoir dit', 'Merci de nous écrire', 'Vous avez bien fait d’écrire'],
  days: {
    loss: [
      'Nous sommes vraiment désolés. Il n’y a pas de bonne façon de traverser une perte, ni de rythme à tenir. Ces jours-là n’ont besoin d’aucune liste.',
      'Nous sommes profondément désolés. Le deuil a ses heures à lui et n’obéit à personne. Prenez tout le temps qu’il faut, rien ne presse ici.',
      'Il n’y a pas de bons mots pour une perte pareille, alors ceux-ci seulement : nous sommes vraiment désolés. Rien d’autre n’est à faire aujourd’hui.',
    ],
    illness: [
      'Nous sommes désolés. Quand tout tourne autour de la santé, le reste peut attendre. Ces jours-là, il s’agit de tenir, et ils n’ont besoin d’aucune liste.',
      'Nous sommes désolés. Vivre une maladie, ou être auprès de quelqu’un qui la vit, demande plus de force qu’il n’y paraît. Rien ne presse ici.',
      'C’est beaucoup à traverser, et nous sommes désolés. Ces jours-là, c’est la santé qui donne le rythme, et tout le reste peut attendre son tour.',
    ],
    harassment: [
      'Nous sommes désolés. Personne ne devrait avoir à supporter cela, et la faute n’est pas la vôtre. Ce n’est pas rien, et vous n’avez pas à faire comme si.',
      'Cela n’aurait pas dû arriver, et nous en sommes désolés. Cela ne dit rien de vous. Ce que vous ressentez maintenant a sa place.',
      'Nous sommes désolés que l’on vous ait fait cela. Ce que font les autres, c’est à eux d’en répondre, et non à vous. Rien ne vous oblige à passer outre.',
    ],
    heartbreak: [
      'Nous sommes désolés. Cela prend le temps que cela prend, et personne n’est tenu d’être courageux. Certains jours, il s’agit seulement de tenir.',
      'Cela fait mal, et nous sommes désolés. Il n’y a pas de calendrier pour cela, ni de bonne façon de le vivre. Ce n’est pas grave si cette journée n’a de place pour rien d’autre.',
      'Nous sommes désolés de le lire. Quand quelque chose se brise entre des gens, même les jours ordinaires deviennent étranges pendant un temps. Personne n’est tenu d’aller mieux à une date donnée.',
    ],
    exhaustion: [
      'Cela fait beaucoup, trop peut-être. Certains jours sont faits pour se reposer ou simplement pour tenir, et le repos n’a pas besoin de raison. Vous n’avez rien à accomplir aujourd’hui.',
      'Vous semblez à bout de forces, et c’est une raison suffisante pour en rester là aujourd’hui. Ce qui n’est pas fait peut attendre. Le repos n’a pas à se mériter.',
      'C’est beaucoup, pour n’importe qui. Être à ce point sans forces n’est pas un échec. S’il est possible d’en faire un peu moins ce soir, vous en avez le droit.',
    ],
    fear: [
      'Nous sommes désolés. Il est normal que cela ne vous lâche pas. Certains jours, tenir est tout ce qu’il y a à faire, et c’est assez.',
      'C’est difficile à vivre, et nous sommes désolés. La peur fatigue, le jour comme la nuit. Il suffit d’avancer une heure après l’autre.',
      'Nous sommes désolés que vous ayez à vivre avec cela en ce moment. Avoir peur n’est pas une faiblesse. D’heure en heure, c’est déjà un plan.',
    ],
    hurt: [
      'Nous sommes désolés. Personne ne dépose une chose pareille à la fin de la journée. Elle peut rester un moment, et il est bon de ne pas être seul avec elle.',
      'Nous sommes vraiment désolés. Certaines choses sont trop lourdes pour être comprises, et rien n’oblige à les comprendre aujourd’hui. Ménagez-vous.',
      'C’est terriblement lourd à porter, et nous sommes désolés. Quoi que vous ressentiez maintenant, c’est une réaction normale. Si quelqu’un peut rester auprès de vous ce soir, cela aide parfois.',
    ],
    job: [
      'Nous sommes désolés. C’est une nouvelle dure, et elle touche plus que le travail. Il ne faut aujourd’hui ni plan, ni bon côté.',
      'Nous sommes désolés. Quand le travail s’en va, le sol bouge pendant un temps, et cela ne mesure en rien ce que vous valez. La suite peut se penser un autre jour.',
      'C’est un coup dur, et nous sommes désolés. La colère, le vide ou les deux : tout a sa place. Rien n’est à décider aujourd’hui.',
    ],
    money: [
      'Nous sommes désolés. Ces soucis-là sont présents à toute heure et useraient n’importe qui. Rien n’oblige à tout résoudre ce soir.',
      'Nous sommes désolés. Les soucis d’argent pèsent lourd, et bien plus de gens en portent qu’il n’y paraît. Une chose après l’autre suffit, et pas tout aujourd’hui.',
      'C’est un vrai poids, et nous sommes désolés. Il ne dit rien de ce que vous valez. Jusqu’à demain, il peut rester de côté.',
    ],
    refusal: [
      'Nous sommes désolés. Un non est dur à recevoir quand on y avait mis quelque chose de soi. Il n’y a pas de leçon à en tirer aujourd’hui.',
      'Nous sommes désolés. Cela blesse, et cela en a le droit. Un non dit ce que quelqu’un a décidé, et non ce que vous valez.',
      'C’est décevant, et nous sommes désolés. Y avoir cru compte aussi. Pour ce soir, laissez cela de côté.',
    ],
    failure: [
      'Nous sommes désolés que cela se soit passé ainsi. Certains jours tournent mal, simplement, et ils n’ont besoin ni de liste ni de bon côté.',
      'Nous sommes désolés, c’est dur à encaisser. Ce qui a mal tourné une fois n’efface pas tout le reste. Rien n’est à expliquer ce soir.',
      'C’est décevant, et nous sommes désolés. La colère ou la tristesse peuvent rester un moment. Rien n’est à réparer aujourd’hui.',
    ],
    heavy: [
      'Cela semble très lourd, et c’est bien que vous l’ayez dit. Certains jours, il s’agit seulement de tenir, et personne n’est obligé d’y être seul.',
      'Cela semble faire beaucoup à porter, et c’est bien de l’avoir mis en mots. Rien n’oblige à le porter sans aide, ni d’un seul coup.',
      'Ce que vous écrivez semble très lourd, et cela compte. Traverser cette journée suffit, et l’on a le droit de s’appuyer sur quelqu’un.',
    ],
    hard: [
      'Certains jours sont faits pour se reposer, se remettre ou simplement tenir, et ils n’ont besoin d’aucune liste. Prenez soin de vous.',
      'Il n’est pas nécessaire que chaque jour apporte quelque chose. Celui-ci peut simplement s’achever. Ménagez-vous.',
      'Certains jours demandent seulement à être traversés, et c’est bien ainsi. Prenez celui-ci aussi lentement qu’il le faut. Rien ne manque ici.',
    ],
  },
  keepPart: [
    'S’il y a là quelque chose que vous aimeriez garder comme une réussite, dites-nous quoi, maintenant ou bien plus tard.',
    'S’il s’y trouve une réussite que vous aimeriez garder, écrivez-la-nous quand vous voudrez.',
    'S’il y a là une part que vous aimeriez garder comme réussite, une ligne suffit, aujourd’hui ou un autre jour.',
  ],
  pause: [
    'Si vous préférez que l’on ne vous demande rien pendant quelque temps, « pause d’une semaine » suffit.',
    'Si vous préférez un temps sans nos questions, répondez « pause d’une semaine ».',
    'S’il vous faut un peu de calme, répondez « pause d’une semaine », et nous ne demanderons rien pendant ce temps.',
  ],
  listens: (lines) => `Si cela devient trop, des gens sont là pour écouter : ${lines}.`,
  after: {
    subject: 'C’est bon de vous lire',
    said: (name) => [
      `C’est bon de vous lire${name}, et merci de nous donner de vos nouvelles. Prenez tout le temps qu’il vous faut.`,
      `Merci d’avoir écrit${name}. C’est bon de vous savoir là, et ici rien ne presse.`,
      `Vous avez bien fait d’écrire${name}. Une heure après l’autre suffit, et c’est vous qui donnez le rythme.`,
    ],
    besideWins: (name) => `C’est bon de vous lire${name}.`,
    stillThere: 'Si cela redevient lourd, les personnes dont vous avez les numéros sont là, de jour comme de nuit.',
  },
  crisis: {
    life: [
      'Ce que vous portez semble très lourd, et vous ne devriez pas avoir à le porter sans personne. Des gens sont là pour écouter exactement cela, et avec eux il n’y a pas besoin de trouver les bons mots.',
      'Une telle douleur peut dépasser les forces d’une seule personne, et vous ne devriez pas l’affronter sans aide. Des personnes connaissent bien cela et écoutent sans juger.',
      'Ce que vous écrivez compte, et vous comptez. Des gens traversent avec d’autres exactement ces heures-là, et vous pouvez les appeler sans rien préparer.',
    ],
    violence: [
      'Personne n’a le droit de vous faire du mal, et ce n’est pas votre faute. Des gens sont là pour écouter exactement cela et pour vous croire, et ils avancent à votre rythme.',
      'Ce que l’on vous a fait est inacceptable, et rien ne le justifie. Des personnes connaissent ces situations, vous croiront et vous laisseront décider de la suite.',
      'Nul n’a le droit de vous blesser, quoi qu’il se soit passé avant, et vous n’y êtes pour rien. Des gens vous croiront et vous aideront à vous mettre à l’abri, à votre rythme.',
    ],
    emergency: (number) =>
      `Si vous êtes en danger maintenant, ou pourriez l’être cette nuit, appelez s’il vous plaît le ${number}.`,
    emergencyUnknown:
      'Si vous êtes en danger maintenant, ou pourriez l’être cette nuit, appelez s’il vous plaît le numéro d’urgence de l’endroit où vous êtes.',
    line: ({ name, number, always, texts }) =>
      `${name} : ${number}${texts ? ' (appel ou SMS)' : ''}${always ? ', jour et nuit' : ''}`,
    elsewhere: (page) => `Des lignes près de chez vous, par téléphone ou par chat : ${page}`,
    lifeAfter:
      'Si quelqu’un de confiance est proche, laissez cette personne rester près de vous ce soir. N’attendez pas de message de notre part : ces personnes sont là maintenant.',
    violenceAfter:
      'Si quelqu’un peut voir votre téléphone ou votre ordinateur, vous pouvez effacer ce message. N’attendez pas de message de notre part : ces personnes sont là maintenant.',
    shortLife: [
      'Merci de nous l’avoir dit. Vous ne devriez pas avoir à porter cela sans personne.',
      'Merci de nous écrire. Vous ne devriez pas affronter cela sans aide.',
      'Vous avez bien fait d’écrire. Vous comptez, et personne ne devrait porter cela sans aide.',
    ],
    shortViolence: [
      'Merci de nous l’avoir dit. Personne n’a le droit de vous faire du mal.',
      'Merci de nous écrire. Ce que l’on vous a fait est inacceptable.',
      'Vous avez bien fait d’écrire. Vous n’y êtes pour rien.',
    ],
    shortEmergency: (number) => `En danger maintenant : ${number}.`,
    shortEmergencyUnknown: 'En danger maintenant : appelez les urgences.',
  },
};
