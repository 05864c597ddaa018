/** Prints printouts as PDF in processes of their own, so that a long protocol neither stops the site nor takes its memory. */

import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { concurrencyLimit } from '../../../concurrency-limit.ts'
import { type OnPage, type Printout, readProgress } from './printout.ts'

export interface PrintOptions {
  /** Ends the process when the reader is gone. */
  readonly signal: AbortSignal
  readonly onPage?: OnPage
  /** Ends the process after this time; by default after a minute. */
  readonly atMostMs?: number
}

/** Returns the PDF of a printout. */
export type PrintPdf = (printout: Printout, options: PrintOptions) => Promise<Buffer>

/** More at once would only share the same processors. */
const AT_ONCE = 2

const ENDING = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
const PROGRAM = fileURLToPath(new URL(`./pdf-program.${ENDING}`, import.meta.url))
/** Collecting garbage early halves the memory of a long protocol. */
const MEMORY = ['--max-old-space-size=200', '--max-semi-space-size=2']
/** What runs from source loads the sources of other packages, too: a clone that was only started has no builds of them. */
const CONDITIONS = ENDING === 'ts' ? ['--conditions=source'] : []
/** Flags of the Node that prints. */
export const NODE_FLAGS: readonly string[] = [...MEMORY, ...CONDITIONS]
const A_MINUTE_MS = 60_000

/** Returns a printer that starts a process for each printout. */
export function pdfPrinter(): PrintPdf {
  const limit = concurrencyLimit(AT_ONCE)
  return (printout, options) => limit(() => printInProcess(printout, options))
}

async function printInProcess(printout: Printout, options: PrintOptions): Promise<Buffer> {
  const { signal, onPage, atMostMs = A_MINUTE_MS } = options
  signal.throwIfAborted()
  const child = spawn(process.execPath, [...NODE_FLAGS, PROGRAM], {
    signal,
    timeout: atMostMs,
    env: {},
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
  })
  const [, , , progress] = child.stdio
  if (onPage) reportPages(progress as Readable, onPage)
  else (progress as Readable).resume()
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
}

function reportPages(progress: Readable, onPage: OnPage) {
  createInterface({ input: progress }).on('line', (line) => onPage(readProgress(line)))
}
