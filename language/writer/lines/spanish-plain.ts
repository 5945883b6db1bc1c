import { type Plain, sign } from './lines.ts';

const X = String.raw`(?:[\p{L}\d'.%€-]+ ){0,5}?`;

export const spanishPlain: Plain = {
  through: sign('(?:sobrevivi|aguant(?:e|amos|ado)|resisti|super(?:e|amos|ado))', 'Aguantaste.', 'Saliste adelante.'),
  kind: sign(
    `(?:consol(?:e|amos|ado)|acompan(?:e|amos|ado)|escuch(?:e|amos|ado)|me sente con|cogi ${X}mano|anim(?:e|amos|ado) a|estuve ${X}con|me quede con|di un abrazo|ayud(?:e|amos|ado)|apoy(?:e|ado)|ech(?:e|ado) una mano|cubri (?:a|el turno)|cubierto|don(?:e|ado|amos)|compart(?:i|ido|imos)|prest(?:e|ado)|llev(?:e|ado) a|invit(?:e|ado|amos)|acogi|colabor(?:e|ado)|defendi a|regal(?:e|ado))`,
    'Fue un buen gesto.',
    'Qué amable de tu parte.',
  ),
  done: sign(
    `(?:repar(?:e|amos|ado)|arregl(?:e|amos|ado)|cambi(?:e|amos|ado) (?:la|el|las|los) (?:pieza|rueda|filtro|correa|cano|grifo|bomba|bateria|junta)\\p{L}*|restaur(?:e|ado)|desatas(?:que|cado)|puse en marcha|puesto en marcha|recompu(?:se|esto)|sustitui|remend(?:e|ado)|tramit(?:e|ado)|despach(?:e|ado)|vaci(?:e|ado) ${X}(?:bandeja|trastero|buzon)|cerr(?:e|ado|amos)|pagu?(?:e|ado)|hice ${X}(?:declaracion|renta|papeles|cuentas|facturas)|hecho ${X}(?:declaracion|renta|papeles|cuentas|facturas)|contest(?:e|ado)|archiv(?:e|ado)|me puse al dia|liquid(?:e|ado)|factur(?:e|ado)|concili(?:e|ado)|actuali(?:ce|zado)|limpi(?:e|amos|ado)|orden(?:e|amos|ado)|recogi|recogido|clasifi(?:que|cado)|barri|fregu?(?:e|ado)|planch(?:e|ado)|lav(?:e|ado)|etiquet(?:e|ado)|hice (?:la colada|la limpieza|las camas)|quite el polvo|termin(?:e|amos|ado)|acab(?:e|amos|ado)|entregu(?:e|emos)|entreg(?:ado|amos)|complet(?:e|amos|ado)|envi(?:e|amos|ado)|publi(?:que|cado)|desplegu(?:e|emos)|desplegado|cumpl(?:i|imos|ido)|migr(?:e|amos|ado)|present(?:e|ado) a tiempo|sa(?:que|camos|cado) adelante|finali(?:ce|zamos|zado))`,
    'Eso ya está hecho.',
    'Una cosa menos.',
  ),
  honest: {
    when: /(?<!\p{L})(?:mal[oa]?|peor|dur[oa]|llor\p{L}*|miedo|preocup\p{L}*|enfad\p{L}*|perdón|disculp\p{L}*|discut\p{L}*|perd(?:í|imos|ido)|rechaz\p{L}*|fall(?:é|ó|amos)|suspend\p{L}*|cansad\p{L}*|agotad\p{L}*|enferm\p{L}*|hospital|estrés|estresad\p{L}*|decepcion\p{L}*|triste|mi culpa|por desgracia|no (?:pude|logré|conseguí|salió))(?!\p{L})/u,
    say: ['Gracias por contarlo tal como fue.', 'Gracias por la franqueza.'],
  },
  any: ['Buen trabajo.', 'Bien hecho.'],
};
