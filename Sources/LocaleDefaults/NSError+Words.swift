// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on Linux has other words for errors, and no hash.
// `CRedefinedFunctions` puts these functions in place of the library's.

extension NSError {
    /// `NSError.localizedDescription`, whose words are those of iOS.
    @_silgen_name("casement_error_words")
    public final func _words() -> String {
        if let words = userInfo[NSLocalizedDescriptionKey] as? String { return words }
        if domain == NSCocoaErrorDomain, let words = wordsOfCocoa { return words }
        let reason = localizedFailureReason ?? "(\(domain) error \(code).)"
        return "The operation couldn’t be completed. \(reason)"
    }

    /// `NSError.hash`, at which Foundation on Linux ends the program.
    @_silgen_name("casement_error_hash")
    public final func _hash() -> Int { (domain as NSString).hash ^ code }

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

    /// What iOS says of files and data that cannot be read; nil for other errors.
    private var wordsOfCocoa: String? {
        let address = userInfo[NSURLErrorKey] as? URL
        let path = userInfo[NSFilePathErrorKey] as? String ?? address?.path
        guard let path else { return wordsOfData }
        let file = (path as NSString).lastPathComponent
        let failed = "The file “\(file)” couldn’t be opened"
        switch CocoaError.Code(rawValue: code) {
        case .fileNoSuchFile: return "The file “\(file)” doesn’t exist."
        case .fileReadUnknown: return failed + "."
        case .fileReadNoPermission:
            return failed + " because you don’t have permission to view it."
        case .fileReadInvalidFileName: return failed + " because the file name is invalid."
        case .fileReadCorruptFile: return failed + " because it isn’t in the correct format."
        case .fileReadNoSuchFile: return failed + " because there is no such file."
        case .fileReadTooLarge: return failed + " because it is too large."
        default: return wordsOfData
        }
    }

    private var wordsOfData: String? {
        switch CocoaError.Code(rawValue: code) {
        case .coderReadCorrupt, .propertyListReadCorrupt, .fileReadCorruptFile:
            "The data couldn’t be read because it isn’t in the correct format."
        case .coderValueNotFound: "The data couldn’t be read because it is missing."
        case .coderInvalidValue:
            "The data couldn’t be written because it isn’t in the correct format."
        default: nil
        }
    }
}
