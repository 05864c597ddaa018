/** The program `polynya`. */

import manifest from '../package.json' with { type: 'json' }
import { isRootHelp, showRootHelp } from './program/root-help.ts'

const { version } = manifest
const args = process.argv.slice(2)

if (isRootHelp(args)) await showRootHelp(new URL('.', import.meta.url))
else {
  const { run } = await import('./program/run.ts')
  process.exitCode = await run(args, { version, keychain: new URL('keychain.js', import.meta.url) })
}
