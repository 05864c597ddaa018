import type { Places } from '@polynya/contract'
import type { PlacesRow } from './places.store.ts'
import { freePlaces, limitOf } from './stock.ts'

export const NEW_ORDER = { reserved: false, ahead: true } as const

export const placesView = (row: PlacesRow, taker: Parameters<typeof freePlaces>[1] = NEW_ORDER): Places => ({
  distanceId: row.distanceId,
  offerId: row.offerId,
  distCode: row.distCode,
  gender: row.gender,
  limit: limitOf(row),
  free: freePlaces(row, taker),
  waiting: row.waiting,
})
