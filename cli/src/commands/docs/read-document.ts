import type { Document } from '@polynya/contract'
import { readPath } from '../../calls/read-path.ts'
import type { Context } from '../../context/context.ts'

/** Content of a document; documents of a draft require a signed-in administrator. */
export const readDocument = (context: Context, { url }: Pick<Document, 'url'>): Promise<Buffer> =>
  readPath(context, url, 'events.listDocs')
