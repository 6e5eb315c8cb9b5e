import type { Config } from '../config.ts';

const EVERYWHERE = new Set(['0.0.0.0', '::']);

/** The address under which people reach the program. */
export function addressOf(config: Pick<Config, 'publicUrl' | 'host'>, port: number): string {
  if (config.publicUrl !== undefined) return config.publicUrl;
  const host = EVERYWHERE.has(config.host) ? 'localhost' : config.host;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
