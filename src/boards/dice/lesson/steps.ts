/** What the coach says, by how many choices have been made when each is read. Without a task others are at turn. */
export const STEPS = [
  { at: 0, id: 'welcome', hasTask: true, about: 'tray' },
  { at: 1, id: 'arrow', hasTask: true, about: 'tray' },
  { at: 2, id: 'stop', hasTask: true, about: 'tray' },
  { at: 3, id: 'aim', hasTask: true, about: 'seats' },
  { at: 5, id: 'beer', hasTask: true, about: 'tray' },
  { at: 11, id: 'foe', hasTask: false, about: 'seats' },
  { at: 15, id: 'friend', hasTask: false, about: 'seats' },
  { at: 16, id: 'attack', hasTask: false, about: 'seats' },
  { at: 16, id: 'dynamite', hasTask: false, about: 'tray' },
  { at: 17, id: 'final', hasTask: true, about: 'seats' },
  { at: 18, id: 'gatling', hasTask: true, about: 'tray' },
  { at: 19, id: 'finish', hasTask: true, about: 'seats' },
  { at: 20, id: 'fire', hasTask: true, about: 'seats' },
] as const
