import { beforeEach, describe, expect, it } from 'vitest'
import { statementTables } from './statement-tables.ts'
import { type TableChanges, tableChanges } from './table-changes.ts'

const tablesOf = statementTables()

let changes: TableChanges
beforeEach(() => {
  changes = tableChanges()
})

async function tracked(work: () => Promise<unknown>) {
  const reading = changes.startReading()
  await reading.run(work)
  return reading
}
const reading = (text: string) => tracked(async () => changes.read(tablesOf(text)))

describe('tracked work', () => {
  it('is current until a table that it read changes', async () => {
    const { isCurrent } = await reading('select * from event join offer on true')
    changes.changed(['account'])
    expect(isCurrent()).toBe(true)
    changes.changed(['offer'])
    expect(isCurrent()).toBe(false)
  })

  it('never becomes current again', async () => {
    const { isCurrent } = await reading('select * from event')
    changes.changed(['event'])
    expect(isCurrent()).toBe(false)
    changes.changed(['account'])
    expect(isCurrent()).toBe(false)
  })

  it('is outdated by a change during the work', async () => {
    const { isCurrent } = await tracked(async () => {
      changes.read(tablesOf('select * from event'))
      await Promise.resolve()
      changes.changed(['event'])
    })
    expect(isCurrent()).toBe(false)
  })

  it('is outdated by a change before it included other work', async () => {
    const other = await reading('select * from event')
    const outer = changes.startReading()
    changes.changed(['event'])
    expect(outer.isCurrent()).toBe(true)
    await outer.run(async () => other.include())
    expect(outer.isCurrent()).toBe(false)
  })

  it('does not read what other work reads at the same time', async () => {
    const [one] = await Promise.all([reading('select * from event'), reading('select * from swimmer')])
    changes.changed(['swimmer'])
    expect(one.isCurrent()).toBe(true)
  })

  it('depends on what an earlier reading read that it includes', async () => {
    const earlier = await reading('select * from event')
    const { isCurrent } = await tracked(async () => earlier.include())
    changes.changed(['event'])
    expect(isCurrent()).toBe(false)
  })

  it('is outdated when any table may have changed', async () => {
    const { isCurrent } = await reading('select * from event')
    changes.changedAll()
    expect(isCurrent()).toBe(false)
  })
})

describe('a listener of changes', () => {
  it('receives the tables that this process changes, and no others', () => {
    const seen: (readonly string[])[] = []
    const stop = changes.onChange((tables) => seen.push(tables))
    changes.changed(['event'])
    changes.changed(['offer'], 'elsewhere')
    changes.changed([])
    stop()
    changes.changed(['entry'])
    expect(seen).toEqual([['event']])
  })
})
