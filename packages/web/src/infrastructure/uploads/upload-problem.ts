import type { Reason } from '@polynya/contract'
import { type FileType, UPLOADS, type UploadKind } from '@polynya/domain'
import { ApiError, isApiError } from '@polynya/sdk/light'

type Limits = Readonly<Partial<Record<FileType, number>>>

const limitsOf = (kind: UploadKind): Limits => UPLOADS[kind].maxBytes

/** The types that an upload may have: `PDF, DOCX`. */
export const typesOf = (kind: UploadKind) => Object.keys(limitsOf(kind)).join(', ').toUpperCase()

/** The `accept` attribute of an input for these files. */
export const acceptOf = (kind: UploadKind) =>
  Object.keys(limitsOf(kind))
    .flatMap((type) => (type === 'jpg' ? ['.jpg', '.jpeg'] : [`.${type}`]))
    .join(',')

/** Reason why the server would reject a file by its name or size. */
export function uploadProblem(
  kind: UploadKind,
  { name, size }: Pick<File, 'name' | 'size'>,
): ApiError | null {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? ''
  const limit = limitsOf(kind)[(ending === 'jpeg' ? 'jpg' : ending) as FileType]
  if (limit === undefined) return refusal(kind, 'file_type_wrong', { types: typesOf(kind) })
  return size > limit ? refusal(kind, 'file_too_large', { kilobytes: limit / 1000 }) : null
}

/** Reason why the server would reject another document. */
export const tooManyDocuments = () =>
  refusal('regulation', 'documents_limit', { limit: UPLOADS.regulation.perEvent })

/** Names of files whose content must be a picture. */
const PICTURE = /\.(jpe?g|png)$/i

/** Reason why the server would reject a picture that the browser cannot decode; null for one that it can. */
export async function pictureProblem(kind: UploadKind, file: File): Promise<ApiError | null> {
  if (!PICTURE.test(file.name)) return null
  const bitmap = await createImageBitmap(file).catch(() => null)
  bitmap?.close()
  return bitmap ? null : refusal(kind, 'picture_unreadable')
}

const refusal = (
  kind: UploadKind,
  reason: 'file_type_wrong' | 'file_too_large' | 'documents_limit' | 'picture_unreadable',
  fields: Readonly<Record<string, string | number>> = {},
) => new ApiError({ kind: 'contract', endpoint: kind, reason, fields })

/** Faults of the file itself: a retry would be refused again. */
const OF_THE_FILE: ReadonlySet<Reason | undefined> = new Set([
  'file_type_wrong',
  'file_too_large',
  'picture_unreadable',
  'picture_too_large',
  'svg_unsafe',
])

/** Whether a file that failed may be taken when it is sent again. */
export const mayPassNextTime = (problem: unknown): boolean =>
  !isApiError(problem) || !OF_THE_FILE.has(problem.reason)
