/** Files, databases, threads, children and connections to providers of one process. */
const OWN_FILES = 256;

/** More connections than these bring a process more work than it can do. */
const MAX = { web: 5000, mail: 500 };

/**
 * How many connections each port may hold, so that together they leave enough files for everything else: a process that
 * has no file left can neither answer nor keep anything, and takes no operator's command.
 */
export const connectionShares = (openFiles: number): Readonly<{ web: number; mail: number }> => {
  const free = Math.max(openFiles - OWN_FILES, 100);
  return { web: Math.min(MAX.web, Math.floor(free * 0.55)), mail: Math.min(MAX.mail, Math.floor(free * 0.25)) };
};

/** Where the system does not tell. */
const USUAL = 1024;

/** How many files this process may have open. Node raises its own limit to the hard one when it starts. */
export const maxOpenFiles = (): number => {
  if (!process.report) return USUAL;
  Object.assign(process.report, { excludeNetwork: true }); // it would look names up
  const { userLimits } = process.report.getReport() as Readonly<{ userLimits?: UserLimits }>;
  const soft = userLimits?.open_files?.soft ?? USUAL;
  return soft === 'unlimited' ? Number.MAX_SAFE_INTEGER : soft;
};

type UserLimits = Readonly<{ open_files?: Readonly<{ soft: number | 'unlimited' }> }>;
