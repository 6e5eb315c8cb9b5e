import net from 'node:net';

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

type ReceivedMail = { readonly to: readonly string[]; readonly data: string };

/** A mail server that keeps what it gets; `refuseNext` makes it turn down the next so many mails. */
export async function startMailServer() {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<net.Socket>();
  let refusals = 0;

  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    converse(
      socket,
      () => refusals-- > 0,
      (mail) => mails.push(mail),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');

  return {
    mails,
    /** What a program is told, so that it sends its mails here. */
    mail: {
      smtpUrl: `smtp://127.0.0.1:${address.port}`,
      from: 'Proline <office@proline.test>',
      publicUrl: 'https://office.proline.test',
    },
    refuseNext(count: number) {
      refusals = count;
    },
    async close() {
      sockets.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** As much SMTP as a client needs to hand over one mail. */
function converse(socket: net.Socket, turnsDown: () => boolean, keep: (mail: ReceivedMail) => void): void {
  let rest = '';
  let to: string[] = [];
  let inData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);

  const hear = (line: string) => {
    const command = line.slice(0, 4).toUpperCase();
    if (command === 'EHLO' || command === 'HELO') say('250 mail.test');
    else if (command === 'MAIL') say(turnsDown() ? '451 come back later' : '250 ok');
    else if (command === 'RCPT') {
      to.push(/<([^>]*)>/.exec(line)?.[1] ?? '');
      say('250 ok');
    } else if (command === 'DATA') {
      inData = true;
      say('354 go on');
    } else if (command === 'QUIT') {
      say('221 bye');
      socket.end();
    } else say('250 ok');
  };

  say('220 mail.test');
  socket.setEncoding('utf8').on('data', (chunk) => {
    rest += String(chunk);
    for (;;) {
      const end = inData ? '\r\n.\r\n' : '\r\n';
      const at = rest.indexOf(end);
      if (at < 0) return;
      const piece = rest.slice(0, at);
      rest = rest.slice(at + end.length);
      if (inData) {
        keep({ to, data: piece });
        to = [];
        inData = false;
        say('250 kept');
      } else hear(piece);
    }
  });
}
