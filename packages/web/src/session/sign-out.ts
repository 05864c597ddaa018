import type { App } from '../app/app-context.ts'
import { paths } from '../paths.ts'

/** Ends the session here and on the server, goes home, and loads the site anew, so that nothing of it stays. */
export async function signOut({ client, leaveTo }: Pick<App, 'client' | 'leaveTo'>) {
  await client.session.signOut()
  leaveTo(paths.home)
}
