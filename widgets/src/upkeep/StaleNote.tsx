import { createClock } from '@polynya/i18n'
import { useWords } from '@polynya/ui'
import { withStyles } from './with-styles.ts'

interface Props {
  /** Time of the data. */
  readonly at: number
}

/** Says of when data are that could not be loaded again. */
export function StaleNote({ at }: Props) {
  const { t, language } = useWords()
  return (
    <p className="stale" role="status" ref={withStyles}>
      {t('widgets:staleAt', { time: createClock(language).time(new Date(at), zoneHere()) })}
    </p>
  )
}

const zoneHere = () => new Intl.DateTimeFormat().resolvedOptions().timeZone
