import { describe, expect, it } from 'vitest'
import { type Part, search } from './search.ts'

const part = (title: string, heading: string, text: string): Part => ({ path: heading, title, heading, text })

const PARTS = [
  part('Пловцам', 'Вернуть взнос', 'Возврат зависит от того, сколько дней осталось до события.'),
  part('Пловцам', 'Регистрация', 'Выберите дистанции и оплатите взнос.'),
  part('Swimmers', 'Refunds', 'The refund depends on the days before the event.'),
  part('API', 'swimmers.canEdit', 'Whether the account may edit a swimmer.'),
]
const found = (query: string) => search(PARTS, query).map(({ heading }) => heading)

describe('the search of the documentation', () => {
  it('finds other forms of a word, in both languages', () => {
    expect(found('регистрации')).toEqual(['Регистрация'])
    expect(found('refund')).toEqual(['Refunds'])
    expect(found('взносы')).toEqual(['Вернуть взнос', 'Регистрация'])
  })

  it('requires every word of the query', () => {
    expect(found('взнос оплатить')).toEqual(['Регистрация'])
    expect(found('взнос refund')).toEqual([])
  })

  it('shows a heading with the word before a text with it', () => {
    expect(found('взнос')[0]).toBe('Вернуть взнос')
  })

  it('shows the call of a name before those whose names start with it and mention it more often', () => {
    const longer = part('API', 'events.listDocs', 'events list events list')
    const sought = search([longer, part('API', 'events.list', '')], 'events.list')
    expect(sought.map(({ heading }) => heading)).toEqual(['events.list', 'events.listDocs'])
  })

  it('ignores case, punctuation and the two spellings of ё', () => {
    expect(found('SWIMMERS.CANEDIT')).toEqual(['swimmers.canEdit'])
    expect(search([part('', 'Объём', '')], 'объем')).toHaveLength(1)
  })

  it.each(['', '  ', '?!'])('finds nothing for "%s"', (query) => {
    expect(found(query)).toEqual([])
  })
})
