import type { SwimmerCard } from '@polynya/contract'
import type { Context } from '../../context/context.ts'
import type { Column } from '../../context/result.ts'

type Named = Pick<
  SwimmerCard,
  'firstName' | 'lastName' | 'nativeFirstName' | 'nativePatronim' | 'nativeLastName'
>

/** The name in the script of the reader's language. */
export const nameOf = (swimmer: Named, { language }: Pick<Context, 'language'>) => {
  const native = [swimmer.nativeLastName, swimmer.nativeFirstName, swimmer.nativePatronim].filter(
    (part) => part,
  )
  return language === 'ru' && native.length > 0
    ? native.join(' ')
    : `${swimmer.lastName} ${swimmer.firstName}`
}

export const swimmerColumns = (context: Pick<Context, 't' | 'language'>): Column<SwimmerCard>[] => {
  const { t } = context
  return [
    { title: t('cli:label.registryId'), of: ({ iwsaid }) => iwsaid },
    { title: t('cli:label.person'), of: (swimmer) => nameOf(swimmer, context) },
    { title: t('cli:label.born'), of: ({ birthYear }) => birthYear, right: true },
    {
      title: t('cli:label.region'),
      of: ({ swimmerInfo }) => swimmerInfo.regionCode ?? swimmerInfo.country,
      optional: 1,
    },
    { title: t('cli:label.city'), of: ({ swimmerInfo }) => swimmerInfo.city, optional: 2 },
    { title: t('cli:label.club'), of: ({ swimmerInfo }) => swimmerInfo.club, optional: 3 },
    { title: t('cli:label.id'), of: ({ id }) => id, right: true, optional: 4 },
  ]
}
