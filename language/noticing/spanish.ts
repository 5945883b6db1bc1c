import { type Signs, words } from './signs.ts';

export const spanish: Signs = {
  reasons: {
    'step-up': words`ascendid[oa]|ascenso|contrato (?:indefinido|fijo)|fij[oa] en la empresa|plaza fija|(?:me han|me) (?:nombrado|nombraron|ascendido|ascendieron|subido el sueldo|hecho fij[oa])|aumento de sueldo|(?:conseguí|conseguido|me dieron|me han dado) (?:el|un) (?:puesto|trabajo|contrato)|nuevo puesto|encargad[oa] de turno`,
    passed: words`aprobé|aprobado|aprobada|titulad[oa]|certificad[oa]|graduad[oa]|gané (?:el|un) (?:premio|concurso|contrato)|ganado (?:el|un) (?:premio|concurso|contrato)|sobresaliente|notable|carné de conducir|acreditad[oa]`,
    saved: words`(?:ahorr\p{L}+)`,
    praise: words`gracias|agradeci\p{L}+|felicit\p{L}+|elogi\p{L}+|(?:buen|muy buen|gran) (?:comentario|valoración)|recomendad[oa]`,
    first: words`por primera vez|(?:mi|nuestro|nuestra) primer[oa]?|primera vez|por fin|nunca .{0,20}antes|yo sol[oa]`,
    helped: words`ayud(?:é|ado|amos)|enseñ(?:é|ado|amos)|formé|acompañ(?:é|ado)|expliqué|explicado|tranquilic\p{L}+|apoy(?:é|ado)|sustituí|cubrí`,
  },
  said: words`me dijo|me dijeron|me ha dicho|me escribió|dijo`,
  before: words`de [^.;]{0,30}\d[^.;]{0,40} a [^.;]{0,12}\d.*|\d[^.;,]{0,24} antes|antes [^.;]{0,20}\d|en vez de [^.;]{0,20}\d|frente a \d|(?:era|eran) (?:de )?\d|normalmente [^.;]{0,20}\d|el año pasado|el mes pasado|la semana pasada|ahora (?:\p{L}+ ){0,3}\d`,
  setback: words`error|mi culpa|salió mal|fall(?:é|o|amos)|fracas\p{L}+|tarde|olvid(?:é|ado)|perd(?:í|ido|imos)|rechaz\p{L}+|quejas?|accidente|desastre|problema`,
  mended: words`a partir de ahora|desde entonces|la próxima vez|corregí|corregido|cambi(?:é|ado)|disculp\p{L}+|aprend(?:í|ido)|arregl(?:é|ado)`,
  gap: words`(?:me gustaría|quiero|quisiera|debo|tengo que) (?:aprender|mejorar|entender)|me cuesta|todavía no (?:sé|puedo|domino)|mi punto débil|no supe|no se me da bien`,
  sad: words`murió|falleci\p{L}+|muerte|entierro|funeral|cáncer|hospital|duelo|divorcio`,
  private: words`vacaciones|(?:mi|mis) (?:hij[oa]s?|mujer|marido|madre|padre|perr[oa]|gat[oa]|jardín|herman[oa]|abuel[oa])|cumpleaños|boda|mudanza|maratón`,
  denied: words`(?:no|nunca|casi|sin|si|espero|quisiera|quiero|candidat\p{L}*|postul\p{L}*) (?:[\p{L}'-]+ ){0,3}`,
  others: words`(?:él|ella|ellos|ellas) (?:[\p{L}'-]+ ){0,3}|(?:mi|nuestro|nuestra|el|la) (?:hij[oa]|mujer|marido|herman[oa]|compañer[oa]|alumn[oa]|aprendiz[a]?) (?:[\p{L}'-]+ ){0,3}`,
};
