/** The letters of the demo, as its own page shows them. */

import { inject } from 'vitest'

/** The path of the link in the newest letter to an address. */
export async function linkMailedTo(email: string): Promise<string> {
  const letter = (await lettersTo(email))[0]
  const [, path] = /href="https?:\/\/[^/"]+(\/user\/[^"]+)"/.exec(letter ?? '') ?? []
  if (!path) throw new Error(`There is no letter with a link to ${email}`)
  return path.replaceAll('&amp;', '&')
}

/** The letters to an address, the newest first. */
export async function lettersTo(email: string): Promise<string[]> {
  const page = await (await fetch(`${inject('address')}/api/outbox`)).text()
  return page.split('<article>').filter((article) => article.includes(`<p>${email} `))
}
