import { frameAddress, HEIGHT_MESSAGE } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { useEffect, useRef, useState } from 'react'
import { useOnLine } from '../../infrastructure/network/use-on-line.ts'
import type { GeneratorChoice } from './generator-choice.ts'

interface Props {
  readonly choice: GeneratorChoice
  readonly title: string
}

/** The widget in a frame, as another site shows it. Without a choice of the language it is that of this page. */
export function Preview({ choice: { element, values, accent }, title }: Props) {
  const { t, language } = useWords()
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState<number>()
  const isOnLine = useOnLine()

  useEffect(() => {
    const follow = ({ source, origin, data }: MessageEvent) => {
      const isOurs = origin === location.origin && source === frame.current?.contentWindow
      if (isOurs && data?.type === HEIGHT_MESSAGE) setHeight(Number(data.height))
    }
    addEventListener('message', follow)
    return () => removeEventListener('message', follow)
  }, [])

  const address = frameAddress({ origin: '', element, values: { lang: language, ...values }, accent })
  return (
    <section className="widgets-preview" aria-labelledby="widgets-preview">
      <h2 id="widgets-preview">{t('embedding:preview')}</h2>
      {isOnLine ? (
        <iframe ref={frame} src={address} title={title} height={height ?? element.height} />
      ) : (
        <p role="status">{t('embedding:previewOffline')}</p>
      )}
    </section>
  )
}
