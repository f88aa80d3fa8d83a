import { character } from './ability'

/** For each life point that a shot or the gatling would cost him he may take an arrow instead, never the pile's last (rules §6.2). */
export const bartCassidy = character('bart-cassidy', {
  life: 8,
  offerDodge: (cause) => cause === 'shots' || cause === 'gatling',
})
