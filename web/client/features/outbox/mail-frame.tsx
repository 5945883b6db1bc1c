import { frameSandbox, renderedMail } from './rendered-mail.ts';

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
export const MailFrame = ({ title, html }: { title: string; html: string }) => (
  <iframe
    title={title}
    sandbox={frameSandbox}
    ref={(frame) => {
      frame?.setAttribute('srcdoc', policy.createHTML(renderedMail(html)));
    }}
  />
);
