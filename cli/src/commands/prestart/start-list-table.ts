import type { Starter, StartList, StartListHead } from '@polynya/contract'
import type { Context } from '../../context/context.ts'
import { type Column, type Item, item } from '../../context/result.ts'
import { type MomentText, momentsIn } from '../../terminal/moments.ts'
import { tableLines } from '../../terminal/table.ts'
import { distanceText, genderText } from '../events/distance-of.ts'
import { nameOf } from '../swimmers/swimmer-table.ts'

type Headed = Pick<StartListHead, 'isLocked' | 'isPublished'>

const stateOf = ({ isLocked, isPublished }: Headed, t: Context['t']) =>
  [
    t(`cli:prestart.${isPublished ? 'published' : 'draft'}`),
    ...(isLocked ? [t('cli:prestart.locked')] : []),
  ].join(', ')

export const headColumns = ({ t, language }: Context, timeZone: string): Column<StartListHead>[] => {
  const moment = momentsIn(language)
  return [
    { title: t('cli:label.id'), of: ({ distanceId }) => distanceId, right: true },
    { title: t('cli:label.distance'), of: ({ distCode }) => distCode },
    { title: t('cli:label.gender'), of: ({ gender }) => (gender === 0 ? null : genderText(t, gender)) },
    { title: t('cli:label.session'), of: ({ session }) => session, right: true, optional: 4 },
    {
      title: t('cli:label.starts'),
      of: ({ startsAt }) => startsAt,
      shown: ({ startsAt }) => moment(startsAt, timeZone),
    },
    { title: t('cli:label.entries'), of: ({ entries }) => entries, right: true },
    { title: t('cli:label.heats'), of: ({ heats }) => heats, right: true, optional: 3 },
    { title: t('cli:label.late'), of: ({ late }) => late, right: true, optional: 2 },
    { title: t('cli:label.state'), of: (list) => stateOf(list, t) },
  ]
}

/** A start list by heats and lanes; then who has no lane. */
export function startListItem(context: Context, list: StartList, timeZone: string): Item {
  const { t, language, terminal } = context
  const moment = momentsIn(language)
  const rows = list.heats.flatMap((heat) => heat.lanes.map((lane) => ({ ...lane, heat: heat.heat })))
  const { lines } = tableLines(
    rows.map(({ heat, lane, scratched, starter }) => [
      String(heat),
      String(lane),
      ...starterCells(context, starter),
      scratched ? t('cli:prestart.scratched') : '',
    ]),
    [
      { title: t('cli:label.heat'), right: true },
      { title: t('cli:label.lane'), right: true },
      { title: t('cli:label.number'), right: true },
      { title: t('cli:label.person') },
      { title: t('cli:label.group'), optional: 1 },
      { title: t('cli:label.seedTime'), right: true },
      { title: t('cli:label.state') },
    ],
    terminal,
  )
  return item(list, [
    headLine(context, list, moment(list.startsAt, timeZone)),
    ...(rows.length > 0 ? lines : [t('cli:prestart.empty')]),
    ...without(context, 'late', list.late),
    ...without(context, 'scratchedStarters', list.scratched),
  ])
}

const headLine = ({ t }: Context, list: StartList, startsAt: ReturnType<MomentText>) =>
  [distanceText(t, list), startsAt, stateOf(list, t)].filter((part) => part).join(', ')

const starterCells = (context: Context, starter: Starter) => [
  String(starter.number ?? ''),
  entrantText(context, starter),
  starter.ageGroup ?? '',
  starter.seedTime ?? '',
]

/** Starters that have no lane, as a heading with a line each. */
const without = (context: Context, title: 'late' | 'scratchedStarters', starters: readonly Starter[]) =>
  starters.length === 0
    ? []
    : [
        context.t(`cli:prestart.${title}`),
        ...starters.map((each) => `  ${each.number ?? ''}  ${entrantText(context, each)}`),
      ]

/** A relay by its team, anyone else by name. */
export const entrantText = (context: Context, starter: Starter) =>
  starter.team
    ? context.language === 'ru'
      ? starter.team.teamNameRu
      : starter.team.teamNameEn
    : nameOf(starter, context)
