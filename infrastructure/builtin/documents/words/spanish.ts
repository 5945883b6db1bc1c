import type { Words } from './words.ts';

export const spanish: Words = {
  locale: 'es-ES',
  cv: 'Currículum',
  wholeDocument: 'Todo el documento',
  today: 'actualidad',
  headings: {
    profile: 'Perfil',
    experience: 'Experiencia',
    achievements: 'Logros escogidos',
    education: 'Formación',
    certificates: 'Certificados',
    skills: 'Competencias',
    languages: 'Idiomas',
    summary: 'Resumen',
    learned: 'Aprendizaje',
    feedback: 'Comentarios recibidos',
    impact: 'Resultados',
    leading: 'Dirección y desarrollo de personas',
    beyond: 'Más allá de mi puesto',
    done: 'Hecho',
    results: 'Resultados',
    more: 'Otros resultados',
  },
  themes: new Map(
    Object.entries({
      Delivery: 'Entregas',
      'Process improvement': 'Mejora de procesos',
      'Problem solving': 'Problemas resueltos',
      People: 'Personas',
      Leadership: 'Dirección',
      Communication: 'Comunicación',
      Customers: 'Clientes',
      Sales: 'Ventas y fondos',
      'Quality and safety': 'Calidad y seguridad',
      Care: 'Cuidado',
      Teaching: 'Enseñanza',
      Research: 'Investigación',
      Learning: 'Aprendizaje',
      Creativity: 'Ideas',
      Organisation: 'Organización',
      Other: 'Otros',
    }),
  ),
  and: 'y',
  nowIs: (title, employer, since) => `${title} en ${employer}${since === '' ? '' : ` desde ${since}`}.`,
  wasBefore: (title, employer) => `Antes ${title}${employer === '' ? '' : ` en ${employer}`}.`,
  growthLog: 'Diario de progreso',
  counted: (count, from, to) =>
    `${count} ${count === 1 ? 'logro' : 'logros'}, ${from === to ? from : `de ${from} a ${to}`}.`,
  skillsSeen: (skills) => `Competencias que se repiten: ${skills}.`,
  letter: {
    subject: (role) => `Candidatura: ${role}`,
    greeting: 'Estimado equipo de selección:',
    applying: (role, company) => `Presento mi candidatura al puesto de ${role} en ${company}.`,
    working: (title, employer) => `Trabajo como ${title}${employer === '' ? '' : ` en ${employer}`}.`,
    workingSince: (title, employer, since) => `Trabajo como ${title} en ${employer} desde ${since}.`,
    examples: 'Otros resultados:',
    closing: 'Con gusto les contaré más en una conversación.',
    farewell: 'Un cordial saludo,',
  },
  also: (isThisYear) => (isThisYear ? 'También este año:' : 'También:'),
  thread: (count, role) =>
    `${count === 1 ? '1 resultado' : `${count} resultados`} de mi trabajo${role === '' ? '' : ` como ${role}`}, uno por mensaje.`,
  article: (role) => (role === '' ? 'De mi trabajo' : `De mi trabajo como ${role}`),
  opening: (role, isThisYear) => (role === '' ? '' : `De mi trabajo como ${role}${isThisYear ? ' este año' : ''}:`),
  articleGaps: {
    opening: '[Di en dos o tres frases de qué trata y por qué importa a tus lectores.]',
    section: '[¿Qué pueden aprender otros de esto?]',
    ending: '[Termina con lo único que te gustaría que probaran tus lectores.]',
  },
  packs: {
    'performance-review': 'Evaluación del desempeño',
    'promotion-case': 'Propuesta de ascenso',
    'weekly-update': 'Informe semanal',
    'client-report': 'Informe para el cliente',
  },
  span: (from, to) => (from === to ? from : `de ${from} a ${to}`),
  promotion: (role) => `Propuesta de ascenso: ${role}`,
  custom: 'Resultados escogidos',
  notes: {
    otherLanguage: (count) =>
      count === 1
        ? 'Un logro está escrito en otro idioma y no aparece aquí, para que ningún documento mezcle dos.'
        : `${count} logros están escritos en otro idioma y no aparecen aquí, para que ningún documento mezcle dos.`,
    atHome: (count) =>
      count === 1
        ? 'Un logro trata de la vida en casa y no aparece aquí. Para usarlo, escribe en su página lo que dicen los documentos en su lugar.'
        : `${count} logros tratan de la vida en casa y no aparecen aquí. Para usar uno, escribe en su página lo que dicen los documentos en su lugar.`,
    unfit: (count) =>
      count === 1
        ? 'Un logro habla de una pérdida, un error o algo privado y no aparece aquí. Para usarlo, escribe en su página lo que dicen los documentos en su lugar.'
        : `${count} logros hablan de una pérdida, un error o algo privado y no aparecen aquí. Para usar uno, escribe en su página lo que dicen los documentos en su lugar.`,
    noLine: (win) =>
      `Es fuerte, pero tal como está escrito no cabe en una línea: «${win}» Escribe en su página lo que dicen los documentos en su lugar.`,
    draft: 'Esto es un borrador: los logros están en orden, y lo que va entre [corchetes] lo escribes tú.',
    post: 'Añade una primera frase que diga por qué te importa y una pregunta al final.',
    unread: (read, unread) =>
      `Tienes más logros de los que un documento puede leer: se leyeron ${read.toLocaleString('es-ES')}, los más recientes y algunos de cada mes anterior; ${unread.toLocaleString('es-ES')} no.`,
    name: 'Falta tu nombre. Añádelo al perfil.',
    email: 'Falta una dirección de correo. Añádela al perfil.',
    phone: 'Falta tu teléfono. Añádelo al perfil.',
    positions: 'Falta tu experiencia: añade empresa, cargo, inicio y fin, para que cada logro encuentre su lugar.',
    employer: (title) => `No se conoce la empresa de «${title}».`,
    dates: (title) => `No se conocen las fechas de «${title}».`,
    outside: (count) =>
      count === 1
        ? 'Un logro cae fuera de todos los puestos conocidos y va aparte.'
        : `${count} logros caen fuera de todos los puestos conocidos y van aparte.`,
    education: 'Falta tu formación: añade centro, título y fechas.',
    company: 'No se nombra la empresa.',
    role: 'No se nombra el puesto.',
    nextGoals: 'Faltan tus metas para lo que viene: añade lo que quieras acordar.',
    nextWeek: 'No se sabe qué toca la semana próxima: añádelo si se espera.',
    openPoints: 'Faltan los puntos abiertos: añádelos si se esperan.',
    noWins: 'Aún no hay ningún logro de tu trabajo en que apoyarse.',
    fewWins: (count) => `Esto se apoya en ${count === 1 ? 'un logro' : `${count} logros`}; con más dirá más.`,
    noWinsIn: (span) => `Ningún logro cae en este tiempo: ${span}.`,
    gap: (asked) => `Se pide, y ningún logro ni dato lo muestra: ${asked}`,
    gapLead: 'Ningún logro muestra aún que dirigieras a otros.',
    noFigures: (place) => `Ninguna línea de «${place}» tiene una cifra. Se busca cuánto y cuántos.`,
    pause: (from, to) => `No se conoce ningún puesto de ${from} a ${to}. Lo preguntarán.`,
    keyword: (word) => `El anuncio dice «${word}», un logro tuyo lo muestra, y en el texto no está.`,
    yearsAsked: (asked, held) => `Se piden ${asked} años; tus puestos muestran ${held}.`,
  },
  places: { contact: 'Contacto', prompt: 'Encargo', company: 'Empresa', role: 'Puesto', jobDescription: 'Anuncio' },
};
