import { expect, test } from './harness/test'

for (const name of ['primitives', 'controls', 'art', 'seats'])
  test(`the gallery shows its ${name} and has its picture taken`, async ({
    page,
    open,
    expectAccessible,
    takePicture,
  }) => {
    await open(`/gallery?page=${name}&still=1`)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expectAccessible()
    await takePicture(`gallery ${name}`)
  })
