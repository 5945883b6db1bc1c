import type { Language } from './language.ts';

export const spanish: Language = {
  words: {
    weekdays: ['domingos?', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabados?'],
    months: [
      'enero',
      'febrero',
      'marzo',
      'abril',
      'mayo',
      'junio',
      'julio',
      'agosto',
      'septiembre',
      'octubre',
      'noviembre',
      'diciembre',
    ],
    numbers: {
      uno: 1,
      una: 1,
      un: 1,
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
    },
    units: { day: 'dias?', week: 'semanas?', month: 'mes(?:es)?' },
    parts: {
      morning: '(?:por|de|en|a|x) la manana|(?:a )?primera hora|tempranit[oa]',
      afternoon: '(?:por|de|en|a) la tarde|despues de comer|despues del almuerzo|tardecita',
      evening: '(?:por|de|en|a) la noche|nochecita|despues de cenar|(?:al )?final del dia',
      noon: 'mediodia',
      midnight: 'medianoche',
    },
    frequencies: {
      daily: 'cada dia|todos los dias|a diario|diario',
      weekdays: 'de lunes a viernes|dias laborables|entre semana',
      weekly: 'semanal(?:mente)?|cada semana|(?:por|a la) semana',
    },
    everyOther: {
      weeks:
        'cada (?:dos|2) semanas|una semana si y (?:la )?otra no|cada (?:15|quince) dias|quincenal(?:mente)?|semanas alternas|semana si,? semana no',
      before: 'cada dos|uno de cada dos',
      after: 'alternos|de por medio|por medio|si y (?:el )?otro no',
    },
    never: {
      before: 'nada|(?:ya )?no(?: mas)?(?: correos?| mensajes?)?|ni|nunca(?: mas)?|ningun|excepto|menos|salvo|sin',
      after: '(?:me )?(?:vienen?|van?) (?:\\w+ )?(?:fatal|mal)|(?:es|son) imposibles?|imposible|no puedo|(?:ya )?no',
    },
    until: 'hasta(?: el)?',
    tomorrow: 'manana(?! por)',
    nextWeek: '(?:la )?(?:proxima semana|semana que viene)',
    thisWeek: 'esta semana',
    at: 'a las?|sobre las?',
    quarter: 'trimestre',
    quarters: ['primer|1\\.º?', 'segundo|2\\.º?', 'tercer|3\\.º?', 'cuarto|4\\.º?'],
    since: 'desde',
  },
  requests: {
    please: 'por favor',
    asking:
      '(?:ya )?(?:me )?(?:pueden?|puedes|podes|podeis|podrian?|podrias|podriais)|(?:es|seria) posible que|(?:quiero|quisiera|necesito|querria|me gustaria)',
    stop: 'no mas (?:correos|mensajes|mails?|e-?mails?)|darme de baja|darse de baja|baja|dame de baja',
    pause:
      'nada de|no mas|pausar?|no me (?:manden?|mandes|envien?|envies|escriban?|escribas)(?: (?:nada|mas|mas nada))?',
    resume: 'reanudar',
    billing:
      '(?:cancela(?:r|me)?|cancele|anula(?:r)?|anule|termina(?:r)?|termine|da(?:r)? de baja) (?:mi|la|esta) (?:suscripcion|membresia)|(?:como )?(?:cambi(?:o|ar|arme)|pas(?:o|ar|arme)) al? (?:plan|pago) (?:anual|mensual)|devuelv(?:an|a|e)me (?:el|mi) dinero|(?:un |el )?reembolso|que me devuelvan el dinero',
    period:
      'hasta .{1,60}|(?:(?:durante|por|en) (?:l[ao]s )?(?:proxim[oa]s )?)(?:\\d{1,3}|una?|dos|tres|cuatro) (?:dias?|semanas?|mes(?:es)?)|(?:la )?(?:proxima semana|semana que viene)|esta semana|manana',
    mails: 'correos mensajes recordatorios',
    when: 'semanal diario semana dia cada todos lunes martes miercoles jueves viernes sabado domingo vez una',
    glue: 'los las el la mis mi me por a de en que',
    documents: [
      ['cover-letter', 'cartas? de (?:presentacion|motivacion)'],
      ['cv', 'curriculum(?= ?$)|hoja de vida'],
      ['linkedin-post', 'publicacion (?:de|para|en) linked ?-?in'],
    ],
    make: 'me (?:escribes|haces|preparas)|escriban?|envien|manden|envia(?:me|rme|r)?|manda(?:me|rme|r)?|haz(?:me)?|hacer(?:me)?|crea(?:me|rme|r)?|escribe(?:me)?|escribir(?:me)?|genera(?:me|r)?',
    own: 'mi|una|un',
    after: 'para|sobre|con|de',
    list: 'que (?:hice|he hecho|logre|he logrado)\\b.{0,40}$|(?:muestra\\w*|lista|envia\\w*)\\b.{0,30}\\b(?:logros|exitos)\\b',
    progress:
      'como (?:voy|me va|lo estoy haciendo)|como (?:me )?(?:fue|ha ido|estuvo|va)\\b.{0,40}$|(?:un )?(?:resumen|balance) (?:de|del|desde)\\b.{2,40}$',
  },
};
