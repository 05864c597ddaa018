import type { Site } from '@polynya/contract'
import { DEFAULT_TIME_ZONE, dateInZone } from '@polynya/domain'
import { A_MEDICAL_NOTE, ANNA, ANNA_SWIMMER, accessTokenFor, failure } from '@polynya/testkit'
import { fireEvent, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { open } = appUnderTest()
const SITE: Site = {
  titles: { ru: ['Федерация'], en: ['Federation'] },
  ...{ logoLink: null, support: null, season: '2025-2026', demo: false, paymentGateways: [] },
  timeZone: 'Europe/Moscow',
}

beforeEach(() => {
  localStorage.setItem('accessToken', accessTokenFor(ANNA))
  localStorage.setItem('refreshToken', 'r'.repeat(43))
})

it('says that a profile could not be loaded, and tries again', async () => {
  let isDown = true
  const { findByRole } = await open('/edit-swimmer/7', {
    swimmers: { get: ({ params }) => (isDown ? failure('unavailable') : { ...ANNA_SWIMMER, id: params.id }) },
  })
  const retry = await findByRole('button', { name: 'Повторить' })
  isDown = false
  fireEvent.click(retry)
  expect(await findByRole('region', { name: /^Место\sи\sклуб/ })).toBeDefined()
})

it('has no profile where there is none', async () => {
  const { findByText } = await open('/edit-swimmer/7', {
    swimmers: {
      get: () => failure('swimmer_not_found'),
      canEdit: () => failure('swimmer_not_found'),
    },
  })
  expect(await findByText('Пловец не найден')).toBeDefined()
})

it('leads to claiming a profile that has no account', async () => {
  const { findByRole, queryByRole } = await open('/edit-swimmer/7', {
    swimmers: { canEdit: { canEdit: false, reason: 'swimmer_unlinked' } },
  })
  const claim = await findByRole('link', { name: /подтвердить, что он\sваш/ })
  expect(claim.getAttribute('href')).toBe(`/view-swimmer/${ANNA_SWIMMER.iwsaid}`)
  expect(queryByRole('button', { name: 'Сохранить' })).toBeNull()
})

it('tells a rank that has run out in words', async () => {
  const sportRankData = { id: 1, sportRank: 'KMS', validFrom: '2010-01-01', validTill: '2013-01-01' } as const
  const { findByText } = await open('/edit-swimmer/7', {
    swimmers: { get: { ...ANNA_SWIMMER, sportRankData } },
  })
  expect(await findByText(/Срок действия спортивного разряда истёк/)).toBeDefined()
})

it('sends the contacts as they are when the place is changed', async () => {
  const sent: unknown[] = []
  const swimmerInfo = { ...ANNA_SWIMMER.swimmerInfo, phone: '+7 900 000 00 00', vk: null }
  const { findByRole } = await open('/edit-swimmer/7', {
    swimmers: {
      get: { ...ANNA_SWIMMER, swimmerInfo },
      update: ({ body }) => {
        sent.push(body)
        return ANNA_SWIMMER
      },
    },
  })
  const place = within(await findByRole('region', { name: /^Место\sи\sклуб/ }))
  fireEvent.input(place.getByLabelText(/Город/), { target: { value: 'г. Тобольск' } })
  fireEvent.click(place.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ swimmerInfo: { city: 'г. Тобольск', phone: '+7 900 000 00 00' } })
  expect(await place.findByText('Сохранено')).toBeDefined()
})

it('says above a section that the profile was not updated, and why', async () => {
  const { findByRole } = await open('/edit-swimmer/7', { swimmers: { update: () => failure('unavailable') } })
  const place = within(await findByRole('region', { name: /^Место\sи\sклуб/ }))
  fireEvent.input(place.getByLabelText(/Город/), { target: { value: 'Тобольск' } })
  fireEvent.click(place.getByRole('button', { name: 'Сохранить' }))
  const summary = within(await place.findByRole('alert'))
  expect(summary.getByRole('heading').textContent).toMatch(/^Не\sудалось обновить профиль пловца$/)
  expect(summary.getByText(/временно недоступ/i)).toBeDefined()
})

it('saves the version that the page started from, then the one that it saved', async () => {
  const started: unknown[] = []
  let stored = 7
  const { findByRole } = await open('/edit-swimmer/7', {
    swimmers: {
      get: { ...ANNA_SWIMMER, version: stored },
      update: ({ request }) => {
        started.push(request.headers.get('if-match'))
        return started.length > 2 ? failure('stale') : { ...ANNA_SWIMMER, version: ++stored }
      },
    },
  })
  const save = async (section: RegExp) => {
    const before = started.length
    const part = within(await findByRole('region', { name: section }))
    fireEvent.click(part.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(started).toHaveLength(before + 1))
    return part
  }
  await (await save(/^Место\sи\sклуб/)).findByText('Сохранено')
  await (await save(/контакты$/)).findByText('Сохранено')
  const stale = await save(/^Место\sи\sклуб/)
  expect(started).toEqual(['"7"', '"8"', '"9"'])
  expect(await stale.findByText(/изменил другой человек/)).toBeDefined()
})

