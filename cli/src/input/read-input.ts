/** Input of a command: a file, or `-` for standard input. */

import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { Context } from '../context/context.ts'
import { Stop } from '../failures/exit-status.ts'
import { failUnreadable } from './file-problem.ts'

type Reading = Pick<Context, 'terminal' | 't'>

export async function readBytes({ terminal, t }: Reading, path: string): Promise<Buffer> {
  if (path === '-') return buffer(terminal.stdin)
  return readFile(path).catch((problem) => failUnreadable(t, path, problem))
}

export async function readText(context: Reading, path: string): Promise<string> {
  return new TextDecoder().decode(await readBytes(context, path))
}

export const readJson = async (context: Reading, path: string): Promise<unknown> =>
  jsonOf(context, { path, text: await readText(context, path) })

interface JsonFile {
  readonly path: string
  readonly text: string
}

/** Returns the value of a file that was read. */
export function jsonOf({ t }: Pick<Context, 't'>, { path, text }: JsonFile): unknown {
  try {
    return JSON.parse(text)
  } catch (problem) {
    throw new Stop('refused', t('cli:notJson', { path, problem: (problem as Error).message }))
  }
}

/** Arguments, with a lone `-` replaced by the words of standard input. */
export async function wordsOf(context: Reading, words: readonly string[]): Promise<readonly string[]> {
  if (words.length !== 1 || words[0] !== '-') return words
  return (await readText(context, '-')).split(/\s+/).filter((word) => word !== '')
}
