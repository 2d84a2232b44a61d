// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@testable import UIKitBasics
@testable import UIKitValues
@testable import UIKitViews

/// The constraints of stack views against those that iOS makes, as sets.
///
/// What is expected is written from the measured table (Docs/facts.md, "Stack views"), not from
/// the code that is tested.
@MainActor
@Suite("Constraints of stack views")
struct StackConstraintTests {
    struct Setting: CustomTestStringConvertible, Sendable {
        var isRow: Bool
        var alignment: UIStackView.Alignment
        var distribution: UIStackView.Distribution
        var hidden: Set<Int>
        var spacing: CGFloat
        var isInMargins: Bool

        var testDescription: String {
            "\(isRow ? "row" : "column") \(alignment) \(distribution) hidden \(hidden.sorted())"
                + " spacing \(spacing)\(isInMargins ? " in margins" : "")"
        }

        static let all: [Setting] = {
            var all: [Setting] = []
            let distributions: [UIStackView.Distribution] = [
                .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
            ]
            for isRow in [true, false] {
                let alignments: [UIStackView.Alignment] =
                    [.fill, .leading, .center, .trailing] + (isRow ? [.firstBaseline] : [])
                for alignment in alignments {
                    for distribution in distributions {
                        for hidden in [[], [0], [1], [3], [1, 2]] as [Set<Int>] {
                            for (spacing, isInMargins) in [(0, false), (10, false), (6, true)] {
                                all.append(
                                    Setting(
                                        isRow: isRow,
                                        alignment: alignment,
                                        distribution: distribution,
                                        hidden: hidden,
                                        spacing: CGFloat(spacing),
                                        isInMargins: isInMargins
                                    )
                                )
                            }
                        }
                    }
                }
            }
            return all
        }()
    }

    @MainActor
    private final class Block: UIView {
        private let length: CGFloat

        init(_ length: CGFloat) {
            self.length = length
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override var intrinsicContentSize: CGSize { CGSize(width: length, height: length) }
    }

    private static let lengths: [CGFloat] = [10, 20, 30, 40]

    @Test("They are those of iOS", arguments: Setting.all)
    func matrix(setting: Setting) {
        let stack = UIStackView(arrangedSubviews: Self.lengths.map { Block($0) })
        stack.axis = setting.isRow ? .horizontal : .vertical
        stack.alignment = setting.alignment
        stack.distribution = setting.distribution
        stack.spacing = setting.spacing
        stack.isLayoutMarginsRelativeArrangement = setting.isInMargins
        for index in setting.hidden { stack.arrangedSubviews[index].isHidden = true }
        stack.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
        stack.updateConstraintsIfNeeded()
        let made = printed(stack).sorted()
        #expect(made == expected(setting).sorted())
    }

    /// The constraints under short names: S, V0…V3, G (the spanner), D0… (between views).
    private func printed(_ stack: UIStackView) -> [String] {
        var names: [ObjectIdentifier: String] = [ObjectIdentifier(stack): "S"]
        names[ObjectIdentifier(stack.layoutMarginsGuide)] = "S"
        for (index, view) in stack.arrangedSubviews.enumerated() {
            names[ObjectIdentifier(view)] = "V\(index)"
        }
        var count = 0
        for guide in stack.layoutGuides {
            if guide.identifier == "UISV-alignment-spanner" {
                names[ObjectIdentifier(guide)] = "G"
            } else if guide.identifier == "UISV-distributing" {
                names[ObjectIdentifier(guide)] = "D\(count)"
                count += 1
            }
        }
        return stack.arrangement.constraints.map { constraint in
            func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
                guard let item else { return "" }
                return (names[ObjectIdentifier(item)] ?? "?") + "." + attribute.text
            }
            let sign =
                switch constraint.relation {
                case .equal: "="
                case .lessThanOrEqual: "<="
                case .greaterThanOrEqual: ">="
                }
            // An equation is the same whichever way round it stands.
            var sides = [
                side(constraint.firstItem, constraint.firstAttribute),
                side(constraint.secondItem, constraint.secondAttribute),
            ]
            if constraint.relation == .equal, constraint.constant == 0, constraint.multiplier == 1,
                sides[1] != ""
            {
                sides.sort()
            }
            return Self.line(
                sides[0],
                sign,
                sides[1],
                constraint.multiplier,
                constraint.constant,
                constraint.priority.rawValue
            )
        }
    }

    private static func line(
        _ first: String,
        _ sign: String,
        _ second: String,
        _ multiplier: CGFloat,
        _ constant: CGFloat,
        _ priority: Float
    ) -> String {
        "\(first) \(sign) \(second) * \(multiplier) + \(constant) @ \(priority)"
    }

