/**
 * How much an SVG draws through references of references: a few lines that use each other tenfold would keep a
 * browser busy for hours.
 */

const MAX_DRAWN = 50_000
const MAX_CHAIN = 50

interface Named {
  /** Elements inside the one with this id, itself included. */
  elements: number
  readonly targets: string[]
}

export interface SvgReferences {
  /** An element starts; its attributes follow. */
  open(): void
  /** The id of the innermost element. */
  name(id: string): void
  /** The innermost element points to an id. */
  refer(target: string): void
  close(): void
  /**
   * Returns whether references are circular, too deep, or draw more elements than a renderer should have to handle.
   */
  growTooFar(): boolean
}

export function svgReferences(): SvgReferences {
  const document: Named = { elements: 0, targets: [] }
  const byId = new Map<string, Named>()
  const path: Named[] = [document]
  return {
    open() {
      path.push({ elements: 0, targets: [] })
      for (const around of path) around.elements += 1
    },
    name(id) {
      const own = path.pop()
      const known = byId.get(id) ?? { elements: 0, targets: [] }
      known.elements += own?.elements ?? 0
      known.targets.push(...(own?.targets ?? []))
      byId.set(id, known)
      path.push(known)
    },
    refer(target) {
      for (const around of path) around.targets.push(target)
    },
    close() {
      path.pop()
    },
    growTooFar: () => drawnBy(document, byId) > MAX_DRAWN,
  }
}

/** The elements that something draws, what it points to included; infinitely many in a circle or a long chain. */
function drawnBy(start: Named, byId: ReadonlyMap<string, Named>): number {
  const known = new Map<Named, number>()
  const count = (named: Named, chain: number): number => {
    const before = known.get(named)
    if (before !== undefined) return before
    if (chain > MAX_CHAIN) return Number.POSITIVE_INFINITY
    known.set(named, Number.POSITIVE_INFINITY)
    const targets = named.targets.flatMap((target) => byId.get(target) ?? [])
    const drawn = targets.reduce((sum, target) => sum + count(target, chain + 1), named.elements)
    known.set(named, drawn)
    return drawn
  }
  return count(start, 0)
}
