import type { CheckedDiploma } from '@polynya/contract'
import { fireEvent } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { open } = appUnderTest()

const DIPLOMA: CheckedDiploma = {
  ...{ diplomaKind: 'diploma', eventId: 7, eventName: 'Кубок Тюмени', eventNameEn: 'Tyumen Cup' },
  ...{ startDate: '2026-01-24', endDate: '2026-01-25', distCode: '50BR', gender: 2, ageGroup: 'E1' },
  ...{ teamNameRu: null, teamNameEn: null, place: 1, time: '00:41.00', state: 'valid' },
  ...{ firstName: 'Anna', lastName: 'Petrova', nativeFirstName: 'Анна', nativeLastName: 'Петрова' },
  ...{ issuedAt: '2026-01-25T15:00:00Z', reissuedAt: null },
}

it('names the swimmer of a diploma as the other pages do', async () => {
  const { findByText, getByRole } = await open('/check/7K3M-09XQ-TR5V0', {
    checks: { get: ({ params }) => ({ ...params, kind: 'diploma', judgeTest: null, diploma: DIPLOMA }) },
  })
  await findByText('Петрова Анна')
  fireEvent.click(getByRole('button', { name: /Switch to\sEnglish/ }))
  expect(await findByText('Anna Petrova')).toBeDefined()
})
