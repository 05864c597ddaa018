import type { WidgetElements } from '@polynya/contract'
import { fireEvent, waitFor } from '@testing-library/dom'
import { delay, HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { api, open } = appUnderTest()

const PUBLISHED: WidgetElements = {
  version: '1.4.2',
  elements: [
    {
      ...{ name: 'event-calendar', tag: 'polynya-event-calendar', height: 672 },
      pinned: { file: '1.4.2/polynya-event-calendar-1a2b.js', integrity: 'sha384-AA' },
      attributes: [{ name: 'view', values: ['auto', 'month', 'list'] }],
    },
  ],
}

/** Answers the requests for the list of widgets, the last answer to all that follow. */
const answerWith = (...answers: (() => Response | Promise<Response>)[]) =>
  api.use(http.get('/widgets/elements.json', () => (answers.length > 1 ? answers.shift() : answers[0])?.()))

const published = () => HttpResponse.json(PUBLISHED)

describe('the generator of snippets', () => {
  it('shows rows while the list of widgets loads, then the code', async () => {
    answerWith(async () => {
      await delay(50)
      return published()
    })
    const page = await open('/widgets')
    expect(document.querySelectorAll('.skeleton').length).toBeGreaterThan(0)
    expect(page.queryByRole('textbox', { name: 'Код для\xa0вставки' })).toBeNull()
    const code = await page.findByRole('textbox', { name: 'Код для\xa0вставки' })
    expect((code as HTMLTextAreaElement).value).toContain('<polynya-event-calendar>')
    expect(document.querySelectorAll('.skeleton')).toHaveLength(0)
  })

  it('offers to load the list again where that failed', async () => {
    answerWith(() => new HttpResponse(null, { status: 500 }), published)
    const page = await open('/widgets')
    await page.findByText(/^Не\sудалось загрузить список виджетов$/)
    fireEvent.click(page.getByRole('button', { name: 'Повторить' }))
    await page.findByRole('textbox', { name: 'Код для\xa0вставки' })
  })

  it('says that a site without a build has none', async () => {
    answerWith(() => new HttpResponse(null, { status: 404 }))
    const page = await open('/widgets')
    await page.findByText(/^На\sэтом сайте виджетов нет$/)
  })

  it('has the code but no preview while there is no connection', async () => {
    answerWith(published)
    const page = await open('/widgets')
    const frame = await page.findByTitle('Календарь событий')
    expect(frame.getAttribute('src')).toBe('/embed/event-calendar')
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    fireEvent(window, new Event('offline'))
    await page.findByText('Просмотр появится, когда вернётся связь.')
    expect(page.queryByTitle('Календарь событий')).toBeNull()
    expect(page.getByRole('textbox', { name: 'Код для\xa0вставки' })).toBeDefined()
    onLine.mockReturnValue(true)
    fireEvent(window, new Event('online'))
    await waitFor(() => page.getByTitle('Календарь событий'))
    onLine.mockRestore()
  })
})
