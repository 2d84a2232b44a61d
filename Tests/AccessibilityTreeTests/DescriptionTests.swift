// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import AccessibilityTree

/// The tree as text.
struct DescriptionTests {
    @Test func eachElementIsALineWithWhatIsUnusual() {
        let lines = SmallTree.tree.description.split(separator: "\n")
        #expect(lines.count == 9)
        #expect(lines[0] == "application \"Small\" 0,0 0x0")
        #expect(lines[2] == "    push button \"Press\" not sensitive {click} 10,20 50x10 #press")
        #expect(
            lines[7]
                == "      list item \"Row 999\" row 999 selectable selected not sensitive 10,70 50x10"
        )
    }
}
