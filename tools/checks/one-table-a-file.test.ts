import { describe, expect, it } from 'vitest'
import { oneTableAFile } from './one-table-a-file.ts'
import { sourceOf } from './source.ts'

const TABLES = 'packages/server/src/db/tables/order.ts'
const found = (text: string, path = TABLES) => oneTableAFile([sourceOf(path, text)])

describe('one table a file', () => {
  it('finds every table and view after the first', () => {
    const text =
      'export interface OrderTable {}\nexport interface ItemTable {}\nexport interface ParticipationView {}'
    expect(found(text)).toMatchObject([
      { path: TABLES, line: 2, message: expect.stringContaining('ItemTable') },
      { path: TABLES, line: 3, message: expect.stringContaining('ParticipationView') },
    ])
  })

  it('accepts a table with the types of its columns', () => {
    expect(found('export interface OrderTable {}\nexport interface Terms {}\nexport type A = 1')).toEqual([])
  })

  it('reads only the folder of the tables', () => {
    const text = 'interface ATable {}\ninterface BTable {}'
    expect(found(text)).toHaveLength(1)
    expect(found(text, 'packages/server/src/db/schema.ts')).toEqual([])
  })
})
