import net from 'node:net';
import type { FastifyRequest } from 'fastify';

export type RequestFacts = {
  id: string;
  address: string;
  user_agent: string | null;
  language: 'en' | 'ar';
  /** the event after which a stream resumes */
  last_event_id: string | null;
};

const LONGEST_USER_AGENT = 255;
const LOOPBACK = '127.0.0.1';

/** A proxy may forward any text: only a valid address is used, else the proxy's own. */
const addressOf = (request: FastifyRequest): string => {
  for (const candidate of [request.ip, request.socket.remoteAddress]) {
    const address = candidate?.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '') ?? '';
    if (net.isIP(address) !== 0) return address;
  }
  return LOOPBACK;
};

/** The language that the caller prefers of the two; English when neither is asked for. */
export const languageOf = (header: string | undefined): 'en' | 'ar' => {
  const liking = { en: 0, ar: 0 };
  for (const part of (header ?? '').slice(0, 500).split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const language = tag.split('-')[0];
    if (language !== 'en' && language !== 'ar') continue;
    const q = Number(
      parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find((text) => text !== undefined) ?? 1,
    );
    liking[language] = Math.max(liking[language], Number.isFinite(q) ? q : 0);
  }
  return liking.ar > liking.en ? 'ar' : 'en';
};

export const factsOf = (request: FastifyRequest): RequestFacts => ({
  id: request.id,
  address: addressOf(request),
  user_agent: request.headers['user-agent']?.slice(0, LONGEST_USER_AGENT) ?? null,
  language: languageOf(request.headers['accept-language']),
  last_event_id: request.headers['last-event-id']?.toString() ?? null,
});
