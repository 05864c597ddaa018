import type { EventView, SwimmerCard } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { SwimmerFinder } from '../../swimmers/SwimmerFinder.tsx'
import { NewSwimmer } from './NewSwimmer.tsx'

/** Finds any swimmer, or creates a profile without an account: for administrators of the event. */
export function AnySwimmer({
  event,
  onChoose,
}: {
  readonly event: EventView
  readonly onChoose: (swimmer: SwimmerCard) => void
}) {
  const { t } = useWords()
  const [isNew, setNew] = useState(false)
  const choose = (swimmer: SwimmerCard) => {
    setNew(false)
    onChoose(swimmer)
  }
  return (
    <div className="any-swimmer">
      {isNew ? (
        <NewSwimmer event={event} onCreated={choose} />
      ) : (
        <SwimmerFinder
          label={t('onSpot:swimmer.search')}
          hint={t('onSpot:swimmer.searchHint')}
          found={t('onSpot:swimmer.found')}
          onChoose={choose}
        />
      )}
      <Button onClick={() => setNew(!isNew)}>
        {t(isNew ? 'onSpot:swimmer.cancel' : 'onSpot:swimmer.create')}
      </Button>
    </div>
  )
}
