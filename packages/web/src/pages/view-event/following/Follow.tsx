import { Button, useWords } from '@polynya/ui'
import { useMutation } from '@tanstack/react-query'
import { userInEventQuery } from '../../../features/registration/register-queries.ts'
import { paths } from '../../../infrastructure/addresses/paths.ts'
import { failureText } from '../../../infrastructure/api/failure-text.ts'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { useQuery } from '../../../infrastructure/queries/use-query.ts'
import { useUser } from '../../../infrastructure/session/use-user.ts'

interface Props {
  readonly eventId: number
}

/** Button to be notified before registration opens; visitors are sent to sign in. */
export function Follow({ eventId }: Props) {
  const { t } = useWords()
  const user = useUser()
  return (
    <section className="event-follow" aria-label={t('following:label')}>
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
  const { client, queryClient, notifications } = useApp()
  const query = userInEventQuery(client, eventId)
  const { data } = useQuery(query)
  const change = useMutation({
    mutationFn: (follows: boolean) => {
      const call = { params: { id: eventId } }
      return follows ? client.events.follow(call) : client.events.unfollow(call)
    },
    onMutate: async (follows) => {
      await queryClient.cancelQueries(query)
      const before = queryClient.getQueryData(query.queryKey)
      queryClient.setQueryData(query.queryKey, (known) => known && { ...known, follows })
      return before
    },
    onSuccess: ({ follows }) =>
      notifications.announce((speak) => speak(`following:${follows ? 'done' : 'undone'}`)),
    onError: (_error, _follows, before) => queryClient.setQueryData(query.queryKey, before),
    onSettled: () => queryClient.invalidateQueries(query),
  })
  if (!data) return null
  const { follows } = data

  return (
    <>
      {follows && <p>{t('following:following')}</p>}
      <Button isBusy={change.isPending} onClick={() => change.mutate(!follows)}>
        {t(follows ? 'following:unfollow' : 'following:follow')}
      </Button>
      <p role="alert" className="field-error">
        {change.error && failureText(change.error, words).advice}
      </p>
    </>
  )
}
