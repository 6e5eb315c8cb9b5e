import { StartupError } from '../platform/postgres/startup-error.ts';

/** A backup that cannot be taken or trusted; the message is for the person at the terminal. */
export class BackupError extends StartupError {
  override name = 'BackupError';
}
