import type { InsightSentences } from './insight-sentences.ts';

const NUMBERS = 'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ');
const number = (count: number): string => NUMBERS[count] ?? String(count);
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const of = (count: number): string => (count === 1 ? 'uno' : number(count));

/** "del 20 de octubre", "de octubre": of "el" and "en". */
const from = (on: string): string => on.replace(/^el /, 'del ').replace(/^en /, 'de ');

export const spanish: InsightSentences = {
  number,
  on: (date) => `el ${date}`,
  opening: [
    (When, wins) => `${When} anotaste ${wins} logros`,
    (When, wins) => `${When} tu diario creció en ${wins} logros`,
    (When, wins) => `${When} hay ${wins} logros en tu diario`,
  ],
  sinceOpening: (wins, Since) => `${Since} has anotado ${wins} logros`,
  single: (When, on, quote) => `${When} hay un logro, el ${from(on)}: ${quote}`,
  more: (more, then) => `, ${of(more)} más que ${then}`,
  same: (then) => `, tantos como ${then}`,
  fewer: (before, then) => `, después de ${before === 'un' ? 'uno' : before} ${then}`,
  all: (name, wins) => `${wins === 2 ? 'Los dos' : 'Todos'} tratan de lo mismo: ${name}.`,
  most: (name, wins, all) => `${capital(wins)} de los ${all} tratan de ${name}.`,
  several: (names) => `Los temas más frecuentes: ${names}.`,
  spread: (names) => `Están muy repartidos: ${names}.`,
  counted: (name, wins) => `${name} (${wins})`,
  grown: (name, wins, before, then) =>
    `Bastante más que ${then}: ${name}, ${wins} después de ${before === 'un' ? 'uno' : before}.`,
  first: (names) => `Nuevo en tu diario: ${names}.`,
  arrived: (name, when, wins) => `Algo que llegó ${when}: ${name}, con ${wins} logros desde entonces.`,
  lately: (names) => `En los últimos tres meses, sobre todo: ${names}.`,
  ofAll: (name, wins, all) => `${name} (${wins} de ${all})`,
  back: (name, when) => `De vuelta: ${name}, la última vez ${when}.`,
  shifted: (early, late, when) => `En la primera mitad, sobre todo ${early}; ${when}, sobre todo ${late}.`,
  threads: [
    (names) => `Lo que vuelve una y otra vez: ${names}.`,
    (names) => `El hilo de este tiempo: ${names}.`,
    (names) => `Más de una vez aparece: ${names}.`,
  ],
  thread: (name, wins) => `${name} (en ${wins} logros)`,
  streak: (days) => `Tu racha más larga fue de ${days} días seguidos.`,
  richest: (wins, when) => `El mes más lleno fue ${when.replace(/^en /, '')}, con ${wins}.`,
  told: {
    'step-up': [
      (on, quote) => `${capital(on)} hubo noticias: ${quote}`,
      (on, quote) => `Tu trabajo tuvo recompensa ${on}: ${quote}`,
    ],
    passed: [
      (on, quote) => `${capital(on)} quedó hecho: ${quote}`,
      (on, quote) => `Un resultado que se queda, ${on}: ${quote}`,
    ],
    change: [
      (on, quote) => `${capital(on)} anotaste el antes y el después: ${quote}`,
      (on, quote) => `Un cambio que se puede contar, ${on}: ${quote}`,
    ],
    saved: [
      (on, quote) => `${capital(on)} calculaste lo que ahorra: ${quote}`,
      (on, quote) => `Un ahorro, ${on}: ${quote}`,
    ],
    praise: [
      (on, quote) => `${capital(on)} lo dijo otra persona: ${quote}`,
      (on, quote) => `Anotaste lo que alguien dijo ${on}: ${quote}`,
    ],
    mended: [
      (on, quote) => `${capital(on)} algo salió mal, y lo arreglaste: ${quote}`,
      (on, quote) => `Y el que empezó mal, ${on}: ${quote}`,
    ],
    first: [
      (on, quote) => `${capital(on)} hubo una primera vez: ${quote}`,
      (on, quote) => `Una primera vez, ${on}: ${quote}`,
    ],
    figure: [
      (on, quote) => `${capital(on)} le pusiste una cifra: ${quote}`,
      (on, quote) => `Y luego está este, ${on}: ${quote}`,
    ],
    helped: [
      (on, quote) => `${capital(on)} se trataba de los demás: ${quote}`,
      (on, quote) => `Estuviste ahí para otros ${on}: ${quote}`,
    ],
    done: [(on, quote) => `${capital(on)} escribiste: ${quote}`, (on, quote) => `Y de tus notas, ${on}: ${quote}`],
  },
  above: [
    (told) => `Primero, el más grande. ${told}`,
    (told) => `Uno destaca. ${told}`,
    (told) => `Si te quedas con uno, que sea este. ${told}`,
  ],
  why: {
    'step-up': [
      'Eso lo decidieron otras personas por lo que te han visto hacer.',
      'Un paso así dice más que una lista de tareas.',
    ],
    passed: ['Eso ya no te lo quita nadie.', 'Va en tu currículum, con su fecha.'],
    change: [
      'Con las dos cifras, nadie tiene que creerte sin más.',
      'De frases así se hace una buena evaluación.',
      'Deja las dos cifras juntas: cuentan la historia por sí solas.',
    ],
    saved: [
      'Una cifra que cualquier responsable entiende enseguida.',
      'Un ahorro así se olvida pronto y merece repetirse.',
    ],
    praise: [
      'Guarda las palabras tal como se dijeron: pesan más que las tuyas.',
      'Es una recomendación, aunque nadie la llamara así.',
    ],
    mended: [
      'Reconocerlo y cambiar la causa vale tanto como un éxito.',
      'No todo el mundo lo habría anotado. Muestra cómo lo afrontas.',
    ],
    first: ['La próxima vez será ya algo más normal: menos mal que lo anotaste.', 'Las primeras veces cuentan.'],
    figure: ['Con la cifra es fácil imaginarlo.', ''],
    helped: ['Eso no sale en ninguna estadística, y cuenta.', ''],
    done: ['', ''],
  },
  shareFigures: 'Los tres llevan una cifra, y eso los hace fáciles de usar más adelante.',
  shareCategory: (name) => `Los tres tienen que ver con ${name}.`,
  sharePraise: 'Más de una vez lo dijo otra persona.',
  shareThread: (name) => `Dos de los tres tienen un hilo común: ${name}.`,
  thinned: (name, wins, before, then) =>
    `Menos presente: ${name}, ${wins === 0 ? 'ninguno' : of(wins)} después de ${before === 'un' ? 'uno' : before} ${then}.`,
  quiet: (name, when) => `${capital(name)} apareció por última vez ${when}.`,
  tryGap: (on, quote) =>
    `Algo en lo que trabajar, con tus propias palabras, ${on}: ${quote} Un pequeño paso ahí sería un logro que anotar.`,
  tryBefore: (wins) =>
    `Una idea para la próxima vez: ${wins} de tus logros dan una cifra, pero no la de antes. Añade también la anterior y se convierte en un resultado.`,
  tryFigure: (on) =>
    `Una idea para la próxima vez: añade una cifra. ¿Cuántos, cuánto tiempo o cuánto dinero fue en el logro ${from(on)}? Basta una aproximada.`,
  tryPraise:
    'Una idea para la próxima vez: cuando alguien te dé las gracias o te felicite, anota también sus palabras. Aquí todavía no hay ninguna.',
  tryEffect: (on) =>
    `Una idea para la próxima vez: vuelve al logro ${from(on)} y añade una línea sobre lo que ha salido de él desde entonces.`,
};
