import { buffer } from 'node:stream/consumers'
import { drawPdf } from '../areas/printouts/pdf/draw.ts'
import type { PrintPdf } from '../areas/printouts/pdf/print.ts'

/** Draws in this process: starting one takes longer than all that a small printout needs. */
export const drawHere: PrintPdf = (printout, { signal, onPage }) => {
  signal.throwIfAborted()
  return buffer(drawPdf(JSON.parse(JSON.stringify(printout)), onPage))
}
