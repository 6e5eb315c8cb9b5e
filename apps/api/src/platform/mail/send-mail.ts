import { z } from 'zod';
import type { Config } from '../../config.ts';

type MailSettings = NonNullable<Config['mail']>;

/** The content in base64, since a mail waits as JSON. */
const attachment = z.object({ name: z.string(), type: z.string(), content: z.base64() });
export const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  attachments: z.array(attachment).optional(),
});
export type Mail = z.output<typeof mailSchema> & {
  /** the same for each try: by it a mailbox knows a mail that it has got already */
  readonly messageId?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Shorter than the idle limit of a transaction: the job's transaction waits for the mail server. */
const LONGEST_SENDING_MS = 8_000;
const PATIENCE = { connectionTimeout: 3_000, greetingTimeout: 3_000, socketTimeout: 4_000, dnsTimeout: 2_000 } as const;
const SUBMISSION_PORT = 587;
const SUBMISSION_PORT_TLS = 465;

/** Resolves when the server has accepted the mail. */
export async function sendMail(
  { smtpUrl, from }: MailSettings,
  { to, subject, text, html, attachments = [], messageId, headers = {} }: Mail,
): Promise<void> {
  // loaded with the first mail: most processes never send one
  const { createTransport } = await import('nodemailer');
  const url = new URL(smtpUrl);
  const secure = url.protocol === 'smtps:';
  const transport = createTransport({
    host: url.hostname,
    port: url.port === '' ? (secure ? SUBMISSION_PORT_TLS : SUBMISSION_PORT) : Number(url.port),
    secure,
    ...(url.username !== '' && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
      // the password is never sent unencrypted
      requireTLS: !secure,
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...PATIENCE,
  });
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The mail server took too long.')), LONGEST_SENDING_MS);
  try {
    await Promise.race([
      transport.sendMail({
        from,
        to,
        subject,
        text,
        html,
        headers: { ...headers },
        attachments: attachments.map(({ name, type, content }) => ({
          ...{ filename: name, contentType: type },
          content: Buffer.from(content, 'base64'),
        })),
        ...(messageId !== undefined && { messageId }),
      }),
      tooLate,
    ]);
  } finally {
    clearTimeout(timer);
    transport.close();
  }
}
