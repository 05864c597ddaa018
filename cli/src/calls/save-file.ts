import { rename, writeFile } from 'node:fs/promises'
import type { Context } from '../context/context.ts'
import { plain, type Text } from '../context/result.ts'
import { failUnwritable } from '../input/file-problem.ts'

/** Writes a file; an older one of the path is replaced as a whole, or not at all. */
export async function saveFile({ t, terminal }: Context, path: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeFile(`${path}.part`, bytes)
    await rename(`${path}.part`, path)
  } catch (problem) {
    failUnwritable(t, path, problem as NodeJS.ErrnoException)
  }
  terminal.note(t('cli:fileSaved', { path }))
}

/** An exported file as a result: its text on standard output, or saved at the path of `--output`. */
export async function exportedFile(
  context: Context,
  base64: string,
  path: string | undefined,
): Promise<Text> {
  const bytes = Buffer.from(base64, 'base64')
  if (path === undefined) return plain(bytes.toString('utf8'))
  await saveFile(context, path, bytes)
  return plain('')
}
