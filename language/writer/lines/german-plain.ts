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
  any: ['Gute Arbeit.', 'Gut gemacht.'],
};
