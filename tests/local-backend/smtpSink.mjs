import { SMTPServer } from 'smtp-server';

/**
 * A mail server on this machine. `answer` returns an error for a recipient to refuse it.
 *
 * @param {(recipient: string) => Error | undefined} answer
 */
export async function openSmtpSink(answer = () => undefined) {
  const mails = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => done(answer(address)),
    onData(stream, { envelope }, done) {
      const parts = [];
      stream.on('data', (part) => parts.push(part));
      stream.on('end', () => {
        mails.push({
          from: envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(parts).toString('utf8'),
        });
        done();
      });
    },
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${server.server.address().port}`,
    mails,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
