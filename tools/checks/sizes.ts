/** How long files and functions may be, with a baseline of what is over the limit and may only shrink. */

import { ANONYMOUS, functionsOf } from './functions.ts'
import { type Finding, isCode, isTest, type Source } from './source.ts'

export const LIMITS = {
  file: { asks: 250, fails: 400 },
  function: { asks: 40, fails: 80 },
  component: { asks: 40, fails: 120 },
  params: 3,
} as const

/** Present size by `path` of a file or `path#name` of a function, for those over the failing limit. */
export type Baseline = Readonly<Record<string, number>>

export const BASELINE_PATH = 'tools/checks/sizes.baseline.json'

interface Measured {
  readonly key: string
  readonly path: string
  readonly line: number
  readonly what: string
  readonly size: number
  readonly asks: number
  readonly fails: number
  readonly way: string
}

export function sizes(sources: readonly Source[], baseline: Baseline): Finding[] {
  const checked = sources.filter(({ path }) => isMeasured(path))
  const measured = largestByKey(checked.flatMap((source) => [fileSize(source), ...functionSizes(source)]))
  const tooMany = checked.flatMap(tooManyParams)
  return [
    ...measured.flatMap((each) => sizeFinding(each, baseline)),
    ...tooMany,
    ...stale(measured, baseline),
  ]
}

/** Tests, catalogues and generated files may be as long as they are. */
const isMeasured = (path: string) =>
  (isCode(path) || path.endsWith('.css')) &&
  !isTest(path) &&
  !/^packages\/i18n\/src\/(ru|en)\b|(^|\/)generated\/|\.gen(erated)?\./.test(path)

function fileSize({ path, text }: Source): Measured {
  const size = text.replace(/\n$/, '').split('\n').length
  return {
    key: path,
    path,
    line: 1,
    what: 'file',
    size,
    ...LIMITS.file,
    way: 'move one of its subjects to its own file',
  }
}

function functionSizes(source: Source): Measured[] {
  return functionsOf(source).map(({ name, line, lines, isComponent }) => ({
    key: `${source.path}#${name}`,
    path: source.path,
    line,
    what: name,
    size: lines,
    ...(isComponent ? LIMITS.component : LIMITS.function),
    way: isComponent ? 'take parts out as components' : 'give its steps names and functions of their own',
  }))
}

/** Functions of one name in one file share a key: the largest counts. */
function largestByKey(measured: readonly Measured[]): Measured[] {
  const byKey = new Map<string, Measured>()
  for (const each of measured) {
    if (each.size >= (byKey.get(each.key)?.size ?? 0)) byKey.set(each.key, each)
  }
  return [...byKey.values()]
}

function sizeFinding(
  { key, path, line, what, size, asks, fails, way }: Measured,
  baseline: Baseline,
): Finding[] {
  const at = (message: string): Finding => ({ path, line, message })
  const recorded = baseline[key]
  if (size <= asks) return []
  if (size <= fails) {
    return [{ ...at(`${what} has ${size} lines, over ${asks}: could you ${way}?`), isWarning: true }]
  }
  if (recorded === undefined) return [at(`${what} has ${size} lines, ${fails} are allowed: ${way}`)]
  if (size > recorded)
    return [at(`${what} grew from ${recorded} to ${size} lines and may only shrink: ${way}`)]
  return size < recorded
    ? [at(`${what} shrank to ${size} lines: write ${size} for ${key} in ${BASELINE_PATH}`)]
    : []
}

/** A callback without a name has the parameters that its caller gives it. */
function tooManyParams(source: Source): Finding[] {
  return functionsOf(source)
    .filter(({ name, params }) => params > LIMITS.params && name !== ANONYMOUS)
    .map(({ name, line, params }) => ({
      path: source.path,
      line,
      message: `${name} takes ${params} parameters, ${LIMITS.params} are allowed: take one object of options`,
    }))
}

function stale(measured: readonly Measured[], baseline: Baseline): Finding[] {
  const over = new Set(measured.filter(({ size, fails }) => size > fails).map(({ key }) => key))
  return Object.keys(baseline)
    .filter((key) => !over.has(key))
    .map((key) => ({
      path: BASELINE_PATH,
      line: 1,
      message: `${key} is no longer over its limit: take its row out`,
    }))
}
