import { MOST_FOLLOWED } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApp } from '../../infrastructure/context/app-context.ts'
import {
  currentDevice,
  type PushDevice,
  subscribeDevice,
  unsubscribeDevice,
} from '../../infrastructure/device/push-device.ts'

export interface Push {
  readonly isOn: boolean
  readonly isBusy: boolean
  readonly error: Error | null
  readonly change: (isOn: boolean) => void
}

/** Push notifications to this device; while they are on, the server knows whom it follows at the event. */
export function usePush(eventId: number, iwsaids: ReadonlySet<string>): Push {
  const { client } = useApp()
  const { language } = useWords()
  const [device, setDevice] = useState<PushDevice | null>(null)
  const followed = [...iwsaids].slice(-MOST_FOLLOWED).join(' ')

  useEffect(() => {
    currentDevice().then(setDevice, () => undefined)
  }, [])

  const follow = useMutation({
    mutationFn: (given: PushDevice) => {
      const body = { ...given, language, iwsaids: followed.split(' ').filter(Boolean) }
      return client.push.follow({ params: { eventId }, body })
    },
  })
  const send = follow.mutate
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent again when the swimmers or the language change
  useEffect(() => {
    if (device) send(device)
  }, [device, followed, language, send])

  const change = useMutation({
    mutationFn: async (isOn: boolean) => {
      if (isOn) return subscribeDevice((await client.push.key()).publicKey)
      if (device) await client.push.unsubscribe({ body: { endpoint: device.endpoint } })
      await unsubscribeDevice()
      return null
    },
    onSuccess: setDevice,
  })
  return {
    isOn: device !== null,
    isBusy: change.isPending,
    error: change.error ?? follow.error,
    change: change.mutate,
  }
}
