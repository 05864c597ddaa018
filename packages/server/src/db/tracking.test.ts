import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../testing/database.ts'
import type { Connection } from './connect.ts'

let connection: Connection
let drop: () => Promise<void>
let changed: string[]
beforeAll(async () => {
  ;({ connection, drop } = await openTestDatabase())
  connection.changes.onChange((tables) => changed.push(...tables))
})
afterAll(() => drop())
beforeEach(() => {
  changed = []
})

const addSetting = (db: Pick<Connection['db'], 'insertInto'>, key: string) =>
  db.insertInto('setting').values({ key, value: '{}' }).execute()
const readSettings = () => connection.db.selectFrom('setting').selectAll().execute()

describe('a tracked connection', () => {
  it('reports a write once it is done', async () => {
    await addSetting(connection.db, 'one')
    expect(changed).toEqual(['setting'])
  })

  it('reports no write that changed no row', async () => {
    await connection.db.deleteFrom('account').where('id', '=', -1).execute()
    expect(changed).toEqual([])
  })

  it('reports the writes of a transaction when it is committed', async () => {
    await connection.db.transaction().execute(async (tx) => {
      await addSetting(tx, 'two')
      expect(changed).toEqual([])
    })
    expect(changed).toEqual(['setting'])
  })

  it('reports nothing of a transaction that is rolled back', async () => {
    const failing = connection.db.transaction().execute(async (tx) => {
      await addSetting(tx, 'three')
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(changed).toEqual([])
  })

  it('outdates work that read a table, by a write to that table alone', async () => {
    const { run, isCurrent } = connection.changes.startReading()
    await run(readSettings)
    await connection.db.insertInto('retired_registry_id').values({ iwsaid: 'PETR000001' }).execute()
    expect(isCurrent()).toBe(true)
    await addSetting(connection.db, 'four')
    expect(isCurrent()).toBe(false)
  })
})
