/** Entries and results of a file in our words, whatever its format. */

import type { ExchangeFault } from '@polynya/contract'
import type { DistCode, EnteredResult, FileSwimmer, Gender } from '@polynya/domain'
import type { LineFault } from '../../csv-table.ts'

export type FileFault = LineFault<ExchangeFault>

/** An event of a file. */
export interface FileDistance<Start extends FileStart> {
  readonly line: number
  /** What it is called, such as `F 100 BACK`. */
  readonly what: string
  /** Null if it is not swum here. */
  readonly distCode: DistCode | null
  /** 0 if it is open to all. */
  readonly gender: Gender
  readonly starts: readonly Start[]
}

/** A swimmer or a relay team of a file: the same object in all of its starts. */
export interface FileStarter {
  readonly line: number
  readonly name: string
  /** Null of a team. */
  readonly swimmer: FileSwimmer | null
  /** What else the file has of a swimmer; null of a team. */
  readonly profile: FileProfile | null
  /** Of a team; null if the file has none. */
  readonly teamId: string | null
  /** Swimmers of a team, as far as they are known. */
  readonly members: readonly FileMember[]
}

/** What a new profile has besides names and gender. Texts are null where the file leaves them out. */
export interface FileProfile {
  readonly patronymic: string | null
  readonly birthDate: string | null
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null
  readonly region: string | null
  readonly city: string | null
  readonly club: string | null
}

interface FileMember {
  /** Of the leg, from 1. */
  readonly stageId: number
  readonly starter: FileStarter
}

/** A starter on a distance. */
export interface FileStart {
  readonly line: number
  readonly starter: FileStarter
  readonly heat: number | null
  readonly lane: number | null
}

export interface FileResult extends EnteredResult, FileStart {
  readonly reason: string | null
}

export interface FileEntry extends FileStart {
  /** Null is no declared time. */
  readonly seedTimeCs: number | null
  readonly division: string | null
}

/** What a file has. */
export interface FileStarts<Start extends FileStart> {
  readonly distances: readonly FileDistance<Start>[]
  readonly errors: readonly FileFault[]
}

export type FileResults = FileStarts<FileResult>
/** Entries, without those that the program of the file has withdrawn. */
export interface FileEntries extends FileStarts<FileEntry> {
  readonly withdrawn: readonly LineFault<'withdrawn'>[]
}
