import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { chosenEvent } from './chosen-event.ts'
import { eventItem } from './event-table.ts'

export const run: Run<'events show'> = async (context, input) => {
  const { t, language } = context
  const id = await chosenEvent(context, input.event)
  const event = await (await context.client()).events.view({ params: { id } })
  const { shown } = eventItem(event, context)
  const offers = event.programData.map(({ name, nameEn, children }) => {
    // Women and men often have a distance each.
    const codes = new Set(children.map(({ distCode }) => distCode))
    return `  ${(language === 'en' && nameEn) || name}: ${[...codes].join(', ')}`
  })
  const documents = event.documents.map(({ name, size }) => `  ${name} (${Math.ceil(size / 1000)} kB)`)
  return item(event, [
    ...shown,
    ...(offers.length > 0 ? [`${t('cli:label.offers')}\n${offers.join('\n')}`] : []),
    ...(documents.length > 0 ? [`${t('cli:label.documents')}\n${documents.join('\n')}`] : []),
  ])
}
