import type { Readable } from 'node:stream'

/** Where the bytes of files lie. Keys are ours, never a caller's text. */
export interface FileStore {
  put(key: string, bytes: Buffer): Promise<void>
  /** The file's bytes; null where there is no such file. */
  get(key: string): Promise<Readable | null>
  remove(key: string): Promise<void>
}
