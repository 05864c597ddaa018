import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Context } from '../context/context.ts'
import { plain, type Text } from '../context/result.ts'
import { Stop } from '../failures/exit-status.ts'
import { failUnwritable } from '../input/file-problem.ts'

/** A path in messages, with the flag that it is the value of. */
const named = (path: string, flag?: string) => (flag === undefined ? path : `${flag} ${path}`)

/** Writes a file; an older one of the path is replaced as a whole, or not at all. */
export async function replaceFile(
  { t }: Pick<Context, 't'>,
  { path, flag }: { readonly path: string; readonly flag?: string },
  bytes: Uint8Array,
): Promise<void> {
  const isDevice = await stat(path).then(
    (found) => !found.isFile() && !found.isDirectory(),
    () => false,
  )
  // A device or a pipe takes the bytes: a rename would replace it by a file.
  const part = isDevice ? path : `${path}.part`
  try {
    await writeFile(part, bytes)
    if (!isDevice) await rename(part, path)
  } catch (problem) {
    if (!isDevice) await rm(part, { force: true }).catch(() => undefined)
    failUnwritable(t, named(path, flag), problem as NodeJS.ErrnoException)
  }
}

/** Makes the folder of files that a command writes; a failure names the flag of its path. */
export async function makeFolder({ t }: Pick<Context, 't'>, path: string, flag?: string): Promise<void> {
  await makeFolders(path).catch((problem: NodeJS.ErrnoException) => {
    failUnwritable(t, named(path, flag), problem)
  })
}

/** Makes a folder and those above it: `mkdir` with `recursive` never returns where there can be none, as in `/proc`. */
async function makeFolders(path: string): Promise<void> {
  const found = await stat(path).catch((problem: NodeJS.ErrnoException) => {
    if (problem.code !== 'ENOENT') throw problem
  })
  // Something else has the name.
  if (found && !found.isDirectory()) throw Object.assign(new Error(path), { code: 'ENOTDIR' })
  if (found) return
  await makeFolders(dirname(path))
  await mkdir(path).catch((problem: NodeJS.ErrnoException) => {
    // Another process has made it.
    if (problem.code !== 'EEXIST') throw problem
  })
}

/** The same as `replaceFile` for the path of `--output`, which is reported. */
export async function saveFile(context: Context, path: string, bytes: Uint8Array): Promise<void> {
  const { t, terminal } = context
  await replaceFile(context, { path, flag: '--output' }, bytes)
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
