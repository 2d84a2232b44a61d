// SPDX-License-Identifier: Apache-2.0

SceneA().run(Measure())
