import path from 'node:path';
import type { Config } from '../../config.ts';
import { createLocalStorage } from './local-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

const known = new WeakMap<Config, Storage>();

/** The folder `files` under DATA_DIR, or the bucket that the S3_ variables name. */
export const storageOf = (config: Config): Storage => {
  const storage =
    known.get(config) ??
    (config.s3 === null ? createLocalStorage(path.join(config.dataDir, 'files')) : createS3Storage(config.s3));
  known.set(config, storage);
  return storage;
};
