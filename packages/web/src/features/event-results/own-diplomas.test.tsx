import type { ResultList } from '@polynya/contract'
import { A_RESULT_LIST, ANNA, ANNA_CARD, accessTokenFor, answerTo } from '@polynya/testkit'
import { fireEvent } from '@testing-library/dom'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'
import { awardedKinds } from './awarded-kinds.ts'

const { open, api } = appUnderTest()
const { iwsaid } = ANNA_CARD

/** Opens an event with official results of Anna. */
async function openResults(own: readonly string[], list: ResultList = A_RESULT_LIST) {
  localStorage.setItem('accessToken', accessTokenFor(ANNA))
  localStorage.setItem('refreshToken', 'r'.repeat(43))
  const cup = await answerTo(new Request('https://polynya.example/api/v1/events/view/3'))
  const { data: view } = await cup.json()
  const published = {
    distanceId: 1,
    distCode: '25FR',
    gender: 0,
    state: list.state,
    publishedAt: list.publishedAt,
  }
  const swimmers = own.map((id) => ({ ...ANNA_CARD, iwsaid: id }))
  let requests = 0
  const page = await open(`/view-event/3/${iwsaid}`, {
    events: { view: { ...view, results: [published] }, results: { lists: [list] } },
    swimmers: {
      my() {
        requests += 1
        return { swimmers, total: swimmers.length }
      },
    },
  })
  await page.findByRole('list', { name: 'Результаты участника' })
  await expect.poll(() => requests).toBeGreaterThan(0)
  return page
}

describe('diplomas of an own swimmer', () => {
  it('are downloaded beside the official results of the event', async () => {
    const requested: string[] = []
    api.use(
      http.get('*/printouts/3/:file', ({ request }) => {
        requested.push(request.url.replace(/^.*\/printouts/, ''))
        return HttpResponse.text('%PDF')
      }),
    )
    const page = await openResults([iwsaid])
    fireEvent.click(await page.findByRole('button', { name: 'Скачать диплом' }))
    await expect.poll(() => requested).toEqual([`/3/diplomas.pdf?iwsaid=${iwsaid}&lang=ru`])
    expect(page.getByRole('button', { name: 'Скачать сертификат' })).toBeDefined()
  })

  it('are not offered to other accounts', async () => {
    const [own] = A_RESULT_LIST.results
    if (!own) throw new Error('The list of the fixture has a result')
    const { starter } = own
    const another = {
      ...{ ...own, finalTime: '00:41.00' },
      starter: { ...starter, entryId: starter.entryId + 1, iwsaid: 'ANOT000001' },
    }
    const page = await openResults([iwsaid], { ...A_RESULT_LIST, results: [own, another] })
    // The profiles of the account are loaded, and remain so on the page of another swimmer.
    await page.findByRole('button', { name: 'Скачать диплом' })
    await page.router.navigate({ to: '/view-event/3/ANOT000001' as string })
    await page.findByText('00:41.00')
    expect(page.queryByRole('button', { name: /^Скачать (диплом|сертификат)$/ })).toBeNull()
  })

  it('are those of awarded places and of finishers, once the results are official', () => {
    const [result] = A_RESULT_LIST.results
    if (!result) throw new Error('The list of the fixture has a result')
    const placed = (place: number | null, status: 'finished' | 'DSQ' = 'finished') => ({
      ...A_RESULT_LIST,
      results: [{ ...result, status, places: { ...result.places, absolute: place, ageGroup: place } }],
    })
    expect(awardedKinds([placed(3)], iwsaid)).toEqual(['diploma', 'certificate'])
    expect(awardedKinds([placed(4)], iwsaid)).toEqual(['certificate'])
    expect(awardedKinds([placed(null, 'DSQ')], iwsaid)).toEqual([])
    expect(awardedKinds([{ ...placed(1), state: 'preliminary' }], iwsaid)).toEqual([])
    expect(awardedKinds([placed(1)], 'ANOT000001')).toEqual([])
  })
})
