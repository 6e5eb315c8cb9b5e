import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|svg|json)$/;
/** A file smaller than one network packet gains nothing. */
const SMALLEST_BYTES = 1024;

/** Writes .gz and .br files beside the assets, so that the server only has to choose one. */
export const precompress = (): Plugin => {
  let directory = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => {
      directory = path.resolve(config.root, config.build.outDir);
    },
    closeBundle: async () => {
      const entries = await readdir(directory, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
      await Promise.all(files.map((file) => compress(path.join(file.parentPath, file.name))));
    },
  };
};

const compress = async (file: string): Promise<void> => {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST_BYTES) return;
  const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await Promise.all([
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }).then((gz) => writeFile(`${file}.gz`, gz)),
    promisify(brotliCompress)(bytes, brotliOptions).then((br) => writeFile(`${file}.br`, br)),
  ]);
};
