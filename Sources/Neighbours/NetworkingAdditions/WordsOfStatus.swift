// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationNetworking
import LocaleDefaults

/// `HTTPURLResponse.localizedString(forStatusCode:)`, as a requirement that a table of one function meets.
package protocol StatusNaming: AnyObject {
    static func words(_ code: Int) -> String
}

/// A function for Foundation's `HTTPURLResponse.localizedString(forStatusCode:)`.
///
/// On iOS the words stand within a sentence, and success is no error; Foundation on Linux writes the standard's.
package final class WordsOfStatus: StatusNaming {
    private static let original = WitnessTable(
        of: "$s20FoundationNetworking15HTTPURLResponseC15localizedString13forStatusCodeSSSi_tFZ",
        in: "FoundationNetworking"
    )

    /// Puts the function in the place of Foundation's before the program begins.
    @section(".init_array") @used
    private static let install: @convention(c) @Sendable () -> Void = {
        guard let original else { return }
        let table = WitnessTable(of: WordsOfStatus.self as any StatusNaming.Type)
        LateFunction.statusWords.replace(original, of: HTTPURLResponse.self, by: table)
    }

    // `self` is `HTTPURLResponse` in truth, whose method this is.
    package static func words(_ code: Int) -> String {
        if code == 200 { return "no error" }
        let original = original?.value(of: HTTPURLResponse.self, as: (any StatusNaming.Type).self)
        return original?.words(code).lowercased() ?? ""
    }
}
