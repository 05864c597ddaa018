/** The program `polynya`. Prints the version before loading anything else. */

import manifest from '../package.json' with { type: 'json' }

const { version } = manifest
const args = process.argv.slice(2)
if (args.length === 1 && (args[0] === '--version' || args[0] === '-V')) {
  process.stdout.write(`${version}\n`)
} else {
  const { run } = await import('./program/run.ts')
  process.exitCode = await run(args, { version, keychain: new URL('keychain.js', import.meta.url) })
}
