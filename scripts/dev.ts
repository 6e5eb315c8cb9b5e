import path from 'node:path';
import { loadConfig } from '../apps/api/src/config.ts';
import { freePort } from './free-port.ts';
import { endAll, runInView } from './run-command.ts';
import { root } from './runtime.js';

/** One address: Vite serves the web app with hot reload and passes /api on to an API that restarts by itself. */
const config = loadConfig(process.env, root);
const apiPort = await freePort();
const web = {
  host: config.host,
  port: config.port,
  url: `http://${config.host}:${config.port}`,
};

const ended = await Promise.race([
  runInView('--watch', ['--watch-preserve-output', 'apps/api/src/start.ts'], {
    PORT: String(apiPort),
    HOST: '127.0.0.1',
    PUBLIC_URL: config.publicUrl ?? web.url,
    DEMO: config.demo ? '1' : '0',
  }),
  runInView(
    path.join('node_modules', 'vite', 'bin', 'vite.js'),
    [
      path.join('apps', 'web'),
      '--host',
      web.host,
      '--port',
      String(web.port),
      '--strictPort',
      '--clearScreen',
      'false',
    ],
    { API_URL: `http://127.0.0.1:${apiPort}` },
  ),
]);
process.exitCode = ended;
endAll('SIGTERM');
