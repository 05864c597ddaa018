/**
 * A process that prints one printout: JSON on standard input, PDF on standard output, its progress on the file
 * descriptor 3.
 */

import { writeSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { drawPdf } from './draw.ts'
import { type Printout, progressLine } from './printout.ts'

const PROGRESS = 3

const printout: Printout = JSON.parse(await text(process.stdin))
// Drawing is synchronous: a stream would report all pages after the last one.
const drawn = drawPdf(printout, (progress) => writeSync(PROGRESS, progressLine(progress)))
await pipeline(drawn, process.stdout)
