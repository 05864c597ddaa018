import { expect, it } from 'vitest'
import { readEventFile } from './event-file.ts'

const FILE = { format: 'polynya-event', version: 1, event: { name: 'Кубок Тюмени' } }

it('reads a file without its archive', () => {
  const text = JSON.stringify({ ...FILE, archive: { entrants: [], startLists: [], results: [] } })
  expect(readEventFile(text)).toEqual(FILE)
})

it.each(['', 'polynya', '[]', 'null', '7'])('reads nothing from %j', (text) => {
  expect(readEventFile(text)).toBeNull()
})
