import { rows } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { numberOf } from '../../input/number-of.ts'

export const run: Run<'teams list'> = async (context, { event }) => {
  const { t, language } = context
  const client = await context.client()
  const { teams } = await client.teams.list({ params: { eventId: numberOf(context, event) } })
  return rows(
    teams,
    [
      { title: t('cli:label.id'), of: ({ teamId }) => teamId },
      { title: t('cli:label.name'), of: (team) => (language === 'en' ? team.teamNameEn : team.teamNameRu) },
      { title: t('cli:label.distance'), of: ({ distCode }) => distCode },
      {
        title: t('cli:label.members'),
        of: ({ memberCount, stage }) => `${memberCount}/${stage}`,
        right: true,
      },
    ],
    t('cli:noTeams'),
  )
}
