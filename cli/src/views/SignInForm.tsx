import { Box, Text, useInput } from 'ink'
import { useState } from 'react'
import { edited, isCancel } from './edited.ts'

export interface SignInWords {
  readonly title: string
  readonly email: string
  readonly password: string
  readonly keys: string
}

interface Props {
  readonly words: SignInWords
  readonly email: string
  readonly onDone: (answer: { readonly email: string; readonly password: string }) => void
  readonly onCancel: () => void
}

/** E-mail and password: Enter continues, arrows and Tab move between the fields. */
export function SignInForm({ words, email, onDone, onCancel }: Props) {
  const [values, setValues] = useState({ email, password: '' })
  const [field, setField] = useState<'email' | 'password'>(email ? 'password' : 'email')
  useInput((input, key) => {
    if (isCancel(input, key) || key.escape) return onCancel()
    if (key.tab || key.upArrow || key.downArrow) return setField(field === 'email' ? 'password' : 'email')
    const next = key.return ? values : { ...values, [field]: edited(values[field], input, key) }
    setValues(next)
    // What is pasted may bring its Enter along.
    if (!key.return && !/[\r\n]$/.test(input)) return
    if (next.email && next.password) onDone(next)
    else setField(next.email ? 'password' : 'email')
  })
  const width = Math.max(words.email.length, words.password.length)
  return (
    <Box flexDirection="column">
      <Text bold>{words.title}</Text>
      <Line name={words.email.padEnd(width)} value={values.email} isHere={field === 'email'} />
      <Line
        name={words.password.padEnd(width)}
        value={'•'.repeat([...values.password].length)}
        isHere={field === 'password'}
      />
      <Text dimColor>{words.keys}</Text>
    </Box>
  )
}

function Line({
  name,
  value,
  isHere,
}: {
  readonly name: string
  readonly value: string
  readonly isHere: boolean
}) {
  return (
    <Text>
      {isHere ? '› ' : '  '}
      {name} <Text color="cyan">{value}</Text>
      {isHere ? <Text inverse> </Text> : null}
    </Text>
  )
}
