import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { StartupError } from './platform/postgres/startup-error.ts';

const KEY_BYTES = 32;
const SHORTEST_TOKEN = 16;
const SHORTEST_PASSPHRASE = 12;
const LONGEST_ATTRIBUTION = 200;

/** An empty value in a file or a container means "not set". */
const setting = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema);

const whole = (min: number, max: number, standard: number) =>
  setting(
    z
      .string()
      .regex(/^\d{1,9}$/, 'must be a whole number')
      .transform(Number)
      .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`))
      .default(standard),
  );

/** The driver understands more than the URL standard does, such as a socket folder in place of a host. */
const databaseUrl = z.string().regex(/^postgres(ql)?:\/\/\S+$/, 'must look like postgres://user@host/name');

const publicUrl = z
  .string()
  .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), 'must be an http:// or https:// address')
  .transform((value) => value.replace(/\/+$/, ''));

const dataKey = z
  .string()
  .transform((text) => Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64'))
  .refine((bytes) => bytes.length === KEY_BYTES, `must be ${KEY_BYTES} bytes in base64 or hexadecimal`);

const smtpUrl = z
  .string()
  .refine((value) => /^smtps?:\/\//.test(value) && URL.canParse(value), 'must look like smtp://user:password@host:587');

/** An address, or a name with the address in angle brackets. */
const mailFrom = z
  .string()
  .max(320)
  .regex(/^([^<>\r\n]* <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'must look like Proline <office@agency.example>');

/** What is sent there is private, so it travels encrypted unless it stays on this machine. */
const gatewayUrl = z
  .string()
  .refine(
    (value) =>
      URL.canParse(value) &&
      (value.startsWith('https://') || (value.startsWith('http://') && isLoopback(new URL(value).hostname))),
    'must be an https:// address',
  );

/** The places of zoom and tile stand in the path, so that the address has one host, which the browser is told. */
const tilesUrl = z
  .string()
  .refine(
    (value) =>
      /^https?:\/\/[^\s/{}]+\/[^\s]*$/.test(value) &&
      URL.canParse(value) &&
      ['{z}', '{x}', '{y}'].every((part) => value.split(part).length === 2),
    'must look like https://tiles.example/{z}/{x}/{y}.png',
  );

const email = z.email('must be an e-mail address').transform((value) => value.toLowerCase());

/** Every variable the program reads; `.env.example` and docs/operations.md list the same ones. */
const variables = z.object({
  PORT: whole(0, 65_535, 3000),
  HOST: setting(z.string().default('127.0.0.1')),
  DATA_DIR: setting(z.string().default('./data')),
  DATABASE_URL: setting(databaseUrl.optional()),
  DATABASE_LISTEN_URL: setting(databaseUrl.optional()),
  DEMO: setting(z.enum(['0', '1'], 'must be 0 or 1').optional()),
  OWNER_EMAIL: setting(email.optional()),
  PUBLIC_URL: setting(publicUrl.optional()),
  PRIVACY_EMAIL: setting(email.default('privacy@proline.test')),
  TRUST_PROXY: whole(0, 10, 0),
  LOG_LEVEL: setting(
    z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'must be fatal, error, warn, info, debug or silent')
      .default('warn'),
  ),
  DATA_KEY: setting(dataKey.optional()),
  SESSION_IDLE_MINUTES: whole(1, 43_200, 120),
  SESSION_MAX_HOURS: whole(1, 8_760, 24),
  POOL_SIZE: whole(1, 200, 10),
  POOL_WAIT_MS: whole(50, 60_000, 1_500),
  QUEUE_WAIT_MS: whole(50, 60_000, 500),
  STATEMENT_TIMEOUT_MS: whole(100, 600_000, 10_000),
  EXPORT_STALL_MS: whole(100, 600_000, 30_000),
  SMTP_URL: setting(smtpUrl.optional()),
  MAIL_FROM: setting(mailFrom.optional()),
  MESSAGE_GATEWAY_URL: setting(gatewayUrl.optional()),
  MESSAGE_GATEWAY_SECRET: setting(
    z.string().min(SHORTEST_TOKEN, `must have at least ${SHORTEST_TOKEN} characters`).optional(),
  ),
  S3_ENDPOINT: setting(publicUrl.optional()),
  S3_BUCKET: setting(
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,62}$/, 'must be the name of a bucket')
      .optional(),
  ),
  S3_REGION: setting(z.string().default('us-east-1')),
  S3_ACCESS_KEY_ID: setting(z.string().optional()),
  S3_SECRET_ACCESS_KEY: setting(z.string().optional()),
  METRICS_TOKEN: setting(z.string().min(SHORTEST_TOKEN, `must have at least ${SHORTEST_TOKEN} characters`).optional()),
  BACKUP_PASSPHRASE: setting(
    z.string().min(SHORTEST_PASSPHRASE, `must have at least ${SHORTEST_PASSPHRASE} characters`).optional(),
  ),
  MAP_TILES_URL: setting(tilesUrl.optional()),
  MAP_ATTRIBUTION: setting(z.string().max(LONGEST_ATTRIBUTION).optional()),
});

const S3_NAMES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

export const VARIABLE_NAMES = Object.keys(variables.shape);

export type Config = ReturnType<typeof toConfig>;

/** One line for each variable that cannot be used. */
export class ConfigError extends StartupError {
  override name = 'ConfigError';
}

/** Reads the environment and, below it, the file `.env` in `cwd`. */
export function loadConfig(env: NodeJS.ProcessEnv, cwd: string): Config {
  const known = Object.entries({ ...readEnvFile(cwd), ...env }).filter(([name]) => VARIABLE_NAMES.includes(name));
  const parsed = variables.safeParse(Object.fromEntries(known));
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'));
  }
  refuseHalfMail(parsed.data);
  refuseHalfBucket(parsed.data);
  refuseHalfGateway(parsed.data);
  if (parsed.data.MAP_TILES_URL !== undefined && parsed.data.MAP_ATTRIBUTION === undefined)
    throw new ConfigError('MAP_ATTRIBUTION is needed with MAP_TILES_URL');
  return toConfig(parsed.data, cwd);
}

/** A mail needs a sender, and its links an address that holds outside this machine. */
function refuseHalfMail({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: z.infer<typeof variables>): void {
  if (SMTP_URL === undefined) return;
  const missing = Object.entries({ MAIL_FROM, PUBLIC_URL }).filter(([, value]) => value === undefined);
  if (missing.length > 0) throw new ConfigError(missing.map(([name]) => `${name} is needed with SMTP_URL`).join('\n'));
}

/** Nobody but the gateway's owner may send through it. */
function refuseHalfGateway({ MESSAGE_GATEWAY_URL, MESSAGE_GATEWAY_SECRET }: z.infer<typeof variables>): void {
  if (MESSAGE_GATEWAY_URL !== undefined && MESSAGE_GATEWAY_SECRET === undefined)
    throw new ConfigError('MESSAGE_GATEWAY_SECRET is needed with MESSAGE_GATEWAY_URL');
}

/** All S3 variables or none: a forgotten one must not silently store files in the local folder. */
function refuseHalfBucket(values: z.infer<typeof variables>): void {
  const named = S3_NAMES.filter((name) => values[name] !== undefined);
  if (named.length === 0) return;
  const missing = S3_NAMES.filter((name) => values[name] === undefined);
  if (missing.length > 0) throw new ConfigError(missing.map((name) => `${name} is needed with ${named[0]}`).join('\n'));
}

function readEnvFile(cwd: string): NodeJS.Dict<string> {
  const file = path.join(cwd, '.env');
  return fs.existsSync(file) ? parseEnv(fs.readFileSync(file, 'utf8')) : {};
}

function toConfig(values: z.infer<typeof variables>, cwd: string) {
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: path.resolve(cwd, values.DATA_DIR),
    /** Undefined: the embedded PostgreSQL under `dataDir`. */
    databaseUrl: values.DATABASE_URL,
    /** An address that bypasses a pooler, because LISTEN needs a direct connection. Undefined: `databaseUrl` is used. */
    databaseListenUrl: values.DATABASE_LISTEN_URL,
    /** Whether an empty database is filled with demo data. */
    demo: values.DEMO === undefined ? isForThisMachineOnly(values) : values.DEMO === '1',
    ownerEmail: values.OWNER_EMAIL,
    /** The address under which people reach the program behind a proxy. */
    publicUrl: values.PUBLIC_URL,
    privacyEmail: values.PRIVACY_EMAIL,
    /** How many entries of X-Forwarded-For are trusted. */
    trustProxyHops: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    dataKey: values.DATA_KEY,
    sessionIdleMinutes: values.SESSION_IDLE_MINUTES,
    sessionMaxHours: values.SESSION_MAX_HOURS,
    poolSize: values.POOL_SIZE,
    poolWaitMs: values.POOL_WAIT_MS,
    /** How long requests may wait in line before newcomers are refused. */
    queueWaitMs: values.QUEUE_WAIT_MS,
    statementTimeoutMs: values.STATEMENT_TIMEOUT_MS,
    /** How long the reader of an export may take nothing before it is ended. */
    exportStallMs: values.EXPORT_STALL_MS,
    /** Null: no mail is sent, and invitation links are shown to the inviting admin. */
    mail:
      values.SMTP_URL === undefined || values.MAIL_FROM === undefined || values.PUBLIC_URL === undefined
        ? null
        : { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM, publicUrl: values.PUBLIC_URL },
    /** Null: messages to people leave the house by mail only, or not at all. */
    gateway:
      values.MESSAGE_GATEWAY_URL === undefined || values.MESSAGE_GATEWAY_SECRET === undefined
        ? null
        : { url: values.MESSAGE_GATEWAY_URL, secret: values.MESSAGE_GATEWAY_SECRET },
    /** Null: files are kept in a folder under `dataDir`. */
    s3: s3Of(values),
    metricsToken: values.METRICS_TOKEN,
    /** Undefined: backups are not encrypted. */
    backupPassphrase: values.BACKUP_PASSPHRASE,
    /** Null: the map has outlines and no streets. */
    map:
      values.MAP_TILES_URL === undefined
        ? null
        : { tilesUrl: values.MAP_TILES_URL, attribution: values.MAP_ATTRIBUTION ?? '' },
  };
}

export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host);

/** Demo accounts have a public password: unless somebody asks for them, they exist only where nobody else gets to. */
const isForThisMachineOnly = ({ HOST, PUBLIC_URL, DATABASE_URL }: z.infer<typeof variables>): boolean =>
  isLoopback(HOST) && PUBLIC_URL === undefined && DATABASE_URL === undefined;

function s3Of(values: z.infer<typeof variables>) {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  if (S3_ENDPOINT === undefined || S3_BUCKET === undefined) return null;
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
  };
}
