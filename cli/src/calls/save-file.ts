import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import type { Context } from '../context/context.ts'
import { plain, type Text } from '../context/result.ts'
import { Stop } from '../failures/exit-status.ts'
import { failUnwritable } from '../input/file-problem.ts'

/** Writes a file; an older one of the path is replaced as a whole, or not at all. */
export async function replaceFile({ t }: Pick<Context, 't'>, path: string, bytes: Uint8Array): Promise<void> {
  const part = `${path}.part`
  try {
    await writeFile(part, bytes)
    await rename(part, path)
  } catch (problem) {
    await rm(part, { force: true }).catch(() => undefined)
    failUnwritable(t, path, problem as NodeJS.ErrnoException)
  }
}

/** Makes the folder of files that a command writes. */
export async function makeFolder({ t }: Pick<Context, 't'>, path: string): Promise<void> {
  await mkdir(path, { recursive: true }).catch((problem: NodeJS.ErrnoException) => {
    // Something else has the name.
    const code = problem.code === 'EEXIST' ? 'ENOTDIR' : problem.code
    failUnwritable(t, path, Object.assign(problem, { code }))
  })
}

/** The same as `replaceFile` for a path that the user named, which is reported. */
export async function saveFile(context: Context, path: string, bytes: Uint8Array): Promise<void> {
  const { t, terminal } = context
  await replaceFile(context, path, bytes)
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
