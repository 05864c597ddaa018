/** Reads a JSON list, with the line on which each of its items starts. */

interface JsonItems {
  readonly items: readonly { readonly line: number; readonly value: unknown }[]
  /** The line that is no JSON; null if the file is a list. */
  readonly errorLine: number | null
}

export function jsonItems(text: string): JsonItems {
  const source = text.replace(/^\uFEFF/, '')
  try {
    const list: unknown = JSON.parse(source)
    if (!Array.isArray(list)) return { items: [], errorLine: 1 }
    const lines = itemLines(source)
    return { items: list.map((value, index) => ({ line: lines[index] ?? 1, value })), errorLine: null }
  } catch (problem) {
    return { items: [], errorLine: errorLineOf(source, String(problem)) }
  }
}

/** The line in the message of the parser, or of the position in it; the last one if the file ends too early. */
function errorLineOf(source: string, message: string): number {
  const [, position] = /at position (\d+)/.exec(message) ?? []
  const before = position === undefined ? source : source.slice(0, Number(position))
  return before.split('\n').length
}

/** The line of each item of a valid list: where a value starts in the outermost brackets. */
function itemLines(source: string): number[] {
  const lines: number[] = []
  let [depth, line] = [0, 1]
  let isText = false
  let isAwaited = false
  for (let at = 0; at < source.length; at += 1) {
    const character = source[at] as string
    if (character === '\n') line += 1
    if (isText) {
      if (character === '\\') at += 1
      else if (character === '"') isText = false
      continue
    }
    if (isAwaited && !/[\s\]]/.test(character)) {
      lines.push(line)
      isAwaited = false
    }
    if (character === '"') isText = true
    else if (character === '[' || character === '{') depth += 1
    else if (character === ']' || character === '}') depth -= 1
    if (depth === 1 && (character === ',' || (character === '[' && lines.length === 0))) isAwaited = true
  }
  return lines
}
