// SPDX-License-Identifier: Apache-2.0

import UIKit

let options = Options(arguments: CommandLine.arguments, environment: Environment.current)
Options.current = options
if let folder = options.renderFolder {
    PageRenderer.renderAll(into: folder)
} else {
    AppDelegate.main()
}
