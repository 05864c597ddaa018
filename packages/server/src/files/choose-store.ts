import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { FileStore } from './file-store.ts'
import { folderStore } from './folder-store.ts'
import { s3Store } from './s3-store.ts'

/** A bucket by `FILES_URL`, else a folder in the data folder. */
export function fileStore({ filesUrl, dataDir }: Pick<Config, 'filesUrl' | 'dataDir'>): FileStore {
  return filesUrl === null ? folderStore(join(dataDir, 'files')) : s3Store(filesUrl)
}
