import type { DeedKind } from './kinds.ts';
import { type Lines, type Sign, sign } from './lines.ts';

const X = String.raw`(?:[\p{L}\d'.%€-]+ ){0,5}?`;

export const spanishDeeds: Readonly<Record<DeedKind, Sign>> = {
  apologised: sign(
    '(?:pedi (?:perdon|disculpas)|pedido (?:perdon|disculpas)|me disculpe|reconoci (?:mi|el) error|hice las paces|me reconcilie)',
    'Decirlo es más difícil que tener razón. Lo dijiste.',
    'No todo el mundo es capaz. Abre el camino a lo que viene.',
    'Hizo falta honestidad, primero contigo.',
  ),
  negotiated: sign(
    `(?:negoci(?:e|amos|ado)|renegoci(?:e|amos|ado)|regate(?:e|amos|ado)|consegui ${X}(?:descuento|rebaja|devolucion|reembolso|plazo)|llegu?(?:e|amos) a un acuerdo|pact(?:e|amos|ado))`,
    'No te quedaste con la primera respuesta, y valió la pena preguntar.',
    'Un sí así pide preparación y una voz tranquila.',
    'Mantener la postura y seguir llevándose bien: no todo el mundo sabe.',
  ),
  calmed: sign(
    `(?:calm(?:e|amos|ado)|tranquili(?:ce|zamos|zado)|medi(?:e|amos|ado) (?:en|entre)|resolvi ${X}(?:conflicto|discusion|pelea)|apaci(?:gue|guado)|desactiv(?:e|ado))`,
    'Mantener la calma cuando el otro la ha perdido: es más difícil de lo que parece.',
    'Le bajaste el fuego. Muchos habrían echado más leña.',
    'Hace falta paciencia y una voz firme, y tenías las dos.',
  ),
  comforted: sign(
    `(?:consol(?:e|amos|ado)|acompan(?:e|amos|ado)|escuch(?:e|amos|ado)|me sente con|cogi ${X}mano|anim(?:e|amos|ado) a|estuve ${X}con|me quede con|di un abrazo)`,
    'Le diste tu tiempo a alguien que lo necesitaba. Eso no sale en ninguna cifra.',
    'Estar ahí, sin prisa, suele ser lo que más ayuda.',
    'Parece poco, y para la otra persona es mucho.',
  ),
  taught: sign(
    `(?:ensen(?:e|amos|ado)|di ${X}clases?\\b|dado ${X}clases?\\b|imparti|impartido|expli(?:que|cado) a (?:mis|los|las) (?:alumn|nin)\\p{L}+|hice un taller)`,
    'Transmitiste algo que se queda aunque tú ya no estés en la sala.',
    'Explicar algo para que otro sepa hacerlo es una habilidad en sí misma.',
    'Enseñar pide paciencia, con la materia y con la persona.',
  ),
  trained: sign(
    '(?:form(?:e|amos|ado) a|capacit(?:e|amos|ado)|entren(?:e|ado) a|supervis(?:e|ado)|tutori(?:ce|zado)|guie|acogi a|mentori(?:ce|zado))',
    'Gracias a ti alguien hace mejor su trabajo. Eso seguirá dando frutos.',
    'Formar a alguien lleva un tiempo que nadie te da de más. Lo sacaste.',
    'Lo que tú sabes, ahora lo sabe alguien más. Todos a tu alrededor salen ganando.',
  ),
  led: sign(
    `(?:dirigi|dirigido|lider(?:e|amos|ado)|coordin(?:e|amos|ado)|me hice cargo|asumi|asumido|encabec(?:e|amos)|presidi|deleg(?:ue|ado)|lleve ${X}(?:turno|equipo|reunion|proyecto|cocina|tienda)|saque adelante ${X}(?:turno|equipo|proyecto))`,
    'Hace falta alguien que tome las riendas. Fuiste tú.',
    'Te hiciste responsable de más que tu propia parte.',
    'Dirigir a otros es sobre todo trabajo que nadie ve. Aquí queda escrito.',
  ),
  hired: sign(
    '(?:contrat(?:e|amos|ado)|selec+ion(?:e|amos|ado)|fich(?:e|amos|ado)|entrevist(?:e|amos|ado) a|cubri la vacante)',
    'Elegir a la persona adecuada es de las decisiones que más duran.',
    'Un hueco menos, y lo cerraste tú.',
    'Encontrar gente es lento, y lo llevaste hasta el final.',
  ),
  presented: sign(
    `(?:present(?:e|amos|ado)|expuse|expusimos|hable (?:en publico|ante|delante)|di ${X}(?:charla|discurso|ponencia|conferencia|concierto)|dado ${X}(?:charla|ponencia)|cante|toque ${X}(?:en publico|ante|delante|concierto)|lei ${X}(?:en voz alta|ante|delante)|actue)`,
    'Ponerse delante de la gente no es poca cosa, y lo hiciste.',
    'Para eso hace falta preparación y algo de valor, y tenías las dos cosas.',
    'Cuando alguien explica bien su propio trabajo, se le escucha.',
  ),
  sold: sign(
    `(?:vend(?:i|imos|ido)|cerr(?:e|amos|ado) ${X}(?:venta|trato|contrato|acuerdo|pedido|cliente)|firm(?:e|amos|ado) ${X}(?:contrato|cliente|acuerdo)|gan(?:e|amos|ado) ${X}(?:cliente|contrato|concurso|licitacion)|consegui ${X}(?:cliente|pedido|contrato)\\p{L}*|capt(?:e|amos|ado)|alquil(?:e|amos|ado))`,
    'Alguien decidió poner ahí su dinero, y es gracias a ti.',
    'Un sí como ese empieza por escuchar lo que el otro quiere de verdad.',
    'Es un negocio que sin ti no existiría.',
  ),
  traced: sign(
    `(?:encontr(?:e|amos|ado) ${X}(?:fallo|causa|problema|fuga|error|averia|solucion|origen|bug)|diagnosti(?:que|cado)|descubri|descubierto|averigu(?:e|amos|ado)|resolv(?:i|imos)|resuelto|solucion(?:e|amos|ado)|locali(?:ce|zado)|depur(?:e|ado)|di con)`,
    'Encontrar la causa es el trabajo de verdad; lo demás sale de ahí.',
    'Seguiste buscando hasta saberlo.',
    'Otros habrían supuesto. Tú lo averiguaste.',
  ),
  repaired: sign(
    '(?:repar(?:e|amos|ado)|arregl(?:e|amos|ado)|cambi(?:e|amos|ado) (?:la|el|las|los) (?:pieza|rueda|filtro|correa|cano|grifo|bomba|bateria|junta)\\p{L}*|restaur(?:e|ado)|desatas(?:que|cado)|puse en marcha|puesto en marcha|recompu(?:se|esto)|sustitui|remend(?:e|ado))',
    'Vuelve a funcionar, y es gracias a ti.',
    'Habría habido que llamar a alguien. Lo hiciste tú.',
    'Algo que vuelve a funcionar es un resultado honesto.',
  ),
  simplified: sign(
    '(?:automati(?:ce|zamos|zado)|simplifi(?:que|cado|camos)|reorgani(?:ce|zamos|zado)|optimi(?:ce|zamos|zado)|reduj(?:e|imos)|reducido|acort(?:e|ado|amos)|elimin(?:e|ado|amos)|implant(?:e|ado|amos)|implement(?:e|ado|amos)|introdu(?:je|cido)|digitali(?:ce|zado)|mejor(?:e|ado|amos)|agili(?:ce|zado)|reestructur(?:e|ado)|unifi(?:que|cado))',
    'No solo hiciste el trabajo, cambiaste la manera de hacerlo.',
    'Hace falta alguien que diga que se puede mejorar, y que lo haga.',
    'Eso servirá cada vez, no solo hoy.',
  ),
  researched: sign(
    `(?:investi(?:gue|gado)|anali(?:ce|zado|zamos)|estudi(?:e|ado) (?:los|las|el|la) datos|demostr(?:e|ado|amos)|compar(?:e|ado)|prob(?:e|amos|ado) (?:que|si)|envi(?:e|ado) ${X}(?:articulo|manuscrito|tesis)|revis(?:e|ado) ${X}(?:datos|archivos|informes|actas))`,
    'Ahora lo sabes, donde antes solo se podía suponer.',
    'Un trabajo así pide paciencia, y otros podrán apoyarse en él.',
    'Mirar de cerca antes de decidir: no todo el mundo se toma la molestia.',
  ),
  created: sign(
    `(?:pint(?:e|ado) (?!la (?:pared|casa|valla|habitacion|fachada)|el (?:techo|salon))|dibuj(?:e|ado)|compu(?:se|esto)|esculpi|tej(?:i|ido)|cosi|cosido|bord(?:e|ado)|grab(?:e|amos|ado)|film(?:e|ado)|fotografi(?:e|ado)|invent(?:e|ado|amos)|escrib(?:i|imos) ${X}(?:cancion|poema|cuento|novela|capitulo|relato|escena|obra)|escrito ${X}(?:cancion|poema|cuento|novela|capitulo|relato)|ilustr(?:e|ado)|modele)`,
    'Hay algo en el mundo que antes no estaba, y es tuyo.',
    'Crear lleva un tiempo que nadie te pide. Lo sacaste.',
    'De una idea hiciste algo que otros pueden ver.',
  ),
  wrote: sign(
    `(?:escrib(?:i|imos)|escrito|redact(?:e|amos|ado)|traduj(?:e|imos)|traducido|correg(?:i|ido)|publi(?:que|cado)|document(?:e|ado)|rellen(?:e|ado)|envi(?:e|ado) ${X}(?:carta|informe|propuesta|solicitud|correo))`,
    'Por escrito, funciona también sin ti en la sala.',
    'Ponerlo en palabras claras es medio trabajo, y lo hiciste.',
    'Una página así ahorra a los demás muchas preguntas.',
  ),
  designed: sign(
    '(?:disen(?:e|amos|ado)|cre(?:e|amos|ado)|maquet(?:e|ado)|decor(?:e|amos|ado)|desarroll(?:e|amos|ado)|model(?:e|ado)|prototip(?:e|ado)|elabor(?:e|amos|ado)|idee)',
    'Es tu idea, en una forma que otros pueden ver y usar.',
    'Un buen diseño parece evidente después. Antes alguien tuvo que pensarlo.',
    'De la idea en la cabeza a algo real: lo difícil está hecho.',
  ),
  built: sign(
    '(?:constru(?:i|imos|ido)|mont(?:e|amos|ado)|instal(?:e|amos|ado)|alicat(?:e|ado)|sold(?:e|ado)|levant(?:e|amos|ado) (?:un|el|la|una)|pint(?:e|ado) (?:la|el|toda)|cable(?:e|ado)|coloq(?:ue|uemos)|coloc(?:ado|amos)|fabri(?:que|cado|camos)|ensambl(?:e|ado)|enyes(?:e|ado)|embaldos(?:e|ado)|atornill(?:e|ado)|cav(?:e|ado))',
    'Puedes señalarlo y decir: eso lo hice yo.',
    'Es un trabajo que sigue en pie cuando acaba el día.',
    'Hecho con tus manos, y mañana seguirá ahí.',
  ),
  event: sign(
    `(?:organi(?:ce|zamos|zado) ${X}(?:fiesta|evento|boda|torneo|feria|viaje|excursion|concierto|jornada|mercadillo|cena|comida|encuentro|acto|curso|taller|rifa)\\p{L}*|organi(?:ce|zamos|zado)|celebr(?:amos|ado)|mont(?:e|amos|ado) ${X}(?:fiesta|feria|stand))`,
    'Para algo así hay que pensar en todo. Pensaste tú.',
    'Un evento está hecho de cosas pequeñas, y alguien tiene que llevarlas todas en la cabeza.',
    'Son muchos hilos en una sola mano, y los sostuviste.',
  ),
  planned: sign(
    `(?:planifi(?:que|cado|camos)|prepar(?:e|amos|ado)|reserv(?:e|amos|ado)|program(?:e|amos|ado) ${X}(?:reunion|cita|turno|calendario)\\p{L}*|hice ${X}(?:lista|horario|cuadrante|presupuesto|inventario|plan|maletas?)|hecho ${X}(?:lista|horario|cuadrante|presupuesto|inventario)|calcul(?:e|ado)|cuadr(?:e|amos|ado) ${X}(?:turnos|horarios))`,
    'Pensar por adelantado es un trabajo que se ve más tarde. Lo has hecho.',
    'Ahora sabes qué viene y cuándo, y quien necesita saberlo también.',
    'Un buen plan evita muchas carreras.',
  ),
  cared: sign(
    '(?:cuid(?:e|amos|ado)|atendi|atendimos|atendido|cur(?:e|ado)|lav(?:e|ado) a|aliment(?:e|ado)|di de comer|vacun(?:e|ado|amos)|asisti (?:un|el|al) parto|movilic(?:e|amos)|asee|canali(?:ce|zado)|rescat(?:e|amos|ado)|salv(?:e|amos|ado) (?:a|un|una|la))',
    'Alguien estuvo mejor gracias a tus manos y a tu atención.',
    'Un cuidado así se da fácilmente por hecho. No debería.',
    'Cuidaste de quien lo necesitaba. Eso nunca es poco.',
  ),
  applied: sign(
    `(?:envi(?:e|ado) ${X}(?:solicitud|curriculum|cv|candidatura)\\p{L}*|solicit(?:e|ado)|me (?:apunte|inscribi|presente|matricule)|me he (?:apuntado|inscrito|presentado|matriculado)|ech(?:e|ado) ${X}curriculum\\p{L}*|postul(?:e|ado))`,
    'Has dado un paso al frente. Lo que salga, ya se verá.',
    'Es el paso que se deja para otro día, y lo has dado.',
    'Está enviado, y nadie podrá decir que no lo intentaste.',
  ),
  asked: sign(
    '(?:pregunt(?:e|ado)|llam(?:e|ado|amos)|pedi|pedido (?:ayuda|cita|consejo)|contact(?:e|ado|amos)|escribi a|insist(?:i|ido)|consult(?:e|ado)|reclam(?:e|ado)|concert(?:e|ado))',
    'Preguntar es el paso que muchos se saltan. Tú no.',
    'Es fácil esperar a que vengan los demás. Diste tú el paso.',
    'Una conversación que se podía aplazar, y no la aplazaste.',
  ),
  helped: sign(
    '(?:ayud(?:e|amos|ado)|apoy(?:e|ado)|ech(?:e|ado) una mano|cubri (?:a|el turno)|cubierto|don(?:e|ado|amos)|compart(?:i|ido|imos)|prest(?:e|ado)|llev(?:e|ado) a|invit(?:e|ado|amos)|acogi|colabor(?:e|ado)|defendi a|regal(?:e|ado))',
    'Alguien lo tuvo más fácil gracias a ti.',
    'Viste que alguien necesitaba una mano, y se la diste.',
    'No te tocaba a ti darte cuenta. Te la diste, y actuaste.',
  ),
  explained: sign(
    '(?:expli(?:que|cado|camos)|convenc(?:i|ido|imos)|habl(?:e|amos|ado) con|aclar(?:e|ado)|aconsej(?:e|ado)|respond(?:i|ido)|interpret(?:e|ado)|tuve una (?:buena |larga )?(?:charla|conversacion)|convers(?:e|ado)|inform(?:e|ado)|dije a|persuadi)',
    'Encontrar palabras que al otro le sirvan: lo conseguiste.',
    'Una vez dicho con claridad, se puede decidir. Lo dijiste con claridad.',
    'Una conversación así es trabajo de verdad, aunque parezca solo hablar.',
  ),
  decided: sign(
    '(?:decid(?:i|ido|imos)|eleg(?:i|ido|imos)|dimiti|renunci(?:e|ado)|cancel(?:e|ado)|dej(?:e|ado) (?:el|la|de)|rechac(?:e|amos)|rechazado|firm(?:e|ado)|me despedi)',
    'Una decisión clara, y la tomaste tú. Aplazarla habría sido más fácil.',
    'Elegiste, y ahora todos saben a qué atenerse, tú también.',
    'Decidir cansa, porque siempre se deja algo. Ya está hecho.',
  ),
  learned: sign(
    '(?:aprend(?:i|ido|imos)|entend(?:i|ido)|comprend(?:i|ido)|domin(?:e|ado)|estudi(?:e|ado)|repas(?:e|ado)|ya se |me ensene|memori(?:ce|zado)|consegui entender)',
    'Ahora sabes hacer algo que antes no sabías.',
    'Ya es tuyo, y lo siguiente se apoya en ello.',
    'Aprender es aceptar ser principiante un rato. Lo aceptaste.',
  ),
  practised: sign(
    '(?:practi(?:que|cado)|ensay(?:e|ado|amos)|entren(?:e|ado)|lei(?:do)? (?:un|una|el|la|dos|tres|\\d+)|medit(?:e|ado)|cumpli (?:con|mi)|mantuve|segui (?:con|adelante))',
    'Al final todo está hecho de práctica, y le pusiste el tiempo.',
    'Esas horas no las ve nadie, y son las que cuentan.',
    'Perseverar es la diferencia entre querer y saber.',
  ),
  exercised: sign(
    '(?:corr(?:i|ido|imos)|nad(?:e|ado)|camin(?:e|ado|amos)|pedale(?:e|ado)|hice (?:ejercicio|deporte|yoga|mis|pesas|\\d)|sali a (?:correr|caminar|andar|nadar)|fui (?:al gimnasio|a nadar|a correr|a la piscina)|escal(?:e|ado)|bail(?:e|ado)|ando|anduve|subi (?:a|al|el) (?:pico|monte|cerro))',
    'Te levantaste y te moviste. El día cambia con eso.',
    'Lo hizo tu cuerpo, y tu cabeza lo puso en marcha.',
    'Es tiempo que te diste a ti, y estuvo bien gastado.',
  ),
  kin: sign(
    `(?:llam(?:e|ado) a|visit(?:e|ado|amos) a|pas(?:e|ado|amos) ${X}con|jugu?(?:e|ado|amos) ${X}con|lei ${X}a|cocin(?:e|ado) para|llev(?:e|ado) a|recogi a|fui a ver a|hice ${X}(?:con|para)|acost(?:e|ado) a|abrac(?:e|ado) a) ${X}(?:mama|papa|madre|padre|abuel[oa]s?|herman[oa]s?|hij[oa]s?|nin[oa]s?|mujer|marido|familia|amig[oa]s?|vecin[oa]s?|niet[oa]s?|sobrin[oa]s?|tia|tio)`,
    'El tiempo con quienes te importan nunca se pierde.',
    'Esto tiene su sitio en el diario tanto como el trabajo.',
    'Son las cosas que se recuerdan, mucho después que el resto de la semana.',
  ),
  cooked: sign(
    `(?:cocin(?:e|ado|amos)|horne(?:e|ado)|guis(?:e|ado)|serv(?:i|ido|imos)|hice ${X}(?:pan|tarta|comida|cena|sopa|bizcocho|mermelada|paella|tortilla|roscas?)|hecho ${X}(?:pan|tarta|comida|cena|mermelada)|amas(?:e|ado)|as(?:e|ado) )`,
    'Gracias a ti ha comido gente, y eso siempre es buen trabajo.',
    'De crudo a hecho, con tus manos.',
    'Algo que todos necesitan, hecho por alguien a quien le importa cómo sale.',
  ),
  cleared: sign(
    `(?:tramit(?:e|ado)|despach(?:e|ado)|vaci(?:e|ado) ${X}(?:bandeja|trastero|buzon)|cerr(?:e|ado|amos)|pagu?(?:e|ado)|hice ${X}(?:declaracion|renta|papeles|cuentas|facturas)|hecho ${X}(?:declaracion|renta|papeles|cuentas|facturas)|contest(?:e|ado)|archiv(?:e|ado)|me puse al dia|liquid(?:e|ado)|factur(?:e|ado)|concili(?:e|ado)|actuali(?:ce|zado))`,
    'Una cosa menos en el montón, y más sitio en la cabeza.',
    'Mientras está ahí, no alegra a nadie. Ya está hecho.',
    'Te estaba esperando, y ya no.',
  ),
  cleaned: sign(
    '(?:limpi(?:e|amos|ado)|orden(?:e|amos|ado)|recogi|recogido|clasifi(?:que|cado)|barri|fregu?(?:e|ado)|planch(?:e|ado)|lav(?:e|ado)|etiquet(?:e|ado)|hice (?:la colada|la limpieza|las camas)|quite el polvo)',
    'Un orden así hace todo lo demás un poco más fácil.',
    'Ahora ves la diferencia cada vez que pasas por delante.',
    'Nadie aplaude por ello, y todos lo agradecen.',
  ),
  garden: sign(
    '(?:plant(?:e|amos|ado)|sembr(?:e|ado|amos)|cosech(?:e|ado|amos)|pod(?:e|ado|amos)|regu?(?:e|ado)|cort(?:e|ado) (?:el|la) (?:cesped|hierba|seto)|recolect(?:e|ado|amos)|vendimi(?:e|ado|amos)|orden(?:e|ado) (?:las|a las) (?:vacas|cabras|ovejas)|trasplant(?:e|ado)|desbroc(?:e|ado))',
    'Seguirá creciendo mientras tú haces otra cosa.',
    'Trabajo al aire libre, y por la tarde se ve lo hecho.',
    'La temporada no espera, y llegaste a tiempo.',
  ),
  money: sign(
    `(?:ahorr(?:e|ado|amos)|termin(?:e|ado) de pagar|pagu?(?:e|ado) ${X}(?:deuda|ultima cuota|prestamo)|liquid(?:e|ado) ${X}deuda|apart(?:e|ado) ${X}dinero|cancel(?:e|ado) ${X}(?:suscripcion|tarjeta)|abri ${X}cuenta)`,
    'Es un poco más de libertad, y te la has dado tú.',
    'Los temas de dinero se dejan fácilmente para luego. Tú te ocupaste.',
    'Tu yo del futuro se alegrará.',
  ),
  started: sign(
    '(?:empec(?:e|emos)|empez(?:amos|ado)|comenc(?:e|emos)|comenzado|abri|abrimos|abierto|lanc(?:e|emos)|lanz(?:ado|amos)|fund(?:e|ado|amos)|inici(?:e|ado|amos)|arran(?:que|cado|camos)|estren(?:e|ado|amos)|me mude|me uni)',
    'Empezar es la parte a la que casi ningún plan llega. El tuyo sí.',
    'Ya está en marcha, y la pusiste en marcha tú.',
    'El primer paso está dado. Era el que había que decidir.',
  ),
  delivered: sign(
    '(?:termin(?:e|amos|ado)|acab(?:e|amos|ado)|entregu(?:e|emos)|entreg(?:ado|amos)|complet(?:e|amos|ado)|envi(?:e|amos|ado)|publi(?:que|cado)|desplegu(?:e|emos)|desplegado|cumpl(?:i|imos|ido)|logr(?:e|amos|ado)|consegu(?:i|imos|ido)|migr(?:e|amos|ado)|present(?:e|ado) a tiempo|sa(?:que|camos|cado) adelante|finali(?:ce|zamos|zado)|hice|hicimos|hecho)',
    'Está terminado, y puedes pasar a otra cosa.',
    'Lo llevaste hasta el final, y no solo casi.',
    'Hecho está. Alguien puede contar con ello.',
  ),
  other: sign(
    '(?:\\p{L}{2,}(?:e|i|amos|imos|ado|ido|ice|uve|aje|uje|uste))',
    'Lo hiciste, y ahora además está escrito.',
    'Esas cosas se olvidan pronto. Esta se queda.',
    'Una cosa más a la que podrás volver la vista.',
  ),
};

