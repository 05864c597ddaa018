import { JUDGE_TEST_RULES } from '@polynya/domain'
import { ANNA, accessTokenFor, failure } from '@polynya/testkit'
import { fireEvent, waitFor } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { appUnderTest } from '../../testing/run-app.tsx'

const { open } = appUnderTest()
const CLOSED = { trials: false, editor: false, exams: [], rules: JUDGE_TEST_RULES }

const signIn = (user = ANNA) => {
  localStorage.setItem('accessToken', accessTokenFor(user))
  localStorage.setItem('refreshToken', 'r'.repeat(43))
}

beforeEach(() => signIn())

describe('the list of judge tests', () => {
  it('refers an account without access to its regional federation', async () => {
    const { findByText, queryByRole } = await open('/judge-tests', {
      judgeTests: { openings: CLOSED, list: { judgeTests: [], total: 0 } },
    })
    await findByText(/Обратитесь в\sрегиональную федерацию/)
    await findByText(/^Тест не\sсоздан$/)
    expect(queryByRole('button', { name: /Начать/ })).toBeNull()
    expect(queryByRole('navigation', { name: 'Чьи тесты' })).toBeNull()
  })

  it('is of all judges for administrators, who find their last scope again', async () => {
    signIn({ ...ANNA, isAdmin: 1 })
    const requested: unknown[] = []
    const fixtures = {
      judgeTests: {
        list: ({ query }: { readonly query: unknown }) => {
          requested.push(query)
          return { judgeTests: [], total: 0 }
        },
      },
    }
    await (await open('/judge-tests?scope=all', fixtures)).findByRole('link', {
      name: 'Все тесты',
      current: 'page',
    })
    await (await open('/judge-tests?jCat=2К&sort=best', fixtures)).findByRole('link', {
      name: 'Все тесты',
      current: 'page',
    })
    await waitFor(() =>
      expect(requested.at(-1)).toMatchObject({ all: 'all', limit: 25, jCat: '2К', sort: 'sumScore' }),
    )
  })

  it('says why a trial was not created', async () => {
    const { findByRole, findByText } = await open('/judge-tests', {
      judgeTests: { start: () => failure('judge_bank_small', { fields: { count: 20 } }) },
    })
    fireEvent.click(await findByRole('button', { name: 'Начать тренировку' }))
    await findByText(/^Тест не\sсоздан\./)
  })
})

describe('a judge test', () => {
  it('that does not exist is named as such', async () => {
    const { findByText } = await open('/view-judge-test/5', {
      judgeTests: { get: () => failure('judge_test_not_found') },
    })
    await findByText(/^Тест не\sнайден$/)
  })
})
