import { memo } from 'react'

import { Vector } from '../vector'
import { artDrawing } from './decode'
import type { ArtName, ArtTone } from './decode'
import type { FaceId, RoleId } from './names'

interface ArtProps {
  readonly name: ArtName
  readonly size: number
  readonly tone?: ArtTone
}

/** One of our drawings, square. */
export const Art = memo(function Art({ name, size, tone }: ArtProps) {
  return <Vector drawing={artDrawing(name, tone)} width={size} height={size} />
})

/** What a die shows. The six differ in outline, not only in colour. */
export const FaceIcon = memo(function FaceIcon({
  face,
  size,
}: {
  readonly face: FaceId
  readonly size: number
}) {
  return <Art name={`face-${face}`} size={size} />
})

/** Star, shield, mask, fox, or the back of a card that nobody has turned yet. */
export const RoleBadge = memo(function RoleBadge({
  role,
  size,
}: {
  readonly role: RoleId
  readonly size: number
}) {
  return <Art name={`role-${role}`} size={size} />
})

/** Three lives in one token, as in the box. */
export const BulletThree = memo(function BulletThree({ size }: { readonly size: number }) {
  return <Art name="token-bullet-3" size={size} />
})

/** One life. */
export const BulletOne = memo(function BulletOne({ size }: { readonly size: number }) {
  return <Art name="token-bullet-1" size={size} />
})

/** One arrow token, upright. */
export const ArrowToken = memo(function ArrowToken({ size }: { readonly size: number }) {
  return <Art name="token-arrow" size={size} />
})

/** A tumbleweed wound round a bull's eye. */
export const LogoMark = memo(function LogoMark({ size }: { readonly size: number }) {
  return <Art name="logo-mark" size={size} />
})
