import { AdminLink } from './admin-link.tsx';
import { Code } from './states.tsx';

/** An account by its id, as a link to its page. 0 is nobody's. */
export const AccountLink = ({ userId }: { userId: number }) =>
  userId === 0 ? null : (
    <AdminLink to={`accounts/${userId}`}>
      <Code>{userId}</Code>
    </AdminLink>
  );