    private func expected(_ setting: Setting) -> [String] {
        let (start, end, size, middle) =
            setting.isRow
            ? ("leading", "trailing", "width", "centerX") : ("top", "bottom", "height", "centerY")
        let (top, bottom, height, across) =
            setting.isRow
            ? ("top", "bottom", "height", "centerY") : ("leading", "trailing", "width", "centerX")
        let all = Array(Self.lengths.indices)
        let visible = all.filter { !setting.hidden.contains($0) }
        var lines: [String] = []
        func equal(_ one: String, _ other: String, priority: Float = 1000) {
            let sides = [one, other].sorted()
            lines.append(Self.line(sides[0], "=", sides[1], 1, 0, priority))
        }
        func zero(_ one: String, _ priority: Float) {
            lines.append(Self.line(one, "=", "", 1, 0, priority))
        }
        // The ends.
        equal("S.\(start)", "V\(visible[0]).\(start)")
        equal("S.\(end)", "V\(visible[visible.count - 1]).\(end)")
        // Across.
        var aligned: [String] = []
        switch setting.alignment {
        case .fill:
            equal("S.\(top)", "V0.\(top)")
            equal("S.\(bottom)", "V0.\(bottom)")
            aligned = [top, bottom]
        case .leading:
            equal("S.\(top)", "V0.\(top)")
            equal("S.\(bottom)", "G.\(bottom)")
            aligned = [top]
        case .trailing:
            equal("S.\(top)", "G.\(top)")
            equal("S.\(bottom)", "V0.\(bottom)")
            aligned = [bottom]
        case .center:
            equal("S.\(top)", "G.\(top)")
            equal("S.\(bottom)", "G.\(bottom)")
            equal("S.\(across)", "V0.\(across)")
            aligned = [across]
        default:
            equal("S.\(top)", "V0.\(top)")
            equal("S.\(bottom)", "G.\(bottom)")
            zero("S.\(height)", 49)
            aligned = ["firstBaseline"]
        }
        for attribute in aligned {
            for index in all.dropFirst() { equal("V0.\(attribute)", "V\(index).\(attribute)") }
        }
        if setting.alignment != .fill {
            for index in visible {
                if setting.alignment == .leading {
                    equal("G.\(top)", "V\(index).\(top)", priority: 999.5)
                } else {
                    lines.append(Self.line("G.\(top)", "<=", "V\(index).\(top)", 1, 0, 1000))
                }
                if setting.alignment == .trailing {
                    equal("G.\(bottom)", "V\(index).\(bottom)", priority: 999.5)
                } else {
                    lines.append(Self.line("G.\(bottom)", ">=", "V\(index).\(bottom)", 1, 0, 1000))
                }
            }
            zero("G.\(height)", 51)
            for index in all { zero("V\(index).\(height)", 25) }
        }
        for index in setting.hidden { zero("V\(index).\(size)", 1000) }
        // Along.
        let isLoose =
            setting.distribution == .equalSpacing || setting.distribution == .equalCentering
        for index in all.dropFirst() {
            let (before, after) = (
                setting.hidden.contains(index - 1), setting.hidden.contains(index)
            )
            let isInside = index - 1 >= visible[0] && index <= visible[visible.count - 1]
            let space: CGFloat =
                !isInside || before && after
                ? 0 : before || after ? setting.spacing / 2 : setting.spacing
            let (one, other) = ("V\(index).\(start)", "V\(index - 1).\(end)")
            if !isLoose, space == 0 {
                equal(one, other)
            } else {
                lines.append(Self.line(one, isLoose ? ">=" : "=", other, 1, space, 1000))
            }
        }
        switch setting.distribution {
        case .fill: break
        case .fillEqually:
            for index in visible.dropFirst() {
                equal("V\(visible[0]).\(size)", "V\(index).\(size)")
            }
        case .fillProportionally:
            let total =
                visible.reduce(0) { $0 + Self.lengths[$1] }
                + CGFloat(visible.count - 1) * setting.spacing
            for (place, index) in visible.enumerated() {
                lines.append(
                    Self.line(
                        "V\(index).\(size)",
                        "=",
                        "S.\(size)",
                        Self.lengths[index] / total,
                        0,
                        visible.count == 1 ? 1000 : 999 - Float(place)
                    )
                )
            }
        case .equalSpacing, .equalCentering:
            let isSpacing = setting.distribution == .equalSpacing
            for (place, (before, after)) in zip(visible, visible.dropFirst()).enumerated() {
                equal("V\(before).\(isSpacing ? end : middle)", "D\(place).\(start)")
                equal("D\(place).\(end)", "V\(after).\(isSpacing ? start : middle)")
                guard place > 0 else { continue }
                let priority: Float = isSpacing ? 1000 : 151 - Float(place)
                equal("D0.\(size)", "D\(place).\(size)", priority: priority)
            }
            zero("S.\(size)", 49)
        }
        return lines
    }
}
