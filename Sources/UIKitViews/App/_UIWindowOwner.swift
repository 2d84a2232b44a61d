// SPDX-License-Identifier: Apache-2.0

/// Has the window in which a storyboard is shown.
///
/// On iOS `window` is an optional property of two delegate protocols, so `delegate?.window` is an
/// optional of an optional: `delegate?.window??.rootViewController`. This protocol requires the
/// property that classes declare; the delegate protocols add one of that name with the double
/// optional, which the compiler prefers where the delegate's class is unknown.
@preconcurrency @MainActor
public protocol _UIWindowOwner: AnyObject {
    /// The window that a storyboard is shown in.
    @_disfavoredOverload
    var window: UIWindow? { get set }
}

extension _UIWindowOwner {
    /// The window in which a storyboard is shown; nil where the class declares none.
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
