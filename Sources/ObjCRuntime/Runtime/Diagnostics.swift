// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The framework's error messages.
package enum Diagnostics {
    /// Ends the program as an uncaught Objective-C exception does, with its name and reason.
    package static func trap(_ name: NSExceptionName, _ reason: String) -> Never {
        NSException(name: name, reason: reason, userInfo: nil).raise()
    }

    /// Ends the program where something is absent: what a program catches may not hide that.
    static func endForAbsence(_ reason: String) -> Never {
        NSException(name: .internalInconsistencyException, reason: reason, userInfo: nil).end()
    }

    /// Prints one line to standard error.
    package static func warn(_ line: String) {
        FileHandle.standardError.write(Data("Casement: \(line)\n".utf8))
    }

    /// An object as messages about it name it: `<Module.Type: 0x1234>`.
    package static func name(of object: AnyObject) -> String {
        "<\(_objcPrinted(object))>"
    }
}
