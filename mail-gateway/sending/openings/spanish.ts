import type { Openings } from './catalogue.ts';

export const spanish: Openings = {
  numbers: ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho'],
  grief: [
    'Gracias por escribirlo{name}. No habrá sido fácil.',
    'Es mucho que llevar{name}. Gracias por contarlo.',
    'Lo sentimos{name}. Gracias por escribir.',
  ],
  setback: ['No es la noticia que querías{name}.', 'Lástima esta vez{name}.', 'Es una decepción{name}.'],
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
  ],
  sober: ['Bien hecho{name}.', 'Eso merece respeto{name}.', 'Sigue así{name}.'],
  hard: ['No fue fácil{name}.', 'Suena duro{name}.', 'Gracias por escribir de todos modos{name}.'],
  several: [
    '{Count} cosas de una vez{name}, ¡no está mal!',
    'Mira{name}: son {count}.',
    '{Count} logros en un solo mensaje{name}. No has parado.',
    'Ya van {count}{name}.',
  ],
  thanked: ['Qué bien cuando alguien se da cuenta{name}.', 'Te habrá gustado oírlo{name}.'],
  first: [
    '¡Una primera vez{name}! Bien hecho.',
    'Eso era terreno nuevo{name}. Bien hecho.',
    'Siempre hay una primera vez{name}, y esta fue la tuya.',
  ],
  nervous: ['Hacía falta valor{name}. Bien hecho.', 'Qué valentía{name}.', 'No todo el mundo lo habría hecho{name}.'],
  glad: ['Qué bueno leer cómo te sentiste{name}.', 'Se te nota la alegría{name}, y con razón.'],
  family: ['Qué bonito{name}.', 'Qué bien que lo cuentes{name}.'],
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
    'Gracias por escribir{name}.',
  ],
};
