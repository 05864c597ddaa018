/** The push subscription of this browser. */

/** A subscription as the API stores it. */
export interface PushDevice {
  readonly endpoint: string
  /** Public key and secret that encrypt the notifications, base64url. */
  readonly p256dh: string
  readonly auth: string
}

/** Whether the browser has push notifications; on an iPhone, only once the site is on its home screen. */
export const hasPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Whether the user has forbidden notifications, which only the settings of the browser change. */
export const isPushDenied = (): boolean => hasPush() && Notification.permission === 'denied'

/** Returns the subscription of this browser; null if there is none. */
export async function currentDevice(): Promise<PushDevice | null> {
  if (!hasPush() || Notification.permission !== 'granted') return null
  const registration = await navigator.serviceWorker.getRegistration()
  return deviceOf(await registration?.pushManager.getSubscription())
}

/**
 * Subscribes this browser, which asks the user for permission.
 * @param publicKey key of the server, base64url
 * @returns null if the user does not permit notifications
 */
export async function subscribeDevice(publicKey: string): Promise<PushDevice | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { pushManager } = await navigator.serviceWorker.ready
  // A subscription for another key of the server is refused.
  await (await pushManager.getSubscription())?.unsubscribe()
  return deviceOf(
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) }),
  )
}

export async function unsubscribeDevice(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

function deviceOf(subscription: PushSubscription | null | undefined): PushDevice | null {
  const { endpoint, keys } = subscription?.toJSON() ?? {}
  const { p256dh, auth } = keys ?? {}
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : null
}

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0))
