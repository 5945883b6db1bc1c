import type { HardDayCatalogue } from './catalogue.ts';

export const german: HardDayCatalogue = {
  subject: 'Danke, dass du es uns sagst',
  thanks: (name) => (name === '' ? 'Danke, dass du es uns sagst.' : `Danke, dass du es uns sagst, ${name}.`),
  days: {
    loss: 'Das tut uns sehr leid. Für einen Verlust gibt es keinen richtigen Weg und kein Tempo. Solche Tage brauchen keine Liste.',
    illness:
      'Es tut uns leid, dass es so ist. Wenn sich alles um die Gesundheit dreht, darf der Rest warten. Solche Tage sind zum Durchkommen da und brauchen keine Liste.',
    harassment:
      'Das tut uns leid. So etwas muss niemand hinnehmen, und die Schuld liegt nicht bei dir. Es ist keine Kleinigkeit, und du musst nicht so tun, als wäre es eine.',
    heartbreak:
      'Das tut uns leid. So etwas braucht die Zeit, die es braucht, und niemand muss dabei tapfer sein. Manche Tage sind nur zum Durchkommen da.',
    exhaustion:
      'Das klingt nach zu viel, und das schon zu lange. Manche Tage sind zum Ausruhen oder nur zum Durchkommen da, und Ruhe braucht keinen Grund. Heute muss nichts geschafft werden.',
    fear: 'Das tut uns leid. Es ist verständlich, dass dich das nicht loslässt. An manchen Tagen ist Durchkommen alles, und das reicht.',
    hurt: 'Das tut uns leid. So etwas legt niemand am Ende des Tages einfach ab. Es darf eine Weile bleiben, und es ist gut, damit nicht allein zu sein.',
    job: 'Das tut uns leid. Das ist eine harte Nachricht, und sie betrifft mehr als nur die Arbeit. Heute braucht es keinen Plan und keine gute Seite.',
    money:
      'Das tut uns leid. Solche Sorgen sind zu jeder Stunde da und machen jeden mürbe. Das muss nicht heute Abend gelöst werden.',
    refusal:
      'Das tut uns leid. Ein Nein ist schwer, wenn etwas von einem selbst darin steckt. Es muss heute keine Lehre daraus werden.',
    failure:
      'Es tut uns leid, dass es so gelaufen ist. Manche Tage gehen einfach schief, und sie brauchen weder eine Liste noch eine gute Seite.',
    heavy:
      'Das klingt sehr schwer, und es ist gut, dass du es gesagt hast. Manche Tage sind nur zum Durchkommen da, und niemand muss da allein durch.',
    hard: 'Manche Tage sind zum Ausruhen, zum Heilen oder einfach zum Durchkommen da, und sie brauchen keine Liste. Pass auf dich auf.',
  },
  keepPart:
    'Wenn es darin etwas gibt, das du als Erfolg behalten möchtest, sag uns, was – jetzt oder irgendwann später.',
  pause: 'Wenn du eine Weile nicht gefragt werden magst, reicht „Pause für eine Woche“.',
  listens: (lines) => `Wenn es zu viel wird, gibt es Menschen, die zuhören: ${lines}.`,
  crisis: {
    life: 'Was du trägst, klingt sehr schwer, und du solltest es nicht allein tragen müssen. Es gibt Menschen, die genau dafür zuhören, und du brauchst für sie keine richtigen Worte.',
    violence:
      'Niemand hat das Recht, dir wehzutun, und es ist nicht deine Schuld. Es gibt Menschen, die genau dafür zuhören, dir glauben und nicht schneller gehen, als du willst.',
    emergency: (number) => `Wenn du jetzt in Gefahr bist oder heute Nacht sein könntest, ruf bitte die ${number} an.`,
    emergencyUnknown:
      'Wenn du jetzt in Gefahr bist oder heute Nacht sein könntest, ruf bitte den Notruf des Ortes an, an dem du bist.',
    line: ({ name, number, always, texts }) =>
      `${name}: ${number}${texts ? ' (Anruf oder SMS)' : ''}${always ? ', Tag und Nacht' : ''}`,
    elsewhere: (page) => `Hilfe in deiner Nähe, am Telefon oder im Chat: ${page}`,
    lifeAfter:
      'Wenn jemand in der Nähe ist, dem du vertraust, lass ihn heute bei dir sein. Bitte warte nicht auf eine Nachricht von uns: Diese Menschen sind jetzt da.',
    violenceAfter:
      'Wenn jemand sehen könnte, was auf deinem Telefon oder Computer steht, kannst du diese Nachricht löschen. Bitte warte nicht auf eine Nachricht von uns: Diese Menschen sind jetzt da.',
    shortLife: 'Danke, dass du es uns sagst. Du solltest das nicht allein tragen müssen.',
    shortViolence: 'Danke, dass du es uns sagst. Niemand hat das Recht, dir wehzutun.',
    shortEmergency: (number) => `Bei Gefahr jetzt: ${number}.`,
    shortEmergencyUnknown: 'Bei Gefahr jetzt: den Notruf vor Ort anrufen.',
  },
};
