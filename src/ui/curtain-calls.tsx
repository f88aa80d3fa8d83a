import type { ReactNode } from 'react'
import { StyleSheet } from 'react-native'
import type { Role } from '@/family/roles'
import { Button } from './button'
import { Curtain } from './curtain'
import { SecretRole } from './secret-role'
import { Text } from './text'
import { space } from './tokens'

interface CallProps {
  readonly lead: string
  readonly name: string
  readonly takeLabel: string
  readonly onTake: () => void
  /** What else the table may know of the one who is called. */
  readonly children?: ReactNode
  /** Another way forward, below the large button. */
  readonly other?: ReactNode
}

/** Calls somebody to take the phone, the name large enough for the other side of the table. */
export function CallCurtain({ lead, name, takeLabel, onTake, children, other }: CallProps) {
  return (
    <Curtain
      testID="curtain"
      foot={
        <>
          <Button
            kind="brass"
            size="large"
            label={takeLabel}
            onPress={onTake}
            testID="take-phone"
          />
          {other}
        </>
      }
    >
      <Text variant="lead" aria-live="polite">
        {lead}
      </Text>
      <Text variant="poster" tone="strong" maxScale={1.2} style={styles.name}>
        {name}
      </Text>
      {children}
    </Curtain>
  )
}

interface SecretProps {
  readonly name: string
  readonly seats: number
  /** The card while it is up, else null. */
  readonly role: Role | null
  readonly onHold: (isHeld: boolean) => void
  readonly doneLabel: string
  /** Why it cannot be done with yet. */
  readonly notYet?: string | undefined
  readonly onDone: () => void
}

/** The card of one person, up while it is held; nobody passes on with an open card. */
export function SecretCurtain(props: SecretProps) {
  const { name, seats, role, onHold, doneLabel, notYet, onDone } = props
  return (
    <Curtain
      testID="peek"
      foot={
        <Button
          kind="brass"
          size="large"
          label={doneLabel}
          hint={notYet}
          disabled={notYet !== undefined || role !== null}
          onPress={onDone}
        />
      }
    >
      <SecretRole name={name} seats={seats} role={role} onHold={onHold} />
    </Curtain>
  )
}

const styles = StyleSheet.create({
  name: { marginTop: -space[2] },
})
