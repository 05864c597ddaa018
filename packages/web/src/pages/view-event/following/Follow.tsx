import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { paths } from '../../../infrastructure/addresses/paths.ts'
import { failureText } from '../../../infrastructure/api/failure-text.ts'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { useQuery } from '../../../infrastructure/queries/use-query.ts'
import { useUser } from '../../../infrastructure/session/use-user.ts'
import { userInEventQuery } from './follow-query.ts'

interface Props {
  readonly eventId: number
}

/** Button to be notified before registration opens; visitors are sent to sign in. */
export function Follow({ eventId }: Props) {
  const { t } = useWords()
  const user = useUser()
  return (
    <section className="page event-follow" aria-label={t('following:label')}>
      {user ? (
        <FollowButton eventId={eventId} />
      ) : (
        <a href={paths.login(paths.viewEvent(eventId), 'required')}>{t('following:signIn')}</a>
      )}
    </section>
  )
}

/** One button: it keeps the focus. */
function FollowButton({ eventId }: Props) {
  const words = useWords()
  const { t } = words
  const { client, cache, notifications } = useApp()
  const query = userInEventQuery(client, eventId)
  const { data } = useQuery(query)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  if (!data) return null
  const { follows } = data

  async function change() {
    setBusy(true)
    setProblem(undefined)
    try {
      const call = { params: { id: eventId } }
      const answer = await (follows ? client.events.unfollow(call) : client.events.follow(call))
      cache.change(query.key, (known) => ({ ...(known as typeof data), ...answer }))
      notifications.announce((speak) => speak(`following:${answer.follows ? 'done' : 'undone'}`))
    } catch (error) {
      setProblem(error)
    }
    setBusy(false)
  }

  return (
    <>
      {follows && <p>{t('following:following')}</p>}
      <Button isBusy={isBusy} onClick={change}>
        {t(follows ? 'following:unfollow' : 'following:follow')}
      </Button>
      <p role="alert" className="field-error">
        {problem !== undefined && failureText(problem, words).advice}
      </p>
    </>
  )
}
