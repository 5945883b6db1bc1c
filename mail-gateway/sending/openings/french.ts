import type { Openings } from './catalogue.ts';

export const french: Openings = {
  numbers: ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'],
  grief: [
    'Merci de l’avoir écrit{name}. Cela n’a pas dû être facile.',
    'C’est beaucoup à porter{name}. Merci de nous le raconter.',
    'Nous sommes désolés{name}. Merci d’avoir écrit.',
  ],
  setback: [
    'Ce n’est pas la nouvelle que vous attendiez{name}. Il y a quand même là quelque chose à garder.',
    'Dommage pour cette fois{name}. Il faut de l’honnêteté pour l’écrire.',
    'C’est décevant{name}, et vous avez tout de même vu ce qu’il y avait de bon.',
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
    'Bravo{name}, ce n’est pas rien.',
  ],
  sober: [
    'Bravo{name}. C’est plus dur que la plupart des gens ne le croient.',
    'Cela mérite le respect{name}.',
    'Continuez{name}, vous vous en sortez vraiment bien.',
  ],
  hard: [
    'Cela a l’air fatigant{name}. Raison de plus pour garder ce que vous avez fait.',
    'Ce n’était pas facile{name}, et il reste tout de même ceci.',
    'Vous avez mérité un peu de repos{name}. D’abord, ce que vous avez fait malgré tout.',
    'Cela a l’air rude{name}. C’est bien d’avoir écrit quand même.',
  ],
  several: [
    '{Count} choses à la fois{name}, pas mal !',
    'Voyez-vous ça{name} : il y en a {count}.',
    '{Count} réussites dans un seul message{name}. Vous n’avez pas chômé.',
    'Cela en fait {count}{name}, et chacune compte.',
  ],
  thanked: [
    'C’est agréable quand on le remarque{name}.',
    'Cela a dû faire du bien à entendre{name}.',
    'Des mots comme ceux-là se gardent{name}.',
  ],
  first: [
    'Une première{name} ! Bravo.',
    'Voilà du terrain nouveau{name}. Bravo.',
    'Il y a une première fois à tout{name}, et celle-là était la vôtre.',
  ],
  nervous: [
    'Il fallait du cran{name}. Bravo.',
    'C’était courageux{name}.',
    'Tout le monde ne l’aurait pas fait{name}.',
  ],
  glad: [
    'C’est bon de lire ce que vous avez ressenti{name}.',
    'On sent que cela vous fait plaisir{name}, et il y a de quoi.',
    'Ce sentiment mérite d’être gardé aussi{name}.',
  ],
  family: [
    'Comme c’est bien{name}. Ce sont des jours dont on se souvient.',
    'Merci de nous le raconter{name}.',
    'Voilà qui mérite d’être gardé{name}.',
  ],
  small: [
    'Les petites choses comptent aussi{name}.',
    'Il n’est pas nécessaire que ce soit grand{name}.',
    'C’est bien de l’avoir noté quand même{name}.',
  ],
  ordinary: [
    'Joli coup{name}.',
    'Bon travail{name}.',
    'Bravo{name}.',
    'C’est bon de lire cela{name}.',
    'En voilà une à garder{name}.',
    'Merci de nous l’avoir écrit{name}.',
  ],
};
