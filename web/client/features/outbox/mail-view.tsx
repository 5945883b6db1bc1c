import { useId, useState } from 'react';
import type { SandboxMail } from '#web/contract/outbox.ts';
import { momentOf } from '../../shared/calendar.ts';
import { Tabs } from '../../shared/parts/tabs.tsx';
import { copy } from './copy.ts';
import styles from './mail-view.module.css';
import { frameSandbox, renderedMail } from './rendered-mail.ts';
import { ReplyForm } from './reply-form.tsx';

type View = keyof typeof copy.views;

/** One kept mail: as its reader would see it, as plain text, its headers, its attachments, and a way to answer. */
export const MailView = ({ mail }: { mail: SandboxMail }) => {
  const id = useId();
  const views: readonly View[] = mail.html === null ? ['plain', 'headers'] : ['rendered', 'plain', 'headers'];
  const [chosen, setChosen] = useState<View>(views[0] ?? 'plain');
  return (
    <article className={styles.mail} aria-labelledby={`${id}-subject`}>
      <h2 id={`${id}-subject`} className={styles.subject}>
        {mail.subject}
      </h2>
      <dl className={styles.facts}>
        <dt>{copy.from}</dt>
        <dd>{mail.from}</dd>
        <dt>{copy.to}</dt>
        <dd>{mail.to}</dd>
        <dt>{copy.sent}</dt>
        <dd>
          <time dateTime={mail.at}>{momentOf(mail.at)}</time>
        </dd>
      </dl>
      <Tabs
        label={mail.subject}
        tabs={views.map((view) => ({ id: view, label: copy.views[view] }))}
        chosen={chosen}
        onChoose={setChosen}
      >
        <Content mail={mail} view={chosen} />
      </Tabs>
      {mail.attachments.length > 0 && <Attachments attachments={mail.attachments} />}
      <ReplyForm id={mail.id} words={copy.reply} rows={3} />
    </article>
  );
};

const Content = ({ mail, view }: { mail: SandboxMail; view: View }) => {
  switch (view) {
    case 'rendered':
      return (
        <div className={styles.frame}>
          <MailFrame key={mail.id} title={mail.subject} html={mail.html ?? ''} />
        </div>
      );
    case 'plain':
      return <pre className={styles.plain}>{mail.text}</pre>;
    case 'headers':
      return (
        <dl className={styles.headers}>
          {Object.entries(mail.headers).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      );
  }
};

const Attachments = ({ attachments }: Pick<SandboxMail, 'attachments'>) => (
  <section className={styles.attachments}>
    <h3>{copy.attachments}</h3>
    <ul>
      {attachments.map(({ filename, contentType, size }) => (
        <li key={filename}>
          {filename} ({contentType}, {copy.bytes(size)})
        </li>
      ))}
    </ul>
  </section>
);

type Policy = Readonly<{ createHTML(html: string): string }>;
type Policies = Readonly<{ createPolicy(name: string, rules: Policy): Policy }>;

/**
 * The one place where markup of others is shown: in a frame that runs no script and can do nothing but follow a link.
 * Where the browser knows Trusted Types, the page's policy must name this one.
 */
const policy: Policy = (() => {
  const rules: Policy = { createHTML: (html) => html };
  const { trustedTypes } = window as { trustedTypes?: Policies };
  return trustedTypes?.createPolicy('mail-frame', rules) ?? rules;
})();

/** A mail as its reader would see it. */
const MailFrame = ({ title, html }: { title: string; html: string }) => (
  <iframe
    title={title}
    sandbox={frameSandbox}
    ref={(frame) => {
      frame?.setAttribute('srcdoc', policy.createHTML(renderedMail(html)));
    }}
  />
);
