import { loadConfig } from './config.ts';
import { StartupError } from './platform/postgres/startup-error.ts';
import { Closers, startProgram } from './startup/program.ts';
import { welcome } from './startup/welcome.ts';

/** After this long the process exits with whatever is still open; the embedded database exits with it. */
const STOP_TIMEOUT_MS = 15_000;

const closers = new Closers();
const state = { stopping: false };

// Ctrl-C arrives here from the terminal, from npm and from the starting script: only the first one counts
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
// the script that started this process was killed
process.on('disconnect', () => void stop());
process.channel?.unref();

try {
  const config = loadConfig(process.env, process.cwd());
  const program = await startProgram(config, closers, (text) => console.log(text));
  if (!state.stopping) console.log(welcome(program));
} catch (error) {
  if (!state.stopping) await fail(error);
}

async function stop(): Promise<void> {
  if (state.stopping) return;
  state.stopping = true;
  setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
  await closers.closeAll();
  process.exit(0);
}

async function fail(error: unknown): Promise<void> {
  console.error(error instanceof StartupError ? error.message : error);
  await closers.closeAll();
  process.exit(1);
}
