import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { FileStore } from './file-store.ts'
import { folderStore } from './folder-store.ts'
import { s3Store } from './s3-store.ts'

/** The folder of files that are in no bucket. */
export const filesFolder = (dataDir: string) => join(dataDir, 'files')

/** A bucket by `FILES_URL`, else a folder in the data folder. */
export function fileStore({ filesUrl, dataDir }: Pick<Config, 'filesUrl' | 'dataDir'>): FileStore {
  return filesUrl === null ? folderStore(filesFolder(dataDir)) : s3Store(filesUrl)
}
