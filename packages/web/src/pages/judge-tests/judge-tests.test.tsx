import type { JudgeTest } from '@polynya/contract'
import { JUDGE_TEST_RULES } from '@polynya/domain'
import { ANNA, accessTokenFor, answerTo, failure } from '@polynya/testkit'
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

it('the bank of questions shows an account without its right the refusal alone', async () => {
  const { findByRole, findByText, queryByRole } = await open('/admin/judge-questions', {
    judgeTests: { questions: () => failure('no_access') },
  })
  await findByText(/^Доступ не\sразрешён$/)
  await findByRole('heading', { name: 'Банк вопросов' })
  for (const role of ['search', 'textbox', 'combobox'] as const) {
    expect(document.querySelector('main')?.querySelector(role)).toBeNull()
  }
  expect(queryByRole('button', { name: 'Добавить вопрос' })).toBeNull()
})

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

  it('has the pass mark as each language writes it', async () => {
    const ru = await open('/judge-tests')
    await ru.findByText(/от\s80\s% правильных/)
    localStorage.setItem('language', 'en')
    const en = await open('/judge-tests')
    await en.findByText(/The pass mark is 80%\./)
  })

  it('says when an exam was passed, which may be taken again', async () => {
    const passed = {
      eventId: 3,
      eventName: 'Семинар судей',
      eventNameEn: null,
      offerId: 2,
      distCode: 'J3K',
      jCat: '3К',
      seminarDate: null,
      passedOn: '2026-02-03',
      retakeOn: null,
    } as const
    const { findByRole, findByText } = await open('/judge-tests', {
      judgeTests: { openings: { ...CLOSED, exams: [passed] } },
    })
    await findByText(/^Сдан 3\sфевр/)
    await findByRole('button', { name: /^Сдать ещё раз экзамен 3К/ })
  })

  it('says why a trial was not created', async () => {
    const { findByRole, findByText } = await open('/judge-tests', {
      judgeTests: { start: () => failure('judge_bank_small', { fields: { count: 20 } }) },
    })
    fireEvent.click(await findByRole('button', { name: 'Начать тренировку' }))
    await findByText(/^Тест не\sсоздан\./)
  })
})

/** The open test of the fixtures, which ends in so many seconds. */
async function openTest(seconds: number): Promise<JudgeTest> {
  const response = await answerTo(new Request('https://polynya.example/api/v1/judge-tests/7'))
  const { data } = await response.json()
  const dueTime = new Date(Date.parse(data.serverTime) + seconds * 1000).toISOString()
  return { ...data, userId: ANNA.id, dueTime }
}

describe('a judge test', () => {
  it('announces the time left', async () => {
    const test = await openTest(302)
    const { findByText, findByRole } = await open('/view-judge-test/7', { judgeTests: { get: test } })
    await findByText(/^Осталось 5:0/)
    await findByText('Осталось 5 минут')
    expect(await findByRole('button', { name: 'Вопрос 2' })).toBeDefined()
  })

  it('whose time is over shows its result', async () => {
    const test = await openTest(0)
    const ended = { endTime: test.dueTime, sumScore: 0, ifPassed: false, grade: 'unsatisfactory' } as const
    let reads = 0
    const { findByText } = await open('/view-judge-test/7', {
      judgeTests: {
        get: () => {
          reads += 1
          return reads === 1 ? test : { ...test, ...ended }
        },
      },
    })
    await findByText(/^Тест не\sпройден$/)
    expect(reads).toBeGreaterThan(1)
    // It has replaced what had the focus.
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Результат'))
  })

  it('that does not exist is named as such', async () => {
    const { findByText } = await open('/view-judge-test/5', {
      judgeTests: { get: () => failure('judge_test_not_found') },
    })
    await findByText(/^Тест не\sнайден$/)
  })
})
