import { rows } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { numberOf } from '../../input/number-of.ts'

export const run: Run<'docs list'> = async (context, { event }) => {
  const { t } = context
  const { files } = await (await context.client()).events.listDocs({
    params: { id: numberOf(context, event) },
  })
  return rows(
    files,
    [
      { title: t('cli:label.name'), of: ({ name }) => name },
      { title: t('cli:label.type'), of: ({ type }) => type },
      { title: t('cli:label.size'), of: ({ size }) => size, right: true },
      { title: t('cli:label.at'), of: ({ uploadedAt }) => uploadedAt },
      { title: t('cli:label.file'), of: ({ file }) => file },
    ],
    t('cli:noDocuments'),
  )
}
