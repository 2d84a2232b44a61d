// SPDX-License-Identifier: Apache-2.0

/// What has the window that a storyboard is shown in, if it declares one.
///
/// On iOS `window` is an optional property of two delegates, so that a delegate's is an optional of
/// an optional: `delegate?.window??.rootViewController`. The requirement is the property that
/// classes declare; the delegates' protocols add one by the same name with that type, which is
/// preferred where the delegate is not known by its class.
@preconcurrency @MainActor
public protocol _UIWindowOwner: AnyObject {
    /// The window that a storyboard is shown in.
    @_disfavoredOverload
    var window: UIWindow? { get set }
}

extension _UIWindowOwner {
    /// The window that a storyboard is shown in; none where the class declares no such property.
    @_disfavoredOverload
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

extension UIApplicationDelegate {
    /// The window that a storyboard is shown in, as an optional requirement.
    public var window: UIWindow?? {
        let window: UIWindow? = (self as any _UIWindowOwner).window
        return .some(window)
    }
}

extension UIWindowSceneDelegate {
    /// The window that a storyboard is shown in, as an optional requirement.
    public var window: UIWindow?? {
        let window: UIWindow? = (self as any _UIWindowOwner).window
        return .some(window)
    }
}
