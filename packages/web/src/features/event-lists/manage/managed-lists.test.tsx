import type { StartListHead } from '@polynya/contract'
import { A_SESSION, A_START_LIST, ANNA, accessTokenFor } from '@polynya/testkit'
import { fireEvent, waitFor } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { appUnderTest } from '../../../testing/run-app.tsx'

const { open } = appUnderTest()

const head = (distanceId: number, distCode: string, session = 1): StartListHead => ({
  ...{ distanceId, distCode, gender: 0, session, version: 2, heats: 1, entries: 3, late: 0, overlaps: false },
  ...{ startsAt: A_START_LIST.startsAt, isStartFixed: false, isLocked: false, isPublished: true },
  updatedAt: A_START_LIST.updatedAt,
})

/** What a drag carries from a row to another one. */
function dataTransfer() {
  const data = new Map<string, string>()
  return {
    setData: (type: string, value: string) => void data.set(type, value),
    getData: (type: string) => data.get(type) ?? '',
  }
}

it('moves a distance that is dragged onto another one of its session, and onto no other session', async () => {
  const orders: unknown[] = []
  localStorage.setItem('accessToken', accessTokenFor({ ...ANNA, isAdmin: 1 }))
  localStorage.setItem('refreshToken', 'r'.repeat(43))
  const { findByRole, getByRole } = await open('/view-event/3/manage/lists', {
    events: {
      prestartLists: { lists: [head(1, '25FR'), head(2, '50FR'), head(3, '100FR'), head(4, '200FR', 2)] },
      sessions: { sessions: [A_SESSION, { ...A_SESSION, id: 2, number: 2 }] },
      updateSession({ params, body }) {
        orders.push([Number(params.sessionId), body.distanceOrder])
        return A_SESSION
      },
    },
  })
  await findByRole('row', { name: /^.*25\sм/ })
  const row = (name: RegExp) => getByRole('row', { name })
  const drag = (from: RegExp, to: RegExp) => {
    const carried = { dataTransfer: dataTransfer() }
    fireEvent.dragStart(row(from), carried)
    fireEvent.dragOver(row(to), carried)
    fireEvent.drop(row(to), carried)
  }
  // A drag before the sessions are loaded changes nothing.
  await waitFor(() => {
    drag(/100\sм/, /25\sм/)
    expect(orders.at(-1)).toEqual([1, [3, 1, 2]])
  })
  drag(/200\sм/, /25\sм/)
  await waitFor(() => {
    drag(/100\sм/, /50\sм/)
    expect(orders.at(-1)).toEqual([1, [1, 3, 2]])
  })
  expect(orders.flat(2)).not.toContain(4)
})
