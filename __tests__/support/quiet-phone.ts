/** A phone that makes no sound, is not shaken and falls asleep as it likes. To be imported before what is tested. */
jest.mock('@/platform/keep-awake', () => ({ setKeepAwake: jest.fn() }))
jest.mock('@/platform/shake', () => ({ onShake: () => () => undefined }))
jest.mock('@/platform/sound', () => ({ play: jest.fn(), preload: jest.fn() }))