it('deletes for nothing less than the name', async () => {
  const removed: unknown[] = []
  const { findByRole } = await open('/edit-swimmer/7', {
    swimmers: {
      remove: ({ params }) => {
        removed.push(params)
        return null
      },
    },
  })
  const leave = within(await findByRole('region', { name: 'Отвязать или удалить' }))
  fireEvent.click(leave.getByRole('button', { name: 'Удалить профиль' }))
  const dialog = within(await findByRole('dialog'))
  const name = dialog.getByLabelText(/Чтобы удалить/)
  fireEvent.change(name, { target: { value: 'Somebody Else' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Удалить профиль' }))
  expect(await dialog.findByText(/Введено другое имя/)).toBeDefined()
  expect(removed).toEqual([])
  const { firstName, lastName } = ANNA_SWIMMER
  fireEvent.change(name, { target: { value: `${firstName} ${lastName}` } })
  fireEvent.click(dialog.getByRole('button', { name: 'Удалить профиль' }))
  await waitFor(() => expect(removed).toEqual([{ id: ANNA_SWIMMER.id }]))
})

it('shows the status of each admission document, and the required action', async () => {
  const today = dateInZone(new Date(), DEFAULT_TIME_ZONE)
  const documents = [
    { ...A_MEDICAL_NOTE, state: 'refused' as const, note: 'Нет печати', validUntil: '2099-01-01' },
    { ...A_MEDICAL_NOTE, id: 32, kind: 'insurance' as const, state: 'accepted' as const, validUntil: today },
  ]
  const { findByRole, getByRole } = await open('/edit-swimmer/7?event=3#admissions', {
    admissions: { of: { documents, required: [] } },
  })
  const medical = within(await findByRole('region', { name: 'Медицинская справка' }))
  expect(medical.getByText('Отклонено')).toBeDefined()
  expect(medical.getByText('Причина: Нет печати')).toBeDefined()
  const insurance = within(getByRole('region', { name: 'Страховка' }))
  expect(insurance.getByText(/обновите заранее/)).toBeDefined()
  const back = getByRole('link', { name: /Вернуться к\sрегистрации/ })
  expect(back.getAttribute('href')).toBe('/register?e=3&step=check')
  await waitFor(() => expect(document.activeElement?.id).toBe('admissions-heading'))
})

it.each([
  ['Pacific/Midway', '2026-01-15', /обновите заранее/],
  ['Pacific/Midway', '2026-01-14', /^Срок истёк/],
  ['Europe/Moscow', '2026-01-15', /^Срок истёк/],
])(
  'counts the last day of a document by the date in the time zone of the site: %s, %s',
  async (timeZone, validUntil, state) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-16T09:00:00Z') })
    onTestFinished(() => void vi.useRealTimers())
    localStorage.setItem('accessToken', accessTokenFor(ANNA))
    const insurance = {
      ...A_MEDICAL_NOTE,
      kind: 'insurance' as const,
      state: 'accepted' as const,
      validUntil,
    }
    const { findByRole } = await open('/edit-swimmer/7#admissions', {
      admissions: { of: { documents: [insurance], required: [] } },
      site: { get: { ...SITE, timeZone } },
    })
    const part = within(await findByRole('region', { name: 'Страховка' }))
    await waitFor(() => expect(part.getByText(state)).toBeDefined())
  },
)

it('requires the expiry date of a document before its upload, and confirms a deletion', async () => {
  const sent: unknown[] = []
  const removed: unknown[] = []
  const { findByRole } = await open('/edit-swimmer/7', {
    admissions: {
      of: { documents: [{ ...A_MEDICAL_NOTE, validUntil: '2099-01-01' }], required: [] },
      upload: ({ query }) => {
        sent.push(query)
        return A_MEDICAL_NOTE
      },
      remove: ({ params }) => {
        removed.push(params)
        return null
      },
    },
  })
  const insurance = within(await findByRole('region', { name: 'Страховка' }))
  const file = new File(['%PDF-1.7'], 'polis.pdf', { type: 'application/pdf' })
  fireEvent.change(insurance.getByLabelText('Выбрать файл'), { target: { files: [file] } })
  fireEvent.click(await insurance.findByRole('button', { name: 'Загрузить' }))
  const date = insurance.getByLabelText('Действует до')
  await waitFor(() => expect(date.getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(date)
  fireEvent.change(date, { target: { value: '2099-12-31' } })
  await waitFor(() => expect(date.getAttribute('aria-invalid')).toBe('false'))
  expect(sent).toEqual([])

  const medical = within(await findByRole('region', { name: 'Медицинская справка' }))
  fireEvent.click(medical.getByRole('button', { name: /^Удалить документ/ }))
  fireEvent.click(within(await findByRole('dialog')).getByRole('button', { name: 'Удалить документ' }))
  await waitFor(() => expect(removed).toEqual([{ id: A_MEDICAL_NOTE.id }]))
})
