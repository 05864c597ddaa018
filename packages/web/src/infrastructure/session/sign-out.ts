import { paths } from '../addresses/paths.ts'
import type { App } from '../context/app-context.ts'

/**
 * Ends the session here and on the server, opens the home page and reloads the site, so that no data of the
 * session remains.
 */
export async function signOut({ client, waiting, leaveTo }: Pick<App, 'client' | 'waiting' | 'leaveTo'>) {
  await waiting.during(client.session.signOut())
  leaveTo(paths.home)
}
