import { type Config, ConfigError } from '../config.ts'
import { firstAdministratorLink } from '../first-administrator.ts'
import { startServer } from '../server.ts'
import { stopOnSignals } from '../signals.ts'
import { say } from './say.ts'

/** `serve`: the server, until a signal. */
export async function run(config: Config) {
  if (config.demo)
    throw new ConfigError(
      'DEMO=1: this program makes no demo federation. `npm start` in a clone of the repository does.',
    )
  const server = await startServer(config)
  stopOnSignals(server)
  say(`Polynya listens on ${server.address}`)
  const link = await firstAdministratorLink(server.deps)
  if (link) say(`The first super administrator begins here, within 24 hours:\n  ${link}`)
}
