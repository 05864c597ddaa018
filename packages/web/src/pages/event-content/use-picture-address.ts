import { useEffect, useState } from 'react'
import { useApp } from '../../app/app-context.ts'
import { keptFile } from './kept-file.ts'

interface Picture {
  readonly address: string | null
  readonly hasFailed: boolean
}

const NONE: Picture = { address: null, hasFailed: false }

/** Where an image finds a file: a chosen one here, a public one at its address, any other once it is fetched. */
export function usePictureAddress(source: File | string | null, isPublic: boolean): Picture {
  const { client } = useApp()
  const isAtHand = typeof source === 'string' && isPublic
  const [picture, setPicture] = useState(NONE)

  useEffect(() => {
    setPicture(NONE)
    if (source === null || isAtHand) return
    let made: string | undefined
    let isOver = false
    const show = (blob: Blob) => {
      if (isOver) return
      made = URL.createObjectURL(blob)
      setPicture({ address: made, hasFailed: false })
    }
    if (typeof source === 'string') {
      keptFile(client, source).then(show, () => isOver || setPicture({ address: null, hasFailed: true }))
    } else show(source)
    return () => {
      isOver = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [client, source, isAtHand])

  return isAtHand ? { address: source, hasFailed: false } : picture
}
