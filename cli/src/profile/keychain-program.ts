/**
 * Reads, writes or removes one secret of the system's keychain. A program of its own: a keychain that does not answer
 * blocks the whole process, and nothing but its end ends that.
 */

import { text } from 'node:stream/consumers'

const { AsyncEntry } = await import('@napi-rs/keyring')

const [action, service = '', account = ''] = process.argv.slice(2)
// Elsewhere on Linux the kernel's keyring is taken silently, which forgets everything at the next start.
const entry = new AsyncEntry(service, account, { linux: { store: 'secret-service' } })
try {
  if (action === 'write') await entry.setPassword(await text(process.stdin))
  if (action === 'remove') await entry.deletePassword()
  process.stdout.write(action === 'read' ? ((await entry.getPassword()) ?? '') : '')
} catch (problem) {
  process.stderr.write((problem as Error).message)
  process.exitCode = 1
}
