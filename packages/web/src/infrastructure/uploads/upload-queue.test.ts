import { expect, it } from 'vitest'
import { type Sending, type UploadJob, uploadQueue } from './upload-queue.ts'

/** A queue whose sendings end when the test says so. */
function aQueue(check: (file: File, ahead: number) => unknown = () => null) {
  const sendings: (Sending & {
    readonly name: string
    readonly end: (problem?: unknown) => Promise<void>
  })[] = []
  const job: UploadJob = {
    check,
    send: (file, sending) =>
      new Promise((resolve, reject) => {
        const end = async (problem?: unknown) => {
          if (problem === undefined) resolve()
          else reject(problem)
          await new Promise((next) => setTimeout(next))
        }
        sending.signal.addEventListener('abort', () => reject(sending.signal.reason))
        sendings.push({ ...sending, name: file.name, end })
      }),
  }
  const { add, retry, ...rest } = uploadQueue()
  const queue = {
    ...rest,
    add: (chosen: readonly File[]) => add(chosen, job),
    retry: (id: number) => retry(id, job),
  }
  const shown = () => queue.uploads.get().map(({ file, state, sent }) => `${file.name} ${state} ${sent}`)
  return { queue, sendings, shown }
}

const files = (...names: string[]) => names.map((name) => new File(['ice'], name))

it('sends one file after the other and tells how far each is', async () => {
  const { queue, sendings, shown } = aQueue()
  queue.add(files('a.pdf', 'b.pdf'))
  sendings[0]?.onProgress(0.5)
  expect(shown()).toEqual(['a.pdf sending 0.5', 'b.pdf waiting 0'])
  await sendings[0]?.end()
  expect(shown()).toEqual(['b.pdf sending 0'])
  await sendings[1]?.end()
  expect(shown()).toEqual([])
  expect(queue.done.get()).toBe(2)
})

it('stores a failed upload with its reason, continues with the next, and retries it on request', async () => {
  const { queue, sendings, shown } = aQueue()
  queue.add(files('a.pdf', 'b.pdf'))
  await sendings[0]?.end('no line')
  expect(shown()).toEqual(['a.pdf failed 0', 'b.pdf sending 0'])
  expect(queue.uploads.get()[0]?.problem).toBe('no line')
  queue.retry(1)
  expect(shown()).toEqual(['b.pdf sending 0', 'a.pdf waiting 0'])
  await sendings[1]?.end()
  await sendings[2]?.end()
  expect([sendings.map(({ name }) => name), shown()]).toEqual([['a.pdf', 'b.pdf', 'a.pdf'], []])
})

it('cancels an upload that is in progress, and one that is waiting', async () => {
  const { queue, sendings, shown } = aQueue()
  queue.add(files('a.pdf', 'b.pdf', 'c.pdf'))
  queue.cancel(2)
  queue.cancel(1)
  expect(sendings[0]?.signal.aborted).toBe(true)
  await sendings[0]?.end()
  expect(shown()).toEqual(['c.pdf sending 0'])
  queue.stop()
  expect([sendings[1]?.signal.aborted, shown()]).toEqual([true, []])
})

it('never uploads a file that would be refused, and counts the uploads ahead', async () => {
  const { queue, sendings, shown } = aQueue((_, ahead) => (ahead >= 2 ? 'too many' : null))
  queue.add(files('a.pdf', 'b.pdf', 'c.pdf'))
  expect(shown()).toEqual(['a.pdf sending 0', 'b.pdf waiting 0', 'c.pdf failed 0'])
  await sendings[0]?.end()
  await sendings[1]?.end()
  expect(sendings).toHaveLength(2)
  expect(queue.uploads.get()).toMatchObject([{ state: 'failed', problem: 'too many' }])
})
