/** SQL of an event as its pages show it. */

import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { compiledOnce } from '../../db/compiled.ts'
import type { Db } from '../../db/schema.ts'
import { selectWhole } from '../events/record/events.store.ts'
import { countriesOf } from '../start-lists/entered.store.ts'

/** Returns an event with its programme and the countries of its entrants, in one query. */
export const findEventWithTotals = async (db: Db, id: number) => (await eventWithTotals(db, { id })).at(0)

const eventWithTotals = compiledOnce((db, { id }: { readonly id: number }) =>
  selectWhole(db, id).select(jsonArrayFrom(countriesOf(db, sql.ref<number>('event.id'))).as('countries')),
)
