import type { DoubleResult, Swimmer } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { distanceName } from '../../features/events/distance-name.ts'
import { eventName } from '../../features/events/event-name.ts'
import type { Merge, Side } from './use-merge.ts'

const SIDES = ['one', 'other'] as const satisfies Side[]

interface MergeResultsProps {
  readonly two: Readonly<Record<Side, Swimmer>>
  readonly doubles: readonly DoubleResult[]
  readonly merge: Merge
}

/** Every distance on which both profiles have a result, with both times to choose from. */
export function MergeResults({ doubles, ...props }: MergeResultsProps) {
  const { t } = useWords()
  if (doubles.length === 0) return null
  return (
    <section aria-labelledby="results" className="custody-values">
      <h2 id="results">{t('custody:merge.resultsOf')}</h2>
      <p>{t('custody:merge.resultsIntro')}</p>
      {doubles.map((double) => (
        <Choice key={double.distanceId} double={double} {...props} />
      ))}
    </section>
  )
}

interface ChoiceProps extends Omit<MergeResultsProps, 'doubles'> {
  readonly double: DoubleResult
}

function Choice({ double, two, merge }: ChoiceProps) {
  const words = useWords()
  const { distanceId } = double
  const event = eventName({ name: double.eventName, nameEn: double.eventNameEn }, words.language)
  return (
    <fieldset className="field">
      <legend>
        <span lang={event.lang}>{event.text}</span>, {distanceName(double, words)}
      </legend>
      <div className="custody-pair">
        {SIDES.map((side) => (
          <label key={side} className="tick">
            <input
              type="radio"
              name={`result-${distanceId}`}
              required
              checked={merge.resultsOf[distanceId] === side}
              onChange={() => merge.chooseResult(distanceId, side)}
            />
            <span>
              {double[side].finalTime ?? words.t(`results:statuses.${double[side].status}`)}
              <small>{two[side].iwsaid}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
