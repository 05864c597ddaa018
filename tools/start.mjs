/** `npm start`: from a fresh clone to a running federation. */

import { ensureInstalled, runProgram } from './bootstrap.mjs'

ensureInstalled()
runProgram('tools/start.ts')
