import type { ExchangeContent, ExchangeType } from '@polynya/domain'
import { administers } from '../../access/caller.ts'
import type { Db } from '../../db/schema.ts'
import { failField } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { LENEX_TYPES } from '../lenex-xml/lenex-bytes.ts'
import { deskEvent } from '../results/desk-event.ts'
import { SPREADSHEETS, spreadsheetBytes } from '../spreadsheet.ts'
import { exportedMeet } from './exported-meet.ts'
import { exportedTable } from './exported-table.ts'
import { lenexFile } from './lenex/lenex-file.ts'

const TYPES = { ...LENEX_TYPES, csv: SPREADSHEETS.csv } as const

export const exportFile: Handler<'exchange.exportFile'> = async ({ params, caller }, { db }) => {
  const { type, content } = params
  const { id, region } = await deskEvent(db, params.eventId, caller)
  const name = `event-${id}-${content}`
  const bytes = await bytesOf(db, { id, type, content, name, showsBirthDates: administers(caller, region) })
  return { name: `${name}.${type}`, type: TYPES[type], base64: Buffer.from(bytes).toString('base64') }
}

interface Exported {
  readonly id: number
  readonly type: ExchangeType
  readonly content: ExchangeContent
  readonly name: string
  readonly showsBirthDates: boolean
}

async function bytesOf(db: Db, { id, type, content, name, ...shown }: Exported): Promise<Uint8Array> {
  if (type !== 'csv') return lenexFile(await exportedMeet(db, id, { content, ...shown }), type, name)
  if (content === 'invitation') return failField('type', 'not_allowed')
  return spreadsheetBytes('csv', await exportedTable(db, id, content))
}
