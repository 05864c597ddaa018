/** E-mails of the demo, read from its outbox page. */

import { inject } from 'vitest'

/** Returns the path of the link in the newest e-mail to an address. */
export async function linkMailedTo(email: string): Promise<string> {
  const html = (await emailsTo(email))[0]
  const [, path] = /href="https?:\/\/[^/"]+(\/user\/[^"]+)"/.exec(html ?? '') ?? []
  if (!path) throw new Error(`No e-mail with a link to ${email}`)
  return path.replaceAll('&amp;', '&')
}

/** Returns the e-mails to an address, newest first. */
export async function emailsTo(email: string): Promise<string[]> {
  const page = await (await fetch(`${inject('address')}/api/outbox`)).text()
  return page.split('<article>').filter((article) => article.includes(`<p>${email} `))
}
