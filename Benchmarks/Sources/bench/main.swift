// SPDX-License-Identifier: Apache-2.0

let measure = Measure()
let sceneA = SceneA()
sceneA.run(measure)
ContextSceneA(sceneA).run(measure)
TextSceneA(sceneA).run(measure)
SceneB(measure: measure).run()
SceneC(measure: measure).run()
SceneD(measure: measure).run()
LargePictures(measure: measure).run()
AnimationFigures(measure: measure).run()
SelectorFigures(measure: measure).run()
TableFigures(measure: measure).run()
