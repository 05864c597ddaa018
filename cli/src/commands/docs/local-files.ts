/** Local files as documents of an event. */

import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import type { EventFileType } from '@polynya/contract'
import { UPLOADS } from '@polynya/domain'
import type { Context } from '../../context/context.ts'
import { Stop } from '../../failures/exit-status.ts'
import { failUnreadable } from '../../input/file-problem.ts'
import { digestOf } from './known-digests.ts'

export interface LocalFile {
  readonly path: string
  /** Name of the document on the server. */
  readonly name: string
  readonly size: number
}

/** Normalizes a file name like the server: NFC, single spaces. */
export const documentName = (path: string) => basename(path).normalize('NFC').replace(/\s+/g, ' ').trim()

export async function localFile({ t }: Pick<Context, 't'>, path: string): Promise<LocalFile> {
  const found = await stat(path).catch((problem) => failUnreadable(t, path, problem))
  if (!found.isFile()) throw new Stop('usage', t('cli:notAFile', { path }))
  return { path, name: documentName(path), size: found.size }
}

/** Fails before anything is sent if a file has a type or a size that the server refuses. */
export function checkUpload({ t }: Pick<Context, 't'>, type: EventFileType, { path, size }: LocalFile) {
  const limits: Readonly<Record<string, number>> = UPLOADS[type === 'reguls' ? 'regulation' : type].maxBytes
  const extension = extname(path).slice(1).toLowerCase().replace('jpeg', 'jpg')
  const limit = limits[extension]
  if (limit === undefined)
    throw new Stop('usage', t('cli:fileType', { path, types: Object.keys(limits).join(', ') }))
  if (size > limit) throw new Stop('usage', t('cli:fileTooLarge', { path, megabytes: limit / 1_000_000 }))
}

/** Files of a folder, without hidden files and subfolders. */
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

/** Folders such as `12` or `13 Onega Cup`, whose names start with the ID of their event. */
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
  readdir(folder, { withFileTypes: true }).catch((problem) => failUnreadable(t, folder, problem))

export const digestOfFile = async (path: string) => digestOf(await readFile(path))
