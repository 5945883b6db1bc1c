import type { Lines } from './lines.ts';

export const frenchCategories: Lines['categories'] = {
  Delivery: [
    'C’est terminé et livré. Quelqu’un peut compter dessus maintenant.',
    'Prévoir est une chose, faire en est une autre. Là, c’est fait.',
    'Vous avez mené la chose à son terme, et c’est ce qui compte.',
  ],
  'Process improvement': [
    'Cela facilitera les choses encore et encore, pas une seule fois.',
    'Il fallait quelqu’un pour regarder comment on fait et pour faire mieux.',
    'Petit ou grand changement, il agira au-delà d’aujourd’hui.',
  ],
  'Problem solving': [
    'Il y avait un problème, et il n’y en a plus. Voilà votre travail.',
    'Vous ne l’avez pas laissé à d’autres. Vous avez cherché jusqu’à trouver un moyen.',
    'Pour passer de « ça ne marche pas » à « c’est résolu », il faut les idées claires.',
  ],
  People: [
    'Les gens vont mieux là où quelqu’un fait attention à eux, comme vous ici.',
    'C’est la part humaine du travail, et elle compte plus qu’on ne le dit.',
    'Vous avez donné quelque chose à d’autres. Cela dure, en général.',
  ],
  Leadership: [
    'Il fallait quelqu’un pour prendre les choses en main, et c’était vous.',
    'Vous portiez là une responsabilité qui dépassait votre seule personne.',
    'Voilà à quoi ressemble le fait de diriger, au quotidien.',
  ],
  Communication: [
    'Se faire comprendre est un talent, et on le voit ici.',
    'Le mot juste au bon moment change la suite.',
    'Vous l’avez dit de façon que cela arrive. Cela ne va pas de soi.',
  ],
  Customers: [
    'Les gens se souviennent de la façon dont on les a traités, et vous les avez bien traités.',
    'Du bon travail pour quelqu’un qui aurait pu aller ailleurs.',
    'Quelqu’un avait un besoin, et vous avez fait le nécessaire.',
  ],
  Sales: [
    'Une affaire comme celle-là ne vient pas toute seule. C’est vous qui avez fait ce qu’il fallait.',
    'Quelqu’un a été assez convaincu pour dire oui. C’est votre travail.',
    'Cela rapporte, et votre part est maintenant notée.',
  ],
  'Quality and safety': [
    'Le soin se voit à ce qui n’arrive pas. Vous y avez veillé.',
    'On peut s’y fier, parce que vous l’avez pris au sérieux.',
    'C’est le genre de soin qui protège les autres sans qu’ils le sachent.',
  ],
  Care: [
    'Un tel soin n’apparaît guère dans les chiffres. Ici, il est écrit.',
    'Quelqu’un a été bien entouré, et c’était par vous.',
    'Ce que vous avez fait là comptait pour une personne, et cela suffit.',
  ],
  Teaching: [
    'Quelqu’un est plus avancé qu’avant, et vous l’y avez aidé.',
    'Vous avez transmis quelque chose, et cela ne s’arrêtera pas là.',
    'De la patience et une bonne explication : il y a les deux là-dedans.',
  ],
  Research: [
    'On sait une chose de plus qu’avant.',
    'Il y a fallu de la patience et un regard précis, et vous aviez les deux.',
    'Vous avez vraiment regardé, et l’on peut bâtir là-dessus.',
  ],
  Learning: [
    'Vous êtes un pas plus loin qu’avant.',
    'Ce que vous avez appris vous reste, quoi qu’il arrive.',
    'C’est du temps investi en vous-même, et il est bien placé.',
  ],
  Creativity: [
    'Vous avez fait quelque chose, et cela porte votre marque.',
    'Des idées, il y en a beaucoup ; vous en avez mis une au monde.',
    'Cela vient de votre tête et de vos mains.',
  ],
  Organisation: [
    'Quand tout roule, quelqu’un y a pensé avant. C’était vous.',
    'Cela met de l’ordre, et ceux qui viennent après vous ont plus facile.',
    'Garder la vue d’ensemble est un travail à part. Vous l’avez fait.',
  ],
};

export const frenchAny: Lines['any'] = [
  'C’est bien de l’avoir noté : cela compte, et cela s’oublie facilement.',
  'Cela mérite d’être gardé, et c’est gardé.',
  'Encore une réussite au journal, et elle est à vous.',
  'Les journées sont faites de choses comme celle-là. Celle-ci ne se perdra pas.',
  'C’est bien de l’avoir noir sur blanc.',
];
