import type { HardDayCatalogue } from './catalogue.ts';

export const german: HardDayCatalogue = {
  thanks: ['Danke, dass du es uns sagst', 'Danke, dass du schreibst', 'Gut, dass du geschrieben hast'],
  days: {
    loss: [
      'Das tut uns sehr leid. Für einen Verlust gibt es keinen richtigen Weg und kein Tempo. Solche Tage brauchen keine Liste.',
      'Es tut uns sehr leid. Trauer hat ihre eigenen Stunden und richtet sich nach niemandem. Lass dir alle Zeit, die sie braucht. Hier eilt nichts.',
      'Für so einen Verlust gibt es keine guten Worte, darum nur diese: Es tut uns sehr leid. Sonst muss heute nichts sein.',
    ],
    illness: [
      'Es tut uns leid, dass es so ist. Wenn sich alles um die Gesundheit dreht, darf der Rest warten. Solche Tage sind zum Durchkommen da und brauchen keine Liste.',
      'Das tut uns leid. Krank zu sein oder jemandem beizustehen, der es ist, kostet mehr Kraft, als man sieht. Hier eilt nichts.',
      'Das ist viel, und es tut uns leid. An solchen Tagen gibt die Gesundheit das Tempo vor, und alles andere darf warten, bis es dran ist.',
    ],
    harassment: [
      'Das tut uns leid. So etwas muss niemand hinnehmen, und die Schuld liegt nicht bei dir. Es ist keine Kleinigkeit, und du musst nicht so tun, als wäre es eine.',
      'Das hätte nicht passieren dürfen, und es tut uns leid. Es sagt nichts über dich. Was du jetzt dabei fühlst, ist in Ordnung.',
      'Es tut uns leid, dass dir das angetan wurde. Was andere tun, haben sie zu verantworten und nicht du. Du musst es nicht einfach wegstecken.',
    ],
    heartbreak: [
      'Das tut uns leid. So etwas braucht die Zeit, die es braucht, und niemand muss dabei tapfer sein. Manche Tage sind nur zum Durchkommen da.',
      'Das tut weh, und es tut uns leid. Dafür gibt es keinen Zeitplan und kein richtiges Gefühl. Es ist in Ordnung, wenn heute sonst nichts Platz hat.',
      'Es tut uns leid, das zu lesen. Wenn zwischen Menschen etwas zerbricht, werden auch gewöhnliche Tage eine Zeit lang fremd. Niemand muss bis zu einem Datum darüber hinweg sein.',
    ],
    exhaustion: [
      'Das klingt nach zu viel. Manche Tage sind zum Ausruhen oder nur zum Durchkommen da, und Ruhe braucht keinen Grund. Heute muss nichts geschafft werden.',
      'Du klingst erschöpft, und das ist Grund genug, es für heute gut sein zu lassen. Was liegen bleibt, darf liegen bleiben. Ruhe muss man sich nicht verdienen.',
      'Das ist viel, für jeden Menschen. So müde zu sein ist kein Versagen. Wenn heute irgendwo ein bisschen weniger geht, ist das erlaubt.',
    ],
    fear: [
      'Das tut uns leid. Es ist verständlich, dass dich das nicht loslässt. An manchen Tagen ist Durchkommen alles, und das reicht.',
      'Das ist schwer auszuhalten, und es tut uns leid. Angst macht müde, bei Tag und bei Nacht. Es reicht, eine Stunde nach der anderen zu nehmen.',
      'Es tut uns leid, dass du gerade damit leben musst. Angst ist keine Schwäche. Von Stunde zu Stunde ist Plan genug.',
    ],
    hurt: [
      'Das tut uns leid. So etwas legt niemand am Ende des Tages einfach ab. Es darf eine Weile bleiben, und es ist gut, damit nicht allein zu sein.',
      'Das tut uns sehr leid. Manches ist zu schwer, um es zu begreifen, und es muss heute nicht begriffen werden. Sei behutsam mit dir.',
      'Das ist furchtbar schwer zu tragen, und es tut uns leid. Was immer du jetzt fühlst, ist eine normale Antwort darauf. Wenn heute jemand bei dir sitzen kann, hilft das manchmal.',
    ],
    job: [
      'Das tut uns leid. Das ist eine harte Nachricht, und sie betrifft mehr als nur die Arbeit. Heute braucht es keinen Plan und keine gute Seite.',
      'Das tut uns leid. Wenn die Arbeit wegbricht, schwankt der Boden eine Weile, und es ist kein Maß für dich. Über das Nächste lässt sich an einem anderen Tag nachdenken.',
      'Das ist ein Schlag, und es tut uns leid. Wut, Leere oder beides: Alles davon ist in Ordnung. Heute muss nichts entschieden werden.',
    ],
    money: [
      'Das tut uns leid. Solche Sorgen sind zu jeder Stunde da und machen jeden mürbe. Das muss nicht heute Abend gelöst werden.',
      'Das tut uns leid. Geldsorgen sind schwer, und viel mehr Menschen tragen sie, als darüber reden. Eins nach dem anderen genügt, und nicht alles heute.',
      'Das ist eine echte Last, und es tut uns leid. Über deinen Wert sagt sie nichts. Bis morgen darf sie ruhen.',
    ],
    refusal: [
      'Das tut uns leid. Ein Nein ist schwer, wenn etwas von einem selbst darin steckt. Es muss heute keine Lehre daraus werden.',
      'Das tut uns leid. So etwas trifft, und das darf es. Ein Nein sagt, was jemand entschieden hat, und nicht, was du wert bist.',
      'Das ist enttäuschend, und es tut uns leid. Auf etwas zu hoffen kostet Kraft. Für heute darf es liegen bleiben.',
    ],
    failure: [
      'Es tut uns leid, dass es so gelaufen ist. Manche Tage gehen einfach schief, und sie brauchen weder eine Liste noch eine gute Seite.',
      'Das tut uns leid, so etwas steckt niemand leicht weg. Was einmal schiefgeht, macht alles andere nicht ungeschehen. Erklären muss das heute niemand.',
      'Das ist enttäuschend, und es tut uns leid. Ärger oder Traurigkeit dürfen eine Weile bleiben. Heute muss nichts wiedergutgemacht werden.',
    ],
    heavy: [
      'Das klingt sehr schwer, und es ist gut, dass du es gesagt hast. Manche Tage sind nur zum Durchkommen da, und niemand muss da allein durch.',
      'Das klingt nach sehr viel, und es ist gut, dass es jetzt Worte hat. Du musst es nicht allein tragen und nicht alles auf einmal.',
      'Was du schreibst, klingt sehr schwer, und es zählt. Durch den heutigen Tag zu kommen genügt, und dabei darf man sich auf jemanden stützen.',
    ],
    hard: [
      'Manche Tage sind zum Ausruhen, zum Heilen oder einfach zum Durchkommen da, und sie brauchen keine Liste. Pass auf dich auf.',
      'Nicht jeder Tag muss etwas bringen. Dieser darf einfach zu Ende gehen. Sei gut zu dir.',
      'Manche Tage wollen nur überstanden werden, und das ist in Ordnung. Nimm ihn so langsam, wie er es braucht. Hier fehlt nichts.',
    ],
  },
  keepPart: [
    'Wenn es darin etwas gibt, das du als Erfolg behalten möchtest, sag uns, was – jetzt oder irgendwann später.',
    'Falls etwas daran ein Erfolg ist, den du behalten möchtest, schreib es uns, wann immer du magst.',
    'Wenn etwas davon als Erfolg bleiben soll, genügt eine Zeile dazu, heute oder ein andermal.',
  ],
  pause: [
    'Wenn du eine Weile nicht gefragt werden magst, reicht „Pause für eine Woche“.',
    'Wenn dir eine Weile ohne unsere Fragen guttut, antworte „Pause für eine Woche“.',
    'Wenn du etwas Ruhe möchtest, antworte „Pause für eine Woche“, und so lange fragen wir nicht.',
  ],
  listens: (lines) => `Wenn es zu viel wird, gibt es Menschen, die zuhören: ${lines}.`,
  after: {
    subject: 'Schön, von dir zu hören',
    said: (name) => [
      `Es ist schön, von dir zu hören${name}, und gut, dass du Bescheid gibst. Nimm dir alle Zeit, die du brauchst.`,
      `Danke, dass du schreibst${name}. Schön, dass du da bist, und hier eilt nichts.`,
      `Es ist gut, dass du geschrieben hast${name}. Eine Stunde nach der anderen genügt, und das Tempo bestimmst du.`,
    ],
    besideWins: (name) => `Es ist schön, von dir zu hören${name}.`,
    stillThere: 'Sollte es wieder schwer werden: Die Menschen, deren Nummern du hast, sind da, bei Tag und bei Nacht.',
  },
  crisis: {
    life: [
      'Was du trägst, klingt sehr schwer, und du solltest es nicht allein tragen müssen. Es gibt Menschen, die genau dafür da sind, und du brauchst für sie keine richtigen Worte.',
      'So ein Schmerz ist zu schwer, um ihn allein zu tragen, und du sollst damit nicht allein bleiben. Es gibt Menschen, die das gut kennen und zuhören, ohne zu urteilen.',
      'Was du schreibst, ist wichtig, und du bist es auch. Es gibt Menschen, die mit anderen durch genau solche Stunden gehen, und du kannst sie anrufen, so wie du gerade bist.',
    ],
    violence: [
      'Niemand hat das Recht, dir wehzutun, und es ist nicht deine Schuld. Es gibt Menschen, die genau dafür da sind, dir glauben und nicht schneller gehen, als du willst.',
      'Was dir angetan wurde, ist Unrecht, und nichts, was du getan hast, macht es richtig. Es gibt Menschen, die das gut kennen, dir glauben und dich entscheiden lassen, was als Nächstes geschieht.',
      'Niemand darf dir wehtun, was auch vorher war, und du bist nicht schuld daran. Es gibt Menschen, die dir glauben und dir helfen, in Sicherheit zu sein, so schnell oder so langsam, wie du es willst.',
    ],
    emergency: (number) =>
      `Wenn du jetzt in Gefahr bist oder es heute Nacht sein könntest, ruf bitte die ${number} an.`,
    emergencyUnknown:
      'Wenn du jetzt in Gefahr bist oder es heute Nacht sein könntest, ruf bitte den Notruf des Ortes an, an dem du bist.',
    line: ({ name, number, always, texts }) =>
      `${name}: ${number}${texts ? ' (Anruf oder SMS)' : ''}${always ? ', Tag und Nacht' : ''}`,
    elsewhere: (page) => `Hilfe in deiner Nähe, am Telefon oder im Chat: ${page}`,
    lifeAfter:
      'Wenn jemand in der Nähe ist, dem du vertraust, bitte diesen Menschen, heute bei dir zu bleiben. Bitte warte nicht auf eine Nachricht von uns: Diese Menschen sind jetzt da.',
    violenceAfter:
      'Wenn jemand sehen könnte, was auf deinem Telefon oder Computer steht, kannst du diese Nachricht löschen. Bitte warte nicht auf eine Nachricht von uns: Diese Menschen sind jetzt da.',
    shortLife: [
      'Danke, dass du es uns sagst. Du solltest das nicht allein tragen müssen.',
      'Danke, dass du schreibst. Du sollst damit nicht allein bleiben.',
      'Gut, dass du geschrieben hast. Du bist wichtig, und niemand sollte das allein tragen.',
    ],
    shortViolence: [
      'Danke, dass du es uns sagst. Niemand hat das Recht, dir wehzutun.',
      'Danke, dass du schreibst. Was dir angetan wurde, ist Unrecht.',
      'Gut, dass du geschrieben hast. Du bist nicht schuld daran.',
    ],
    shortEmergency: (number) => `Bei Gefahr jetzt: ${number}.`,
    shortEmergencyUnknown: 'Bei Gefahr jetzt: den Notruf vor Ort anrufen.',
  },
};
