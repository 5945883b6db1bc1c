import type { StrongKind } from './kinds.ts';
import { type Sign, wordSign as sign } from './lines.ts';

const POST = `(?:puesto|trabajo|plaza|contrato|piso|beca|oferta|ascenso|concurso|licitación|subvención|prácticas|vacante)`;
const EXAM = String.raw`(?:exámenes|examen|prueba|oposición|oposiciones|carnet|carné|certificado|certificación|título|módulo|curso|oral|selectividad|test|tribunal|tfg|tfm|período de prueba|nivel \p{L}?\d)`;
const BAD_THING = `(?:caídas?|accidentes?|incidentes?|incidencias?|quejas?|reclamaci(?:ón|ones)|error(?:es)?|fallos?|retrasos?|lesi(?:ón|ones)|defectos?|infecci(?:ón|ones)|úlceras?|averías?|cortes?|pérdidas?|devoluci(?:ón|ones)|mermas?|problemas?|bajas?|sanci(?:ón|ones)|multas?|goteras?)`;

export const spanishStrong: Readonly<Record<StrongKind, Sign>> = {
  loss: sign(
    String.raw`<(?:perdimos|hemos perdido|perdí) (?:a )?(?:dos|tres|un|una|mi|\d) (?:pacientes?|residentes?)>`,
    'No debió de ser fácil.',
    'Tuvo que ser duro.',
  ),
  grief: sign(
    String.raw`<(?:(?:ha|han|se) (?:muerto|fallecido|murió|murieron)|falleció|murió (?:mi|el|la|nuestr\p{L})|fallecimiento|entierro|funeral|tanatorio)>|<(?:perdimos|hemos perdido|perdí) (?:a )?(?:dos|tres|un|una|mi|\d) (?:pacientes?|residentes?|abuel\p{L}|padre|madre)`,
    'Debe de ser muy duro.',
    'Lo sentimos mucho.',
  ),
  private: sign(
    '<no (?:puedo|debo|quiero) (?:contar|decir|escribir|dar)(?:lo)?>|<(?:confidencial|secreto profesional)>',
    'No debió de ser fácil.',
    'Suena a un día duro.',
  ),
  setback: sign(
    String.raw`<no (?:me dieron|me han dado|conseguí|he conseguido|gané|aprobé|he aprobado) (?:el|la|ese|esa|mi) |<(?:me rechazaron|me han rechazado|rechazada|me despidieron|me han despedido)>|<(?:perdimos|perdí|hemos perdido) (?:el|la|un|una|al) (?:\p{L}+ )?(?:cliente|contrato|concurso|partido|juicio|licitación|pedido)|<suspendí`,
    'No es el resultado que esperabas.',
    'Es una decepción.',
  ),
  owned: sign(
    String.raw`<(?:fue |era )?(?:mi|por mi) (?:culpa|error|fallo)>|<(?:me equivoqué|la cagué|metí la pata)>|<cometí un (?:\p{L}+ )?error>`,
    'Un error, y lo asumiste.',
    'Asumiste tu error.',
  ),
  rough: sign(
    '<(?:fue|ha sido|era) un(?:a)? (?:desastre|caos|fracaso)>|<(?:salió|salieron|fue|fueron) mal>|<no (?:funcionó|salió)>',
    'Vaya fastidio.',
    'No suena fácil.',
  ),
  sober: sign(
    `<(?:días?|semanas?|meses|años?) (?:sin (?:beber|fumar|alcohol|tabaco|una copa|probar)|sobri[oa]|limpi[oa])>|<(?:dejado|dejé) (?:de fumar|de beber|el tabaco|el alcohol)`,
    'Muy bien por seguir firme.',
    'Hace falta fuerza, y la tienes.',
  ),
  joy: sign(
    `<(?:(?:me )?dijo que sí|me caso|nos casamos|(?:nuestr[oa]|mi) (?:bebé|hij[oa]|niet[oa]) (?:ya está aquí|ha nacido|nació))>`,
    '¡Enhorabuena!',
    '¡Qué buena noticia!',
  ),
  promoted: sign(
    String.raw`<(?:me (?:han )?(?:ascendido|ascendieron|nombrado|nombraron|promocionado|hicieron (?:encargad|jef|responsabl)\p{L}+|hecho (?:encargad|jef|responsabl)\p{L}+)|ascendid[oa]|ascenso|soy (?:la nueva|el nuevo) (?:encargad|jef|responsabl|coordinador)\p{L}*)>`,
    '¡Enhorabuena por el ascenso!',
    'Un ascenso: ¡enhorabuena!',
  ),
  raise: sign(
    `<(?:aumento (?:de sueldo|salarial)|subida (?:de sueldo|salarial)|me (?:han )?(?:subido|subieron) el sueldo|me suben el sueldo)>`,
    'Más dinero por tu trabajo: ¡enhorabuena!',
    '¡Enhorabuena, te lo has ganado!',
  ),
  offer: sign(
    String.raw`<(?:conseguí|conseguido|me (?:han )?dado|me dieron|firmé|firmado|acepté|aceptado) (?:el|la|un|una|mi) (?:\p{L}+ )?${POST}>|<me (?:han )?(?:contratado|contrataron|cogido|cogieron|elegido|eligieron|seleccionado|admitido|admitieron)>`,
    'Es un sí: ¡enhorabuena!',
    '¡Enhorabuena, han dicho que sí!',
  ),
  passed: sign(
    String.raw`<(?:aprobé|aprobado|saqué|sacado|pasé|superé|superado) (?:el|la|los|mi|mis|un|una|todas? las?) (?:[\p{L}\d-]+ ){0,3}?${EXAM}>|<(?:examen|oposición|carnet|módulo) (?:aprobad[oa]|superad[oa])>|<aprobad[oa]>(?! por)`,
    'Aprobado: ¡enhorabuena!',
    '¡Enhorabuena por el aprobado!',
  ),
  inspected: sign(
    `<(?:auditoría|inspección|control|revisión|visita de sanidad|sanidad|itv)>[^.;]{0,50}<(?:superad[oa]|aprobad[oa]|pasad[oa]|sin (?:observaciones|incidencias|no conformidades|faltas|ninguna)|limpia|cero|perfect[oa])>|<(?:pasamos|pasé|superamos|hemos pasado) (?:la|el) (?:auditoría|inspección|control|revisión)`,
    'Revisado y en orden: buen trabajo.',
    'Buen trabajo, la revisión fue bien.',
  ),
  award: sign(
    String.raw`<(?:gané|ganado|ganamos|recibí|recibido|me (?:han )?dado|me dieron) (?:el|la|un|una|nuestro|mi) (?:\p{L}+ )?(?:premio|medalla|copa|concurso|beca|trofeo|torneo|reconocimiento)>|<(?:primer|segundo|tercer) (?:premio|puesto|lugar)>|<emplead[oa] del (?:mes|año)>|<(?:elegid[oa]|nominad[oa]|finalista|premiad[oa])>`,
    '¡Enhorabuena!',
    '¡Muchas felicidades!',
  ),
  accepted: sign(
    `<(?:artículo|manuscrito|proyecto|propuesta|informe|presupuesto|plan|texto|tesis|solicitud|licencia|diseño)>[^.,;]{0,40}<(?:aceptad[oa]|aprobad[oa]|publicad[oa]|aceptaron|aprobaron|validad[oa]|firmad[oa])>`,
    'Está aceptado: ¡enhorabuena!',
    '¡Enhorabuena, lo han aceptado!',
  ),
  emergency: sign(
    String.raw`<(?:parada cardíaca|parada cardiorrespiratoria|rcp|reanim\p{L}+|sepsis|infarto|ictus|atragant\p{L}+|ahog\p{L}+|convulsi\p{L}+|hemorragia|heimlich|frenada de emergencia|primeros auxilios)>(?! (?:curso|taller))`,
    'Un momento serio, y actuaste.',
    'Era serio, y actuaste.',
  ),
  early: sign(
    String.raw`<(?<what>(?:un|una|dos|tres|cuatro|cinco|\d{1,3}) (?:días?|semanas?|mes(?:es)?|horas?|minutos?) (?:antes(?: de (?:plazo|tiempo|lo previsto|la fecha))?|de adelanto|de antelación))>|<(?<timely>antes de (?:plazo|tiempo|lo previsto)|a tiempo|en plazo|puntual)>`,
    '{What}: buen trabajo.',
    '{What}: bien hecho.',
  ),
  zero: sign(
    `<(?<what>(?:ningun[oa]?|ningún|cero|sin (?:ningun[oa]?|ningún|un[oa]? sol[oa])?|ni un[oa]?(?: sol[oa])?) ?${BAD_THING})>`,
    '{What}: buen trabajo.',
    '{What}: bien hecho.',
  ),
  percent: sign(
    String.raw`<(?:un|en un|más de un|casi un|\+|-) ?(?<what>\d[\d.,]* ?%)(?! (?:a|de (?:los|las|descuento)))[^.;]{0,20}<(?:más|menos|de ahorro|de aumento|de mejora)>|<(?:reduj\p{L}+|baj\p{L}+|sub\p{L}+|aument\p{L}+|mejor\p{L}+|ahorr\p{L}+)[^.;\d]{0,30}<un (?<timely>\d[\d.,]* ?%)`,
  ),
  saved: sign(
    String.raw`<(?:ahorr\p{L}+)[^.;\d]{0,30}(?<what>\d[\d.]*(?:,\d+)? ?(?:€|euros?|pesos|dólares))|<(?<timely>\d[\d.]*(?:,\d+)? ?(?:€|euros?|pesos|dólares)) (?:ahorrados|de ahorro|menos)>`,
  ),
  target: sign(
    `<(?:objetivos?|metas?|cuota)>[^.;]{0,30}<(?:cumplid[oa]s?|alcanzad[oa]s?|superad[oa]s?|conseguid[oa]s?)>|<(?:cumplí|cumplimos|superé|superamos|alcanzamos) (?:el|la|los|mi|nuestro) (?:objetivo|meta|cuota)|<(?:agotad[oa]s?|todo vendido|aforo completo|lleno total)>`,
  ),
  topMarks: sign(
    `<(?:(?:5|cinco) estrellas|matrícula de honor|sobresaliente|nota máxima|máxima nota|un (?:10|diez)>|10 (?:de|sobre) 10|cum laude|100 ?%|cien por cien)`,
  ),
  caughtBefore: sign(
    `<(?:detecté|vi|noté|encontré|descubrí|me di cuenta|paré|avisé|detectado|encontrado|visto)>[^.]{0,120}<(?:antes de|antes|a tiempo|justo a tiempo)>`,
    'Bien visto.',
    'Bien visto, y a tiempo.',
  ),
  caught: sign(
    String.raw`<(?:detecté|vi|noté|encontré|descubrí|me di cuenta|avisé|detectado|encontrado|pillé|localicé)>[^.;]{0,60}<(?:error(?:es)?|fallos?|defectos?|grietas?|fugas?|alergi\p{L}+|sobredosis|interacción|fraude|caducad[oa]s?|duplicad[oa]s?|anomalías?|riesgo|peligro)>`,
    'Bien visto.',
    'Menos mal que te diste cuenta.',
  ),
  adopted: sign(
    String.raw`<(?:otr[oa]s|tod[oa]s|las demás|los demás|l[oa]s dos) (?:l[oa]s )?(?:[\p{L}\d]+ ){0,2}?(?:equipos?|plantas?|departamentos?|colegios?|tiendas?|centros?|sedes?|compañer[oa]s|turnos?|clases?)>[^.;]{0,50}<(?:usan|utilizan|quieren|lo (?:usa|copia)n?|adopt\p{L}+|aplican|copian|empiezan)>`,
  ),
  again: sign(
    String.raw`<(?:me (?:ha|han) recomendado|nos (?:ha|han) recomendado|ha vuelto a (?:pedir|reservar|llamar)|repite\p{L}*|renov(?:ó|aron|ado)|quiere (?:volver|repetir)|quieren (?:volver|repetir)|pregunt\p{L}+ por mí|cliente fijo)>`,
  ),
  trusted: sign(
    `<me (?:ha|han|pidió|pidieron|pide|piden) ?(?:pedido|dejado|confiado)? ?(?:que (?:forme|enseñe|lleve|dirija|me encargue|organice|presente)|(?:el|la) (?:llave|turno|equipo|proyecto|cocina|tienda))|<confían en mí>|<me (?:han )?(?:puesto|pusieron) al frente`,
  ),
  praised: sign(
    String.raw`<(?:(?:el|la|los|las|mi|mis|nuestr[oa]s?|un|una|su|sus) (?:[\p{L}-]+ ){0,2}?[\p{L}-]+|(?:don|doña|la señora|el señor) \p{L}+) (?:me|nos) (?:ha |han )?(?:dio las gracias|dieron las gracias|dado las gracias|felicitó|felicitaron|felicitado|abrazó|abrazaron|agradeció|agradecieron|agradecido|aplaudieron)|<(?:nota|carta|tarjeta|correo|mensaje) de agradecimiento (?:de|del) (?:[\p{L}-]+(?: [\p{L}-]+)?)`,
    'Qué bien oír algo así.',
    'Te lo has ganado.',
  ),
  thanked: sign(
    String.raw`<(?:(?:dio|dieron|dado) las gracias|agradeci\p{L}+|felicit\p{L}+|elogi\p{L}+|cumplidos?|aplau\p{L}+|(?:buen|muy buen|gran) feedback|encantad[oa]s? con|(?:quedó|quedaron|salió|salieron) (?:muy )?(?:content|encantad|feli)\p{L}+|orgullos[oa]s? de (?:mí|nosotr\p{L}+)|me dijo que era)>`,
    'Qué bien oír algo así.',
    'Te lo has ganado.',
  ),
  qualified: sign(
    String.raw`<(?:terminé|terminado|acabé|acabado|completé|completado|finalicé|hice|hecho|saqué|sacado) (?:el|la|mi|un|una|mis) (?:[\p{L}\d-]+ ){0,3}?(?:curso|máster|grado|formación|carrera|tesis|tfg|tfm|certificad\p{L}+|título|prácticas|módulo|diploma)>|<(?:graduad[oa]|titulad[oa])>`,
    '¡Enhorabuena!',
    '¡Enhorabuena, bien hecho!',
  ),
  record: sign(
    `<(?:récord|mi mejor (?:marca|tiempo|nota|mes|venta)|mejor (?:marca|mes|año|resultado) (?:de|desde|hasta)|nunca (?:habíamos|había) (?:vendido|tenido|hecho) (?:tant|tan)|más que nunca)`,
    'Una nueva marca: bien hecho.',
    'Bien hecho con esa marca.',
  ),
  first: sign(
    String.raw`<(?:por primera vez|(?:mi|mis|nuestr[oa]s?) primer(?:a|o|os|as)?|primera vez que (?:yo )?\p{L}+(?:o|é|í)>|la primera vez)`,
    'La primera vez: bien hecho.',
    'Bien hecho, y por primera vez.',
  ),
  spokeUp: sign(
    String.raw`<(?:dije que no|he dicho que no|me atreví a|denuncié|avisé a|me negué|reclamé|planté cara|me planté|puse límites|me quejé|dije lo que pens\p{L}+|defendí|pedí un aumento|levanté la voz)>`,
  ),
  theirs: sign(
    String.raw`<(?:mi|mis|nuestr[oa]s?|l[oa]s|tod[oa]s|dos|tres|cuatro|cinco|\d+)(?: [\p{L}\d-]+){0,2}? (?:alumn[oa]s?|estudiantes?|aprendi(?:z|ces)|becari[oa]s?|clase|chavales|chic[oa]s|pupilos?)>[^.;]{0,60}<(?:aprob\p{L}+|pasaron|ganaron|ganó|terminó|consigui\p{L}+|aprendi\p{L}+|leyó|leen|lee|sabe|saben|sol[oa]s?|han pasado|ha pasado)>`,
    'También es una alegría para ti.',
    'Es para alegrarse también por ti.',
  ),
  family: sign(
    String.raw`<(?:mi|mis|nuestr[oa]s?) (?:\p{L}+ )?(?:hij[oa]s?|niñ[oa]s?|bebé|mujer|marido|madre|padre|mamá|papá|herman[oa]|niet[oa]s?|sobrin[oa]|abuel[oa]|pareja|peque\p{L}*)>[^.;]{0,50}<(?:aprob\p{L}+|ganó|ha ganado|terminó|aprendi\p{L}+|leyó|caminó|anduvo|durmió|ha dormido|sonrió|dijo|ha dicho|comió|rió|consigui\p{L}+|hizo|ha hecho)>`,
    'Qué bien.',
    'Da gusto leerlo.',
  ),
  nervous: sign(
    String.raw`<(?:miedo|nervios|nervios[oa]s?|pánico|temblaba\p{L}*|temblando|ansiedad|acojonad[oa]|cagad[oa] de miedo|me temblaba\p{L}*|aterrad[oa]|vergüenza)>`,
    'Tenías nervios y lo hiciste igual.',
    'Con nervios y todo, lo hiciste.',
  ),
  tired: sign(
    `<(?:agotad[oa]|cansad[oa]|reventad[oa]|molid[oa]|hech[oa] polvo|sin dormir|dormí (?:poco|mal)|(?:día|semana|turno|mes|noche|jornada) (?:dur[oa]|larg[oa]|difícil|horrible|complicad[oa]|de locos)|dur[oa] (?:día|semana)|dolor de cabeza|migraña)>`,
    'Aguantaste.',
    'Lo hiciste de todos modos.',
  ),
  short: sign(
    String.raw`<(?:falta de personal|faltaban? (?:dos|tres|una|gente|manos|compañer\p{L}+)|con (?:un|una|dos|tres|\d) (?:compañer[oa]s?|personas?) menos|de baja (?:dos|tres|\d)|éramos (?:dos|tres) en vez de)>`,
    'Faltaba gente, y lo sacaste adelante.',
    'Lo sacaste adelante con gente de menos.',
  ),
  small: sign(
    `<(?<what>nada (?:especial|del otro mundo|importante|grande)|(?:un )?pequeñ[oa] (?:logro|victoria|cosa)|poca cosa|una tontería|una cosa pequeña)>`,
    '«{What}», y cuenta igual.',
    '«{What}», dices. Cuenta igual.',
  ),
};
