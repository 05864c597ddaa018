/** The layers of each part of the repository whose folders depend on each other in one direction. */

import { handlerPathOf } from './handlers.ts'
import type { Layering } from './one-way.ts'

/** @param ids ids of the calls of the contract */
export function layeringsOf(ids: readonly string[]): Layering[] {
  const handlers = new Set(ids.map(handlerPathOf))
  const isEntry = (path: string) => handlers.has(path) || path.endsWith('.handlers.ts')
  return [{ root: 'packages/server/src/areas', layers: [['*']], except: isEntry, asks: true }]
}
