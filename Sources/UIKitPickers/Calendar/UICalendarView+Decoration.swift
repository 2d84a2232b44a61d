// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
public import UIKitControls

extension UICalendarView {
    /// How large a decoration is.
    public enum DecorationSize: Int, Sendable {
        /// The smallest.
        case small = 0
        /// The usual one.
        case medium = 1
        /// The largest.
        case large = 2

        /// The side of an image and the diameter of a dot, in points; our choice.
        var sides: (image: CGFloat, dot: CGFloat) {
            switch self {
            case .small: (10, 4)
            case .medium: (13, 6)
            case .large: (16, 8)
            }
        }
    }

    /// What is shown below a day: a dot, an image or a view.
    @preconcurrency @MainActor
    open class Decoration: NSObject {
        enum Content {
            case dot(UIColor?, DecorationSize)
            case image(UIImage?, UIColor?, DecorationSize)
            case view(() -> UIView)
        }

        final var content = Content.dot(nil, .medium)

        /// Makes a dot of the usual size and colour.
        public override required nonisolated init() { super.init() }

        /// A dot; its colour is that of fills where none is given.
        open class func `default`(
            color: UIColor? = nil,
            size: UICalendarView.DecorationSize = .medium
        ) -> Self {
            let decoration = self.init()
            decoration.content = .dot(color, size)
            return decoration
        }

        /// An image; one in one colour has that of fills where none is given.
        open class func image(
            _ image: UIImage?,
            color: UIColor? = nil,
            size: UICalendarView.DecorationSize = .medium
        ) -> Self {
            let decoration = self.init()
            decoration.content = .image(image, color, size)
            return decoration
        }

        /// A view, which does not take touches and is cut off at the day's room.
        open class func customView(_ customViewProvider: @escaping () -> UIView) -> Self {
            let decoration = self.init()
            decoration.content = .view(customViewProvider)
            return decoration
        }

        /// Makes the view that is shown; its size is that of its bounds.
        final func makeView() -> UIView {
            switch content {
            case .dot(let color, let size):
                let side = size.sides.dot
                let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
                view.backgroundColor = color ?? .systemFill
                view.layer.cornerRadius = side / 2
                return view
            case .image(let image, let color, let size):
                let side = size.sides.image
                let view = UIImageView(image: image)
                view.contentMode = .scaleAspectFit
                view.tintColor = color ?? .systemFill
                view.frame = CGRect(x: 0, y: 0, width: side, height: side)
                return view
            case .view(let provider):
                let view = provider()
                if view.bounds.isEmpty {
                    let fitting = view.intrinsicContentSize
                    view.frame.size = CGSize(
                        width: max(0, fitting.width),
                        height: max(0, fitting.height)
                    )
                }
                view.isUserInteractionEnabled = false
                return view
            }
        }
    }
}

/// Provides decorations of days.
///
/// For optional methods see Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol, _UICalendarViewDelegateProbes {
    // @optional

    /// The decoration of a day; nil for none.
    func calendarView(
        _ calendarView: UICalendarView,
        decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration?

    /// Another month is shown.
    func calendarView(
        _ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    )
}
