import type { Lines } from './lines.ts';

export const spanishCategories: Lines['categories'] = {
  Delivery: [
    'Está terminado y entregado. Alguien puede contar con ello.',
    'Planear es una cosa y hacer es otra. Esto está hecho.',
    'Lo llevaste hasta el final, y eso es lo que cuenta.',
  ],
  'Process improvement': [
    'Eso lo hará más fácil una y otra vez, no solo hoy.',
    'Alguien tenía que mirar cómo se hace y hacerlo mejor.',
    'Grande o pequeño, el cambio seguirá funcionando mañana.',
  ],
  'Problem solving': [
    'Había un problema y ya no lo hay. Ese es tu trabajo.',
    'No se lo dejaste a otros. Buscaste hasta que hubo una manera.',
    'Para pasar de «no funciona» a «resuelto» hace falta tener la cabeza clara.',
  ],
  People: [
    'La gente está mejor donde alguien se fija en ella, como tú aquí.',
    'Es la parte humana del trabajo, y cuenta más de lo que se dice.',
    'Pusiste algo de ti en otras personas. Eso suele durar.',
  ],
  Leadership: [
    'Alguien tenía que tomar las riendas, y fuiste tú.',
    'Ahí llevabas una responsabilidad más grande que la tuya propia.',
    'Así es dirigir en el día a día.',
  ],
  Communication: [
    'Llegar a la gente es una habilidad, y aquí se ve.',
    'La palabra justa en el momento justo cambia lo que viene después.',
    'Lo dijiste de manera que llegó. Eso no es tan fácil.',
  ],
  Customers: [
    'La gente recuerda cómo la trataron, y tú la trataste bien.',
    'Buen trabajo para alguien que podría haber ido a otro sitio.',
    'Alguien tenía una necesidad, y te ocupaste de ella.',
  ],
  Sales: [
    'Un negocio así no viene solo. Fuiste a buscarlo.',
    'Alguien se convenció lo bastante para decir que sí. Ese es tu trabajo.',
    'Eso trae algo a casa, y tu parte ya está apuntada.',
  ],
  'Quality and safety': [
    'El cuidado se nota en lo que no pasa. De eso te ocupaste tú.',
    'Se puede confiar en ello, porque te lo tomaste en serio.',
    'Es el tipo de cuidado que protege a los demás sin que se enteren.',
  ],
  Care: [
    'Un cuidado así rara vez sale en una cifra. Aquí está escrito.',
    'Alguien recibió atención, y fue de tu parte.',
    'Lo que hiciste ahí le importaba a una persona, y con eso basta.',
  ],
  Teaching: [
    'Alguien sabe más que antes, y tú ayudaste.',
    'Transmitiste algo, y no se quedará ahí.',
    'Paciencia y una buena explicación: aquí están las dos.',
  ],
  Research: [
    'Se sabe una cosa más que antes.',
    'Hizo falta paciencia y una mirada atenta, y tenías las dos.',
    'Miraste de verdad, y ahora se puede construir sobre ello.',
  ],
  Learning: [
    'Estás un paso más allá que antes.',
    'Lo que has aprendido es tuyo, venga lo que venga.',
    'Es tiempo puesto en ti, y está bien invertido.',
  ],
  Creativity: [
    'Has hecho algo, y lleva tu sello.',
    'Ideas hay muchas; tú has traído una al mundo.',
    'Eso salió de tu cabeza y de tus manos.',
  ],
  Organisation: [
    'Cuando todo va rodado, alguien pensó antes en ello. Fuiste tú.',
    'Eso pone orden, y quien venga detrás lo tendrá más fácil.',
    'Tenerlo todo en la cabeza es un trabajo aparte. Lo hiciste.',
  ],
};

export const spanishAny: Lines['any'] = [
  'Qué bien que lo hayas apuntado: cuenta, y se olvida fácilmente.',
  'Merece la pena guardarlo, y guardado queda.',
  'Uno más para el diario, y es tuyo.',
  'De cosas así están hechos los días. Esta no se perderá.',
  'Está bien tenerlo negro sobre blanco.',
];
