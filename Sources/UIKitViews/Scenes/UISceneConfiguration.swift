// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// The configuration of a scene: its classes and its storyboard.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding
{
    private let label: String?
    private let purpose: UISceneSession.Role
    private var kind: AnyClass?
    private var delegateKind: AnyClass?
    /// The storyboard, whose class is declared above this module.
    package final var storyboardObject: AnyObject?

    /// Makes a configuration; its name selects one of the Info.plist, whose values it adopts.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        label = name
        purpose = sessionRole
        super.init()
    }

    /// Reads an archived configuration.
    public required init?(coder: NSCoder) {
        let decode = FieldDecoder(coder)
        label = decode.string("name")
        purpose = UISceneSession.Role(rawValue: decode.string("role") ?? "")
        kind = decode.string("sceneClass").flatMap { _objcClass(named: $0) }
        delegateKind = decode.string("delegateClass").flatMap { _objcClass(named: $0) }
        super.init()
    }

    /// Configurations can be archived securely.
    open class var supportsSecureCoding: Bool { true }

    /// Archives the configuration.
    open func encode(with coder: NSCoder) {
        if let label { coder.encode(label as NSString, forKey: "name") }
        coder.encode(purpose.rawValue as NSString, forKey: "role")
        if let kind { coder.encode(_objcClassName(kind) as NSString, forKey: "sceneClass") }
        if let delegateKind {
            coder.encode(_objcClassName(delegateKind) as NSString, forKey: "delegateClass")
        }
    }

    /// A copy with the same classes and storyboard.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UISceneConfiguration(name: label, sessionRole: purpose)
        copy.sceneClass = kind
        copy.delegateClass = delegateKind
        copy.storyboardObject = storyboardObject
        return copy
    }

    /// The name in the Info.plist.
    open var name: String? { label }

    /// The role of the scene.
    open var role: UISceneSession.Role { purpose }

    /// The class of the scene; nil for `UIWindowScene`.
    open var sceneClass: AnyClass? {
        get { kind }
        set { kind = newValue }
    }

    /// The class of the scene's delegate, made by `init()`; nil for none.
    open var delegateClass: AnyClass? {
        get { delegateKind }
        set { delegateKind = newValue }
    }
}
