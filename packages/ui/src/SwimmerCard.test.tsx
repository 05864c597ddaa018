import { describe, expect, it } from 'vitest'
import { SwimmerCard } from './SwimmerCard.tsx'
import { sampleSwimmer } from './sample-swimmer.ts'
import { atOnce, render } from './testing/render.tsx'

const today = '2026-11-20'
const { sportRankData } = sampleSwimmer

const card = (swimmer = sampleSwimmer, region: string | null = 'Тюменская область') => (
  <SwimmerCard swimmer={swimmer} region={region} today={today} />
)

it('names the swimmer in the language of the page and in the other one', () => {
  const russian = render(card())
  expect(russian.getByRole('heading', { level: 2, name: 'Соколова Мария Сергеевна' }).lang).toBe('')
  expect(russian.getByText('Mariya Sokolova').lang).toBe('en')
  const english = render(card(), 'en')
  expect(english.getByRole('heading', { level: 2, name: 'Mariya Sokolova' }).lang).toBe('')
  expect(english.getByText('Соколова Мария Сергеевна').lang).toBe('ru')
})

it('marks Russian-only values for English readers', () => {
  const { getByText } = render(atOnce(card()), 'en')
  expect([getByText('Тюмень').lang, getByText('Морж').lang]).toEqual(['ru', 'ru'])
  expect(render(atOnce(card())).getByText('Тюмень').lang).toBe('')
})

it('shows a name that exists in one script only once', () => {
  const { getAllByText } = render(
    card({ ...sampleSwimmer, nativeFirstName: null, nativePatronim: null, nativeLastName: null }),
  )
  expect(getAllByText(/Sokolova/)).toHaveLength(1)
})

it('shows the public facts and omits unknown ones', () => {
  const facts = render(atOnce(card())).getAllByRole('definition')
  expect(facts.map(({ textContent }) => textContent?.replaceAll('\xa0', ' '))).toEqual([
    'SOKO004217',
    '1990',
    'Россия',
    'Тюменская область',
    'Тюмень',
    'Морж',
    'Кандидат в мастера спортадействует до 12 марта 2027',
  ])
  expect(render(atOnce(card(sampleSwimmer, null))).queryByText('Регион')).toBeNull()
})

it('draws the facts after the names', async () => {
  const { queryAllByRole, findAllByRole } = render(card())
  expect(queryAllByRole('definition')).toEqual([])
  expect(await findAllByRole('definition')).toHaveLength(7)
})

describe('Rank', () => {
  const rankOf = (rank: Partial<typeof sportRankData>) =>
    render(atOnce(card({ ...sampleSwimmer, sportRankData: { ...sportRankData, ...rank } })))
      .getAllByRole('definition')
      .at(-1)
      ?.textContent?.replaceAll('\xa0', ' ')

  it('is marked as expired in words', () => {
    expect(rankOf({ validTill: '2026-11-19' })).toContain('срок действия истёк 19 ноября 2026')
    expect(rankOf({ validTill: today })).toContain('действует до 20 ноября 2026')
  })

  it('is marked as being for life, and has no term if there is no rank', () => {
    expect(rankOf({ sportRank: 'MS', validTill: null })).toBe('Мастер спорта Россиибессрочно')
    expect(rankOf({ sportRank: 'none', validFrom: null, validTill: null })).toBe('Без разряда')
  })
})
