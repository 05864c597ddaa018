import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { failureText } from '../../../infrastructure/api/failure-text.ts'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { distanceText } from '../../orders/order-text.ts'
import { useRenewed } from '../basket/use-renewed.ts'
import type { RowProps } from './DistanceRow.tsx'

/** The way onto the waiting list of a full distance, where the event keeps one. */
export function JoinWaiting({ event, slot, swimmer, distance, id }: RowProps & { readonly id: string }) {
  const words = useWords()
  const { t, formats } = words
  const { client, notifications } = useApp()
  const renewed = useRenewed()
  const [division, setDivision] = useState(distance.divisions[0] ?? '')
  const [isJoining, setJoining] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const { waiting } = event.entryRules
  if (!waiting) return null

  async function join() {
    setJoining(true)
    setProblem(undefined)
    const body = { swimmerId: swimmer.id, distanceId: distance.id, ...(division && { division }) }
    try {
      await client.orders.joinWaiting({ body })
      notifications.tell(
        {
          tone: 'good',
          say: (speak) => ({
            text: speak('register:waiting.joined', {
              distance: distanceText({ distCode: slot.distCode }, speak),
            }),
          }),
        },
        'message',
      )
    } catch (error) {
      setProblem(error)
    }
    setJoining(false)
    renewed()
  }

  return (
    <div className="join-waiting">
      {distance.divisions.length > 0 && (
        <select
          aria-label={t('register:distances.division')}
          value={division}
          onChange={({ target }) => setDivision(target.value)}
        >
          {distance.divisions.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      )}
      <Button isBusy={isJoining} onClick={join}>
        {t('register:waiting.join')}
        <span className="visually-hidden">: {distanceText({ distCode: slot.distCode }, words.t)}</span>
      </Button>
      <p className="field-hint" id={`${id}-waiting`}>
        {t('register:waiting.about', { hours: formats.hours(waiting.offerHours) })}
      </p>
      <p role="alert" className="field-error">
        {problem !== undefined && failureText(problem, words).advice}
      </p>
    </div>
  )
}
