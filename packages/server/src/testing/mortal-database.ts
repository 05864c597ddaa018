/** The server's program, whose database thread is terminated on SIGUSR2, as by the system or for want of memory. */

import type { Worker } from 'node:worker_threads'

process.once('worker', (thread: Worker) => {
  process.once('SIGUSR2', () => void thread.terminate())
})
await import('../main.ts')
