import type { Page } from 'playwright-core'

/** 1.6 Mbit/s, 150 ms round trip, a quarter of the CPU speed. */
export async function throttle(page: Page) {
  const session = await page.context().newCDPSession(page)
  const bytesPerSecond = (1.6 * 1024 * 1024) / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
