// SPDX-License-Identifier: Apache-2.0

import Foundation
import FuzzDriver

exit(try Driver.run(SVGTargets.all, Array(CommandLine.arguments.dropFirst())))
