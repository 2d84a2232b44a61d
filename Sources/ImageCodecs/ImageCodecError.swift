// SPDX-License-Identifier: Apache-2.0

import CImageCodecs

/// Why an image could not be read or written.
package struct ImageCodecError: Error, Sendable, CustomStringConvertible {
    /// What went wrong, with the format's name first.
    package var description: String

    /// Makes an error from a message.
    package init(_ description: String) {
        self.description = description
    }

    init(_ error: CICError) {
        description = withUnsafeBytes(of: error.message) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }
}

/// Runs a C function that answers 0 and leaves a message when it fails; answers what it answered.
@discardableResult
func checked<Failure: BinaryInteger>(
    _ body: (UnsafeMutablePointer<CICError>) -> Failure
) throws -> Failure {
    var error = CICError()
    let result = body(&error)
    if result == 0 { throw ImageCodecError(error) }
    return result
}
