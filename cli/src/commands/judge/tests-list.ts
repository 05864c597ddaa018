import type { Client } from '@polynya/sdk/light'
import { given, pageFor, take } from '../../calls/take.ts'
import type { Context } from '../../context/context.ts'
import { rows } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { momentsIn } from '../../terminal/moments.ts'

type Test = Awaited<ReturnType<Client['judgeTests']['list']>>['judgeTests'][number]

/** Judge tests that the caller may see, or only their own. */
export const run: Run<'judge tests list'> = async (context, input) => {
  const { t, language } = context
  const { mine, category, sort, order, limit } = input
  const moment = momentsIn(language)
  const client = await context.client()
  const query = {
    all: mine ? ('my' as const) : ('all' as const),
    ...given({ jCat: category, sort, order, limit: pageFor(limit) }),
  }
  return rows(
    take<Test>(client.judgeTests.list.items({ query }), limit),
    [
      { title: t('cli:label.id'), of: ({ id }) => id, right: true },
      { title: t('cli:label.person'), of: (test) => `${test.userLastName} ${test.userFirstName}` },
      { title: t('cli:label.category'), of: ({ jCat }) => jCat },
      {
        title: t('cli:label.type'),
        of: ({ ifExam }) => t(ifExam === 1 ? 'cli:judge.exam' : 'cli:judge.trial'),
        optional: 2,
      },
      { title: t('cli:label.result'), of: (test) => resultText(t, test) },
      {
        title: t('cli:label.score'),
        of: ({ sumScore, qTotal }) => `${sumScore ?? '–'}/${qTotal}`,
        right: true,
      },
      {
        title: t('cli:label.at'),
        of: ({ startTime }) => startTime,
        shown: ({ startTime }) => moment(startTime),
        optional: 1,
      },
      { title: t('cli:label.email'), of: ({ userEmail }) => userEmail, optional: 3 },
    ],
    t('cli:judge.none'),
  )
}

function resultText(t: Context['t'], { ifPassed, grade }: Test): string {
  if (ifPassed === null) return t('cli:judge.open')
  const passed = t(ifPassed ? 'cli:judge.passed' : 'cli:judge.failed')
  return grade === null ? passed : `${passed}, ${t(`judgeTests:grades.${grade}`)}`
}
