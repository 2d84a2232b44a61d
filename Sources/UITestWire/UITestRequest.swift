// SPDX-License-Identifier: Apache-2.0

/// A request of a UI test to the application under test.
///
/// Each is answered by one ``UITestReply``. Before a request is done, the application is brought to
/// rest, and after what changes it, again.
package enum UITestRequest: Codable, Sendable {
    /// Answers with the tree of elements.
    case tree(UITestRows)
    /// Lets the application work for so many seconds of real time, or until it did something.
    case pass(seconds: Double)
    /// Answers where an element is touched, after it has been scrolled into view if asked to.
    case hitPoint(id: UInt64, scrolls: Bool)
    case touch(UITestGesture)
    /// Types a text into what has the keyboard focus.
    case type(String)
    /// Presses one key with modifiers: the bits of `UIKeyModifierFlags`.
    case key(String, modifiers: Int)
    /// Changes what an adjustable element shows.
    case adjust(id: UInt64, UITestAdjustment)
    /// Answers with the picture of the screen as a PNG file.
    case screenshot
    /// Turns the device: the raw value of `UIDeviceOrientation`.
    case turn(Int)
    /// Dark or light, as the system's setting.
    case appearance(isDark: Bool)
    /// Sends the application behind, or brings it to the front.
    case activate(Bool)
    case shake
    /// Ends the application as the system does.
    case terminate
    /// Answers with what is wrong with the elements: the names of ``UITestIssue/Kind``.
    case audit([UITestIssue.Kind])
}

/// What a tree tells of the rows of tables that are not on the screen.
///
/// On iOS a table has an element for each of its rows; here they are made when a query needs them.
package enum UITestRows: Int, Codable, Sendable {
    /// Nothing.
    case left
    /// A cell for each row, without what is in it.
    case counted
    /// A cell for each row, and what is in the first few hundred of them.
    case read
}

/// What fingers do.
package struct UITestGesture: Codable, Sendable {
    /// A finger's way: where it is at which second after the gesture began.
    package struct Step: Codable, Sendable {
        package var time: Double
        package var point: UITestPoint

        package init(_ time: Double, _ point: UITestPoint) {
            self.time = time
            self.point = point
        }
    }

    /// The ways of the fingers: a finger is down from its first step to its last.
    package var fingers: [[Step]]

    package init(fingers: [[Step]]) { self.fingers = fingers }
}

/// How an adjustable element is changed.
package enum UITestAdjustment: Codable, Sendable {
    /// The place of a slider between its ends, from 0 to 1.
    case position(Double)
    /// The text of the row to which a wheel turns.
    case wheel(String)
}

/// What an application answers.
package struct UITestReply: Codable, Sendable {
    /// Why the request was not done; nil if it was.
    package var failure: String?
    package var tree: UITestTree?
    package var hit: UITestHit?
    package var issues: [UITestIssue]?
    package var picture: [UInt8]?

    package init() {}
}

/// Where an element is touched.
package struct UITestHit: Codable, Sendable {
    package var point: UITestPoint
    /// Whether a touch there reaches the element.
    package var isHittable: Bool
    /// What is typed instead of a touch, by a key of the keyboard.
    package var key: String?

    package init(point: UITestPoint, isHittable: Bool, key: String? = nil) {
        self.point = point
        self.isHittable = isHittable
        self.key = key
    }
}

/// Something that an audit has found.
package struct UITestIssue: Codable, Equatable, Sendable {
    /// What is looked at; the raw values are those of `XCUIAccessibilityAuditType`.
    package enum Kind: UInt64, Codable, Sendable, CaseIterable {
        case contrast = 1
        case elementDetection = 2
        case hitRegion = 4
        case sufficientElementDescription = 8
        case dynamicType = 0x1_0000
        case textClipped = 0x2_0000
        case trait = 0x4_0000
    }

    package var kind: Kind
    /// The element; nil for one that is none, such as undetected text.
    package var id: UInt64?
    package var compact: String
    package var detailed: String

    package init(kind: Kind, id: UInt64?, compact: String, detailed: String) {
        self.kind = kind
        self.id = id
        self.compact = compact
        self.detailed = detailed
    }
}
