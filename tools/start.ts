/** Builds stale artifacts, starts the server, and creates the demo federation in an empty installation. */

import {
  firstAdministratorLink,
  readConfig,
  reportFailure,
  startServer,
  stopOnSignals,
} from '@polynya/server'
import { DOCS, ensureBuilt, WEB, WIDGETS } from './builds.ts'
import { demoAccounts, makeDemo, wantsDemo } from './demo/demo.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  // By default, omit the info log of every change, which is noise on a first look.
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env })
  if (await ensureBuilt(WEB)) say('Built the app.')
  if (await ensureBuilt(WIDGETS)) say('Built the widgets.')
  if (await ensureBuilt(DOCS)) say('Built the documentation.')
  const server = await startServer(config)
  stopOnSignals(server)
  say(`\nPolynya: ${server.address}\nAPI:     ${server.address}/api/docs\nDocs:    ${server.address}/docs/`)
  if (await wantsDemo(server)) {
    say('Making the demo federation (once) …')
    await makeDemo(server, (line) => say(`  ${line}`))
  }
  for (const line of await demoAccounts(server)) say(line)
  const link = await firstAdministratorLink(server.deps)
  if (link) say(`\nThe first super administrator begins here, within 24 hours:\n  ${link}`)
} catch (problem) {
  reportFailure(problem)
}
