import { zipSync } from 'fflate'
import { expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { readTable } from './read-table.ts'

const t = (key: string, { problem }: { problem: string }) => `${key}: ${problem}`
const context = { t } as Parameters<typeof readTable>[0]

it('reads the first sheet of a workbook', async () => {
  const sheet = [['Name'], ['Anna']].map((cells) => cells.map((value) => ({ value })))
  const rows = await readTable(context, await writeXlsxFile(sheet).toBuffer())
  expect(rows).toEqual([
    { cells: ['Name'], line: 1 },
    { cells: ['Anna'], line: 2 },
  ])
})

it('refuses a workbook that unpacks to hundreds of megabytes, whatever sizes it declares', async () => {
  const half = new Uint8Array(60_000_000)
  const bomb = Buffer.from(
    zipSync({ 'xl/workbook.xml': half, 'xl/worksheets/sheet1.xml': half }, { level: 1 }),
  )
  const declared = bomb.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 24
  bomb.writeUInt32LE(10, declared)
  await expect(readTable(context, bomb)).rejects.toThrow('cli:brokenSheet: ZIP > 100 MB')
})

it('leaves a damaged workbook to its reader', async () => {
  const damaged = Buffer.from(zipSync({ 'xl/workbook.xml': new Uint8Array(1000) }))
  damaged.fill(0xff, 45, 48)
  await expect(readTable(context, damaged)).rejects.toThrow('cli:brokenSheet')
})
