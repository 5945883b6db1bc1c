import module from 'node:module';

const NEEDED = 24;

/** npm scripts run the Node that the package `node` brings; without install scripts or development packages there is none. */
if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  console.error(
    `cairn: this needs Node ${NEEDED}, and ${process.version} runs it: run npm ci without --ignore-scripts and --omit=dev, or Node ${NEEDED}`,
  );
  process.exit(1);
}

// Types are stripped and code is compiled once, and not at every start.
module.enableCompileCache?.();
