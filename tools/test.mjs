/** `npm test`: everything that must hold, from a fresh clone. */

import { ensureInstalled, runProgram } from './bootstrap.mjs'

ensureInstalled()
runProgram('tools/test.ts')
