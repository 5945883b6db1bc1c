import type { Openings } from './catalogue.ts';

export const spanish: Openings = {
  numbers: ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho'],
  grief: [
    'Gracias por escribirlo{name}. No habrá sido fácil.',
    'Es mucho que llevar{name}. Gracias por contarlo.',
    'Lo sentimos{name}. Gracias por escribir.',
  ],
  setback: [
    'No es la noticia que querías{name}. Aun así, hay algo que vale la pena guardar.',
    'Lástima esta vez{name}. Hace falta honestidad para escribirlo.',
    'Es una decepción{name}, y aun así viste lo que tenía de bueno.',
  ],
  promoted: [
    '¡Enhorabuena por el ascenso{name}!',
    'Un ascenso{name}: ¡enhorabuena!',
    'Qué noticia{name}. ¡Enhorabuena por el nuevo puesto!',
  ],
  joy: [
    'Qué bonito{name}. ¡Enhorabuena!',
    '¡Qué noticia tan buena{name}!',
    'Nos alegramos contigo{name}. ¡Enhorabuena!',
  ],
  congratulations: [
    '¡Enhorabuena{name}! Bien hecho.',
    'Es una gran noticia{name}. ¡Enhorabuena!',
    'Lo conseguiste{name}. ¡Enhorabuena!',
    'Bien hecho{name}, no es cualquier cosa.',
  ],
  sober: [
    'Bien hecho{name}. Es más difícil de lo que cree la mayoría.',
    'Eso merece respeto{name}.',
    'Sigue así{name}, lo estás haciendo muy bien.',
  ],
  hard: [
    'Suena agotador{name}. Con más razón hay que guardar lo que hiciste.',
    'No fue fácil{name}, y aun así queda esto.',
    'Te has ganado un descanso{name}. Antes, lo que hiciste a pesar de todo.',
    'Suena duro{name}. Qué bien que escribas de todos modos.',
  ],
  several: [
    '{Count} cosas de una vez{name}, ¡no está mal!',
    'Mira{name}: son {count}.',
    '{Count} logros en un solo mensaje{name}. No has parado.',
    'Ya van {count}{name}, y cada uno cuenta.',
  ],
  thanked: [
    'Qué bien cuando alguien se da cuenta{name}.',
    'Tuvo que sentar bien oírlo{name}.',
    'Palabras así se guardan{name}.',
  ],
  first: [
    '¡Una primera vez{name}! Bien hecho.',
    'Eso era terreno nuevo{name}. Bien hecho.',
    'Siempre hay una primera vez{name}, y esta fue la tuya.',
  ],
  nervous: ['Hacía falta valor{name}. Bien hecho.', 'Qué valentía{name}.', 'No todo el mundo lo habría hecho{name}.'],
  glad: [
    'Qué bueno leer cómo te sentiste{name}.',
    'Se te nota la alegría{name}, y con razón.',
    'Esa sensación también merece guardarse{name}.',
  ],
  family: [
    'Qué bien{name}. Son los días que se recuerdan.',
    'Qué bien que lo cuentes{name}.',
    'Este hay que guardarlo{name}.',
  ],
  small: [
    'Lo pequeño también cuenta{name}.',
    'No hace falta que sea grande{name}.',
    'Qué bien que lo escribieras igual{name}.',
  ],
  ordinary: [
    'Muy bien{name}.',
    'Buen trabajo{name}.',
    'Bien hecho{name}.',
    'Qué bien leer esto{name}.',
    'Este es de los que se guardan{name}.',
    'Gracias por escribir{name}. Este es bueno.',
  ],
};
