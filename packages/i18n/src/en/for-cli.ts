import { cli } from './cli.ts'
import { errors } from './errors.ts'
import { fileImports } from './file-imports.ts'
import { orders } from './orders.ts'
import { resultChecks } from './result-checks.ts'
import { sport } from './sport.ts'

/** Texts of the CLI, without its help. */
export const forCli = {
  cli,
  errors,
  orders,
  results: { checks: resultChecks },
  sport,
  administration: { fileImports },
}
