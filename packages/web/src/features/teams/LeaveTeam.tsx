import type { Team, TeamMember } from '@polynya/contract'
import { Button, inLanguage, useWords } from '@polynya/ui'
import { useState } from 'react'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { ConfirmDialog } from '../../infrastructure/dialogs/ConfirmDialog.tsx'
import type { StoredTeam } from './use-stored-team.ts'

interface Props {
  readonly team: Team
  readonly stored: StoredTeam
}

/** Lets the caller remove own swimmers from a team, until its deadline. */
export function LeaveTeam({ team, stored }: Props) {
  const { t, language } = useWords()
  const [leaving, setLeaving] = useState<TeamMember | null>(null)
  const own = team.teamMembers.filter(({ canLeave }) => canLeave)
  const labelOf = ({ swimmerRu, swimmerEn, iwsaId }: TeamMember) =>
    t('teams:leave.of', {
      name: inLanguage(language, { ru: swimmerRu, en: swimmerEn })?.text ?? iwsaId,
    })
  return (
    <>
      {own.length > 0 && (
        <p className="buttons">
          {own.map((member) => (
            <Button key={member.iwsaId} onClick={() => setLeaving(member)}>
              {labelOf(member)}
            </Button>
          ))}
        </p>
      )}
      {leaving && (
        <Leaving
          team={team}
          stored={stored}
          iwsaid={leaving.iwsaId}
          heading={labelOf(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  )
}

function Leaving({
  team: { teamId },
  stored,
  iwsaid,
  heading,
  onClose,
}: Props & {
  readonly iwsaid: string
  readonly heading: string
  readonly onClose: () => void
}) {
  const { t } = useWords()
  const { client, notifications } = useApp()
  async function leave() {
    stored.keep(await client.teams.leave({ params: { teamId, iwsaid } }))
    const say = (speak: typeof t) => ({ text: speak('teams:leave.left') })
    notifications.tell({ tone: 'good', say }, 'notification')
    // The button is removed with the member: move the focus to the heading.
    setTimeout(() => document.querySelector<HTMLElement>('.team h2')?.focus())
  }
  return (
    <ConfirmDialog
      heading={heading}
      text={t('teams:leave.text')}
      confirm={t('teams:leave.action')}
      onConfirm={leave}
      onClose={onClose}
    />
  )
}
