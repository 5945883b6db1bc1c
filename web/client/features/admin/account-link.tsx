import { Link } from 'react-router-dom';
import { Code } from './states.tsx';

/** An account by its id, as a link to its page. 0 is nobody's. */
export const AccountLink = ({ userId }: { userId: number }) =>
  userId === 0 ? null : (
    <Link to={`/admin/accounts/${userId}`}>
      <Code>{userId}</Code>
    </Link>
  );
