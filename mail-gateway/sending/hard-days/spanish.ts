import type { HardDayCatalogue } from './catalogue.ts';

export const spanish: HardDayCatalogue = {
  subject: 'Gracias por contárnoslo',
  thanks: (name) => (name === '' ? 'Gracias por contárnoslo.' : `Gracias por contárnoslo, ${name}.`),
  days: {
    loss: 'Lo sentimos mucho. No hay una manera correcta de pasar por una pérdida, ni un ritmo que seguir. Estos días no necesitan ninguna lista.',
    illness:
      'Sentimos que sea así. Cuando todo gira en torno a la salud, lo demás puede esperar. Son días para ir saliendo adelante, y no necesitan ninguna lista.',
    harassment:
      'Lo sentimos. Nadie debería tener que aguantar algo así, y la culpa no es tuya. No es poca cosa, y no tienes que hacer como si lo fuera.',
    heartbreak:
      'Lo sentimos. Algo así lleva el tiempo que lleva, y nadie tiene que hacerse el fuerte. Hay días que son solo para pasarlos.',
    exhaustion:
      'Suena a demasiado, y desde hace demasiado tiempo. Hay días para descansar o simplemente para pasarlos, y el descanso no necesita motivo. Hoy no hay nada que conseguir.',
    fear: 'Lo sentimos. Es normal que esto no te suelte. Hay días en que salir adelante es todo lo que hay que hacer, y basta.',
    hurt: 'Lo sentimos. Nadie deja algo así a un lado cuando acaba el día. Puede quedarse un tiempo, y es bueno no llevarlo en soledad.',
    job: 'Lo sentimos. Es una noticia dura, y no toca solo al trabajo. Hoy no hace falta ningún plan, ni ningún lado bueno.',
    money:
      'Lo sentimos. Esas preocupaciones están a todas horas y desgastan a cualquiera. No hay que resolverlo todo esta noche.',
    refusal:
      'Lo sentimos. Un no cuesta cuando uno había puesto algo de sí. Hoy no hay que sacar ninguna lección de ello.',
    failure: 'Sentimos que haya ido así. Hay días que simplemente salen mal, y no necesitan ni lista ni lado bueno.',
    heavy:
      'Suena muy pesado, y es bueno que lo hayas dicho. Hay días que son solo para pasarlos, y nadie tiene que pasarlos en soledad.',
    hard: 'Hay días para descansar, para recomponerse o simplemente para pasarlos, y no necesitan ninguna lista. Cuídate.',
  },
  keepPart: 'Si hay ahí algo que te gustaría guardar como un logro, dinos qué, ahora o mucho más adelante.',
  pause: 'Si prefieres que no te preguntemos durante un tiempo, basta con «pausa de una semana».',
  listens: (lines) => `Si llega a ser demasiado, hay personas que escuchan: ${lines}.`,
  crisis: {
    life: 'Lo que llevas encima suena muy pesado, y no deberías tener que llevarlo en soledad. Hay personas que escuchan exactamente esto, y con ellas no hacen falta las palabras justas.',
    violence:
      'Nadie tiene derecho a hacerte daño, y no es culpa tuya. Hay personas que escuchan exactamente esto, te creen y no van más deprisa de lo que tú quieras.',
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
    shortLife: 'Gracias por contárnoslo. No deberías tener que llevar esto en soledad.',
    shortViolence: 'Gracias por contárnoslo. Nadie tiene derecho a hacerte daño.',
    shortEmergency: (number) => `En peligro ahora: ${number}.`,
    shortEmergencyUnknown: 'En peligro ahora: llama a emergencias.',
  },
};
