import type { Logger } from '#application/ports/logger.ts';

export const silentLogger: Logger = { info() {}, warn() {}, error() {} };
