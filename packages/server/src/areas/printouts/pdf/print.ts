/** Prints printouts as PDF in processes of their own, so that a long protocol neither stops the site nor takes its memory. */

import { spawn } from 'node:child_process'
import { buffer, text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { concurrencyLimit } from '../../../concurrency-limit.ts'
import type { Printout } from './printout.ts'

/** More at once would only share the same processors. */
const limit = concurrencyLimit(2)

const ENDING = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
const PROGRAM = fileURLToPath(new URL(`./pdf-program.${ENDING}`, import.meta.url))
/** Collecting garbage early halves the memory of a long protocol. */
const MEMORY = ['--max-old-space-size=200', '--max-semi-space-size=2']
const AT_MOST_MS = 60_000

/**
 * Returns the PDF of a printout.
 * @param signal ends the process when the reader is gone
 */
export const printPdf = (printout: Printout, signal: AbortSignal): Promise<Buffer> =>
  limit(async () => {
    signal.throwIfAborted()
    const child = spawn(process.execPath, [...MEMORY, PROGRAM], {
      signal,
      timeout: AT_MOST_MS,
      env: {},
      stdio: 'pipe',
    })
    const ended = new Promise<number | null>((resolve, reject) => {
      child.on('error', reject)
      child.on('close', resolve)
    })
    const [bytes, complaint, status] = await Promise.all([
      buffer(child.stdout),
      text(child.stderr),
      ended,
      pipeline([JSON.stringify(printout)], child.stdin),
    ])
    if (status !== 0) throw new Error(`The PDF was not printed (${status}): ${complaint}`)
    return bytes
  })
