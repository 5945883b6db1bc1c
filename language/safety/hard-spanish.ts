import { phrases } from '../text/plain-text.ts';
import type { HardWords } from './hard-words.ts';

export const hardSpanish: HardWords = {
  loss: phrases`
    \b(?:murio|fallecio|fallecid\w*|ha muerto|se murio|se me murio|muerte de|se nos fue|se fue (?:mi|el|la) (?:abuel|padre|madre|herman)\w*|entierro|velorio|funeral|tanatorio|duelo|luto|aborto|perdi(?:mos)? (?:a|al) (?:mi|bebe|un|una|la|el)|perdimos al|sepelio|viud[oa]|paliativ\w*|sacrificar (?:a|al)|dormir a (?:mi|nuestr)\w*|eutanasia|partio (?:mi|ayer)|difunt\w*)\b
  `,
  illness: phrases`
    \b(?:cancer|quimio\w*|tumor|biopsia|metastasis|ictus|infarto|hospital|ingresad\w*|uci|urgencias|diagnostic\w*|depresion|deprimid\w*|ansiedad|ataques? de (?:panico|ansiedad)|enferm[oa]\w*|fiebre|gripe|migrana|de baja|la baja|covid|esclerosis|parkinson|alzheimer|demencia|recaid\w*|recaida|hernia|operan|operaron|vomit\w*|bulto|antidepresiv\w*|burnout|dolor)\b
  `,
  harassment: phrases`
    \b(?:acos\w*|humill\w*|insult\w*|amenaz\w*|agredi\w*|escupi\w*|me (?:grito|gritaron|grita|gritan|manose\w*|siguio|sigue|empujo|agarro|pego)|gritos|se (?:rien|burl\w*|rieron) de mi|burl\w*|me toc[oa] (?:en (?:el|la|un|una)|ahi|abajo|debajo|donde|sin|(?:el|la|los|las) (?:culo|pechos?|tetas|piernas?|muslos?|rodilla|cintura|espalda|cara|pelo|hombro|mano|barriga|cuerpo|brazo))|tocarme|tocandome|racis\w*|machis\w*|comentarios? (?:sobre|de) mi|me llam(?:o|an|aron) (?:inutil|gord|sudaca|mor|tont|neg)\w*|delante de (?:todos|todo|toda|los)|bronca|me hacen el vacio|me ignoran|acorral\w*|mobbing|bullying|me graban|denuncia contra|atrac\w*)\b
  `,
  heartbreak: phrases`
    \b(?:divorci\w*|separacion|separamos|me (?:dejo|ha dejado|engano|ha enganado)|ruptura|rompimos|mi ex|custodia|se fue de casa|se ha ido de casa|me puso los cuernos)\b
  `,
  exhaustion: phrases`
    \b(?:agotad\w*|agotamiento|no (?:puedo|doy|aguanto) mas|no puedo (?:con|ya)|quemad[oa]|reventad\w*|cansad\w*|cansancio|sin (?:fuerzas|energia|dormir)|no (?:duermo|pego ojo|he dormido)|insomnio|llor\w*|lagrimas|desbordad\w*|saturad\w*|sobrepasad\w*|hundid\w*|vaci[oa]|sol[oa] (?:en|todo|desde)|soledad|turnos? (?:doble|seguidos)|doblando turno|tiembl\w*|temblando|temblad\w*|me derrumb\w*|no me levanto|no me levante|no doy abasto|arrastr\w*|harta|harto)\b
  `,
  fear: phrases`
    \b(?:miedo|aterrad\w*|panico|angustia\w*|pesadillas?|nudo en|navaja|pistola|asalt\w*|robaron|robo|desahuci\w*|deport\w*|detenid\w*|preso|me da terror|susto|preocupad\w*)\b
  `,
  hurt: phrases`
    \b(?:(?:lo|la|le|los) (?:sigo )?(?:veo|oigo|escucho) (?:todavia|cada vez|todo el rato|siempre)|sigo (?:oyendo|viendo|escuchando)|no se me (?:quita|va|borra)|no lo (?:logro|consiguio|supero)|llegamos tarde|no llegamos|se suicid\w*|se quito la vida|se ahorc\w*|accidente|atropell\w*|lo perdimos|se nos murio|no pude (?:salvar|hacer)|no pudimos|en mis brazos)\b
  `,
  job: phrases`
    \b(?:despedid\w*|despid\w*|despido|me (?:echaron|echan|han echado|corrieron|botaron|sacaron)|no (?:me )?(?:renov\w*|renuev\w*)|sin trabajo|en (?:el )?paro|ere\b|finiquito|periodo de prueba|recorte\w*|me quitaron|me han quitado|sancion\w*|expediente|apercibimiento|degrad\w*|me sustituy\w*|reemplaz\w*|cerraron|suspendid[oa] de)\b
  `,
  money: phrases`
    \b(?:quiebra|concurso de acreedores|deudas?|debo|no (?:puedo|podemos|llego|llegamos) (?:pagar|a fin de mes)|embarg\w*|impag\w*|no (?:me )?pag\w*|sin cobrar|hipoteca|alquiler|cierro|cerrar (?:el|la|mi)|bajar la persiana|estaf\w*|ruina|perdidas?|multa)\b
  `,
  refusal: phrases`
    \b(?:rechaz\w*|negativa|deneg\w*|no me (?:cogieron|dieron|eligieron|seleccionaron|llamaron|aceptaron|han (?:dado|cogido|elegido|seleccionado))|no nos (?:dieron|eligieron)|descart\w*|eliminad\w*|otro candidato|otra candidata|se lo (?:dieron|han dado|llevo)|se la (?:dieron|llevo|llevaron)|no (?:he )?(?:pase|pasado|pasamos|aprobe)|fuera en|desestimad\w*|(?:cancel|aplaz|anul)(?!(?:e|amos|ar|ando)\b)\w*|suspendi(?:eron|do)|se echo atras|se cayo)\b
  `,
  failure: phrases`
    \b(?:suspend\w*|suspens\w*|suspendi\b|fracas\w*|fall(?:e|o|aron|amos|ado)\b|perdi\b|perdimos|perdid\w*|equivoqu\w*|error\w*|se me (?:cayo|quemo|rompio|olvido|paso|escapo)|rompi\b|roto|rota|quem[eo]\b|estrope\w*|averia\w*|mal\b|fatal|horrible|horroros\w*|desastre|catastrofe|pesadilla|verguenza|decepc\w*|fiasco|queja\w*|reclamacion|resena|una estrella|a la basura|tirar todo|para nada|en vano|por nada|no sali\w*|no funcion\w*|no vino nadie|nadie vino|goleada|descendimos|descenso|inund\w*|granizo|plaga|se hundio|se fue al traste|culpa|bronca|peor|dia (?:malo|duro|horrible)|mal dia|mala semana|semana (?:mala|dura)|mierda|asco|me cost\w* el|me quede sin|sin premio|nada (?:bueno|bien)|ningun logro)\b
  `,
};
