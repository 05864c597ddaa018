import type { JudgeActivity, JudgeTestCard } from '@polynya/contract'
import { Button, inLanguage, useWords } from '@polynya/ui'
import { getRouteApi } from '@tanstack/react-router'
import { activityQuery } from '../../features/judge-tests/bank-queries.ts'
import { testTitle } from '../../features/judge-tests/judge-test-text.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { momentText } from '../../infrastructure/formats/moment-text.ts'
import './judge-activity.css'

const route = getRouteApi('/judge-activity/$id')

/** The card of a judge: sessions judged and tests taken, made for printing. */
export function JudgeActivityPage() {
  const { t } = useWords()
  const { client } = useApp()
  const query = activityQuery(client, Number(route.useParams().id))
  return (
    <div className="page judge-activity-page">
      <h1 tabIndex={-1}>{t('judgeBank:activity.heading')}</h1>
      <Loaded query={query} failed={t('judgeBank:activity.failed')} rows={6}>
        {(activity) => (
          <>
            <p className="judge-name">
              {activity.userFirstName} {activity.userLastName}
            </p>
            <Sessions sessions={activity.sessions} />
            <Tests tests={activity.judgeTests} />
            <p>{t('judgeTests:result.granted')}</p>
            <p className="buttons">
              <Button onClick={() => window.print()}>{t('judgeBank:activity.print')}</Button>
            </p>
          </>
        )}
      </Loaded>
    </div>
  )
}

function Sessions({ sessions }: Pick<JudgeActivity, 'sessions'>) {
  const { t } = useWords()
  return (
    <section aria-labelledby="judged-heading">
      <h2 id="judged-heading">{t('judgeBank:activity.sessions')}</h2>
      {sessions.length === 0 ? (
        <p>{t('judgeBank:activity.noSessions')}</p>
      ) : (
        <>
          <p>{t('judgeBank:activity.count', { count: sessions.length })}</p>
          <ul>
            {sessions.map((session) => (
              <Session key={`${session.eventId} ${session.number} ${session.role}`} session={session} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Session({ session }: { readonly session: JudgeActivity['sessions'][number] }) {
  const { t, formats, language } = useWords()
  const event = inLanguage(language, { ru: session.eventName, en: session.eventNameEn })
  const name = session.name === null ? null : inLanguage(language, { ru: session.name, en: session.nameEn })
  return (
    <li>
      <p>
        <a href={paths.viewEvent(session.eventId)} lang={event?.lang}>
          {event?.text}
        </a>{' '}
        · {name?.text ?? t('judgeBank:activity.session', { number: String(session.number) })}
      </p>
      <p>
        {session.date && `${formats.shortDate(session.date)} · `}
        {t(`eventSessions:roles.${session.role}`)}
        {session.category && ` · ${t(`eventSessions:categories.${session.category}`)}`}
      </p>
    </li>
  )
}

function Tests({ tests }: { readonly tests: readonly JudgeTestCard[] }) {
  const { t, formats } = useWords()
  return (
    <section aria-labelledby="judge-tests-heading">
      <h2 id="judge-tests-heading">{t('judgeBank:activity.tests')}</h2>
      {tests.length === 0 && <p>{t('judgeBank:activity.noTests')}</p>}
      <ul>
        {tests.map((test) => (
          <li key={test.id}>
            <p>
              <a href={paths.viewJudgeTest(test.id)}>{testTitle(test, t)}</a>
            </p>
            <p>
              {test.endTime && `${momentText(test.endTime, formats)} · `}
              {t('judgeTests:list.score', { score: String(test.sumScore), total: String(test.qTotal) })}
              {test.grade && ` · ${t(`judgeTests:grades.${test.grade}`)}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
