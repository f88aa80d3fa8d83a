import { expectNoAxeViolations } from './harness/axe'
import { test } from './harness/test'

for (const name of ['primitives', 'controls', 'art', 'seats'])
  test(`the gallery shows its ${name} and has its picture taken`, async (stage) => {
    await stage.open(`/gallery?page=${name}&still=1`)
    await stage.page.getByRole('heading').first().waitFor()
    await expectNoAxeViolations(stage.page)
    await stage.screenshot(`gallery ${name}`)
  })
