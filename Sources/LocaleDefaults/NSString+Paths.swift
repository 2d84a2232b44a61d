// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on Linux ends the program at a path of one letter, and keeps the slash that a part begins
// with.
// `CRedefinedFunctions` has programs call these functions in place of Foundation's.

extension NSString {
    /// `NSString.deletingLastPathComponent`.
    @_silgen_name("casement_path_without_last_part")
    public final func _pathWithoutLastPart() -> String {
        var path = Substring(String(describing: self))
        func dropSlashes() {
            while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        }
        dropSlashes()
        guard let slash = path.lastIndex(of: "/") else { return "" }
        guard slash > path.startIndex else { return "/" }
        path = path[..<slash]
        dropSlashes()
        return String(path)
    }

    /// `NSString.appendingPathComponent(_:)`.
    @_silgen_name("casement_path_with_part")
    public final func _path(appending part: String) -> String {
        let path = String(describing: self)
        guard !path.isEmpty, part.hasPrefix("/") else { return _originalPath(appending: part) }
        return _originalPath(appending: String(part.drop { $0 == "/" }))
    }

    /// Foundation's function.
    @_silgen_name("foundation_path_with_part")
    private final func _originalPath(appending part: String) -> String
}
