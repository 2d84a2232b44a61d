// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on Linux has other words for errors.
// `CRedefinedFunctions` puts these functions into the class's table of methods.

extension NSError {
    /// `NSError.localizedDescription`, whose words are those of iOS.
    @_silgen_name("casement_error_words")
    public final func _words() -> String {
        if let words = userInfo[NSLocalizedDescriptionKey] as? String { return words }
        let reason = localizedFailureReason ?? "(\(domain) error \(code).)"
        return "The operation couldn’t be completed. \(reason)"
    }

    /// `NSError.description`, in the form of iOS.
    @_silgen_name("casement_error_description")
    public final func _description() -> String {
        let words =
            (userInfo[NSLocalizedDescriptionKey] ?? userInfo[NSLocalizedFailureReasonErrorKey])
            as? String
        var text = "Error Domain=\(domain) Code=\(code) \"\(words ?? "(null)")\""
        if !userInfo.isEmpty {
            let pairs = userInfo.map { "\($0)=\($1)" }.sorted().joined(separator: ", ")
            text += " UserInfo={\(pairs)}"
        }
        return text
    }
}
