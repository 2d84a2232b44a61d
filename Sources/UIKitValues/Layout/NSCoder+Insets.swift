// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSCoder {
    /// Writes insets as text, as `{top, left, bottom, right}`.
    public class func string(for insets: UIEdgeInsets) -> String {
        GeometryText.string([insets.top, insets.left, insets.bottom, insets.right])
    }

    /// Writes directional insets as text, as `{top, leading, bottom, trailing}`.
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        GeometryText.string([insets.top, insets.leading, insets.bottom, insets.trailing])
    }

    /// Writes an offset as text, as `{horizontal, vertical}`.
    public class func string(for offset: UIOffset) -> String {
        GeometryText.string([offset.horizontal, offset.vertical])
    }

    /// Reads insets from text; zero where it has another form.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        let values = GeometryText.values(string, count: 4)
        return UIEdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
    }

    /// Reads directional insets from text; zero where it has another form.
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        let values = GeometryText.values(string, count: 4)
        return NSDirectionalEdgeInsets(
            top: values[0],
            leading: values[1],
            bottom: values[2],
            trailing: values[3]
        )
    }

    /// Reads an offset from text; zero where it has another form.
    public class func uiOffset(for string: String) -> UIOffset {
        let values = GeometryText.values(string, count: 2)
        return UIOffset(horizontal: values[0], vertical: values[1])
    }

    /// Archives insets under a key.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) {
        encode(NSCoder.string(for: insets) as NSString, forKey: key)
    }

    /// Archives directional insets under a key.
    public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
        encode(NSCoder.string(for: insets) as NSString, forKey: key)
    }

    /// Archives an offset under a key.
    public func encode(_ offset: UIOffset, forKey key: String) {
        encode(NSCoder.string(for: offset) as NSString, forKey: key)
    }

    /// The insets archived under a key; zero where there are none.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
        NSCoder.uiEdgeInsets(for: decodeText(forKey: key))
    }

    /// The directional insets archived under a key; zero where there are none.
    public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
        NSCoder.nsDirectionalEdgeInsets(for: decodeText(forKey: key))
    }

    /// The offset archived under a key; zero where there is none.
    public func decodeUIOffset(forKey key: String) -> UIOffset {
        NSCoder.uiOffset(for: decodeText(forKey: key))
    }

    func decodeText(forKey key: String) -> String {
        // A secure reader halts where there is no such key.
        guard containsValue(forKey: key) else { return "" }
        return decodeObject(of: NSString.self, forKey: key).map { "\($0)" } ?? ""
    }
}
