// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// How the elements of a menu are shown.
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject, @preconcurrency NSCopying,
    @preconcurrency NSSecureCoding
{
    private final var lines = 0

    /// Makes preferences without a limit.
    public override init() { super.init() }

    /// Reads archived preferences.
    public required init?(coder: NSCoder) {
        super.init()
        lines = max(0, coder.decodeInteger(forKey: "lines"))
    }

    /// Preferences can be archived securely.
    open class var supportsSecureCoding: Bool { true }

    /// Archives the preferences.
    open func encode(with coder: NSCoder) { coder.encode(lines, forKey: "lines") }

    /// A copy of the preferences.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIMenuDisplayPreferences()
        copy.lines = lines
        return copy
    }

    /// The greatest number of lines of a title; 0, the default, leaves it to the system.
    open var maximumNumberOfTitleLines: Int {
        get { lines }
        set { lines = max(0, newValue) }
    }
}
