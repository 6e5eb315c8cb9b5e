import path from 'node:path';
import { loadConfig, type Config } from '../config.ts';
import { findDataKey } from '../platform/security/data-key.ts';
import { storageOf } from '../platform/storage/configured-storage.ts';
import { runCommand, withDatabase } from '../startup/command.ts';
import { readArchive } from './archive.ts';
import { contentsOf, readBackupArguments, whereCalled } from './backup-arguments.ts';
import { BackupError } from './backup-error.ts';
import { loadBackup } from './load-backup.ts';
import type { Manifest } from './manifest.ts';

const USAGE = `npm run restore -- <file> [--check]: fills an empty database, and the storage, from a backup
  --check              only reads the file and checks every byte of it
  BACKUP_PASSPHRASE    of an encrypted backup
  DATA_KEY             the key that the backup's data is encrypted with; it is not in the backup`;

await runCommand(async () => {
  const wanted = readBackupArguments(process.argv.slice(2), USAGE);
  if (wanted?.file === undefined) return console.log(USAGE);
  const config = loadConfig(process.env, process.cwd());
  const passphrase = config.backupPassphrase;
  const file = path.resolve(whereCalled(), wanted.file);
  // the whole file is checked before anything is touched
  const manifest = await readArchive(file, passphrase);
  console.log(`${file} is intact: ${contentsOf(manifest)}.`);
  if (wanted.check) return;
  refuseOtherKey(config, manifest);
  const { migrated, leftOut } = await withDatabase(config, {}, (client) =>
    loadBackup(client, storageOf(config), { file, passphrase, manifest }),
  );
  for (const name of migrated) console.log(`Migrated: ${name.replace('.sql', '')}`);
  for (const name of leftOut) console.warn(`Skipped the table ${name}: it is not part of this program.`);
  console.log('Restored. Everyone has to sign in again. Start the program with npm start.');
});

/** With another key the program would refuse to start, and no bank account could be read. */
function refuseOtherKey(config: Config, { data_key_id }: Manifest): void {
  if (data_key_id === null) return;
  const found = findDataKey(config);
  if (found?.id === data_key_id) return;
  throw new BackupError(
    `The backup needs the key ${data_key_id}; ${found ? `the key here is ${found.id}` : 'there is no key here'}. ` +
      `Set DATA_KEY, or copy the file data-key of the old DATA_DIR into ${config.dataDir}. Nothing was changed.`,
  );
}
