import { useWords } from '@polynya/ui'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { hasPush, isPushDenied } from '../../infrastructure/device/push-device.ts'
import { usePush } from './use-push.ts'

interface Props {
  readonly eventId: number
  /** Registry IDs of the swimmers to be notified of. */
  readonly iwsaids: ReadonlySet<string>
}

/** Switches push notifications to this device on and off, where the browser has them. */
export function PushSwitch(props: Props) {
  return hasPush() ? <Switch {...props} /> : null
}

function Switch({ eventId, iwsaids }: Props) {
  const words = useWords()
  const { t } = words
  const { isOn, isBusy, error, change } = usePush(eventId, iwsaids)
  if (isPushDenied()) return <p className="note">{t('live:push.denied')}</p>
  return (
    <div className="live-push">
      <label className="tick">
        <input
          type="checkbox"
          checked={isOn}
          aria-disabled={isBusy}
          aria-describedby="live-push-hint"
          onChange={({ target }) => {
            if (!isBusy) change(target.checked)
          }}
        />
        <span>{t('live:push.label')}</span>
      </label>
      <p className="note" id="live-push-hint">
        {t('live:push.hint')}
      </p>
      <p role="alert" className="field-error">
        {error && failureText(error, words).advice}
      </p>
    </div>
  )
}
