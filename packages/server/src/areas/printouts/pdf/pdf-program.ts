/** A process that prints one printout: JSON on standard input, PDF on standard output. */

import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { drawPdf } from './draw.ts'
import type { Printout } from './printout.ts'

const printout: Printout = JSON.parse(await text(process.stdin))
await pipeline(drawPdf(printout), process.stdout)
