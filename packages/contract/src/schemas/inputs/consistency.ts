import * as z from 'zod/mini'
import { IdParam, listQuery } from './scalars.ts'

export const ConsistencyParams = z.object({ id: IdParam })

export const ConsistencyQuery = z.strictObject(listQuery(['requestedAt']))
