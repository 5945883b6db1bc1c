// What a container's health check runs, every ten seconds: plain JavaScript, so that no types are stripped each time. Exits with 0
// when the process that has these settings says that it is alive.
const { HOST = '', HEALTH_PORT = '' } = process.env;
const host = ['', '0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST;

fetch(`http://${host}:${HEALTH_PORT}/healthz`, { signal: AbortSignal.timeout(4000) }).then(
  (response) => process.exit(response.ok ? 0 : 1),
  (error) => {
    console.error(`not alive: ${error.cause?.message ?? error.message}`);
    process.exit(1);
  },
);
