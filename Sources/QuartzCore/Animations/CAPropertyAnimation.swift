// SPDX-License-Identifier: Apache-2.0

public import Foundation
import RenderServer

/// An animation of one property of a layer, named by a key path.
open class CAPropertyAnimation: CAAnimation {
    /// Makes an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// The property, for example `position` or `transform.rotation.z`.
    open var keyPath: String? {
        didSet { isChangedSinceGiven = true }
    }
    /// Whether the value is added to the property instead of replacing it.
    open var isAdditive = false
    /// Whether each repeat begins where the one before ended.
    open var isCumulative = false
    /// Turns the animated number into a transform.
    open var valueFunction: CAValueFunction?

    package override func makeSibling() -> CAAnimation { CAPropertyAnimation() }

    package override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CAPropertyAnimation else { return }
        copy.keyPath = keyPath
        copy.isAdditive = isAdditive
        copy.isCumulative = isCumulative
        copy.valueFunction = valueFunction
    }

    /// The renderer's animation body, for a property of every layer or of the subclass.
    final func renderBody(_ course: PropertyAnimation.Course) -> RenderAnimation.Body {
        if let change = renderChange(course) { return .property(change) }
        guard let keyPath, !keyPath.isEmpty else { return .idle }
        var change = PropertyAnimation(path: RenderKeyPath(.opacity), course: course)
        change.isAdditive = isAdditive
        change.isCumulative = isCumulative
        change.function = valueFunction.flatMap { ValueFunction(rawValue: $0.name.rawValue) }
        return .custom(keyPath, change)
    }

    /// The renderer's change of a property; nil for a key path that the renderer does not know.
    final func renderChange(_ course: PropertyAnimation.Course) -> PropertyAnimation? {
        guard let keyPath, let path = RenderKeyPath(keyPath) else { return nil }
        var change = PropertyAnimation(path: path, course: course)
        change.isAdditive = isAdditive
        change.isCumulative = isCumulative
        change.function = valueFunction.flatMap { ValueFunction(rawValue: $0.name.rawValue) }
        return change
    }
}

/// A function from a number to a transform, for animations of `transform`.
open class CAValueFunction: NSObject, NSSecureCoding {
    /// The function's name.
    public let name: CAValueFunctionName

    /// Makes a function by name; nil for an unknown one.
    public init?(name: CAValueFunctionName) {
        guard ValueFunction(rawValue: name.rawValue) != nil else { return nil }
        self.name = name
        super.init()
    }

    /// Reads an archived function.
    public required init?(coder: NSCoder) {
        let text = coder.decodeObject(of: NSString.self, forKey: "name") as String?
        guard let text else { return nil }
        name = CAValueFunctionName(rawValue: text)
        super.init()
    }

    /// True: an archive names each object's class.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the name to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(name.rawValue as NSString, forKey: "name")
    }
}

/// Names a value function.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name by which it is archived.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Radians about x.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// Radians about y.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// Radians about z.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// An array of three factors.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// A factor along x.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// A factor along y.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// A factor along z.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// An array of three distances.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// A distance along x.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// A distance along y.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// A distance along z.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
