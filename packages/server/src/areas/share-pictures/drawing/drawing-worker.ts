/** The thread that lays pictures out and draws their SVG. It imports no other package, so that it starts fast. */

import { parentPort } from 'node:worker_threads'
import { type Drawn, drawCard } from './draw-card.ts'
import { createLettering } from './lettering.ts'

const lettering = createLettering()

parentPort?.on('message', (drawn: Drawn) => parentPort?.postMessage(drawCard(drawn, lettering)))
