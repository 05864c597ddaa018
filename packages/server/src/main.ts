/** The server's program: `serve` (by default), `backup <folder>`, `restore <folder>`, `test-restore [folder]`. */

import { type Config, readConfig } from './config.ts'
import { reportFailure, UsageError } from './report-failure.ts'

interface Command {
  run(config: Config, argument: string | undefined): Promise<void>
}

/** Loaded after the configuration is read: what is wrong with it is reported at once. */
const COMMANDS = {
  serve: () => import('./commands/serve.ts'),
  backup: () => import('./commands/backup.ts'),
  restore: () => import('./commands/restore.ts'),
  'test-restore': () => import('./commands/test-restore.ts'),
} as const satisfies Record<string, () => Promise<Command>>

const [name = 'serve', argument] = process.argv.slice(2)
try {
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name as keyof typeof COMMANDS] : null
  if (!load)
    throw new UsageError(`There is no command ${name}; there are ${Object.keys(COMMANDS).join(', ')}`)
  const config = readConfig(process.env)
  const { run }: Command = await load()
  await run(config, argument)
} catch (problem) {
  reportFailure(problem)
}
