// SPDX-License-Identifier: Apache-2.0

/// Something that only the application can do or tell.
package enum AccessibleRequest: Equatable, Sendable {
    /// Where something is to be on the screen after scrolling.
    package enum Place: Equatable, Sendable {
        case anywhere
        case top
        case bottom
        case left
        case right
        case point(x: Int, y: Int)
    }

    /// Performs an action by its place; the name says which one the caller saw there.
    case perform(action: Int, name: String)
    case focus
    case setValue(Double)
    case scroll(Place)
    /// Selects or deselects the child with an identity.
    case select(AccessibleID, Bool)
    case setCaret(Int)
    case setSelection(Range<Int>)
    case replaceText(Range<Int>, String)
    case copy(Range<Int>)
    case cut(Range<Int>)
    case paste(at: Int)
    /// Asks for the line of a place, as it is laid out.
    case line(at: Int)
    /// Asks for the rectangle around a range of the text, on the screen.
    case bounds(of: Range<Int>)
    /// Asks for the place in the text below a point of the screen.
    case offset(x: Int, y: Int)

    /// Whether it only asks: the elements are as before.
    package var isQuestion: Bool {
        switch self {
        case .line, .bounds, .offset: true
        default: false
        }
    }
}

/// What came of a request.
package enum AccessibleOutcome: Equatable, Sendable {
    case done(Bool)
    case range(Range<Int>)
    case rectangle(AccessibleRectangle)
    case offset(Int)
    /// The application did not take the request in time, or the element is gone.
    case failed(String)
}
