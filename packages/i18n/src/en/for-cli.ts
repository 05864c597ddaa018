import { cli } from './cli.ts'
import { commands } from './commands.ts'
import { errors } from './errors.ts'
import { fileImports } from './file-imports.ts'
import { orders } from './orders.ts'
import { sport } from './sport.ts'

/** Texts of the CLI. */
export const forCli = { cli, commands, errors, orders, sport, administration: { fileImports } }
