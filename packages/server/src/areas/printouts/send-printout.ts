/** Sends printouts as files. */

import type { PrintoutType } from '@polynya/domain'
import type { FastifyReply } from 'fastify'
import { attachment, FILE_POLICY } from '../../http/stored-files.ts'
import type { PrintPdf } from './pdf/print.ts'
import type { Printout } from './pdf/printout.ts'
import { CONTENT_TYPES } from './printout-url.ts'

interface PrintoutFile {
  /** Null if the connection that waits for it has closed. */
  readonly bytes: Buffer | null
  readonly type: PrintoutType
  /** Without its ending. */
  readonly name: string
  /** Whether browsers show it instead of saving it. */
  readonly isShown?: boolean
}

/** Browsers run their viewers of PDF in no sandbox. */
const SHOWN = {
  'content-disposition': 'inline',
  'content-security-policy': "frame-ancestors 'none'",
} as const

/** Sends a file that is made for its reader, and stored nowhere. */
export function sendPrintout(
  reply: FastifyReply,
  { bytes, type, name, isShown = false }: PrintoutFile,
): FastifyReply {
  if (bytes === null) return reply.hijack()
  reply.headers({
    'content-type': CONTENT_TYPES[type],
    'content-length': bytes.length,
    ...(isShown
      ? SHOWN
      : { 'content-disposition': attachment(`${name}.${type}`), 'content-security-policy': FILE_POLICY }),
    'cache-control': 'no-store',
    vary: 'accept-language, authorization',
  })
  return reply.send(bytes)
}

/** Returns the bytes of a PDF; null if the connection that waits for it has closed. */
export async function pdfOf(
  printout: Printout,
  { reply, printPdf }: { readonly reply: FastifyReply; readonly printPdf: PrintPdf },
): Promise<Buffer | null> {
  const closed = new AbortController()
  reply.raw.once('close', () => closed.abort())
  return printPdf(printout, { signal: closed.signal }).catch((problem) => {
    if (closed.signal.aborted) return null
    throw problem
  })
}
