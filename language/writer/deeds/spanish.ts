import { type Doings, doingsOf } from './deed.ts';

const A = String.raw`(?:una?|el|la|los|las|mi|mis|nuestro|nuestra|su|sus|este|esta|otro|otra|dos|tres|cuatro|cinco|\d{1,5}|al|todos los|todas las)`;
const X = String.raw`(?:(?!para |con |en |por )[\p{L}\d'-]+ ){0,3}?`;

export const spanish: Doings = {
  before: `(?:(?:hoy|ayer|por fin|al fin|esta semana|esta manana|anoche|luego|despues|y|tambien|entonces|ademas),? ?){0,3}(?:yo )?(?:he |hemos )?(?:por fin |tambien |ya )?`,
  all: doingsOf(`
    -: (?:forme|formado|formamos|capacite|capacitado|capacitamos|entrene|entrenado) a = Formación
    People: (?:contrate|contratado|contratamos) a = Selección de personal
    People: (?:medie|mediado|resolvi ${A} ${X}conflicto) = Mediación
    Teaching: (?:le |les )?(?:ensene|ensenado|ensenamos) a = Enseñanza
    Learning: (?:aprobe|aprobado|saque|sacado|me saque) ${A} ${X}(?:examen|oposicion|carnet|carne|prueba|certificado|titulo|curso|asignatura|practico|teorico|modulo|licencia)
    Learning: (?:aprendi|aprendido) (?:a|el|la|los|las)
    Learning: (?:termine|terminado|complete|acabe) ${A} ${X}(?:curso|master|grado|certificacion|diplomado|carrera)
    Sales: (?:vendi|vendido|vendimos) = Ventas
    Sales: (?:cerre|cerrado|cerramos|firme|firmado|firmamos|gane|ganamos) ${A} ${X}(?:venta|contrato|cliente|clientes|trato|cuenta|licitacion|acuerdo)(?! con (?:el|los) (?:sindicatos?|comite)) = Ventas
    Communication: (?:di|dado|expuse|presente|presentado|presentamos) ${A} ${X}(?:charla|ponencia|presentacion|discurso|conferencia|resultados|proyecto|informe) = Presentaciones en público
    Communication: (?:traduje|traducido|interprete) = Traducción
    Communication: (?:le |les )?(?:explique|explicado)
    -: (?:negocie|negociado|negociamos|renegocie) = Negociación
    Problem solving: (?:repare|reparado|arregle|arreglado|arreglamos)(?! (?:el|un|ese|los) (?:fallo|error|bug|problema|lio)) = Reparación
    Problem solving: (?:arregle|arreglado|arreglamos) (?:el|un|ese|los) (?:fallo|error|bug|problema|lio)s?
    Problem solving: (?:encontre|encontrado|encontramos|localice|di con|detecte) ${A} ${X}(?:fuga|fallo|averia|error|causa|problema|falla) = Diagnóstico de averías
    Problem solving: (?:encontre|encontrado|encontramos|di con|cace) ${A} ${X}bug = Depuración
    Problem solving: (?:solucione|resolvi|resuelto|solucionado)
    Quality and safety: (?:pase|pasamos|pasado|supere|superamos|superado) ${A} ${X}(?:inspeccion|auditoria|control)
    Process improvement: (?:automatice|automatizado|automatizamos) = Automatización
    Process improvement: (?:reduje|reducido|redujimos|baje|acorte|simplifique) ${A} ${X}(?:tiempos?|espera|merma|mermas|plazo|plazos|costes?|costos?|proceso|cierre|desperdicio) = Mejora de procesos
    Creativity: (?:escribi|compuse|termine|grabe|publique|pinte|dibuje|disene|ilustre) ${A} ${X}(?:cancion|poema|novela|cuento|capitulo|disco|obra|cuadro|mural|cartel|logo|retrato|guion)
    Creativity: (?:me )?invente ${A}
    Care: (?:acompane|cuide|bane|consegui que comiera|calme|tranquilice|atendi) (?:a |al )?${A}? ?${X}(?:paciente|residente|abuelo|abuela|senora|senor|bebe|nino|nina|familia|don|dona)
    Customers: (?:calme|recupere|atendi|ayude|fidelice) (?:a )?${A} ${X}(?:clientes?|clientas?|huesped|huespedes) = Atención al cliente
    Customers: (?:resolvi|gestione|solucione) ${A} ${X}(?:queja|quejas|reclamacion|reclamaciones) = Gestión de reclamaciones
    Organisation: (?:organice|organizado|organizamos|coordine|coordinamos)
    Organisation: (?:ordene|archive|clasifique|ordenamos)
    Organisation: (?:cuadre|hice|rehice|prepare) ${A} ${X}(?:turnos|horarios?|cuadrante|planilla) = Planificación de turnos
    Delivery: (?:entregue|entregado|entregamos|lance|lanzamos|lanzado|desplegue|desplegamos)
    -: (?:solde|soldado) = Soldadura
    -: (?:redacte|redactado) = Redacción
    -: (?:modere) = Moderación
    Leadership: (?:dirigi|dirigido|lidere|liderado) = Liderazgo
    Leadership: convenci (?:a |al )${X}(?:jefe|jefa|direccion|gerente|junta|director|directora|alcalde|consejo) = Persuasión
    Research: (?:publique|publicamos|envie|enviamos) ${A} ${X}(?:articulo|estudio|paper|tesis|manuscrito) = Redacción científica
  `),
};
