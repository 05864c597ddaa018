import { useEffect, useMemo, useState } from 'react'
import { type TimingPhone, timingPhone } from '../../features/timing/timing-phone.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'

/** Milliseconds between attempts to send. */
const SEND_MS = 2_000
/** Milliseconds between attempts to load the start lists, of which the secretary publishes more. */
const LOAD_MS = 30_000

/** The phone of a code: loads, compares its clock and sends for as long as the page is open. */
export function usePhone(code: string): { readonly phone: TimingPhone; readonly error: unknown } {
  const { client, storage } = useApp()
  const phone = useMemo(() => timingPhone(code, { client, storage }), [code, client, storage])
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    let isSending = false
    const isVisible = () => document.visibilityState === 'visible'
    const load = () => {
      if (isVisible()) phone.load().then(() => setError(null), setError)
    }
    const open = () => {
      // A phone that slept may have another clock.
      if (isVisible()) phone.compareClocks()
      load()
    }
    const send = async () => {
      if (isSending) return
      isSending = true
      await phone.send().catch(() => undefined)
      isSending = false
    }
    open()
    document.addEventListener('visibilitychange', open)
    const sending = setInterval(send, SEND_MS)
    const loading = setInterval(load, LOAD_MS)
    return () => {
      document.removeEventListener('visibilitychange', open)
      clearInterval(sending)
      clearInterval(loading)
    }
  }, [phone])
  return { phone, error }
}
