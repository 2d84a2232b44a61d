// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKitValues

/// Configurations of images survive an archive.
struct SymbolArchiveTests {
    @Test func aSymbolConfigurationKeepsItsLooks() throws {
        let looks = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: looks,
            requiringSecureCoding: true
        )
        let back = try NSKeyedUnarchiver.unarchivedObject(
            ofClass: UIImage.SymbolConfiguration.self,
            from: data
        )
        #expect(back == looks)
        #expect(back != UIImage.SymbolConfiguration(pointSize: 20, weight: .bold))
    }
}
