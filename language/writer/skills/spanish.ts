/** One line for each skill: its name as a CV has it, and the words that say outright that somebody has it. */
export const spanish = String.raw`
  Excel: excel|tablas? dinamicas?|buscarv
  Power BI: power ?bi
  SQL: sql
  Python: python
  JavaScript: javascript|typescript
  React: en react
  Docker: docker
  Kubernetes: kubernetes
  AWS: aws
  SAP: en sap|curso de sap
  AutoCAD: autocad
  Photoshop: photoshop
  Depuración: (?:arregle|encontre|corregi|cace|resolvi) (?:el|un|ese) (?:\p{L}+ )?(?:bug|fallo (?:de|del|que)|error (?:de|del|que))|fuga de memoria
  Automatización: automatic[ec]\p{L}*|automatizacion|macros?|escribi un script
  Desarrollo web: (?:web|pagina|tienda) (?:\S+ ){0,2}(?:en linea|publicada|en el aire)
  Migración de datos: migr(?:e|amos|acion) (?:\S+ ){0,4}(?:servicios|datos|base|terminada|hecha|servidor)
  Canalización de vías: (?:puse|cogi|pille|canalice) (?:la|una|mi primera) via
  Extracción de sangre: saque sangre|saque (?:\S+ )?sangre|extraccion(?:es)? de sangre
  Cura de heridas: (?:herida|ulcera|escara) (?:\S+ ){0,5}(?:cerro|cerrada|curo|curada|cicatriz\p{L}*)|curas? (?:a|de)
  Reanimación: rcp|reanim\p{L}+
  Primeros auxilios: primeros auxilios|heimlich|torniquete
  Atención al parto: atendi (?:un|mi primer|el) parto|parto de gemelos
  Cuidados paliativos: paliativ\p{L}+
  Vacunación: vacun(?:e|amos|acion)
  Soldadura: sold(?:e|ar|adura|aduras)
  Manejo de carretilla: carretilla|montacargas
  Albañilería: alicat\p{L}+|enchape|levante (?:un|el|mi primer) muro|repell\p{L}+
  Pintura de interiores: pinte (?:la|el|los|las|dos|tres|toda la) (?:\p{L}+ )?(?:casa|piso|salon|habitacion(?:es)?|escalera|fachada|pared(?:es)?)
  Fontanería: (?:fuga(?! de (?:memoria|datos))|grifo|tuberia|desague|cano) (?:\S+ ){0,4}(?:arreglad\p{L}|reparad\p{L}|desatascad\p{L})|(?:arregle|repare|encontre|desatasque|cambie) (?:la|el|una|un) (?:fuga(?! de memoria)|grifo|tuberia|desague|inodoro)
  Instalaciones eléctricas: recable\p{L}*|cuadro electrico|cortocircuito|instalacion electrica
  Calefacción: caldera (?:\S+ ){0,3}(?:instalada|arreglada|funcionando)|(?:instale|arregle|puse) (?:la|una) caldera
  Mecánica: (?:caja de cambios|embrague|frenos|motor) (?:\S+ ){0,4}(?:arreglad\p{L}|cambiad\p{L}|reparad\p{L})|(?:arregle|cambie|repare|monte|desmonte) (?:el|los|la) (?:motor|embrague|frenos|caja de cambios)
  Carpintería: (?:hice|monte|construi|fabrique) (?:una|un|la|el) (?:\p{L}+ )?(?:mesa|armario|puerta|escalera|cocina|estanteria|silla)
  Costura: cosi (?!mal)|dobladillo|patronaje|vestido de novia (?:\S+ ){0,3}(?:terminado|listo)
  Tejido: teji (?:un|una)|ganchillo
  Alfarería: torno (?:\S+ ){0,3}(?:barro|arcilla)|esmalte
  Panadería: masa madre|(?:hornee|horneamos) (?:\S+ ){0,2}(?:panes|barras|pan)
  Pastelería: croissants|merengue|hojaldre|(?:hice|vendi) (?:\S+ ){0,3}(?:tarta|pasteles|pastel)
  Peluquería: balayage|mechas|recogido
  Apicultura: colmenas?|(?<!como (?:un )?)enjambre
  Ganadería: ternero (?:\S+ ){0,4}(?:vivo|atravesado|saque)|saque (?:un|el) (?:ternero|becerro)
  Poda: pode (?:el|los|la|las)
  Seguridad alimentaria: appcc|haccp|manipulador(?:a)? de alimentos
  Negociación: negoci(?:e|amos|ado|ando|acion)
  Oratoria: di (?:una|mi primera|la) (?:charla|conferencia|ponencia)|discurso (?:\S+ ){0,4}(?:ante|en|delante)|presente (?:\S+ ){0,5}(?:ante|al consejo|sin notas|en ingles)
  Mediación: medie|reconcili\p{L}+
  Interpretación: interprete (?:en|para)|interpretacion simultanea
  Traducción: traduj\p{L}+|traduccion (?:\S+ ){0,3}(?:entregada|terminada)
  Subtitulado: subtitul\p{L}+
  Relaciones con la prensa: nota de prensa
  Corrección de textos: correccion de (?:textos|pruebas)
  Redacción de informes: informe (?:\S+ ){0,3}(?:entregado|terminado|listo)|entregue el informe
  Redacción de proyectos: (?:subvencion|beca|proyecto) (?:\S+ ){0,4}(?:concedid\p{L}|aprobad\p{L}|aceptad\p{L})
  Captación de fondos: (?:recaude|recaudamos|juntamos) (?:\S+ )?\d
  Ventas: vendi (?!mi (?:casa|coche|moto|bici))|cerre (?:mi|la|el|un|una|dos|tres|\d+) (?:\p{L}+ )?(?:venta|ventas|contrato|cliente|trato|acuerdo)
  Venta cruzada: venta cruzada
  Captación de clientes: puerta fria|llamada en frio|(?:cliente|clienta) nuev[oa] (?:\S+ )?(?:de|por)
  Atención al cliente: (?:calme|atendi|ayude) (?:\S+ ){0,3}(?:cliente|clienta|senora|senor|huesped|pasajer[oa])|(?:cliente|clienta|huesped) (?:\S+ ){0,4}(?:agradecio|volvio|gracias|felicito)
  Gestión de quejas: (?:queja|reclamacion) (?:\S+ ){0,4}(?:resuelta|cerrada|solucionada)|resolvi (?:una|la) (?:queja|reclamacion)
  Selección de personal: contrate a|contratamos a|(?:plaza|puesto|vacante) (?:\S+ ){0,4}cubiert[ao]
  Formación: forme a|capacite a|capacitamos|forme (?:\S+ ){0,2}(?:companer\p{L}+|nuev\p{L}+|personas)
  Formación de aprendices: ensene (?:a|al) (?:\S+ ){0,3}(?:aprendiz\p{L}*|chaval|chica|nuev[oa]|becari[oa]|practicante|muchacho)|le ensene (?:a|al) (?:\p{L}+ )
  Docencia: mis alumn[oa]s|mi clase|clases de apoyo|mi alumn[oa]
  Planificación de turnos: cuadrante|turnos (?:\S+ ){0,3}(?:hechos|cerrados|listos)
  Organización de eventos: organice (?:la|el|un|una|mi|nuestra) (?:\S+ ){0,3}(?:fiesta|torneo|boda|feria|evento|concierto|viaje|jornada|comida|rifa|carrera|encuentro)
  Organización de mudanzas: organice la mudanza
  Archivo: archive (?:los|las|todo)|digitalic\p{L}+
  Catalogación: catalog(?:ue|ado|amos)
  Contabilidad: cierre (?:contable|de mes|mensual|anual)|concili\p{L}+ bancaria
  Declaraciones fiscales: declaracion de (?:la )?renta
  Caja: caja (?:\S+ ){0,3}(?:cuadrada|cuadro|centimo)
  Inventario: inventario (?:\S+ ){0,3}(?:clavado|listo|hecho|cuadrado|terminado)
  Nóminas: (?:cerre|pague|hice|saque) (?:\S+ )?nominas|nominas (?:pagadas|cerradas|hechas)
  Seguridad laboral: (?:cero|sin|ningun) accidentes?|simulacro
  Gestión de calidad: auditoria (?:\S+ ){0,8}(?:sin|superada|cero|aprobada)|cero (?:defectos|no conformidades)
  Mejora de procesos: (?:baje|bajamos|reduje|redujimos|paso|pase) (?:\S+ ){0,5}de (?:\S+ ){1,2}(?:minutos|horas|dias|semanas|h|min)? ?a \S+ (?:minutos|horas|dias|semanas)
  Gestión de equipos: jef[ea] de (?:equipo|turno)|lidere (?:\S+ ){0,3}(?:equipo|talleres|proyecto)
  Redacción científica: (?:articulo|paper|tesis) (?:\S+ ){0,4}(?:aceptad\p{L}|enviad\p{L}|entregad\p{L}|publicad\p{L})|(?:aceptado|aceptaron) (?:el|nuestro|mi) (?:paper|articulo)
  Composición musical: compuse|escribi una cancion
  Dibujo: dibuje
  Pintura: pinte (?:un|una|mi) (?:\p{L}+ )?(?:mural|cuadro|retrato|acuarela)
  Lengua de signos: lengua de (?:signos|senas)
  Inglés: en ingles|curso de ingles|ingles (?:b1|b2|c1)
  Alemán: en aleman|(?:b1|b2) de aleman
  Francés: en frances
  Italiano: en italiano
  Portugués: en portugues
`;
