import { type Bomb, from, type Target } from './bomb.ts';
import { ask } from './http.ts';

/** What a file of a career is answered with. The whole of it is looked at: the answer, and what is asked for next. */
export const imported =
  (build: () => Buffer | string): Bomb['send'] =>
  async (target: Target) => {
    const { session } = await target.user();
    const body = Buffer.from(build());
    const { status, text } = await ask(target, 'POST', '/api/user/career/import', {
      session,
      body,
      localAddress: from.stranger,
    });
    if (status !== 200) return `${status}, ${(body.length / 1024).toFixed(0)} KB`;
    const { proposals } = JSON.parse(text) as { proposals: readonly { fact: unknown }[] };
    const facts = proposals.slice(0, 300).map(({ fact }) => fact);
    if (facts.length === 0) return '200, nothing proposed';
    const kept = await ask(target, 'POST', '/api/user/career', {
      session,
      body: { imported: true, facts },
      localAddress: from.stranger,
    });
    return `200, ${proposals.length} proposed, keeping 300: ${kept.status}`;
  };
