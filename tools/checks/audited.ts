/** Calls that change something are recorded in the audit log, or the reason why not is written down here. */

import { posix } from 'node:path'
import { handlerPathOf } from './handlers.ts'
import { importsOf } from './imports.ts'
import type { Finding, Source } from './source.ts'

const LOG = 'packages/server/src/access/audit.store.ts'
const RECORDING = ['recordChange', 'recordChanges']

/**
 * Finds calls whose handlers do not reach the audit log by their imports, and reasons that no call needs any more.
 * @param ids ids of the calls that change something: `swimmers.uploadAvatar`
 * @param unrecorded those that are not recorded, each with the reason
 */
export function audited(
  sources: readonly Source[],
  ids: readonly string[],
  unrecorded: Readonly<Record<string, string>>,
): Finding[] {
  const byPath = new Map(sources.map((source) => [source.path, source]))
  return ids.flatMap((id) => {
    const path = handlerPathOf(id)
    const isExempt = id in unrecorded
    if (!byPath.has(path) || reachesLog(path, byPath) !== isExempt) return []
    const message = isExempt
      ? `${id} is recorded in the audit log: delete its reason from tools/checks/unaudited.ts`
      : `${id} changes something and does not reach recordChange: record it, or add the reason to tools/checks/unaudited.ts`
    return [{ path, line: 1, message }]
  })
}

/** Whether a module records changes, or imports one that does. */
function reachesLog(path: string, byPath: ReadonlyMap<string, Source>, seen = new Set<string>()): boolean {
  const source = byPath.get(path)
  if (!source || seen.has(path)) return false
  seen.add(path)
  return importsOf(source)
    .filter(({ typeOnly, module }) => !typeOnly && module.startsWith('.'))
    .some(({ module, names }) => {
      const target = posix.join(posix.dirname(path), module)
      return target === LOG
        ? names.some((name) => RECORDING.includes(name))
        : reachesLog(target, byPath, seen)
    })
}
