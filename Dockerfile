# syntax=docker/dockerfile:1

FROM node:24.21.0-bookworm-slim AS manifest
WORKDIR /app
COPY package.json package-lock.json .npmrc ./

# Builds the client.
FROM manifest AS client
RUN npm ci --no-audit --no-fund
COPY tsconfig.json ./
COPY infrastructure/require-node.mjs infrastructure/
COPY domain domain
COPY web web
RUN npm run build

# Production packages, without the source maps and types that nothing reads at run time.
FROM manifest AS packages
RUN npm ci --omit=dev --no-audit --no-fund \
  && find node_modules -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' \) -delete

FROM debian:bookworm-20260824-slim
COPY --from=manifest /usr/local/bin/node /usr/local/bin/node
RUN useradd --no-log-init --uid 10001 --user-group --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin cairn \
  && install --directory --mode=0700 --owner=cairn --group=cairn /data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=client /app/dist/client dist/client
COPY package.json ./
COPY domain domain
COPY application application
COPY projections projections
COPY language language
COPY mail-gateway mail-gateway
COPY scheduler scheduler
COPY infrastructure infrastructure
COPY web/contract web/contract
COPY web/api web/api

USER 10001:10001
VOLUME /data
# The memory settings of `npm start` (docs/decisions/0086).
ENV NODE_ENV=production \
  MALLOC_ARENA_MAX=2 \
  MALLOC_TRIM_THRESHOLD_=131072 \
  MALLOC_MMAP_THRESHOLD_=65536 \
  DATA_DIR=/data \
  HOST=0.0.0.0 \
  PORT=3000 \
  SMTP_HOST=0.0.0.0 \
  SMTP_PORT=2525 \
  HEALTH_PORT=3001
EXPOSE 3000 2525
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "infrastructure/health-check.mjs"]
ENTRYPOINT ["node", "--max-semi-space-size=8", "--heap-growing-percent=20", "--no-regexp-tier-up", "--import", "./infrastructure/require-node.mjs", "infrastructure/main.ts"]
