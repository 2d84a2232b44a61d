// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationNetworking
import LocaleDefaults

/// `URLResponse.suggestedFilename`, as a requirement that a table of one function meets.
package protocol NameReading: AnyObject {
    func read() -> String?
}

/// A function for Foundation's `URLResponse.suggestedFilename`.
///
/// On iOS a file is called like the end of the address, or like the host, unless a header names it; Foundation on
/// Linux says "Unknown".
package final class FileNameOfResponse: NameReading {
    private static let original = WitnessTable(
        of: "$s20FoundationNetworking11URLResponseC17suggestedFilenameSSSgvg",
        in: "FoundationNetworking"
    )
    private static let unknown = "Unknown"

    /// Puts the function in the place of Foundation's before the program begins.
    @section(".init_array") @used
    private static let install: @convention(c) @Sendable () -> Void = {
        guard let original else { return }
        let table = WitnessTable(of: FileNameOfResponse() as any NameReading)
        LateFunction.suggestedFilename.replace(original, of: URLResponse.self, by: table)
        original.replace(inClass: HTTPURLResponse.self, by: table)
    }

    // The object is a response: the function is called by Foundation's name.
    package func read() -> String? {
        let response = unsafeBitCast(self, to: URLResponse.self)
        let original = Self.original?.value(of: response, as: (any NameReading).self)
        guard let name = original?.read(), name != Self.unknown else {
            let names = [response.url?.lastPathComponent, response.url?.host, Self.unknown]
            return names.compactMap { $0 }.first { !$0.isEmpty && $0 != "/" }
        }
        return name
    }
}
