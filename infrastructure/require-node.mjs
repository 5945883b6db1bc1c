import module from 'node:module';

const NEEDED = 24;

/** npm scripts run the Node that the package `node` brings; where install scripts were off, there is none. */
if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  console.error(
    `cairn: this needs Node ${NEEDED}, and ${process.version} runs it: run npm ci without --ignore-scripts`,
  );
  process.exit(1);
}

// Types are stripped and code is compiled once, and not at every start.
module.enableCompileCache?.();
