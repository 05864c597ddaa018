/** Pictures that were drawn, the latest requested ones, in the memory of the process. */

import { digestOf, type ShareCard } from './drawing/share-card.ts'

/** Bytes of the stored pictures together; one has 150 000 on average. */
const MOST_BYTES = 12_000_000

export interface StoredPictures {
  /**
   * Returns the picture of a card, drawn once for all who wait for it.
   * @param beforeDrawing called if it has to be drawn: throws to refuse
   */
  pngOf(card: ShareCard, beforeDrawing?: () => void): Promise<Buffer>
}

export function storedPictures(
  draw: (card: ShareCard) => Promise<Buffer>,
  mostBytes: number = MOST_BYTES,
): StoredPictures {
  const stored = new Map<string, Buffer>()
  const drawing = new Map<string, Promise<Buffer>>()
  let bytes = 0

  function remove(digest: string) {
    bytes -= stored.get(digest)?.length ?? 0
    stored.delete(digest)
  }

  function store(digest: string, picture: Buffer) {
    remove(digest)
    stored.set(digest, picture)
    bytes += picture.length
    for (const oldest of stored.keys()) {
      if (bytes <= mostBytes) break
      remove(oldest)
    }
  }

  async function drawAndStore(digest: string, card: ShareCard) {
    try {
      const picture = await draw(card)
      store(digest, picture)
      return picture
    } finally {
      drawing.delete(digest)
    }
  }

  return {
    async pngOf(card, beforeDrawing) {
      const digest = digestOf(card)
      const known = stored.get(digest)
      if (known) {
        store(digest, known)
        return known
      }
      const started = drawing.get(digest)
      if (started) return started
      beforeDrawing?.()
      const picture = drawAndStore(digest, card)
      drawing.set(digest, picture)
      return picture
    },
  }
}
