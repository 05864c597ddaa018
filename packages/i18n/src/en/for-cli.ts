import { cli } from './cli.ts'
import { commands } from './commands.ts'
import { errors } from './errors.ts'
import { sport } from './sport.ts'

/** What the CLI speaks with. */
export const forCli = { cli, commands, errors, sport }
