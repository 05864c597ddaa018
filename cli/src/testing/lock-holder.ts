/** A process that takes a lock and holds it until a line arrives: `lock-holder.ts <path>`; with a file, it counts in it. */

import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { withLock } from '../profile/lock.ts'

const [path = '', counter, times = '0'] = process.argv.slice(2)

if (counter) {
  for (let turn = 0; turn < Number(times); turn += 1) {
    await withLock(path, async () => {
      const count = Number(await readFile(counter, 'utf8'))
      await writeFile(counter, String(count + 1))
    })
  }
} else {
  await withLock(path, async () => {
    process.stdout.write('held\n')
    await once(process.stdin, 'data')
  })
  process.stdout.write('released\n')
  process.stdin.destroy()
}
