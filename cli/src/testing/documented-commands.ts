/** Command lines of the documents: those in blocks of `sh`, and those between backquotes. */

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Block {
  /** File and line. */
  readonly place: string
  /** Empty if the document names none. */
  readonly language: string
  readonly text: string
}

export interface DocumentedCommand {
  readonly place: string
  /** The program and its arguments, without variables in front of it. */
  readonly words: readonly string[]
}

const DOCUMENTS = ['*.md', 'docs/**/*.md', 'examples/*.md', 'cli/*.md', 'sdk/*.md', 'widgets/**/README.md']
const LEFT_OUT = /(^|\/)(node_modules|dist)\//

/** A block of code, or code between backquotes. */
const CODE = /^ *```([\w-]*)\n([\s\S]*?)^ *```$|`([^`\n]+)`/gm

/** @param root folder of the repository */
export function documentedCode(root: string): { blocks: Block[]; spans: Block[] } {
  const files = DOCUMENTS.flatMap((pattern) => globSync(pattern, { cwd: root })).filter(
    (file) => !LEFT_OUT.test(file),
  )
  const found = files.flatMap((file) => {
    const markdown = readFileSync(join(root, file), 'utf8')
    return [...markdown.matchAll(CODE)].map(({ 1: language, 2: block, 3: span, index }) => ({
      place: `${file}:${markdown.slice(0, index).split('\n').length}`,
      language: language ?? '',
      text: block ?? span ?? '',
      isBlock: block !== undefined,
    }))
  })
  return { blocks: found.filter(({ isBlock }) => isBlock), spans: found.filter(({ isBlock }) => !isBlock) }
}

const COMMENT = /(^|\s)#.*$/
const BETWEEN_COMMANDS = / && | \|\|? |; /
const WORD = /'[^']*'|"[^"]*"|\S+/g
const VARIABLE = /^[A-Z_]+=/

/** The commands of a block, each on one line; several may be joined. */
export function commandsOf({ place, text }: Block): DocumentedCommand[] {
  const commands = text.split('\n').flatMap((line) => line.replace(COMMENT, '').split(BETWEEN_COMMANDS))
  return commands
    .map((command) => (command.match(WORD) ?? []).map((word) => word.replace(/^(['"])(.*)\1$/, '$2')))
    .map((words) => words.slice(words.findIndex((word) => !VARIABLE.test(word))))
    .filter((words) => words.length > 0)
    .map((words) => ({ place, words }))
}
