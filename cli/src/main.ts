/** The program `polynya`. */

import manifest from '../package.json' with { type: 'json' }
import { run } from './program/run.ts'

const { version } = manifest
const keychain = new URL('keychain.js', import.meta.url)
process.exitCode = await run(process.argv.slice(2), { version, keychain })
