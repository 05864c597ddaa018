import { inLanguage, useWords } from '@polynya/ui'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { Choice } from '../../infrastructure/lists/Choice.tsx'
import { ValueField } from './ValueField.tsx'

interface Props {
  readonly label: string
  readonly hint: string
  /** ID of the chosen event. */
  readonly value: string | undefined
  readonly error: string | undefined
  readonly onChoose: (value: string | undefined) => void
}

const MOST = 50

/** A search for an event, and the events that it finds, the latest first. */
export function EventField({ label, hint, value, error, onChoose }: Props) {
  const { t, language, formats } = useWords()
  const [search, setSearch] = useState('')
  const { data } = useQuery(useFoundEvents(search))
  const options = (data?.events ?? []).map(({ id, name, nameEn, startDate, endDate }) => ({
    value: String(id),
    text: [
      inLanguage(language, { ru: name, en: nameEn })?.text,
      startDate && formats.dateRange(startDate, endDate ?? startDate),
    ]
      .filter(Boolean)
      .join(' · '),
  }))
  const isListed = value === undefined || options.some((option) => option.value === value)
  const chosen = isListed ? [] : [{ value, text: t('embedding:eventOf', { id: value }) }]
  return (
    <>
      <ValueField
        label={t('embedding:findEvent')}
        hint={hint}
        value={search}
        error={error}
        onChoose={setSearch}
      />
      <Choice
        label={label}
        none={t(data?.events.length === 0 ? 'embedding:noEvents' : 'embedding:any')}
        value={value}
        options={[...chosen, ...options]}
        onChoose={onChoose}
      />
    </>
  )
}

function useFoundEvents(search: string) {
  const { client } = useApp()
  const query = { limit: MOST, sort: 'startDate', order: 'desc', ...(search !== '' && { search }) } as const
  return queryOptions({
    queryKey: keys.events.list({ ...query, page: 'widgets' }),
    queryFn: ({ signal }) => client.events.list({ query }, { signal }),
    placeholderData: keepPreviousData,
  })
}
