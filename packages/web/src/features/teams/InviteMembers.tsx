import type { Team } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'

/** Creates a link by which members join the team themselves, and shows it to be copied. */
export function InviteMembers({ team: { teamId } }: { readonly team: Team }) {
  const words = useWords()
  const { t } = words
  const { client } = useApp()
  const id = useId()
  const invite = useMutation({ mutationFn: () => client.teams.invite({ params: { teamId } }) })
  return (
    <section className="team-invite" aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`}>{t('teams:invite.heading')}</h3>
      <p className="field-hint">{t('teams:invite.text')}</p>
      {invite.data && <InviteLink {...invite.data} id={`${id}-link`} />}
      <p className="buttons">
        <Button isBusy={invite.isPending} onClick={() => invite.mutate()}>
          {t(invite.data ? 'teams:invite.again' : 'teams:invite.create')}
        </Button>
      </p>
      <p role="alert" className="field-error">
        {invite.error && failureText(invite.error, words).advice}
      </p>
    </section>
  )
}

function InviteLink({
  id,
  token,
  expiresAt,
}: {
  readonly id: string
  readonly token: string
  readonly expiresAt: string
}) {
  const { t, formats } = useWords()
  const { notifications } = useApp()
  const link = `${location.origin}${paths.joinTeam(token)}`
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  async function copy() {
    await navigator.clipboard.writeText(link)
    notifications.announce((speak) => speak('teams:invite.copied'))
  }
  return (
    <div className="field">
      <label htmlFor={id}>{t('teams:invite.link')}</label>
      <p id={`${id}-note`} className="field-hint">
        {t('teams:invite.until', { date: formats.longDate(expiresAt, timeZone) })}
      </p>
      <div className="field-line">
        <input id={id} readOnly value={link} aria-describedby={`${id}-note`} />
        <Button onClick={copy}>{t('teams:invite.copy')}</Button>
      </div>
    </div>
  )
}
