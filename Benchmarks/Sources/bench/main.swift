// SPDX-License-Identifier: Apache-2.0

let measure = Measure()
SceneA().run(measure)
SceneC(measure: measure).run()
SceneD(measure: measure).run()
