import type { Locator, Page } from 'playwright-core'

/** Types a date `YYYY-MM-DD` into the three fields of a form. */
export async function typeDate(within: Page | Locator, date: string) {
  const [year = '', month = '', day = ''] = date.split('-')
  await within.getByLabel('День').fill(day)
  await within.getByLabel('Месяц').fill(month)
  await within.getByLabel('Год', { exact: true }).fill(year)
}
