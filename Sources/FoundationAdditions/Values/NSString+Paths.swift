// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import ObjCRuntime

extension NSString {
    /// The path with `~` in the place of the home folder.
    public var abbreviatingWithTildeInPath: String {
        let path = self as String
        let home = NSHomeDirectory()
        guard home != "/", path == home || path.hasPrefix(home + "/") else { return path }
        return "~" + path.dropFirst(home.count)
    }

    /// The text of a format in the user's locale.
    public class func localizedStringWithFormat(
        _ format: NSString,
        _ args: any CVarArg...
    )
        -> NSString
    {
        let text = String(_objcFormat: "\(format)", locale: .current, arguments: args)
        return NSString(string: text)
    }
}