export const spanishCategories: Lines['categories'] = {
  Delivery: [
    'Está terminado y entregado. Alguien puede contar con ello.',
    'Planear es una cosa y hacer es otra. Esto está hecho.',
    'Lo llevaste hasta el final, y eso es lo que cuenta.',
  ],
  'Process improvement': [
    'Eso lo hará más fácil una y otra vez, no solo hoy.',
    'Alguien tenía que mirar cómo se hace y hacerlo mejor.',
    'Grande o pequeño, el cambio seguirá funcionando mañana.',
  ],
  'Problem solving': [
    'Había un problema y ya no lo hay. Ese es tu trabajo.',
    'No se lo dejaste a otros. Buscaste hasta que hubo una manera.',
    'Para pasar de «no funciona» a «resuelto» hace falta tener la cabeza clara.',
  ],
  People: [
    'La gente está mejor donde alguien se fija en ella, como tú aquí.',
    'Es la parte humana del trabajo, y cuenta más de lo que se dice.',
    'Pusiste algo de ti en otras personas. Eso suele durar.',
  ],
  Leadership: [
    'Alguien tenía que tomar las riendas, y fuiste tú.',
    'Ahí llevabas una responsabilidad más grande que la tuya propia.',
    'Así es dirigir en el día a día.',
  ],
  Communication: [
    'Llegar a la gente es una habilidad, y aquí se ve.',
    'La palabra justa en el momento justo cambia lo que viene después.',
    'Lo dijiste de manera que llegó. Eso no es tan fácil.',
  ],
  Customers: [
    'La gente recuerda cómo la trataron, y tú la trataste bien.',
    'Buen trabajo para alguien que podría haber ido a otro sitio.',
    'Alguien tenía una necesidad, y te ocupaste de ella.',
  ],
  Sales: [
    'Un negocio así no viene solo. Fuiste a buscarlo.',
    'Alguien se convenció lo bastante para decir que sí. Ese es tu trabajo.',
    'Eso trae algo a casa, y tu parte ya está apuntada.',
  ],
  'Quality and safety': [
    'El cuidado se nota en lo que no pasa. De eso te ocupaste tú.',
    'Se puede confiar en ello, porque te lo tomaste en serio.',
    'Es el tipo de cuidado que protege a los demás sin que se enteren.',
  ],
  Care: [
    'Un cuidado así rara vez sale en una cifra. Aquí está escrito.',
    'Alguien recibió atención, y fue de tu parte.',
    'Lo que hiciste ahí le importaba a una persona, y con eso basta.',
  ],
  Teaching: [
    'Alguien sabe más que antes, y tú ayudaste.',
    'Transmitiste algo, y no se quedará ahí.',
    'Paciencia y una buena explicación: aquí están las dos.',
  ],
  Research: [
    'Se sabe una cosa más que antes.',
    'Hizo falta paciencia y una mirada atenta, y tenías las dos.',
    'Miraste de verdad, y ahora se puede construir sobre ello.',
  ],
  Learning: [
    'Estás un paso más allá que antes.',
    'Lo que has aprendido es tuyo, venga lo que venga.',
    'Es tiempo puesto en ti, y está bien invertido.',
  ],
  Creativity: [
    'Has hecho algo, y lleva tu sello.',
    'Ideas hay muchas; tú has traído una al mundo.',
    'Eso salió de tu cabeza y de tus manos.',
  ],
  Organisation: [
    'Cuando todo va rodado, alguien pensó antes en ello. Fuiste tú.',
    'Eso pone orden, y quien venga detrás lo tendrá más fácil.',
    'Tenerlo todo en la cabeza es un trabajo aparte. Lo hiciste.',
  ],
};

export const spanishAny: Lines['any'] = [
  'Qué bien que lo hayas apuntado: cuenta, y se olvida fácilmente.',
  'Merece la pena guardarlo, y guardado queda.',
  'Uno más para el diario, y es tuyo.',
  'De cosas así están hechos los días. Esta no se perderá.',
  'Está bien tenerlo negro sobre blanco.',
];
