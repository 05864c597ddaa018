import type { App } from '../app/app-context.ts'
import { paths } from '../paths.ts'

/** Ends the session here and on the server, goes home, and loads the site anew, so that nothing of it stays. */
export async function signOut({ client, waiting, leaveTo }: Pick<App, 'client' | 'waiting' | 'leaveTo'>) {
  await waiting.during(client.session.signOut())
  leaveTo(paths.home)
}
