// SPDX-License-Identifier: Apache-2.0

import UIKit

let options = Options(arguments: CommandLine.arguments, environment: Environment.current)
Options.current = options
if let folder = options.renderFolder {
    PageRenderer.renderAll(into: folder)
} else if let monkey = options.monkey {
    ShowcaseMonkey.play(printing: monkey.events, seed: monkey.seed)
} else {
    AppDelegate.main()
}
