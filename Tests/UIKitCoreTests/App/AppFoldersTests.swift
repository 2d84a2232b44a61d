// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

struct AppFoldersTests {
    @Test func foldersThatAreAbsentAreMade() throws {
        let manager = FileManager.default
        let home = manager.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? manager.removeItem(at: home) }
        let documents = home.appendingPathComponent("Documents")
        // Where a file stands in the way, the others are made all the same.
        AppFolders.make([URL(fileURLWithPath: "/proc/version/Documents"), documents])
        var isFolder: ObjCBool = false
        #expect(manager.fileExists(atPath: documents.path, isDirectory: &isFolder))
        #expect(isFolder.boolValue)
        #expect(AppFolders.all.count == 2)
    }
}
