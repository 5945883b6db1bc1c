import { listed, type Speech, unit } from './speech.ts';

const BEGINS = `^(?:(?:hoy|ayer|por fin|esta semana|esta mañana|anoche|al fin)[,:]? ){0,2}(?:he |hemos )?(?:por fin |también )?`;
const NUMBER_WORDS = new Map(
  Object.entries({
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    once: 11,
    doce: 12,
    quince: 15,
    veinte: 20,
    treinta: 30,
    cuarenta: 40,
    cincuenta: 50,
    sesenta: 60,
  }),
);
const NUMBERS = [...NUMBER_WORDS.keys()].join('|');
const ONE = String.raw`(?:una?|el|la|los|las|mi|mis|nuestro|nuestra|otro|otra|dos|tres|cuatro|cinco|\d{1,4})`;

export const spanish: Speech = {
  locale: 'es',
  groups: '.',
  point: ',',
  numberWords: NUMBER_WORDS,
  units: new Map([
    ...unit('millisecond', 'ms milisegundo milisegundos'),
    ...unit('second', 'segundo segundos seg'),
    ...unit('minute', 'min minuto minutos'),
    ...unit('hour', 'hora horas'),
    ...unit('day', 'día días dia dias'),
    ...unit('week', 'semana semanas'),
    ...unit('month', 'mes meses'),
    ...unit('percent', '%'),
    ...unit('kilometer', 'km kilómetros kilometros'),
    ...unit('kilogram', 'kg kilos kilogramos'),
  ]),
  scales: new Set(
    listed(
      'h k mil millón millones ciento cientos por enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miércoles jueves viernes sábado domingo año años punto puntos pesos dólares am pm de',
    ),
  ),
  changes: [
    {
      pattern: String.raw`(?<!\p{L})de A (?:(?:al|a la|por|cada) (?:día|noche|semana|mes|año|turno) )?a (?:solo |sólo |tan solo )?B`,
      isBound: false,
    },
    {
      pattern: String.raw`(?<![\d.,:])A,? (?:y )?(?:ahora|desde entonces|hoy) (?:son |es |en |solo |estamos en ){0,2}B`,
      isBound: true,
    },
    { pattern: String.raw`(?<![\d.,])A ?(?:->|→|=>) ?B`, isBound: true },
    {
      pattern: String.raw`(?<!\p{L})(?:en|tarda|tardamos|tardan|lleva|solo) B (?:en vez|en lugar) de A`,
      isBound: true,
    },
    {
      pattern: String.raw`(?<!\p{L})(?:tardaba|tardaban|tardábamos|llevaba|duraba|era|eran) A[^.!?\d]{0,40}(?<!\p{L})ahora (?:tarda |tardamos |acabamos |terminamos |son |lleva |dura |en |solo ){0,3}B`,
      isBound: true,
    },
    {
      // what was so many is so many now: «120 roscas, el año pasado fueron 35»
      pattern: String.raw`(?<![\d.,:])B(?: [\p{L}]+){0,4}? ?[,(–;] ?(?:el año pasado|el mes pasado|la semana pasada|antes|la vez anterior|era|estaba en|eran)(?: fueron| eran| era| teníamos| estaba en| estábamos en)? A(?= ?(?:[),.;!]|$)| en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?!\p{L}))`,
      isBound: true,
    },
  ],
  lowered:
    /(?<!\p{L})(?:reduj\p{L}*|reduc\p{L}*|baj(?:é|ó|amos|ado|ando|aron|ar)|disminu\p{L}*|acort\p{L}*|recort\p{L}*|cay(?:ó|eron)|caído)(?!\p{L})/u,
  raised:
    /(?<!\p{L})(?:aument\p{L}*|sub(?:í|ió|imos|ido|iendo|ieron|ir)|creci\p{L}*|increment\p{L}*|duplic\p{L}*|triplic\p{L}*|elev\p{L}*)(?!\p{L})/u,
  moved: /(?<!\p{L})(?:pas(?:é|ó|amos|ado|aron|ando|ar)|mejor(?:é|ó|amos|ado|ar|ando)|llev(?:é|amos|ado))(?!\p{L})/u,
  doubt:
    /(?<!\p{L})(?:no|nunca|jamás|casi|intent\p{L}*|quier\p{L}*|quer\p{L}*|esper\p{L}*|objetivo|meta|plan\p{L}*|debería\p{L}*|podría\p{L}*|sería\p{L}*|si|próxim\p{L}*|fracas\p{L}*|promet\p{L}*|estim\p{L}*|soñ\p{L}*|ojalá)(?!\p{L})/u,
  about: /(?<![\p{L}\d])(?:unos|unas|aproximadamente|alrededor de|cerca de|~) ?(?=[\d£€$])/gu,
  lowIsGood:
    /(?<!\p{L})(?:errores|quejas?|reclamaciones|caídas?|accidentes?|infecciones|úlceras?|espera|retrasos?|defectos?|merma|devoluciones|bajas|ausen\p{L}*|absentismo|costes?|costos?|facturas?|gastos?|deudas?|averías?|fiebre|dolor|tensión|pulso|plazos?|horas extra|cigarrillos?|desperdicio|pérdidas?|incidencias)(?!\p{L})/u,
  highIsGood:
    /(?<!\p{L})(?:ventas?|facturación|beneficios?|asistencia|socios|suscriptores|nota|aprobados|conversión|ocupación|donaciones|rendimiento|margen|higiene|satisfacción|pedidos|reservas|visitantes)(?!\p{L})/u,
  common:
    /^(?:para|pero|como|cuando|desde|hasta|entre|sobre|después|antes|durante|esta|este|estos|estas|nuestr\p{L}+|vuestr\p{L}+|suyo|todo|toda|todos|todas|muy|más|menos|bien|buen\p{L}*|otra|otro|otros|otras|cada|mismo|misma|solo|sola|también|además|hace|hacer|hecho|había|tengo|tiene|está|estaba|fueron|fue|ayer|mañana|semana|mes|meses|año|años|días?|horas?|minutos?|noche|tarde|primer\p{L}*|últim\p{L}*|próxim\p{L}*|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|lunes|martes|miércoles|jueves|viernes|sábado|domingo|siempre|nunca|nada|alguien|\p{L}+mente|\p{L}+(?:ado|ada|ido|ida|ando|iendo|aron|ieron))$/u,
  range:
    /(?<!\p{L})(?:niños|niñas|alumnos|edades|abierto|trabajé|trabajado|turno|clases?|páginas?|capítulos?|niveles?) $/u,
  rhythms: {
    'por noche': /(?:por noche|cada noche|todas las noches)/u,
    'al día': /(?:al día|por día|cada día|todos los días|diari)/u,
    'a la semana': /(?:a la semana|por semana|cada semana|semanal)/u,
    'al mes': /(?:al mes|por mes|cada mes|mensual)/u,
    'al año': /(?:al año|por año|cada año|anual)/u,
  },
  share: String.raw`(?<!\p{L})A de (?:los|las|mis|nuestros|nuestras|cada) B`,
  place: /(?:capítulo|página|parte|semana|día|ronda|módulo|lección|nivel|paso|fase|número|puesto|el|la) $/u,
  counted: new RegExp(
    String.raw`${BEGINS}(?<verb>\p{L}{2,}(?:é|í|amos|imos|ado|ido|ice|uve|aje|uje)) (?:a )?(?<number>\d{1,3}(?:\.\d{3})*|\d{1,6}|${NUMBERS}) (?<rest>[^.!?;:\n]{2,80})`,
    'u',
  ),
  after:
    /^(?:en|a|al|para|con|sin|y|o|pero|que|quien|después|antes|durante|hasta|por|porque|como|hoy|ayer|este|esta|estos|estas|todos|todas|el|la|los|las|un|una|del|desde|entre|bajo|pese|cuando|seguidos|seguidas|sobre|según|solo|sola|mientras|cada)$/u,
  measures:
    /(?<!\p{L})(?:tasa de error(?:es)?|tasa de conversión|asistencia|tiempo de respuesta|tiempo de espera|ocupación|facturación|absentismo|merma|quejas|suscriptores|socios|pulso en reposo|peso|tasa de aprobados)(?!\p{L})/u,
  stands: /^(?:(?:es|era|está|estaba|a|al|en|de|llegó|llega|alcanzó|ahora|este|esta|mes|semana|ya|=|:) ?)*$/u,
  deeds: {
    trained: {
      surely: new RegExp(
        String.raw`${BEGINS}(?:formé|formado|capacité|capacitado|entrené|entrenado) a (?:${ONE} |(?-i:\p{Lu}\p{Ll}+))`,
        'iu',
      ),
      maybe: /(?:form(?:é|ado|ación|ar)|capacit|entren|enseñ|instru)/iu,
      said: 'formas a alguien',
    },
    sold: {
      surely: new RegExp(`${BEGINS}(?:vendí|vendido|cerré|cerrado) ${ONE} `, 'iu'),
      maybe: /(?:vend|venta|cerr|contrato|firm)/iu,
      said: 'cierras una venta',
    },
    repaired: {
      surely: new RegExp(`${BEGINS}(?:reparé|reparado|arreglé|arreglado) ${ONE} `, 'iu'),
      maybe: /(?:repar|arregl|funciona|solucion)/iu,
      said: 'reparas algo',
    },
    hired: {
      surely: new RegExp(String.raw`${BEGINS}(?:contraté|contratado) a (?:${ONE} |(?-i:\p{Lu}\p{Ll}+))`, 'iu'),
      maybe: /(?:contrat|fich|reclut)/iu,
      said: 'contratas a alguien',
    },
    passed: {
      surely: new RegExp(
        String.raw`${BEGINS}(?:aprobé|aprobado|saqué|sacado) (?:el|la|mi|un) (?:[\p{L}\d-]+ ){0,2}(?:examen|prueba|oposición|carnet|certificado)`,
        'iu',
      ),
      maybe: /(?:examen|aprob|prueba|oposici|carnet|certific)/iu,
      said: 'apruebas un examen',
    },
    presented: {
      surely: new RegExp(
        String.raw`${BEGINS}(?:presenté|presentado|expuse|expuesto|di|dado) (?:el|la|mi|un|una|nuestro|nuestra) (?:[\p{L}\d-]+ ){0,2}(?:charla|ponencia|presentación|proyecto|conferencia|discurso)`,
        'iu',
      ),
      maybe: /(?:present|charla|ponencia|conferencia|discurso|expus|hablé)/iu,
      said: 'hablas ante otras personas',
    },
    published: {
      surely: new RegExp(`${BEGINS}(?:publiqué|publicado) ${ONE} `, 'iu'),
      maybe: /(?:public|publiq|artículo)/iu,
      said: 'publicas algo',
    },
    calmed: {
      surely: new RegExp(`${BEGINS}(?:calmé|calmado|tranquilicé|tranquilizado) a ${ONE} `, 'iu'),
      maybe: /(?:calm|tranquil|consol)/iu,
      said: 'calmas a alguien',
    },
    inspected: {
      surely: new RegExp(
        `${BEGINS}(?:pasé|pasamos|pasado|superé|superamos|superado) (?:la|el|una) (?:inspección|auditoría|control)`,
        'iu',
      ),
      maybe: /(?:inspec|auditor|control)/iu,
      said: 'pasas una inspección',
    },
    ran: {
      surely: new RegExp(
        String.raw`${BEGINS}(?:corrí|corrido) (?:\d{1,3}(?:,\d)? ?(?:km|kilómetros)|(?:la|una|mi) (?:media )?maratón)`,
        'iu',
      ),
      maybe: /(?:corr[íie]|carrera|maratón|trot)/iu,
      said: 'sales a correr',
    },
  },
  say: {
    change: ({ from, to, difference, isShare, down, rhythm, isAbout }) => {
      const about = isAbout ? 'unos ' : '';
      const one = difference === '1';
      const much = isShare ? `${difference} punto${one ? '' : 's'} porcentual${one ? '' : 'es'}` : difference;
      return `De ${from} a ${isShare ? to : about + to}: ${isShare ? much : about + much} ${down ? 'menos' : 'más'}${rhythm === '' ? '' : ` ${rhythm}`}.`;
    },
    share: (part, whole, percent) => `${part} de ${whole}: ${percent}.`,
    earlier: (when, isDay, amount) => `${isDay ? 'El' : 'En'} ${when}: ${amount}.`,
    again: (time, isMonth, deed) => `Es la ${TIMES[time - 2]} vez ${isMonth ? 'este mes' : 'este año'} que ${deed}.`,
    yesAfterNo: (month) => `En ${month} fue un no; ahora es un sí.`,
  },
};

const TIMES = listed('segunda tercera cuarta quinta sexta séptima octava novena décima');
