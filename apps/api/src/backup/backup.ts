import fs from 'node:fs';
import path from 'node:path';
import { loadConfig } from '../config.ts';
import { storageOf } from '../platform/storage/configured-storage.ts';
import { runCommand, withDatabase } from '../startup/command.ts';
import { readArchive } from './archive.ts';
import { contentsOf, readBackupArguments, whereCalled } from './backup-arguments.ts';
import { takeBackup } from './take-backup.ts';

const USAGE = `npm run backup -- [file or folder]: writes everything into one file, also while the program runs
  default: proline-<time>.backup in this folder
  BACKUP_PASSPHRASE    encrypts it; needed again to restore it`;

await runCommand(async () => {
  const wanted = readBackupArguments(process.argv.slice(2), USAGE);
  if (!wanted) return console.log(USAGE);
  const config = loadConfig(process.env, process.cwd());
  const passphrase = config.backupPassphrase;
  const file = placeOf(wanted.file);
  const manifest = await withDatabase(config, { besideProgram: true }, (client) =>
    takeBackup(client, storageOf(config), { file, passphrase }),
  );
  // a backup counts once it was read again
  await readArchive(file, passphrase);
  console.log(
    `${file}\n${contentsOf(manifest)}, ${passphrase === undefined ? 'not encrypted' : 'encrypted'}, checked.`,
  );
  for (const id of manifest.files_missing)
    console.warn(`File ${id} is missing from the storage, so it is not in the backup.`);
  console.log(
    `The backup does not contain DATA_KEY${manifest.data_key_id === null ? '' : ` (key ${manifest.data_key_id})`}. Keep the key in another place: without it, bank data cannot be read.`,
  );
});

/** A name of its own in a folder, or the place that was named. */
function placeOf(named: string | undefined): string {
  const place = path.resolve(whereCalled(), named ?? '.');
  const isFolder = fs.existsSync(place) && fs.statSync(place).isDirectory();
  const moment = new Date()
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
  return isFolder ? path.join(place, `proline-${moment}.backup`) : place;
}
