// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import casement

struct OrphanTestsTests {
    private static let dump = """
        {"name": "Kit", "targets": [
          {"name": "Kit", "type": "regular", "path": "Kit", "sources": ["Sources"],
           "exclude": ["Tests"], "dependencies": []},
          {"name": "Rain", "type": "regular", "path": "Rain", "dependencies": []}],
         "products": [], "dependencies": []}
        """

    private func found(_ files: [String: String]) throws -> [OrphanTests] {
        let folder = try TemporaryFolder()
        for (name, text) in files { try folder.write(text, to: name) }
        let dump = try JSONDecoder().decode(PackageDump.self, from: Data(Self.dump.utf8))
        return OrphanTests.all(of: dump, in: folder.url)
    }

    @Test func aFolderWithTestsBecomesATarget() throws {
        let tests = try found([
            "Kit/Sources/A.swift": "", "Rain/B.swift": "import XCTest\nimport Kit\n",
            "Kit/Tests/Inner/A.swift": "import XCTest\n@testable import Kit\n",
            "Kit/Tests/B.swift": "import Testing\nimport Kit\nimport Rain\n",
            "Kit/Tests/Helper.swift": "import UIKit\n",
        ])
        #expect(
            tests == [
                OrphanTests(name: "KitTests", path: "Kit/Tests", dependencies: ["Kit", "Rain"])
            ]
        )
        #expect(
            tests.first?.code(package: "p")
                == #"p.targets.append(.testTarget(name: "KitTests", "#
                + #"dependencies: ["Kit", "Rain"], path: "Kit/Tests"))"#
        )
    }

    @Test func testsOfTheInterfaceAndOfExamplesAreNoneOfThePackages() throws {
        let tests = try found([
            "UITests/A.swift": "import XCTest\nimport Kit\nlet app = XCUIApplication()\n",
            "Example/Tests/A.swift": "import XCTest\nimport Kit\n",
            "Other/Tests/A.swift": "import XCTest\n",
        ])
        #expect(tests.isEmpty)
    }
}
