/** How long files and functions may be. */

import { ANONYMOUS, functionsOf } from './functions.ts'
import { type Finding, isCode, isTest, type Source } from './source.ts'

export const LIMITS = {
  file: { asks: 250, fails: 400 },
  function: { asks: 40, fails: 80 },
  component: { asks: 40, fails: 120 },
  params: { public: 3, private: 5 },
} as const

interface Measured {
  readonly path: string
  readonly line: number
  readonly what: string
  readonly size: number
  readonly asks: number
  readonly fails: number
  readonly way: string
}

export function sizes(sources: readonly Source[]): Finding[] {
  const checked = sources.filter(({ path }) => isMeasured(path))
  const measured = checked.flatMap((source) => [fileSize(source), ...functionSizes(source)])
  return [...measured.flatMap(sizeFinding), ...checked.flatMap(tooManyParams)]
}

/** Tests, catalogues and generated files may be as long as they are. */
const isMeasured = (path: string) =>
  (isCode(path) || path.endsWith('.css')) &&
  !isTest(path) &&
  !/^packages\/i18n\/src\/(ru|en)\b|(^|\/)generated\/|\.gen(erated)?\./.test(path)

function fileSize({ path, text }: Source): Measured {
  const size = text.replace(/\n$/, '').split('\n').length
  return {
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
    path: source.path,
    line,
    what: name,
    size: lines,
    ...(isComponent ? LIMITS.component : LIMITS.function),
    way: isComponent ? 'take parts out as components' : 'give its steps names and functions of their own',
  }))
}

function sizeFinding({ path, line, what, size, asks, fails, way }: Measured): Finding[] {
  if (size <= asks) return []
  if (size > fails)
    return [{ path, line, message: `${what} has ${size} lines, ${fails} are allowed: ${way}` }]
  return [
    { path, line, message: `${what} has ${size} lines, over ${asks}: could you ${way}?`, isWarning: true },
  ]
}

/** A callback without a name has the parameters that its caller gives it. */
function tooManyParams(source: Source): Finding[] {
  return functionsOf(source)
    .map((each) => ({ ...each, allowed: LIMITS.params[each.isPrivate ? 'private' : 'public'] }))
    .filter(({ name, params, allowed }) => params > allowed && name !== ANONYMOUS)
    .map(({ name, line, params, allowed }) => ({
      path: source.path,
      line,
      message: `${name} takes ${params} parameters, ${allowed} are allowed: take one object of options`,
    }))
}
