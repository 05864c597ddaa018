import { dateInZone } from '@polynya/domain'
import type { Db } from '../../db/schema.ts'
import { readSiteSetting } from './site.store.ts'

/** Returns the date in the federation's time zone, by which ages, ranks and the last days of documents count. */
export const federationDate = async (db: Db, at: Date): Promise<string> =>
  dateInZone(at, (await readSiteSetting(db)).timeZone)
