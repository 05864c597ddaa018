import type { Transporter } from 'nodemailer'

/** Delivers one stored e-mail to a mail server; throws if the server rejects it. */
export interface Transport {
  deliver(mail: {
    readonly id: number
    readonly to: string
    readonly subject: string
    readonly text: string
    /** The same as a page; null if there is none. */
    readonly html: string | null
    /** A date for the reader's calendar. */
    readonly calendar: string | null
    /** Address that ends the subscription that sends it. */
    readonly unsubscribe?: string | null
  }): Promise<void>
}

/** Returns the transport to the mail server of a URL. */
export function smtpTransport(url: string, from: string): Transport {
  // Loaded with the first e-mail.
  let transport: Promise<Transporter> | undefined
  const open = async () => (await import('nodemailer')).createTransport(url)
  return {
    async deliver({ id, to, subject, text, html, calendar, unsubscribe }) {
      // Every attempt has the same id, so mail servers and clients discard a second copy.
      transport ??= open()
      const mails = await transport
      await mails.sendMail({
        from,
        to,
        subject,
        text,
        ...(html !== null && { html }),
        messageId: `<polynya-${id}@${hostOf(from)}>`,
        ...(calendar !== null && {
          icalEvent: { method: 'PUBLISH', filename: 'event.ics', content: calendar },
        }),
        ...(unsubscribe && { headers: unsubscribeHeaders(unsubscribe) }),
      })
    },
  }
}

/** Mail clients offer a button for an address; RFC 8058 permits the POST behind it only over TLS. */
const unsubscribeHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  ...(address.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
})

const hostOf = (from: string) => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
