import { rename, writeFile } from 'node:fs/promises'
import type { Context } from '../context/context.ts'
import { plain, type Text } from '../context/result.ts'
import { Stop } from '../failures/exit-status.ts'
import { failUnwritable } from '../input/file-problem.ts'

/** Writes a file; an older one of the path is replaced as a whole, or not at all. */
export async function replaceFile(path: string, bytes: Uint8Array): Promise<void> {
  await writeFile(`${path}.part`, bytes)
  await rename(`${path}.part`, path)
}

/** The same for a path that the user named, which is reported. */
export async function saveFile({ t, terminal }: Context, path: string, bytes: Uint8Array): Promise<void> {
  try {
    await replaceFile(path, bytes)
  } catch (problem) {
    failUnwritable(t, path, problem as NodeJS.ErrnoException)
  }
  terminal.note(t('cli:fileSaved', { path }))
}

interface Exported {
  /** All but spreadsheets are text, which standard output can take. */
  readonly type: 'csv' | 'json' | 'xlsx'
  /** The path of `--output`, which other files require. */
  readonly path: string | undefined
}

/** A file of the server as a result: its text on standard output, or saved at a path. */
export async function exportedFile(
  context: Context,
  { type, path }: Exported,
  load: () => Promise<{ readonly base64: string }>,
): Promise<Text> {
  if (type === 'xlsx' && path === undefined)
    throw new Stop('usage', context.t('cli:needsFlag', { flag: '--output' }))
  const bytes = Buffer.from((await load()).base64, 'base64')
  if (path === undefined) return plain(bytes.toString('utf8'))
  await saveFile(context, path, bytes)
  return plain('')
}
