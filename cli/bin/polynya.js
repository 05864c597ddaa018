#!/usr/bin/env node
/** Starts the built program. Node caches the compiled code, which saves a tenth of a large start. */

import { existsSync } from 'node:fs'
import * as module from 'node:module'

const program = new URL('../dist/main.js', import.meta.url)
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

/** In both languages: an older Node may not run the code that reads the catalogues, or they are not built. */
const fail = (english, russian) => {
  process.stderr.write(`${english}\n${russian}\n`)
  process.exitCode = 1
}

if (major < 22 || (major === 22 && minor < 18)) {
  fail(
    `polynya needs Node 22.18 or newer; this is ${process.version}.`,
    `Программе polynya нужен Node 22.18 или новее; это ${process.version}.`,
  )
} else if (existsSync(program)) {
  module.enableCompileCache?.()
  await import(program.href)
} else {
  fail(
    'polynya is not built yet: run "npm run build" in the repository first.',
    'Программа polynya ещё не собрана: сначала выполните «npm run build» в репозитории.',
  )
}
