import type { Locator, Page } from 'playwright-core'

/** Sends the prepared reminder to all unpaid entrants from the overview of an event; `click` counts the clicks. */
export async function mailAllUnpaid(page: Page, click: (target: Locator) => Promise<void>): Promise<void> {
  await click(page.getByRole('button', { name: /^Написать всем, кто/ }))
  await page
    .getByRole('dialog')
    .getByText(/^Получ[иа]т/)
    .first()
    .waitFor()
  await click(page.getByRole('dialog').getByRole('button', { name: 'Отправить' }))
  await page
    .getByRole('region', { name: /Уведомления/ })
    .getByText(/Письмо поставлено в.очередь/)
    .first()
    .waitFor()
}
