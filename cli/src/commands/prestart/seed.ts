import type { Seeding } from '@polynya/contract'
import type { Context } from '../../context/context.ts'
import { plan } from '../../context/dry-run.ts'
import { rows } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { confirm } from '../../input/ask.ts'
import { someOf } from '../../input/ids.ts'
import { numberOf } from '../../input/number-of.ts'
import { distanceText, genderText } from '../events/distance-of.ts'
import { listsOf } from './find-list.ts'

type Seeded = Seeding['seeded'][number]

/** Seeds one distance, or all that are neither locked nor swum; the lanes that were set by hand are lost. */
export const run: Run<'prestart seed'> = async (context, { event, distance }) => {
  const { t } = context
  const params = { id: numberOf(context, event) }
  const [only] = distance === undefined ? [] : await listsOf(context, event, distance)
  const body = only ? { distanceId: only.distanceId } : {}
  const client = await context.client()
  const preview = await client.events.seedPrestart({ params, body: { ...body, preview: true } })
  noteClosed(context, preview)
  if (context.settings.dryRun)
    return plan(
      context,
      preview.seeded.map((each) => ({ action: 'seed', what: seededText(t, each), ...each })),
    )
  const names = preview.seeded.map((each) => distanceText(t, each))
  if (names.length > 0)
    await confirm(context, t('cli:prestart.confirmSeed', { names: someOf(context, names) }))
  const { seeded } = await client.events.seedPrestart({ params, body })
  return rows(
    seeded,
    [
      { title: t('cli:label.id'), of: ({ distanceId }) => distanceId, right: true },
      { title: t('cli:label.distance'), of: ({ distCode }) => distCode },
      { title: t('cli:label.gender'), of: ({ gender }) => genderText(t, gender) },
      { title: t('cli:label.entries'), of: ({ entries }) => entries, right: true },
      { title: t('cli:label.heats'), of: ({ heats }) => heats, right: true },
    ],
    t('cli:prestart.none'),
  )
}

const seededText = (t: Context['t'], seeded: Seeded) =>
  `${distanceText(t, seeded)}: ${t('cli:prestart.seeded', { entries: seeded.entries, heats: seeded.heats })}`

function noteClosed({ terminal, t }: Context, { locked }: Seeding) {
  if (locked.length > 0) terminal.note(t('cli:prestart.closed', { ids: locked.join(', ') }))
}
