import type { Generated } from 'kysely'

/** An error of the server: not one that a caller caused. */
export interface ServerErrorTable {
  id: Generated<number>
  at: Date
  /** The name of the call, `page` outside the API; null for a job. */
  call: string | null
  request_id: string | null
  /** Kind and place, without data of people. */
  fault: string
}
