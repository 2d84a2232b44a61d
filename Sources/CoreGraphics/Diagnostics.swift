// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Tells the developer, on standard error, of a call that Core Graphics ignores.
///
/// iOS does the same in its log: a drawing call with bad arguments has no effect and never stops
/// the app.
package func logIgnoredCall(_ message: @autoclosure () -> String) {
    FileHandle.standardError.write(Data("CoreGraphics: \(message())\n".utf8))
}
