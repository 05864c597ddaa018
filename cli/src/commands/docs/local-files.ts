/** Files of the disk as documents of an event. */

import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Context } from '../../program/context.ts'
import { Stop } from '../../program/exit-status.ts'
import { digestOf } from './known-digests.ts'

export interface LocalFile {
  readonly path: string
  /** As the server will call it. */
  readonly name: string
  readonly size: number
}

/** A file's name as the server keeps it: composed letters, single spaces. */
export const documentName = (path: string) => basename(path).normalize('NFC').replace(/\s+/g, ' ').trim()

export async function localFile({ t }: Pick<Context, 't'>, path: string): Promise<LocalFile> {
  const found = await stat(path).catch((problem: NodeJS.ErrnoException) => {
    throw new Stop('usage', t('cli:fileUnreadable', { path, problem: problem.code ?? '' }))
  })
  if (!found.isFile()) throw new Stop('usage', t('cli:notAFile', { path }))
  return { path, name: documentName(path), size: found.size }
}

/** The files of a folder; hidden ones and folders inside it are none of them. */
export async function filesIn(context: Pick<Context, 't'>, folder: string): Promise<LocalFile[]> {
  const entries = await entriesOf(context, folder)
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
  return Promise.all(names.sort().map((name) => localFile(context, join(folder, name))))
}

export interface EventFolder {
  readonly event: number
  readonly folder: string
}

/** The folders `12` and `13 Onega Cup`: each begins with the number of its event. */
export async function eventFolders(context: Pick<Context, 't'>, folder: string): Promise<EventFolder[]> {
  const entries = await entriesOf(context, folder)
  const found = entries.flatMap((entry) => {
    const [, number] = /^(\d{1,9})(?!\d)/.exec(entry.name) ?? []
    return entry.isDirectory() && number ? [{ event: Number(number), folder: join(folder, entry.name) }] : []
  })
  if (found.length === 0) throw new Stop('usage', context.t('cli:noEventFolders', { folder }))
  return found.sort((a, b) => a.event - b.event)
}

const entriesOf = ({ t }: Pick<Context, 't'>, folder: string) =>
  readdir(folder, { withFileTypes: true }).catch((problem: NodeJS.ErrnoException) => {
    throw new Stop('usage', t('cli:fileUnreadable', { path: folder, problem: problem.code ?? '' }))
  })

export const digestOfFile = async (path: string) => digestOf(await readFile(path))
