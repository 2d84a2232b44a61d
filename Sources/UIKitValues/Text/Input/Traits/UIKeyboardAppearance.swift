// SPDX-License-Identifier: Apache-2.0

/// How an on-screen keyboard looks.
public enum UIKeyboardAppearance: Int, Sendable {
    /// As the traits say.
    case `default`
    /// Dark.
    case dark
    /// Light.
    case light

    /// The old name of ``dark``.
    public static var alert: UIKeyboardAppearance { .dark }
}
