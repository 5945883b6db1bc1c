import type { Logger } from '#application/engine/ports/logger.ts';

export const silentLogger: Logger = { debug() {}, info() {}, warn() {}, error() {} };
