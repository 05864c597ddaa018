import type { JudgeTestCard } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { testEvent, testTitle } from '../../features/judge-tests/judge-test-text.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { ConfirmDialog } from '../../infrastructure/dialogs/ConfirmDialog.tsx'
import { momentText } from '../../infrastructure/formats/moment-text.ts'
import { useAdministers } from '../../infrastructure/session/administers.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'

interface Props {
  readonly test: JudgeTestCard
  /** Whether the list is of all judges, so that each row names its judge. */
  readonly isOfAll: boolean
}

/** A test of the list: what it is, when, and how it ended. */
export function TestRow({ test, isOfAll }: Props) {
  const { t, formats, language } = useWords()
  const user = useUser()
  const administers = useAdministers()
  const { id, userId, userFirstName, userLastName, userEmail, startTime, endTime, ifExam } = test
  const event = testEvent(test, language)
  const isOwn = userId === user?.id
  return (
    <li className="judge-test-row">
      <h3>
        <a href={paths.viewJudgeTest(id)}>{testTitle(test, t)}</a>
      </h3>
      {isOfAll && (
        <p>
          {userFirstName} {userLastName} <small>{userEmail}</small>{' '}
          <a href={paths.judgeActivity(userId)}>{t('judgeBank:activity.link')}</a>
        </p>
      )}
      {event && (
        <p>
          <a href={paths.viewEvent(test.eventId)} lang={event.lang}>
            {event.text}
          </a>
        </p>
      )}
      <p>
        <small>{t('judgeTests:list.startedAt', { date: momentText(startTime, formats) })}</small>
      </p>
      <Outcome test={test} />
      <p className="buttons">
        {isOwn && endTime === null && (
          <a className="button" data-kind="primary" href={paths.viewJudgeTest(id)}>
            {t('judgeTests:list.continue')}
          </a>
        )}
        {(administers || (isOwn && ifExam === 0)) && <Remove test={test} />}
      </p>
    </li>
  )
}

function Outcome({ test: { endTime, dueTime, grade, sumScore, qTotal, ifPassed } }: Pick<Props, 'test'>) {
  const { t, formats } = useWords()
  if (endTime === null || grade === null) {
    return (
      <p>
        <span className="tag" data-tone="warn">
          {t('judgeTests:list.open', { time: momentText(dueTime, formats) })}
        </span>
      </p>
    )
  }
  return (
    <p>
      {t('judgeTests:list.score', { score: String(sumScore), total: String(qTotal) })}{' '}
      <span className="tag" data-tone={ifPassed ? 'good' : 'bad'}>
        {t(`judgeTests:grades.${grade}`)}
      </span>
    </p>
  )
}

function Remove({ test }: Pick<Props, 'test'>) {
  const { t } = useWords()
  const { client, notifications } = useApp()
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)

  async function remove() {
    await client.judgeTests.remove({ params: { id: test.id } })
    await queryClient.invalidateQueries({ queryKey: keys.judgeTests.all })
    notifications.tell({ tone: 'good', say: (say) => ({ text: say('judgeTests:list.deleted') }) }, 'message')
  }

  return (
    <>
      <Button onClick={() => setAsking(true)}>
        <span aria-hidden="true">{t('judgeTests:list.delete')}</span>
        <span className="visually-hidden">{t('judgeTests:list.deleteOf', { test: testTitle(test, t) })}</span>
      </Button>
      {isAsking && (
        <ConfirmDialog
          heading={t('judgeTests:list.deleteConfirm')}
          text={t(test.ifExam ? 'judgeTests:list.deleteExamText' : 'judgeTests:list.deleteText')}
          confirm={t('judgeTests:list.delete')}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
