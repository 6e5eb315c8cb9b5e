import fastify, { type FastifyInstance } from 'fastify';
import type pg from 'pg';
import { startBackground } from './background.ts';
import type { Config } from './config.ts';
import { streamRoutes } from './features/stream/stream.routes.ts';
import { mountOpenApi } from './platform/openapi/openapi-route.ts';
import type { DataKey } from './platform/security/data-key.ts';
import type { JobKind } from './platform/jobs/job-kind.ts';
import { createDatabase } from './platform/postgres/database.ts';
import { answerClientError, handleError } from './platform/http/error-handler.ts';
import { closeGracefully } from './platform/http/graceful-close.ts';
import { mountHealth } from './platform/http/health.ts';
import { startHousekeeping } from './platform/writing/housekeeping.ts';
import { readJsonBodiesOnly } from './platform/http/json-body.ts';
import { loggerOptions, logHangUps, logRequest, ReplyLog, type LogTarget } from './platform/monitoring/logger.ts';
import { mountMetrics } from './platform/monitoring/metrics.ts';
import { mountAll } from './platform/http/mount.ts';
import { answerNotFound, API_PREFIX } from './platform/http/not-found.ts';
import { shedOverload } from './platform/overload/overload.ts';
import { warnOfUnknownProxy } from './platform/monitoring/proxy-warning.ts';
import { addSecurityHeaders } from './platform/http/security-headers.ts';
import { createJoinPassCheck } from './platform/security/join-pass-check.ts';
import { createSessionCheck } from './platform/security/session-check.ts';
import { createStaffSessionCheck } from './platform/security/staff-session-check.ts';
import { serveWebFiles } from './platform/http/web-files.ts';
import { JOBS, ROUTES, SWEEPS } from './slices.ts';

/** The server stops waiting for a client that takes longer to send its request. */
const REQUEST_TIMEOUT_MS = 30_000;

export type AppDeps = {
  readonly config: Config;
  /** The caller ends the pool after the app has closed. */
  readonly pool: pg.Pool;
  readonly dataKey: DataKey;
  /** The built web app; without it the API stands alone. */
  readonly webDir?: string;
  readonly logTo?: LogTarget;
  /** What the process works at in the background. */
  readonly jobs?: readonly JobKind[];
};

export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, pool, dataKey, webDir, logTo, jobs = JOBS } = deps;
  const app = fastify({
    logger: loggerOptions(config, logTo),
    // logRequest writes one line per request, below
    logController: new ReplyLog(),
    genReqId: () => crypto.randomUUID(),
    trustProxy: config.trustProxyHops > 0 && ((_address, hop) => hop < config.trustProxyHops),
    requestTimeout: REQUEST_TIMEOUT_MS,
    // requests that arrive while the server closes are still served
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
  logHangUps(app);
  closeGracefully(app);
  warnOfUnknownProxy(app, config.trustProxyHops);
  const images = config.map === null ? [] : [new URL(config.map.tilesUrl).origin];
  addSecurityHeaders(app, images);
  const { countShed } = mountMetrics(app, pool, config);
  mountHealth(app, pool);

  const db = createDatabase(pool);
  const sessions = createSessionCheck(pool, config);
  const staffSessions = createStaffSessionCheck(pool);
  const joinPasses = createJoinPassCheck(pool, dataKey);
  const { hub, announce } = startBackground(app, { config, pool, db, dataKey, sessions, jobs });

  await app.register(
    async (api) => {
      readJsonBodiesOnly(api);
      shedOverload(api, config, countShed);
      api.addHook('onRequest', (_request, reply, done) => {
        reply.header('cache-control', 'no-store');
        done();
      });
      mountOpenApi(api);
      mountAll(api, [...ROUTES, ...streamRoutes(hub)], {
        config,
        pool,
        db,
        dataKey,
        sessions,
        staffSessions,
        joinPasses,
        announce,
      });
    },
    { prefix: API_PREFIX },
  );
  if (webDir !== undefined) await serveWebFiles(app, webDir, images);

  const stopHousekeeping = startHousekeeping(pool, app.log, SWEEPS);
  app.addHook('onClose', stopHousekeeping);
  return app;
}
