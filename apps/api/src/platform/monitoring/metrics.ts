import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../../config.ts';
import { Refusal } from '../http/refusal.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

type MetricsConfig = Pick<Config, 'metricsToken' | 'trustProxyHops' | 'publicUrl'>;

export type Metrics = {
  /** counts a call that was refused before it became a request of the framework */
  readonly countShed: () => void;
};

/** /metrics for Prometheus. Routes are labeled by their pattern, never by the requested address. */
export function mountMetrics(app: FastifyInstance, pool: pg.Pool, config: MetricsConfig): Metrics {
  // not the library's global one: several apps may run in one process
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureRequests(app, registry);
  measurePool(pool, registry);
  const shed = new Counter({
    name: 'http_requests_shed_total',
    help: 'Calls refused at once because too many were waiting',
    registers: [registry],
  });

  const admit = config.metricsToken === undefined ? fromThisMachine(config) : withToken(config.metricsToken);
  app.get('/metrics', async (request, reply) => {
    // the refusal does not reveal that the route exists
    if (!admit(request)) throw new Refusal('not_found');
    const text = await registry.metrics();
    return reply.header('cache-control', 'no-store').type(registry.contentType).send(text);
  });
  app.addHook('onClose', () => registry.clear());
  return { countShed: () => shed.inc() };
}

function measureRequests(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its reply',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers: [registry],
  });
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests being answered',
    registers: [registry],
  });

  const counted = new WeakSet<FastifyRequest>();
  const leave = (request: FastifyRequest) => {
    if (counted.delete(request)) inFlight.dec();
  };

  app.addHook('onRequest', (request, reply, done) => {
    counted.add(request);
    inFlight.inc();
    // however it ends: a client that hangs up while it sends gets no reply
    reply.raw.once('close', () => leave(request));
    done();
  });
  // an event stream lasts as long as its reader wants, so its duration says nothing about the server
  const isEventStream = (reply: FastifyReply) =>
    String(reply.getHeader('content-type')).startsWith('text/event-stream');
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (isEventStream(reply)) leave(request);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    leave(request);
    if (isEventStream(reply)) return done();
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    done();
  });
}

function measurePool(pool: pg.Pool, registry: Registry): void {
  const gauges = {
    db_pool_connections: ['Open connections to the database', () => pool.totalCount],
    db_pool_idle_connections: ['Open connections that nobody uses', () => pool.idleCount],
    db_pool_waiting_requests: ['Requests that wait for a connection', () => pool.waitingCount],
  } as const;
  for (const [name, [help, read]] of Object.entries(gauges)) {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  }
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/**
 * Judged by the socket's address, which is a proxy's own for everybody it forwards: where a proxy is configured, or shows
 * itself, nobody counts as local.
 */
const fromThisMachine =
  ({ trustProxyHops, publicUrl }: MetricsConfig) =>
  ({ socket, headers }: FastifyRequest): boolean =>
    trustProxyHops === 0 &&
    publicUrl === undefined &&
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    PROXY_HEADERS.every((name) => headers[name] === undefined);

const withToken = (token: string) => {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const expected = digest(`Bearer ${token}`);
  return (request: FastifyRequest): boolean => timingSafeEqual(digest(request.headers.authorization ?? ''), expected);
};
