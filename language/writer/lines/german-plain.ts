import { type Plain, sign } from './lines.ts';

/** Up to ten words between the beginning of a clause and its verb, which German puts at the end. */
const X = String.raw`(?:[\p{L}\d'.%€-]+ ){0,10}?`;

export const germanPlain: Plain = {
  through: sign(
    `${X}(?:uberstanden|uberlebt|durchgehalten|durchgestanden)`,
    'Du hast es überstanden.',
    'Du hast durchgehalten.',
  ),
  kind: sign(
    `${X}(?:getrostet|zugehort|die hand gehalten|bei (?:ihm|ihr|ihnen) geblieben|gesessen|aufgemuntert|mut gemacht|zeit genommen|begleitet|geholfen|unterstutzt|eingesprungen|ausgeholfen|vertreten|gespendet|geteilt|getragen|gefahren|begleitet|mitgenommen|eingeladen|beigestanden|angepackt|willkommen geheissen)`,
    'Das war nett von dir.',
    'Schön, dass du das getan hast.',
  ),
  done: sign(
    `${X}(?:repariert|geflickt|gefixt|behoben|instand gesetzt|wieder (?:zum laufen|in gang|in ordnung) gebracht|ausgetauscht|gerichtet|restauriert|entstopft|neu verkabelt|gewartet|zum laufen gebracht|abgearbeitet|aufgeholt|aufgearbeitet|erledigt|beantwortet|abgehakt|abgelegt|steuer\\p{L}* ${X}(?:gemacht|fertig|abgegeben)|rechnung(?:en)? ${X}(?:geschrieben|bezahlt)|postfach ${X}leer|geschlossen|abgerechnet|gebucht|bezahlt|abgeheftet|aufgeraumt|geputzt|sortiert|ausgemistet|gewischt|gesaugt|gewaschen|gebugelt|entrumpelt|sauber gemacht|beschriftet|eingeraumt|gespult|archiviert|geordnet|fertig(?:gestellt|gemacht|bekommen|geworden)?|abgeschlossen|abgegeben|ausgeliefert|geliefert|ubergeben|deployt|released|veroffentlicht|durchgezogen|eingereicht|verschickt|abgeschickt|umgesetzt|vollendet|bewaltigt|beendet|live gebracht)`,
    'Das ist erledigt.',
    'Wieder etwas erledigt.',
  ),
  honest: {
    when: /(?<!\p{L})(?:scheiß\p{L}*|mist|schlimm\p{L}*|schlecht\p{L}*|schwer(?:e[rn]?)? tag|geweint|geheult|angst|sorgen|sauer|wütend|genervt|gereizt|angeranzt|angeschrien|streit|gestritten|entschuldigt|tut mir leid|leid getan|gekündigt|abgelehnt|abgesagt|verloren|durchgefallen|hakt|gehakt|geht auf mich|mein fehler|meine schuld|müde|kaputt|erschöpft|fertig mit|krank|krankenhaus|überfordert|stress\p{L}*|enttäusch\p{L}*|traurig|nicht (?:gut|geklappt|geschafft|gereicht)|leider|hätte? (?:ich )?(?:früher|besser)|nix|nichts los)(?!\p{L})/u,
    say: ['Danke, dass du es so aufgeschrieben hast, wie es war.', 'Danke für die ehrlichen Worte.'],
  },
  any: ['Gute Arbeit.', 'Gut gemacht.'],
};
