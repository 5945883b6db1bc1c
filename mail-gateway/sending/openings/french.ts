import type { Openings } from './catalogue.ts';

export const french: Openings = {
  numbers: ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'],
  grief: [
    'Merci de l’avoir écrit{name}. Cela n’a pas dû être facile.',
    'C’est beaucoup à porter{name}. Merci de nous le raconter.',
    'Nous sommes désolés{name}. Merci d’avoir écrit.',
  ],
  setback: [
    'Ce n’est pas la nouvelle que vous attendiez{name}.',
    'Dommage pour cette fois{name}.',
    'C’est décevant{name}.',
  ],
  promoted: [
    'Félicitations pour votre promotion{name} !',
    'Une promotion{name} : félicitations !',
    'Quelle nouvelle{name}. Bravo pour cette promotion !',
  ],
  joy: [
    'Comme c’est beau{name}. Félicitations !',
    'Quelle merveilleuse nouvelle{name} !',
    'Nous nous réjouissons avec vous{name}. Félicitations !',
  ],
  congratulations: [
    'Félicitations{name} ! Bravo.',
    'Voilà une excellente nouvelle{name}. Félicitations !',
    'C’est fait{name}. Félicitations !',
  ],
  sober: ['Bravo{name}.', 'Cela mérite le respect{name}.', 'Continuez{name}.'],
  hard: ['Ce n’était pas facile{name}.', 'Cela a l’air rude{name}.', 'Merci d’avoir écrit quand même{name}.'],
  several: [
    '{Count} choses à la fois{name}, pas mal !',
    'Voyez-vous ça{name} : il y en a {count}.',
    '{Count} réussites dans un seul message{name}. Vous n’avez pas chômé.',
    'Cela en fait {count}{name}.',
  ],
  thanked: ['C’est agréable quand on le remarque{name}.', 'Cela a dû faire du bien à entendre{name}.'],
  first: ['Une première{name} ! Bravo.', 'Voilà du terrain nouveau{name}. Bravo.'],
  nervous: ['Il fallait du cran{name}. Bravo.', 'C’était courageux{name}.'],
  glad: [
    'C’est bon de lire ce que vous avez ressenti{name}.',
    'On sent que cela vous fait plaisir{name}, et il y a de quoi.',
  ],
  family: ['Quel plaisir à lire{name}.', 'Merci de nous le raconter{name}.'],
  small: [
    'Les petites choses comptent aussi{name}.',
    'Il n’est pas nécessaire que ce soit grand{name}.',
    'C’est bien de l’avoir noté quand même{name}.',
  ],
  ordinary: [
    'Bien joué{name}.',
    'Bon travail{name}.',
    'Bravo{name}.',
    'C’est bon de lire cela{name}.',
    'Merci de nous l’avoir écrit{name}.',
  ],
};
