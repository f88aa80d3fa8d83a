const { TestEnvironment } = require('jest-environment-node')

/** Skips what is left once a test has failed: one that notices the mutant is enough. */
module.exports = class extends TestEnvironment {
  hasFailed = false

  handleTestEvent(event) {
    if (event.name === 'test_fn_failure') this.hasFailed = true
    if (event.name === 'test_start' && this.hasFailed) event.test.mode = 'skip'
  }
}
