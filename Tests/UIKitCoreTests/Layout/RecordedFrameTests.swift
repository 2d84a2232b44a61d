// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import UIKitValues
@testable import UIKitViews

/// Trees of views as iPhones laid them out, made again from their constraints.
@MainActor
@Suite("Recorded frames")
struct RecordedFrameTests {
    @Test("Frames are those of iPhones, as strings", arguments: RecordedCase.all)
    func frames(recorded: RecordedCase) throws {
        for device in recorded.devices {
            let phone = try #require(Phone.all[device.name], "\(device.name)")
            #expect(
                try recorded.layOut(on: phone) == device.frames,
                "\(recorded.name) on \(device.name)"
            )
        }
    }

    @Test("All cases are there")
    func count() {
        // Of 808 trees with 2,839 frames only the titles inside 13 buttons are left out: how wide they
        // are hangs on the glyphs of San Francisco. Each tree has a root besides what is listed.
        let devices = RecordedCase.all.flatMap(\.devices)
        #expect(devices.count == 808)
        #expect(devices.reduce(0) { $0 + $1.frames.count + 1 } == 2826)
    }
}

/// A device's screen, in points, and what of it is not safe.
struct Phone {
    var size: CGSize
    var safeArea: UIEdgeInsets

    /// By name, on end and on its side.
    static let all: [String: Phone] = {
        // Name, width, height, top of the safe area on end, and the sides and bottom on its side.
        let table: [(String, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)] = [
            ("8", 375, 667, 20, 0, 0), ("SE", 320, 568, 20, 0, 0), ("X", 375, 812, 44, 44, 24),
            ("13", 390, 844, 47, 47, 21), ("13-mini", 375, 812, 50, 50, 21),
            ("14", 390, 844, 47, 47, 21), ("14-Plus", 428, 926, 47, 47, 21),
            ("14-Pro", 393, 852, 59, 59, 21), ("14-Pro-Max", 430, 932, 59, 59, 21),
            ("15", 393, 852, 59, 59, 21), ("15-Plus", 430, 932, 59, 59, 21),
            ("15-Pro", 393, 852, 59, 59, 21), ("15-Pro-Max", 430, 932, 59, 59, 21),
        ]
        var phones: [String: Phone] = [:]
        for (name, width, height, top, side, bottom) in table {
            let hasHomeButton = side == 0
            phones[name + "-portrait"] = Phone(
                size: CGSize(width: width, height: height),
                safeArea: UIEdgeInsets(
                    top: top,
                    left: 0,
                    bottom: hasHomeButton ? 0 : 34,
                    right: 0
                )
            )
            phones[name + "-landscape"] = Phone(
                size: CGSize(width: height, height: width),
                safeArea: UIEdgeInsets(top: 0, left: side, bottom: bottom, right: side)
            )
        }
        return phones
    }()
}

/// A window that stands for a phone.
@MainActor
private final class PhoneWindow: UIWindow {
    private let phone: Phone

    init(_ phone: Phone) {
        self.phone = phone
        super.init(frame: CGRect(origin: .zero, size: phone.size))
        // All was recorded on screens of three pixels a point.
        traitOverrides.displayScale = 3
    }

    required init?(coder: NSCoder) { nil }

    override var safeAreaInsets: UIEdgeInsets { phone.safeArea }
}

/// A view that wants a size, as a label, an image view or a button does.
@MainActor
private final class ContentView: UIView {
    private let content: CGSize
    private let inset: CGFloat

    init(_ content: CGSize, _ inset: CGFloat) {
        self.content = content
        self.inset = inset
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { content }
    override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: -inset, left: 0, bottom: -inset, right: 0)
    }
}

/// A paragraph of the file of recorded frames: constraints, and where they put the views.
struct RecordedCase: CustomTestStringConvertible, Sendable {
    var name: String
    var views: [String] = []
    /// What the contents of some views want, and how far their frame lies inside what is aligned.
    var contents: [String: (size: CGSize, inset: CGFloat)] = [:]
    var constraints: [String] = []
    var devices: [(name: String, frames: [String])] = []

    var testDescription: String { name }

    static let all: [RecordedCase] = read()

