/** The server's program: `serve` (by default), `backup <folder>`, `restore <folder>`, `test-restore [folder]`. */

import { type Config, readConfig } from './config.ts'
import { reportFailure, UsageError } from './report-failure.ts'
import { readVersion } from './version.ts'

interface Command {
  run(config: Config, argument: string | undefined): Promise<void>
}

interface CommandEntry {
  readonly name: string
  /** Its argument, as the help shows it; empty if it takes none. */
  readonly argument: string
  readonly help: string
  /** Called after the configuration is read: what is wrong with it is reported at once. */
  load(): Promise<Command>
}

const COMMANDS: readonly CommandEntry[] = [
  {
    name: 'serve',
    argument: '',
    help: 'Start the server (default)',
    load: () => import('./commands/serve.ts'),
  },
  {
    name: 'backup',
    argument: '<folder>',
    help: 'Write tables and files into a new folder',
    load: () => import('./commands/backup.ts'),
  },
  {
    name: 'restore',
    argument: '<folder>',
    help: 'Restore a backup into a new, empty installation',
    load: () => import('./commands/restore.ts'),
  },
  {
    name: 'test-restore',
    argument: '[folder]',
    help: 'Restore a backup, by default the newest, into a scratch database',
    load: () => import('./commands/test-restore.ts'),
  },
]

function usage(): string {
  const lines = COMMANDS.map(({ name, argument, help }) => `  ${`${name} ${argument}`.padEnd(24)}${help}`)
  return [
    'Usage: polynya-server [command]',
    ...lines,
    'Configuration: environment variables. Options: --help, --version.',
  ].join('\n')
}

/** @throws UsageError if the command does not exist or does not take an argument */
function commandOf(name: string, args: readonly string[]): CommandEntry {
  const command = COMMANDS.find((entry) => entry.name === name)
  if (!command) {
    const names = COMMANDS.map((entry) => entry.name)
    throw new UsageError(`There is no command ${name}; there are ${names.join(', ')}`)
  }
  const accepted = command.argument === '' ? 0 : 1
  const surplus = args.find((argument, index) => index >= accepted || argument.startsWith('-'))
  if (surplus !== undefined) throw new UsageError(`${name} takes no argument ${surplus}; see --help`)
  return command
}

async function main([name = 'serve', ...args]: readonly string[]): Promise<void> {
  for (const [option, text] of [
    ['--help', usage],
    ['--version', readVersion],
  ] as const)
    if (name === option || args.includes(option)) return void process.stdout.write(`${text()}\n`)
  const { load } = commandOf(name, args)
  const config = readConfig(process.env)
  const { run } = await load()
  await run(config, args[0])
}

await main(process.argv.slice(2)).catch(reportFailure)
