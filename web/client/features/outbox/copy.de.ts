import type { Translated } from '../../shared/translated.ts';
import type * as english from './copy.ts';

export const copy = {
  title: 'Postausgang',
  lead: 'Wo kein Anbieter eingerichtet ist, verlässt nichts diesen Rechner: Was verschickt worden wäre, liegt hier.',
  mails: 'Mails',
  texts: 'SMS',
  count: (kind, many) => `${kind} (${many})`,
  to: 'An',
  from: 'Von',
  sent: 'Gesendet',
  all: 'Alle Mails',
  loading: 'Der Postausgang wird geladen',
  failed: {
    title: 'Der Postausgang konnte nicht geladen werden',
    detail: 'Was hier liegt, ließ sich nicht lesen.',
    retry: 'Noch einmal versuchen',
  },
  none: {
    title: 'Noch keine Mails',
    detail: 'Anmeldelinks, Check-ins, Rückmeldungen und SMS erscheinen hier, sobald sie verschickt werden.',
  },
  gone: { title: 'Diese Mail ist nicht hier', detail: 'Sie ist vielleicht älter als das, was gezeigt wird.' },
  views: { rendered: 'Ansicht', plain: 'Nur Text', headers: 'Kopfzeilen' },
  attachments: 'Anhänge',
  bytes: (size) => (size < 1024 ? `${size} Bytes` : `${(size / 1024).toFixed(1)} KB`),
  reply: {
    label: 'Antwort',
    placeholder: 'Antworte, wie es der Leser dieser Mail täte.',
    hint: 'Geht per SMTP an das Mail-Gateway, wie eine Antwort aus einem Mailprogramm.',
    send: 'Antwort senden',
    sent: 'Antwort gesendet',
    failed: 'Die Antwort konnte nicht gesendet werden. Bitte versuch es noch einmal.',
  },
  textReply: {
    label: 'Mit SMS antworten',
    placeholder: 'Antworte von diesem Telefon aus. STOP, START und HELP gehen auch.',
    hint: 'Gilt, als hätte uns die Nummer geschrieben: für das Konto, das sie bestätigt hat.',
    send: 'SMS senden',
    sent: 'SMS gesendet',
    failed: 'Die SMS konnte nicht gesendet werden. Bitte versuch es noch einmal.',
  },
} as const satisfies Translated<typeof english.copy>;