    private static func read() -> [RecordedCase] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Support/RecordedFrames/frames.txt")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        var cases: [RecordedCase] = []
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            switch words[0] {
            case "#": continue
            case "case":
                cases.append(RecordedCase(name: words[1], words.dropFirst(2)))
            case "at":
                let parts = line.dropFirst(3).components(separatedBy: ": ")
                let frames = parts[1].components(separatedBy: ", ")
                for device in parts[0].split(separator: " ") {
                    cases[cases.count - 1].devices.append((String(device), frames))
                }
            default:
                cases[cases.count - 1].constraints += line.components(separatedBy: "; ")
            }
        }
        return cases
    }

    /// Reads `Pink Label(51.3,20.3) Image(20,19,0.6)`.
    private init(name: String, _ words: ArraySlice<String>) {
        self.name = name
        for word in words {
            let parts = word.split { "(,)".contains($0) }
            let numbers = parts.dropFirst().compactMap { Double($0) }
            views.append(String(parts[0]))
            guard numbers.count >= 2 else { continue }
            let name = String(parts[0])
            contents[name] = (
                CGSize(width: numbers[0], height: numbers[1]),
                CGFloat(numbers.count > 2 ? numbers[2] : 0)
            )
        }
    }

    @MainActor
    func layOut(on phone: Phone) throws -> [String] {
        let window = PhoneWindow(phone)
        let controller = UIViewController()
        let root = UIView()
        controller.view = root
        window.rootViewController = controller
        window.isHidden = false
        var items: [String: AnyObject] = [
            "|": root, "safeArea": root.safeAreaLayoutGuide, "margins": root.layoutMarginsGuide,
        ]
        for name in views {
            let view = contents[name].map { ContentView($0.size, $0.inset) } ?? UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            items[name] = view
        }
        for line in constraints {
            NSLayoutConstraint.activate([try constraint(line, root, &items)])
        }
        window.layoutIfNeeded()
        #expect(root.frame == CGRect(origin: .zero, size: phone.size))
        let frames = views.map { name in
            let frame = (items[name] as? UIView)?.frame ?? .null
            return name + " "
                + [frame.minX, frame.minY, frame.width, frame.height]
                .map { contents[name] == nil ? $0.recorded : String(format: "%g", Double($0)) }
                .joined(separator: " ")
        }
        window.isHidden = true
        return frames
    }

    /// Reads `Pink.top = |.bottom * 0.5 + 8 @ 750`.
    @MainActor
    private func constraint(
        _ line: String,
        _ root: UIView,
        _ items: inout [String: AnyObject]
    ) throws -> NSLayoutConstraint {
        var words = line.split(separator: " ").map(String.init)[...]
        func side(_ word: String) throws -> (AnyObject, NSLayoutConstraint.Attribute) {
            let parts = word.split(separator: ".").map(String.init)
            if items[parts[0]] == nil, parts[0].hasPrefix("guide") {
                let guide = UILayoutGuide()
                root.addLayoutGuide(guide)
                items[parts[0]] = guide
            }
            return (
                try #require(items[parts[0]]), try #require(Self.attributes[parts[1]], "\(line)")
            )
        }
        let first = try side(words.removeFirst())
        let relation = try #require(Self.relations[words.removeFirst()])
        var second: (AnyObject, NSLayoutConstraint.Attribute)?
        var multiplier: CGFloat = 1
        var constant: CGFloat = 0
        var priority: Float = 1000
        if let word = words.first, Double(word) == nil {
            second = try side(words.removeFirst())
        } else {
            constant = CGFloat(Double(words.removeFirst()) ?? 0)
        }
        while let sign = words.popFirst(), let word = words.popFirst(), let value = Double(word) {
            switch sign {
            case "*": multiplier = CGFloat(value)
            case "+": constant = CGFloat(value)
            default: priority = Float(value)
            }
        }
        let constraint = NSLayoutConstraint(
            item: first.0,
            attribute: first.1,
            relatedBy: relation,
            toItem: second?.0,
            attribute: second?.1 ?? .notAnAttribute,
            multiplier: multiplier,
            constant: constant
        )
        constraint.priority = UILayoutPriority(priority)
        return constraint
    }

    private static let relations: [String: NSLayoutConstraint.Relation] = [
        "=": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
    ]

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
        "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
        "centerY": .centerY, "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline,
    ]
}

extension CGFloat {
    /// With at most six digits after the point, as the recording has them.
    fileprivate var recorded: String {
        var text = String(format: "%.6f", Double(self))
        while text.last == "0" { text.removeLast() }
        if text.last == "." { text.removeLast() }
        return text == "-0" ? "0" : text
    }
}
