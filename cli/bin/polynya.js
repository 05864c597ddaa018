#!/usr/bin/env node
/** Starts the built program. Node keeps what it compiled, which is worth a tenth of a large start. */

import { existsSync } from 'node:fs'
import * as module from 'node:module'

const program = new URL('../dist/main.js', import.meta.url)

if (existsSync(program)) {
  module.enableCompileCache?.()
  await import(program.href)
} else {
  // In both languages: the catalogues are part of what is missing.
  process.stderr.write(
    'polynya is not built yet: run "npm run build" in the repository first.\n' +
      'Программа polynya ещё не собрана: сначала выполните «npm run build» в репозитории.\n',
  )
  process.exitCode = 1
}
