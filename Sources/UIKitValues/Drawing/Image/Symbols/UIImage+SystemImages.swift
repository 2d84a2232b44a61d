// SPDX-License-Identifier: Apache-2.0

extension UIImage {
    private static func system(_ name: String) -> UIImage {
        (UIImage(systemName: name) ?? UIImage()).withRenderingMode(.alwaysTemplate)
    }

    /// The symbol of a menu with more actions.
    public class var actions: UIImage { system("ellipsis.circle") }
    /// The symbol of adding.
    public class var add: UIImage { system("plus.circle") }
    /// The symbol of removing.
    public class var remove: UIImage { system("minus.circle") }
    /// The tick of what is chosen.
    public class var checkmark: UIImage { system("checkmark.circle.fill") }
    /// The tick of what is chosen, with an edge that sets it off from a picture.
    public class var strokedCheckmark: UIImage { system("checkmark.circle") }
}
