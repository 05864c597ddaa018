/**
 * Reads, writes or removes one secret of the system's keychain. A separate program, because a keychain that does
 * not respond blocks the whole process until it is killed.
 */

import { text } from 'node:stream/consumers'

const { AsyncEntry } = await import('@napi-rs/keyring')

const [action, service = '', account = ''] = process.argv.slice(2)
// Otherwise the kernel's keyring may be used silently on Linux, which is lost on reboot.
const entry = new AsyncEntry(service, account, { linux: { store: 'secret-service' } })
try {
  if (action === 'write') await entry.setPassword(await text(process.stdin))
  if (action === 'remove') await entry.deletePassword()
  process.stdout.write(action === 'read' ? ((await entry.getPassword()) ?? '') : '')
} catch (problem) {
  process.stderr.write((problem as Error).message)
  process.exitCode = 1
}
