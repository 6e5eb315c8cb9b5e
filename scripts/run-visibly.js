import { spawn } from 'node:child_process';

const TICK_MS = 5000;

/**
 * Runs a command that may take long and shows that it is still at work.
 * @param {string} label
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string }} options
 * @returns {Promise<void>}
 */
export function runVisibly(label, command, args, { cwd }) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  console.log(`${label} …`);
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
  const ticks = setInterval(() => console.log(`${label} … ${seconds()} s`), TICK_MS);
  let interrupted = false;
  const stop = () => {
    interrupted = true;
    child.kill('SIGTERM');
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  /** @type {Promise<void>} */
  const ended = new Promise((resolve, reject) => {
    child.on('error', (error) => reject(new Error(`${label} failed: ${error.message}`)));
    child.on('exit', (code) => {
      if (interrupted) process.exit(130);
      if (code === 0) resolve();
      else reject(new Error(`${label} failed (exit code ${code ?? 'none'}).`));
    });
  });
  return ended.finally(() => {
    clearInterval(ticks);
    process.off('SIGINT', stop).off('SIGTERM', stop);
  });
}
