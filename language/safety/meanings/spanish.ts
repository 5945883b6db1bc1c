import type { Meanings } from './english.ts';

export const spanish: Meanings = {
  me: 'yo, me, mi, mis, mí, conmigo, mio, mía',
  myself: 'mí mismo, mí misma, yo misma, yo mismo',
  you: 'tú, te, ti, vosotros, vosotras, os, usted*, vuestro, tu, contigo',
  we: 'nosotros, nos, nuestro, nuestra, nuestros',
  they: 'él, ella, su, sus, ellos, ellas',
  partner: 'marido, esposo, esposa, mujer, novio, novia, pareja, mi ex, compañero sentimental, viejo',
  parent: 'madre, padre, mamá, papá, padres, padrastro, madrastra, suegra, suegro, jefa mía',
  child: 'hijo*, hija*, niño*, niña*, bebé, crío*, cría*, peques, pequeña, pequeño, nieto*, nieta*, chaval*',
  sibling: 'hermano*, hermana*, tío, tía, primo, prima, abuelo*, abuela*',
  friend: 'amigo*, amiga*, vecino*, vecina*, compañero de piso, colega',
  boss: 'jefe, jefa, encargado, encargada, patrón, patrona, gerente, director*, supervisor*, capataz, dueño, dueña, casero',
  colleague: 'compañero*, compañera*, equipo, colegas',
  client:
    'paciente*, cliente*, clienta*, alumno*, alumna*, residente*, usuario*, inquilino*, llamante*, interno*, huésped*, aprendiz*, estudiante*',
  pet: 'perro, perra, perrita, perrito, gato, gata, perros, gatos, caballo, conejo',
  everyone: 'todos, todo el mundo, familia, la gente, todas',
  nobody: 'nadie, ninguno, ninguna',
  die: 'morir*, muero, muerte, muerto, muerta, morirme, muera, muriera, palmar*, difunto',
  died: 'murió, falleció, ha muerto, se murió, se nos fue, se fue, fallecido, perdimos, enterr*',
  kill: 'matar*, matarme, ahorcar*, colgarme, tirarme, saltar, lanzarme, ahogarme, pegarme un tiro, envenen*, quitarme la vida, quitarme de en medio, cortarme las venas, sobredosis, acabar con mi',
  suicide: 'suicid*, teléfono de la esperanza, autoles*, autolesi*, línea de la vida',
  grave: 'entierro, funeral, tumba, cementerio, ataúd, sepelio, luto, cenizas, velorio, duelo',
  gone: 'desaparec*, irme, no estar, ya no estar, no existir, borrarme, esfum*, ausencia, ya no esté, ya no estoy, dejar de ser, no estaré, apagarme, me vaya, me voy para siempre, irme lejos, descansar, irme del mundo, irme de este, ya no esté aquí',
  withoutMe:
    'sin mí, si no estuviera, si yo no, cuando no esté, cuando ya no esté, si me muero, si yo faltara, si falto, cuando yo falte, si desapare*',
  live: 'vivir, vida, vivo, viva, viviendo, existir, existo, estar aquí, seguir aquí, sigo aquí, seguir viv*, de este mundo',
  wake: 'despert*, amanec*, abrir los ojos, mañana, levantarme, levanto, otro día',
  sleep: 'dormir*, duermo, sueño, cama, dormido, dormida, cerrar los ojos',
  end: 'fin, final, acabar*, terminar*, termine, acabe, parar, pare, basta, cerrado, se acabó, salida, acabó',
  goodbye:
    'adiós, despedi*, despedirme, hasta siempre, gracias por todo, cuidaos, cuídense, que les vaya, que os vaya, hasta aquí, chao, os quiero',
  last: 'último*, última*, por última vez, nunca más, ya no',
  letter: 'carta*, nota, notas, escrito, escribí, escribir, testamento, sobre, cuaderno, diario, mensaje',
  arrange:
    'papeles, documentos, seguro, seguro de vida, contraseñas, claves, en orden, ordenado, ordené, arreglado, arreglada, pagado, pagué, apuntado, llaves, escrituras, notaría, notario, cuentas, recogido, devuelto, dado de baja, preparado, al día, resuelto, cerrado',
  giveAway:
    'regalado, regalé, di mi, donado, dejado, dejé, se queda con, para mi hermana, repartido, cuidará, herencia, he dado, le he dado',
  burden:
    'carga, estorbo, peso, lastre, molestia, molestar, inútil, no sirvo, no valgo, sobro, estorb*, preocup*, les cuesto, fracasad*',
  betterOff:
    'mejor, más fácil, tranquilos, alivi*, echar de menos, extrañ*, echaría, notar*, se daría cuenta, descansar, felices',
  calm: 'calma, paz, tranquil*, liger*, seren*, decidid*, decisión, decidí, preparad*, list*, alivio, silencio',
  want: 'quiero, quisiera, quería, quise, ganas, deseo, ojalá, espero, pienso, pensar, pensando, pensé, pensado, pensamiento*, idea, ideas, plan, planeo, planeado, imagino, prefiero, preferiría, intent*, tentación, necesito, rondando',
  point: 'sentido, razón, para qué, motivo, sirve, de qué sirve, propósito, vale la pena, qué más da',
  cope: 'seguir, sigo, aguant*, soportar, soporto, puedo más, no puedo, no doy, más no, adelante, fuerza*, tirar, resist*, mucho más, ya no puedo',
  tired:
    'cansad*, agotad*, exhaust*, harta, harto, rendid*, reventad*, quemad*, sin fuerzas, molid*, hecha polvo, hecho polvo, saturad*, desbordad*, sin energía, burnout, fundid*',
  empty: 'vací*, vacío, no siento, sin sentir, entumec*, gris, techo, mirando, apagad*, hueca, anestesi*',
  hopeless:
    'esperanza, desesper*, sin salida, no hay salida, futuro, atrapad*, rendirme, me rindo, tirar la toalla, perdid*, hundid*, pozo, fondo',
  pills:
    'pastilla*, tableta*, medicina*, medicamento*, dosis, frasco*, somnífer*, insulina, morfina, caja, cajas, blíster, botiquín',
  rope: 'soga, cuerda, viga, cinturón, lazo',
  blade: 'cuchilla*, navaja*, cuchillo*, tijeras, cúter, hoja de, bisturí',
  gun: 'arma, pistola, escopeta, rifle, gatillo, bala*',
  height:
    'puente, azotea, terraza, acantilado, andén, vías, vía, tren, metro, barandilla, balcón, borde, río, cornisa, ventana, piso alto, viaducto, altura, precipicio, agua, mar',
  crash: 'árbol, muro, volante, camión, carril contrario, estrellar*, estamp*, curva, contra un',
  cut: 'cort*, corté, cortarme, cortado, quem*, quemado, arañ*, hacerme daño, hago daño, hice daño, daño, recaíd*, recaí, vuelto a, volví a, lastim*, golpearme, tirarme del pelo',
  limb: 'brazo*, muñeca*, muslo*, pierna*, piel, manga*, manga larga, tirita*, venda*, cicatri*, sangr*, sangre, marcas, herida*',
  eat: 'comer, comido, como, hambre, vomit*, calorías, báscula, peso, comida, ayun*, kilos',
  alone: 'sola, solo, soledad, aislad*',
  afraid: 'miedo, asust*, aterr*, temor, temo, segur*, a salvo, pánico, pavor, sobresalt*, angusti*',
  shame: 'vergüenza, culpable, perdón, lo siento, disculp*, pena, humill*, avergonz*, culpa',
  fault: 'mi culpa, culpa mía, culpa, merezco, me lo busqué, provoqu*, le hice enfadar, por contestar',
  secret:
    'nadie sabe, nadie lo sabe, no lo sabe nadie, no se lo he dicho, no he dicho, no digáis, no le digan, no lo cuenten, escond*, a escondidas, secreto, lee mis, me lee, no me contesten, no me llaméis, borr*, maquillaje, tapar*, ocult*, nunca lo he contado',
  cry: 'llor*, lágrimas, llanto, sollo*',
  shake: 'tembl*, pánico, ataque de ansiedad, ansiedad, respirar, pecho, taquicardia, tiemblo',
  pain: 'dolor*, duele, sufr*, sufrimiento',
  dark: 'oscur*, negro, negra, voces, cabeza, pesadilla*, imágenes, flash*',
  sad: 'triste*, depres*, deprim*, mal, horrible, fatal, peor, mierda, duro, dura, hundid*, destroz*, decepcion*, mierd*, infeliz, pena, asco, roto, rota, bajón, terrible, llorando',
  hit: 'peg*, pegó, golpe*, puñetazo*, bofet*, patada*, empuj*, agarr*, apret*, arrastr*, estrangul*, ahorc*, zarand*, tiró al, tiró contra, escup*, mord*, jaló, levantó la mano, cachetada*, guantazo, abofete*, agred*, puso la mano, lanzó, acorral*, arrincon*, apuñal*, violen*, tortazo*, paliza*',
  neck: 'cuello, garganta, cara, pelo, nariz, mandíbula, costilla*, diente*, labio, ojo, oreja',
  bruise:
    'moretón*, morado*, morada, moratón, moratones, ojo morado, labio partido, fractur*, urgencias, hinchad*, yeso, escayola, cardenal*, rota',
  door: 'puerta, llave, llaves, cerr*, encerr*, encerrada, baño, sótano, habitación, cuarto, armario, maletero, coche, carro',
  threaten:
    'amenaz*, si me voy, si hablo, si lo dejo, me mata, va a matar*, me va a encontrar, me encuentra, quitar a los niños, quitarme a los niños, quita los niños, te vas a enterar, pagar*',
  force:
    'viol*, forz*, oblig*, me toc* el culo, me toc* el pecho, me toc* los pechos, me toc* las tetas, me toc* la pierna, me toc* las piernas, me toc* el muslo, me toc* la rodilla, me toc* la cintura, me toc* la espalda, me toc* la cara, me toc* el pelo, me toc* el hombro, me toc* la mano, me toc* la barriga, me toc* el cuerpo, me toc* el brazo, me toc* ahí, me toc* abajo, me toc* debajo, me toc* donde, me toc* sin, me toc* por, me tocó en, tocarme, tocarte, tocarnos, tocándome, me toque, manose*, mete mano, metió mano, dije que no, no quería, en mi cuarto, en mi cama, encima, consent*, sexual*, abus*',
  control:
    'móvil, celular, teléfono, control*, vigil*, mi sueldo, mi dinero, mi tarjeta, pasaporte, mis mensajes, prohib*, no me deja, me deja, permiso, me sigue, siguió, me espera, acos*, revisa, persig*, rastre*',
  drunk: 'bebe*, bebid*, borrach*, alcohol, cerveza*, vino, copas, botella, sobri*, tom* demasiado, bebió, tequila',
  rage: 'grit*, furios*, enfad*, ira, rabia, insult*, enoj*, humor, rompió, rompe, se puso, loco, chill*, bronca',
  home: 'casa, a casa, mi casa, piso, cocina, escaleras, escalera, salón, hogar',
  flee: 'escap*, huir, huí, fui, irme, dejarlo, dejarle, refugio, maleta, mochila, dormí en el coche, en casa de mi hermana, policía, denunci*, adónde ir, dónde ir, casa de acogida, orden de alejamiento',
  excuse: 'caí, me caí, caíd*, tropec*, dije que, he dicho que, inventé, mentí, accidente, puerta, escaleras, torpe',
  again:
    'otra vez, de nuevo, nuevamente, cada noche, todas las noches, anoche, esta noche, vuelto a, volvió a, siempre, todavía, sigue, vez',
  hospital: 'hospital, urgencias, médico, médica, psic*, psiq*, terap*, clínica, ambulancia, uci, ingres*',
  ill: 'enferm*, cáncer, tumor, biopsia, quimio*, ictus, infarto, migraña, fiebre, gripe, covid, diagnost*, resultados, baja médica, de baja, operación, operar*, alzheimer, aborto, embaraz*, depresión, hernia, metástasis, lesión, esguince, lumbago, síntoma*',
  lost: 'perd*, perdí, perdimos, perdido, perder, pérdida, falta, perdió',
  fired:
    'despid*, despedid*, despidieron, echaron, me han echado, no me renuevan, no renov*, paro, desemple*, ere, periodo de prueba, contrato no, finiquito, degrad*, suspend*, cese, recorte*, a la calle, me quedo sin trabajo',
  rejected:
    'rechaz*, no me han cogido, no me cogieron, no me eligieron, otra persona, otro candidato, descart*, deneg*, negativa, no me dieron, no nos dieron, me saltaron, no fui, cancel*, se echó atrás, nos dejó, se lo dieron, dieron a otro, plantón, ignorad*',
  failed:
    'suspend*, suspendí, fracas*, fall*, no aprob*, no salió, salió mal, para nada, en vano, desastre, catástrofe, error, errores, equivoqu*, cancel*, aplaz*, nadie vino, no vino nadie, cero, basura, tirar, arruin*, estrope*, metí la pata, no pasé, al garete, chasco, pifi*, repetir',
  broke:
    'rompió, roto, rota, avería, averió, inund*, fuga, quemó, robaron, robado, robo, dañ*, incendio, estropead*, caído, cayó, accidente, choqué, perdí el',
  money:
    'deuda*, alquiler, factura*, pagar, no me llega, quiebra, embargo, desahuci*, impag*, cerrar, multa, números rojos, renta, hipoteca',
  leave: 'divorci*, separ*, ruptura, me dejó, me ha dejado, engañ*, custodia, cortó conmigo, se fue con',
  bully:
    'acos*, burl*, se ríen, rieron de mí, insult*, exclu*, ignor*, racis*, machis*, humill*, delante de todos, delante de todo, comentario*, mote, apart*, a mis espaldas, ridiculiz*, menospreci*, me llama',
  complaint:
    'queja*, reclam*, una estrella, mala reseña, crític*, bronca, regañ*, expediente, apercib*, denunci*, multa, reproch*, acus*',
  done: 'terminé, terminado, acabé, acabado, entregué, entregado, cerré, firmé, firmado, arreglé, reparé, resuelto, resolví, construí, monté, instalé, organicé, logré, lanzamos, publiqué, conseguí, hicimos, enviado, completé',
  win: 'gané, ganamos, ganado, aprob*, éxito, récord, premio, ascen*, acept*, admit*, oro, medalla, logro, logramos, me han dado, consegu*, plaza, contrat*, bordé, vendimos, agotad* las entradas, sobresaliente',
  praise:
    'gracias, felicit*, enhorabuena, orgull*, content*, feliz, alegr*, aplau*, abraz*, encant*, genial, perfecto, agradec*, sonri*, elogi*, ilusión, bravo, estupend*',
  better:
    'mejor*, reduj*, redujimos, reduc*, ahorr*, más rápido, aument*, dobl*, mitad, menos, por ciento, en vez de, bajó, subió',
  finally: 'por fin, al fin, finalmente, primera vez, después de años, tras años, al final, después de meses',
  learn: 'aprend*, curso, examen, título, certific*, clase, clases, enseñ*, form*, estudi*, carnet, taller',
  help: 'ayud*, apoy*, salv*, acompañ*, cuid*, calm*, escuch*, voluntari*, rescat*, convenc*, atend*',
  work: 'trabajo, turno, proyecto, deadline, reunión, demo, informe, código, bug, presentación, oficina, curro, obra, web, servidor, guardia, entrega, cierre, empresa, sistema',
  game: 'ajedrez, juego, partida, nivel, partido, raid, jefe final, escena, escenario, público, ensayo*, personaje, novela, capítulo, película, boxeo, sparring, torneo, ring, round, foto*, función, teatro, maratón, gol, karate, judo',
  joke: 'jaja*, jeje*, lol, risa, broma, chiste, gracios*, xd, reí*, riendo',
  future: 'mañana, semana que viene, próxim*, lunes, pronto, luego, voy a, más tarde',
  ask: 'por favor, podéis, puedes, podrías, podrían, mánda*, envía*, cambia*, pausa*, cancelar, correos, recordatorio*, suscripción, baja',
  chat: 'hola, buenas, tiempo, finde, gracias, nada especial, vacaciones, qué tal, todo bien, saludos, un abrazo',
  past: 'hace años, hace años que, antes, en su día, cuando era, año pasado, desde entonces, recuper*, llevo sobri*, años sin, días sin, meses sin, sin fumar',
  number: 'uno, dos, tres, cuatro, cinco, seis, siete, ocho, diez, cien, mil, mitad, doble, #, ##, ###, #.#',
  method:
    'cuánto haría falta, cuánto se tarda, cuánto tarda, sin dolor, busqué en internet, buscado en internet, calculado, letal, una fecha, un plan, método*, la forma más',
  hate: 'odio, odiar, asco, detesto, repugn*',
  ifSomethingHappens:
    'si me pasa algo, si algo me pasa, por si, no sepáis de mí, si no contesto, si no respondo, no sé si contestaré, no sé si estaré',
  outside: 'en la calle, me echó de casa, descalza, en camisón, a la calle',
  beforeChildren: 'delante de los niños, los niños lo',
  withTheDead: 'envidia, entiendo, reunirme, con él otra vez, cielo, encontrarme con, alcanzarlo',
  sinceChildhood: 'desde que tengo, desde que tenía, de noche, por la noche, mi cuarto',
  weather: 'lluvia, llover, nieve, sol, calor, tráfico, jardín',
  account: 'cuenta, contraseña, entrar, perfil, datos, borr*, elimin*, factura, lista, código',
  but: 'pero, aunque, aun así, sin embargo, al menos, a pesar',
  unfair: 'ni siquiera, sin motivo, injust*, en mi lugar, sin avisar, sin preguntar, ni un',
  worse: 'peor, baj*, cayó, tarde, retras*, demasiad*, imposible, atras*',
  body: 'mano, manos, espalda, rodilla, estómago, barriga, pecho, corazón',
  closing:
    'cierra, cierran, cerró, cierre, bajamos la persiana, clausur*, persiana, se acaba, liquid*, suprim*, desmantel*, traspas*',
  withdrawn:
    'se retiró, se echaron atrás, se cae, se cayó, competencia, perdimos el contrato, perdimos al cliente, abandon*, retir*, nos quitan, nos quitaron, se llevó, se fue a la',
  eliminated:
    'elimin*, descend*, descalific*, último lugar, fuera por, perdimos la final, por un punto, por penaltis, no clasific*, quedé último, quedé última',
  wrong:
    'equivocad*, olvid*, confund*, por error, errata, al revés, mal puesto, sin querer, despist*, me equivoqué, equivocación',
  spilled:
    'derram*, se cayó, se me cayó, resbal*, volc*, revent*, explot*, hundi*, rompió, partió, rajó, tirar todo, a la basura, quem*, se me quemó',
  delayed:
    'bloquead*, parad*, congel*, lista de espera, sin respuesta, aplaz*, en espera, suspendid*, retenid*, atascad*, retir* el carnet, sin contestar',
  none: 'cero, ninguno, ni uno, ni una, nada, nadie, solo dos, medio vacío, vacío, vacía, ningún',
  harmToOthers:
    'apuñal*, asesin*, han matado, mataron, muerto, encontré muerto, ahogó, atropell*, sobredosis, parada cardíaca, reanimación, no sobrevivió, detuvieron, bomberos',
  nothingToBeDone:
    'sacrific*, dormir al, veterinari*, cuidados paliativos, paliativ*, terminal, incurable, residencia, nada que hacer, intubad*, desahuciad*',
  recovered:
    'sobrevivi*, salvad*, san*, recuperad*, remisión, de vuelta, adoptad*, reabr*, vuelve a funcionar, fuera de peligro, a salvo, le dieron el alta, vuelve a, pidió perdón',
  allTheSame: 'salvé, a tiempo, improvis*, aun así, recuper*, en su lugar, apañé, saqué adelante, sin un, sin perder',
};

export const spanishNo = 'no nunca jamas nada ningun ninguna sin tampoco ni';

/** Figures of speech: what their words mean elsewhere is not meant. */
export const spanishFigures =
  'de golpe, golpe de suerte, pegó la gripe, pegaron la gripe, pegó el catarro, pegaron el catarro, pegó un resfriado, pegó el resfriado, pegó el virus, pegó la tos, pegué una paliza, pegué una ducha, pegué un susto, golpe de efecto, golpe de vista, pegar ojo, ni golpe';
