import { expect, it } from 'vitest'
import { importProgress } from './import-progress.ts'

it('the progress of an import counts steps, lets other work run, and ends once the import is cancelled', async () => {
  const seen: unknown[] = []
  const cancelled = new AbortController()
  const progress = importProgress((each) => seen.push(each), cancelled.signal)
  progress.expect(3)
  expect(seen).toEqual([{ done: 0, count: 3 }])
  const other = new Promise<void>((resolve) => setImmediate(resolve))
  const busyUntil = performance.now() + 30
  while (performance.now() < busyUntil);
  await progress.step()
  await other
  expect(seen.at(-1)).toEqual({ done: 1, count: 3 })
  cancelled.abort()
  const stillBusyUntil = performance.now() + 30
  while (performance.now() < stillBusyUntil);
  await expect(progress.step()).rejects.toThrow()
})
