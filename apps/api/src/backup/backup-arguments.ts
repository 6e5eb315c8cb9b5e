import { parseArgs } from 'node:util';
import { BackupError } from './backup-error.ts';
import type { Manifest } from './manifest.ts';

type BackupArguments = { readonly file: string | undefined; readonly check: boolean };

/** null: help was asked for */
export function readBackupArguments(args: readonly string[], usage: string): BackupArguments | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { check: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    });
    if (positionals.length > 1) throw new Error('Name one file at a time.');
    return values.help ? null : { file: positionals[0], check: values.check ?? false };
  } catch (error) {
    throw new BackupError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

/** npm runs its scripts in the project's folder; a path means the one where it was typed. */
export const whereCalled = (): string => process.env.INIT_CWD ?? process.cwd();

export const contentsOf = ({ made_at, tables, files, migrations }: Manifest): string => {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0).toLocaleString('en');
  return `${rows} rows and ${files.length.toLocaleString('en')} files as of ${made_at}, last migration ${migrations.at(-1)?.name.replace('.sql', '') ?? 'none'}`;
};
