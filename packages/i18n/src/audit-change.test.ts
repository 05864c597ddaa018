import { expect, it } from 'vitest'
import { readableChange } from './audit-change.ts'

const WORDS = {
  yes: 'да',
  no: 'нет',
  nothing: '—',
  field: (name: string) => ({ right: 'Право', region: 'Регион' })[name] ?? name,
  value: (field: string, value: string) => (field === 'region' ? 'Тюменская область' : value),
}
const read = (before: unknown, after: unknown) => {
  const change = readableChange({ field: 'x', before, after }, WORDS)
  return [change.before, change.after]
}

it('tells texts, numbers and yes or no as people write them', () => {
  expect(read(null, 'Тюмень')).toEqual(['—', 'Тюмень'])
  expect(read(false, true)).toEqual(['нет', 'да'])
  expect(read(3, 4)).toEqual(['3', '4'])
})

it('tells of two lists what was taken away and what came', () => {
  const admin = { right: 'admin', region: null }
  const judge = { right: 'rsf', region: 'RU-TYU' }
  expect(read([admin], [admin, judge])).toEqual(['—', 'Право: rsf, Регион: Тюменская область'])
  expect(read([judge, admin], [])).toEqual(['Право: rsf, Регион: Тюменская область; Право: admin', '—'])
})

it('tells a long text by its beginning', () => {
  const [, after] = read(null, 'а'.repeat(1000))
  expect(after).toHaveLength(401)
})
