/** Draws pictures outside of the event loop: the SVG in a thread of its own, its pixels in those of the library. */

import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { depthContours } from '@polynya/domain'
import { concurrencyLimit } from '../../../concurrency-limit.ts'
import { readPicture } from '../../../files/read-picture.ts'
import type { Drawn } from './draw-card.ts'
import { PICTURE } from './palette.ts'
import type { ShareCard } from './share-card.ts'
import { LAKE } from './water.ts'

const ENDING = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
const WORKER = new URL(`./drawing-worker.${ENDING}`, import.meta.url)
/** Milliseconds without pictures after which the thread ends, and with it the memory of its fonts. */
const IDLE_MS = 30_000
const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 }

export interface Drawing {
  /** Returns a picture as PNG. Pictures are drawn one after another. */
  pngOf(card: ShareCard): Promise<Buffer>
  stop(): Promise<void>
}

export function drawInThread(): Drawing {
  const limit = concurrencyLimit(1)
  let worker: Worker | null = null
  let idle: NodeJS.Timeout | undefined

  async function stop() {
    clearTimeout(idle)
    const ending = worker
    worker = null
    await ending?.terminate()
  }

  async function svgOf(card: ShareCard): Promise<string> {
    clearTimeout(idle)
    worker ??= new Worker(WORKER, { resourceLimits: MEMORY })
    const contours = depthContours({ seed: card.seed, ...LAKE })
    worker.postMessage({ card, contours } satisfies Drawn)
    const [svg] = (await once(worker, 'message')) as [string]
    idle = setTimeout(() => void stop(), IDLE_MS).unref()
    return svg
  }

  return {
    pngOf: (card) =>
      limit(async () => {
        try {
          return await rasterized(await svgOf(card))
        } catch (problem) {
          await stop()
          throw problem
        }
      }),
    stop,
  }
}

async function rasterized(svg: string): Promise<Buffer> {
  const { width, height } = PICTURE
  const picture = await readPicture(Buffer.from(svg), { limitInputPixels: width * height })
  return picture.removeAlpha().png({ compressionLevel: 9 }).toBuffer()
}
