import { SMTPServer } from 'smtp-server'

export interface MailServer {
  readonly url: string
  /** The mails that it took, as they came. */
  readonly taken: readonly string[]
  stop(): Promise<void>
}

/** A mail server on loopback that refuses the first so many mails. */
export async function mailServer({ refuse = 0 } = {}): Promise<MailServer> {
  const taken: string[] = []
  let refused = 0
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk) => {
        text += chunk
      })
      stream.on('end', () => {
        if (refused++ < refuse) return done(new Error('Try again later'))
        taken.push(text)
        done()
      })
    },
  })
  await new Promise<void>((listening) => smtp.listen(0, '127.0.0.1', listening))
  const { port } = smtp.server.address() as { port: number }
  const stop = () => new Promise<void>((done) => smtp.close(() => done()))
  return { url: `smtp://127.0.0.1:${port}`, taken, stop }
}
