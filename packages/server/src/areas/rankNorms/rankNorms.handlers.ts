import type { Handlers } from '../../http/call.ts'
import { get } from './get.ts'
import { importFile } from './importFile.ts'
import { remove } from './remove.ts'
import { years } from './years.ts'

export const rankNorms: Handlers['rankNorms'] = { years, get, importFile, remove }
