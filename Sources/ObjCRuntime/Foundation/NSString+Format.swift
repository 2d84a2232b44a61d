// SPDX-License-Identifier: Apache-2.0

public import Foundation

// What Foundation on Linux lacks of strings that are objects.
extension NSString {
    /// The text with values in a format behind it.
    public func appendingFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
        NSString(string: "\(self)" + String(_objcFormat: "\(format)", arguments: args))
    }
}

extension NSMutableString {
    /// Adds values in a format at the end.
    public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
        append(String(_objcFormat: "\(format)", arguments: args))
    }
}
