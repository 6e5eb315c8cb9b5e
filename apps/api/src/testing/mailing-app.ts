import { startMailServer } from './program/mail-server.ts';
import { startMessageGateway } from './program/message-gateway.ts';
import { startTestApp } from './test-app.ts';

/** An app that can send mail and messages, and so offers everything, with the server that gets its mails. */
export async function startMailingApp() {
  const mailServer = await startMailServer();
  const messages = await startMessageGateway();
  const app = await startTestApp({ config: { mail: mailServer.mail, gateway: messages.gateway } });
  return {
    app,
    mailServer,
    close: async (): Promise<void> => {
      await app.close();
      await mailServer.close();
      await messages.close();
    },
  };
}
