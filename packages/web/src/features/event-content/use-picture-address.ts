import { useEffect, useState } from 'react'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { cachedFile } from '../../infrastructure/downloads/cached-file.ts'
import { useObjectAddress } from '../../infrastructure/uploads/use-object-address.ts'

interface Fetched {
  readonly file: Blob | null
  readonly hasFailed: boolean
}

const NONE: Fetched = { file: null, hasFailed: false }

/** Address of a picture: an object URL of a chosen or private file, or the address of a public one. */
export function usePictureAddress(source: File | string | null, isPublic: boolean) {
  const { client } = useApp()
  const stored = typeof source === 'string' ? source : null
  const [{ file, hasFailed }, setFetched] = useState(NONE)

  useEffect(() => {
    setFetched(NONE)
    if (stored === null || isPublic) return
    let isOver = false
    const take = (fetched: Fetched) => isOver || setFetched(fetched)
    cachedFile(client, stored).then(
      (blob) => take({ file: blob, hasFailed: false }),
      () => take({ file: null, hasFailed: true }),
    )
    return () => {
      isOver = true
    }
  }, [client, stored, isPublic])

  const made = useObjectAddress(source instanceof File ? source : file)
  return { address: isPublic && stored !== null ? stored : made, hasFailed }
}
