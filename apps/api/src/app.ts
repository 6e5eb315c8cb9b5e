import fastify, { LogController, type FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Config } from './config.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts';
import { deletionRequestRoutes } from './features/deletion-request/deletion-request.routes.ts';
import { privacyRoutes } from './features/privacy/privacy.routes.ts';
import { mountApiDocs } from './platform/api-docs.ts';
import type { DataKey } from './platform/data-key.ts';
import { createDatabase } from './platform/database.ts';
import { answerClientError, handleError } from './platform/error-handler.ts';
import { endConnectionsOnClose } from './platform/graceful-close.ts';
import { mountHealth } from './platform/health.ts';
import { startHousekeeping } from './platform/housekeeping.ts';
import { readJsonBodiesOnly } from './platform/json-body.ts';
import { loggerOptions, logRequest, type LogTarget } from './platform/logger.ts';
import { mountMetrics } from './platform/metrics.ts';
import { mountAll } from './platform/mount.ts';
import { answerNotFound, API_PREFIX } from './platform/not-found.ts';
import { MAX_EVENT_LOOP_DELAY_MS, shedOverload } from './platform/overload.ts';
import { addSecurityHeaders } from './platform/security-headers.ts';
import { createSessionCheck } from './platform/session-check.ts';
import { serveWebFiles } from './platform/web-files.ts';

/** A client that takes longer to send its request is not one we wait for. */
const REQUEST_TIMEOUT_MS = 30_000;

const ROUTES = [...authRoutes, ...dashboardRoutes, ...deletionRequestRoutes, ...privacyRoutes];

export type AppDeps = {
  readonly config: Config;
  /** Ended by whoever made it, after the app has closed. */
  readonly pool: pg.Pool;
  readonly dataKey: DataKey;
  /** The built web app; without it the API stands alone. */
  readonly webDir?: string;
  readonly logTo?: LogTarget;
  /** 0: never mind; tests share their machine with others. */
  readonly maxEventLoopDelayMs?: number;
};

export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, pool, dataKey, webDir, logTo, maxEventLoopDelayMs = MAX_EVENT_LOOP_DELAY_MS } = deps;
  const app = fastify({
    logger: loggerOptions(config, logTo),
    // one line of our own per request, below
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    trustProxy: config.trustProxyHops > 0 && ((_address, hop) => hop < config.trustProxyHops),
    requestTimeout: REQUEST_TIMEOUT_MS,
    // while closing, what still arrives is served
    return503OnClosing: false,
    frameworkErrors: handleError,
    clientErrorHandler: answerClientError,
  });
  app.setErrorHandler(handleError);
  answerNotFound(app);
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request, reply);
    done();
  });
  endConnectionsOnClose(app);
  await addSecurityHeaders(app);
  mountMetrics(app, pool, config);
  mountHealth(app, pool);

  await app.register(
    async (api) => {
      readJsonBodiesOnly(api);
      await shedOverload(api, pool, maxEventLoopDelayMs);
      api.addHook('onRequest', (_request, reply, done) => {
        reply.header('cache-control', 'no-store');
        done();
      });
      const db = createDatabase(pool);
      mountApiDocs(api);
      mountAll(api, ROUTES, { config, pool, db, dataKey, sessions: createSessionCheck(pool, config) });
    },
    { prefix: API_PREFIX },
  );
  if (webDir !== undefined) await serveWebFiles(app, webDir);

  const stopHousekeeping = startHousekeeping(pool, app.log);
  app.addHook('onClose', stopHousekeeping);
  return app;
}
