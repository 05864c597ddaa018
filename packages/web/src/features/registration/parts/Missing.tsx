import { useEffect, useRef } from 'react'

/** What a step still lacks. Takes the focus, so that the next press of Tab is near what is missing. */
export function Missing({ text }: { readonly text: string }) {
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <p ref={place} className="register-missing" role="alert" tabIndex={-1}>
      {text}
    </p>
  )
}
