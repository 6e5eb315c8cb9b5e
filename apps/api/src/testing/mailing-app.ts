import { startMailServer } from './program/mail-server.ts';
import { startTestApp } from './test-app.ts';

/** An app that can send mail, and so offers everything, with the server that gets its mails. */
export async function startMailingApp() {
  const mailServer = await startMailServer();
  const app = await startTestApp({ config: { mail: mailServer.mail } });
  return {
    app,
    mailServer,
    close: async (): Promise<void> => {
      await app.close();
      await mailServer.close();
    },
  };
}
