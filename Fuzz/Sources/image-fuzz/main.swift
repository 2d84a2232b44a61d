// SPDX-License-Identifier: Apache-2.0

import Foundation
import FuzzDriver

exit(try Driver.run(ImageTargets.all, Array(CommandLine.arguments.dropFirst())))
