#!/usr/bin/env node
/** Starts the built program, and answers `--version` itself: loading the program would take as long as Node's own start. */

import { existsSync, readFileSync, writeSync } from 'node:fs'

const program = new URL('../dist/main.js', import.meta.url)
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const args = process.argv.slice(2)

/** In both languages: an older Node may not run the code that reads the catalogues, or they are not built. */
const fail = (english, russian) => {
  process.stderr.write(`${english}\n${russian}\n`)
  process.exitCode = 1
}

if (args.length === 1 && ['--version', '-V'].includes(args[0])) {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  // A stream on standard output takes a tenth of the time that Node itself needs to start.
  writeSync(1, `${version}\n`)
} else if (major < 22 || (major === 22 && minor < 18)) {
  fail(
    `polynya needs Node 22.18 or newer; this is ${process.version}.`,
    `Программе polynya нужен Node 22.18 или новее; это ${process.version}.`,
  )
} else if (existsSync(program)) {
  // Node caches the compiled code, which saves a tenth of a large start.
  process.getBuiltinModule('node:module').enableCompileCache()
  await import(program.href)
} else {
  fail(
    'polynya is not built yet: run "npm run build" in the repository first.',
    'Программа polynya ещё не собрана: сначала выполните «npm run build» в репозитории.',
  )
}
