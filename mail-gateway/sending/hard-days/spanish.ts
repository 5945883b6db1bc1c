import type { HardDayCatalogue } from './catalogue.ts';

export const spanish: HardDayCatalogue = {
  thanks: ['Gracias por contárnoslo', 'Gracias por escribirnos', 'Has hecho bien en escribir'],
  days: {
    loss: [
      'Lo sentimos mucho. No hay una manera correcta de pasar por una pérdida, ni un ritmo que seguir. Estos días no necesitan ninguna lista.',
      'Lo sentimos muchísimo. El duelo tiene sus propias horas y no obedece a nadie. Tómate todo el tiempo que haga falta, aquí nada corre prisa.',
      'Para una pérdida así no hay buenas palabras, solo estas: lo sentimos mucho. Hoy no hace falta nada más.',
    ],
    illness: [
      'Lo sentimos mucho. Cuando todo gira en torno a la salud, lo demás puede esperar. Son días para ir saliendo adelante, y no necesitan ninguna lista.',
      'Lo sentimos. Pasar por una enfermedad, o estar al lado de quien pasa por ella, pide más fuerza de la que se ve. Aquí nada corre prisa.',
      'Es mucho por lo que pasar, y lo sentimos. En días así el ritmo lo marca la salud, y todo lo demás puede esperar su turno.',
    ],
    harassment: [
      'Lo sentimos. Nadie debería tener que aguantar algo así, y la culpa no es tuya. No es poca cosa, y no tienes que hacer como si lo fuera.',
      'Eso no debería haber pasado, y lo sentimos. No dice nada de ti. Lo que sientas ahora tiene su sitio.',
      'Sentimos que te hayan hecho eso. De lo que hacen otros responden ellos, no tú. No tienes que quitarle importancia.',
    ],
    heartbreak: [
      'Lo sentimos. Algo así lleva el tiempo que lleva, y nadie tiene que hacerse el fuerte. Hay días que son solo para pasarlos.',
      'Eso duele, y lo sentimos. No hay un calendario para ello, ni una manera correcta de sentirlo. No pasa nada si hoy no cabe nada más.',
      'Sentimos leerlo. Cuando algo se rompe entre personas, hasta los días normales se vuelven extraños un tiempo. Nadie tiene que haberlo superado para una fecha.',
    ],
    exhaustion: [
      'Suena a demasiado, y desde hace demasiado tiempo. Hay días para descansar o simplemente para pasarlos, y el descanso no necesita motivo. Hoy no hay nada que conseguir.',
      'Parece que no te quedan fuerzas, y eso es motivo suficiente para dejarlo por hoy. Lo que no está hecho puede esperar. El descanso no hay que ganárselo.',
      'Es mucho, para cualquiera. Llegar a este cansancio no es un fracaso. Si esta noche se puede hacer un poco menos, está bien que así sea.',
    ],
    fear: [
      'Lo sentimos. Es normal que esto no te suelte. Hay días en que salir adelante es todo lo que hay que hacer, y basta.',
      'Es difícil vivir con eso, y lo sentimos. El miedo cansa, de día y de noche. Basta con ir de hora en hora.',
      'Sentimos que ahora tengas que vivir con esto. Tener miedo no es una debilidad. Ir hora a hora ya es un plan.',
    ],
    hurt: [
      'Lo sentimos. Nadie deja algo así a un lado cuando acaba el día. Puede quedarse un tiempo, y es bueno no llevarlo a solas.',
      'Lo sentimos mucho. Hay cosas demasiado pesadas para entenderlas, y hoy no hay que entenderlas. Trátate con cuidado.',
      'Es terriblemente pesado de llevar, y lo sentimos. Lo que sientas ahora es una respuesta normal. Si esta noche alguien puede estar contigo, a veces ayuda.',
    ],
    job: [
      'Lo sentimos. Es una noticia dura, y no toca solo al trabajo. Hoy no hace falta ningún plan, ni ningún lado bueno.',
      'Lo sentimos. Cuando se va el trabajo, el suelo se mueve un tiempo, y eso no mide lo que vales. En lo siguiente se puede pensar otro día.',
      'Es un golpe, y lo sentimos. Rabia, vacío o las dos cosas: todo tiene su sitio. Hoy no hay que decidir nada.',
    ],
    money: [
      'Lo sentimos. Esas preocupaciones están a todas horas y desgastan a cualquiera. No hay que resolverlo todo esta noche.',
      'Lo sentimos. Las preocupaciones de dinero pesan, y las lleva mucha más gente de la que lo dice. Basta con una cosa cada vez, y no todo hoy.',
      'Es una carga de verdad, y lo sentimos. No dice nada de lo que vales. Hasta mañana puede quedarse donde está.',
    ],
    refusal: [
      'Lo sentimos. Un no cuesta cuando uno había puesto algo de sí. Hoy no hay que sacar ninguna lección de ello.',
      'Lo sentimos. Duele, y es normal que duela. Un no dice lo que alguien decidió, y no lo que vales.',
      'Es una decepción, y lo sentimos. Poner esperanza en algo pide fuerzas. Por hoy se puede dejar donde está.',
    ],
    failure: [
      'Sentimos que haya ido así. Hay días que simplemente salen mal, y no necesitan ni lista ni lado bueno.',
      'Lo sentimos, es difícil de encajar. Lo que una vez sale mal no borra todo lo demás. Hoy no hace falta explicarlo.',
      'Es una decepción, y lo sentimos. La rabia o la tristeza pueden quedarse un rato. Hoy no hay que arreglar nada.',
    ],
    heavy: [
      'Es muchísimo, y es bueno que lo hayas dicho. Hay días que son solo para pasarlos, y nadie tiene que pasarlos a solas.',
      'Es mucho peso, y es bueno que lo hayas puesto en palabras. No hay que llevarlo a solas, ni todo a la vez.',
      'Lo que escribes pesa mucho, e importa. Con pasar este día basta, y para eso está bien apoyarse en alguien.',
    ],
    hard: [
      'Hay días para descansar, para recomponerse o simplemente para pasarlos, y no necesitan ninguna lista. Cuídate.',
      'No todos los días tienen que traer algo. Este puede simplemente terminar. Trátate bien.',
      'Hay días que solo piden que se pasen, y está bien así. Llévalo tan despacio como haga falta. Aquí no falta nada.',
    ],
  },
  keepPart: [
    'Si hay ahí algo que te gustaría guardar como un logro, dinos qué, ahora o mucho más adelante.',
    'Si en ello hay un logro que quieras guardar, escríbenoslo cuando quieras.',
    'Si algún día quieres guardar algo de esto como un logro, basta con una línea.',
  ],
  pause: [
    'Si prefieres que no te preguntemos durante un tiempo, basta con «pausa de una semana».',
    'Si te viene bien un tiempo sin nuestras preguntas, responde «pausa de una semana».',
    'Si necesitas algo de calma, responde «pausa de una semana», y mientras tanto no preguntamos.',
  ],
  listens: (lines) => `Si llega a ser demasiado, hay personas que escuchan: ${lines}.`,
  after: {
    subject: 'Qué bien saber de ti',
    said: (name) => [
      `Qué bien saber de ti${name}, y gracias por contárnoslo. Tómate todo el tiempo que necesites.`,
      `Gracias por escribir${name}. Nos alegra saber de ti, y aquí nada corre prisa.`,
      `Has hecho bien en escribir${name}. Una hora tras otra es suficiente, y el ritmo lo marcas tú.`,
    ],
    besideWins: (name) => `Qué bien saber de ti${name}.`,
    stillThere: 'Si vuelve a pesar demasiado, las personas cuyos números tienes están ahí, de día y de noche.',
  },
  crisis: {
    life: [
      'Lo que llevas encima es muchísimo, y no deberías tener que llevarlo a solas. Hay personas que escuchan exactamente esto, y con ellas no hacen falta las palabras justas.',
      'Un dolor así puede ser más de lo que una sola persona puede sostener, y no deberías quedarte sin compañía con él. Hay personas que lo conocen bien y escuchan sin juzgar.',
      'Lo que escribes importa, y tú también. Hay personas que acompañan en momentos así, y puedes llamarlas tal como estás.',
    ],
    violence: [
      'Nadie tiene derecho a hacerte daño, y no es culpa tuya. Hay personas que escuchan exactamente esto, te creen y no van más deprisa de lo que tú quieras.',
      'Lo que te han hecho está mal, y nada lo justifica. Hay personas que conocen bien esto, te creen y te dejan decidir lo que viene.',
      'Nadie debe hacerte daño, pasara lo que pasara antes, y tú no tienes la culpa. Hay personas que te creerán y te ayudarán a estar a salvo, a tu ritmo.',
    ],
    emergency: (number) => `Si estás en peligro ahora, o podrías estarlo esta noche, llama por favor al ${number}.`,
    emergencyUnknown:
      'Si estás en peligro ahora, o podrías estarlo esta noche, llama por favor al número de emergencias del lugar donde estás.',
    line: ({ name, number, always, texts }) =>
      `${name}: ${number}${texts ? ' (llamada o SMS)' : ''}${always ? ', día y noche' : ''}`,
    elsewhere: (page) => `Líneas cerca de ti, por teléfono o por chat: ${page}`,
    lifeAfter:
      'Si hay cerca alguien en quien confías, deja que esta noche esté contigo. Por favor, no esperes un mensaje nuestro: esas personas están ahí ahora.',
    violenceAfter:
      'Si alguien puede ver tu teléfono o tu ordenador, puedes borrar este mensaje. Por favor, no esperes un mensaje nuestro: esas personas están ahí ahora.',
    shortLife: [
      'Gracias por contárnoslo. No deberías tener que llevar esto a solas.',
      'Gracias por escribirnos. No deberías quedarte sin compañía con esto.',
      'Has hecho bien en escribir. Importas, y nadie debería llevar esto a solas.',
    ],
    shortViolence: [
      'Gracias por contárnoslo. Nadie tiene derecho a hacerte daño.',
      'Gracias por escribirnos. Lo que te han hecho está mal.',
      'Has hecho bien en escribir. No tienes la culpa.',
    ],
    shortEmergency: (number) => `En peligro ahora: ${number}.`,
    shortEmergencyUnknown: 'En peligro ahora: llama a emergencias.',
  },
};
