import * as CANNON from 'cannon-es'

import type { Quat } from '@/ui/dice/quaternion'
import type { Impact, Pose } from '@/ui/dice/track'

/** A small seeded generator (mulberry32): the same seed bakes the same throw on every machine. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/**
 * Where dice are thrown, in edges of a die, measured from the middle of the row of slots: as wide as the tray, and on
 * the table just beyond its rim. Held dice rest in the row itself, so a thrown die can only pass above them.
 */
export const GROUND = { halfWidth: 3, near: 0.62, far: 3.7 } as const

/** What happened: each die's poses, `STEPS_PER_SECOND` of them a second, and what it struck. */
export interface Simulated {
  readonly poses: readonly (readonly Pose[])[]
  readonly impacts: readonly Impact[]
}

export const STEPS_PER_SECOND = 480
/** A little longer than the longest throw that is kept: what still moves then is refused. */
const SECONDS = 1.35
const GRAVITY = 100
const STRONG_IMPACT = 22

function addPlane(
  world: CANNON.World,
  material: CANNON.Material,
  at: CANNON.Vec3,
  normal: CANNON.Vec3,
) {
  const body = new CANNON.Body({
    type: CANNON.Body.STATIC,
    material,
    shape: new CANNON.Plane(),
    position: at,
  })
  body.quaternion.setFromVectors(new CANNON.Vec3(0, 0, 1), normal)
  world.addBody(body)
}

function buildWorld() {
  const world = new CANNON.World({ gravity: new CANNON.Vec3(0, 0, -GRAVITY) })
  const solver = new CANNON.GSSolver()
  solver.iterations = 40
  world.solver = solver
  world.allowSleep = false
  const bone = new CANNON.Material('bone')
  const table = new CANNON.Material('table')
  const wall = new CANNON.Material('wall')
  const meet = (a: CANNON.Material, b: CANNON.Material, friction: number, restitution: number) =>
    world.addContactMaterial(
      new CANNON.ContactMaterial(a, b, {
        friction,
        restitution,
        contactEquationStiffness: 5e7,
        contactEquationRelaxation: 4,
        frictionEquationStiffness: 5e7,
      }),
    )
  meet(bone, table, 0.3, 0.46)
  meet(bone, wall, 0.05, 0.5)
  meet(bone, bone, 0.12, 0.4)
  const at = (x: number, y: number, z: number) => new CANNON.Vec3(x, y, z)
  addPlane(world, table, at(0, 0, 0), at(0, 0, 1))
  addPlane(world, wall, at(-GROUND.halfWidth, 0, 0), at(1, 0, 0))
  addPlane(world, wall, at(GROUND.halfWidth, 0, 0), at(-1, 0, 0))
  addPlane(world, wall, at(0, GROUND.near, 0), at(0, 1, 0))
  addPlane(world, wall, at(0, GROUND.far, 0), at(0, -1, 0))
  return { world, bone }
}

function randomTurn(rng: () => number): Quat {
  const [u, v, w] = [rng(), rng() * 2 * Math.PI, rng() * 2 * Math.PI]
  const [a, b] = [Math.sqrt(1 - u), Math.sqrt(u)]
  return [a * Math.sin(v), a * Math.cos(v), b * Math.sin(w), b * Math.cos(w)]
}

/** One throw of `count` dice out of the hand above the tray, away from the player. */
export function simulate(count: number, seed: number): Simulated {
  const rng = seeded(seed)
  const between = (low: number, high: number) => low + (high - low) * rng()
  const { world, bone } = buildWorld()
  const slant = between(-5, 5)
  const spread = count === 1 ? 0 : between(0.95, Math.min(1.35, 4.3 / (count - 1)))
  const room = Math.max(0, 2.1 - ((count - 1) * spread) / 2)
  const middle = between(-room, room) - slant * 0.08
  const bodies = Array.from({ length: count }, (_, i) => {
    const high = i % 2 === 0
    const turn = randomTurn(rng)
    const body = new CANNON.Body({
      mass: 1,
      material: bone,
      shape: new CANNON.Box(new CANNON.Vec3(0.5, 0.5, 0.5)),
      position: new CANNON.Vec3(
        middle + (i - (count - 1) / 2) * spread + between(-0.1, 0.1),
        high ? between(1.35, 1.6) : between(1.2, 1.5),
        (high ? 3 : 1.7) + between(-0.1, 0.3),
      ),
      quaternion: new CANNON.Quaternion(...turn),
      velocity: new CANNON.Vec3(
        slant + between(-2, 2),
        high ? between(0, 3.5) : between(1, 5.5),
        between(-6, 0),
      ),
      angularVelocity: new CANNON.Vec3(
        between(-27, -9),
        slant * 2 + between(-10, 10),
        between(-8, 8),
      ),
      linearDamping: 0.15,
      angularDamping: 0.12,
    })
    world.addBody(body)
    return body
  })
  return run(world, bodies)
}

function run(world: CANNON.World, bodies: readonly CANNON.Body[]): Simulated {
  const poses = bodies.map(() => new Array<Pose>())
  const impacts: Impact[] = []
  const quietUntil = bodies.map(() => -1)
  let ms = 0
  bodies.forEach((body, die) =>
    body.addEventListener('collide', (event: { contact: CANNON.ContactEquation }) => {
      const speed = Math.abs(event.contact.getImpactVelocityAlongNormal())
      if (speed < 2.4 || ms < (quietUntil[die] ?? 0)) return
      quietUntil[die] = ms + 80
      impacts.push({ die, ms, strength: Math.min(1, speed / STRONG_IMPACT) })
    }),
  )
  for (let step = 0; step <= SECONDS * STEPS_PER_SECOND; step++) {
    bodies.forEach((body, die) => {
      const { position: p, quaternion: q } = body
      poses[die]?.push({ at: [p.x, p.y, p.z], turn: [q.x, q.y, q.z, q.w] })
    })
    ms = (step * 1000) / STEPS_PER_SECOND
    world.step(1 / STEPS_PER_SECOND)
  }
  return { poses, impacts }
}
