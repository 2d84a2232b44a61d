// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

/// Reads fields that may be missing.
package struct FieldDecoder {
    private let coder: NSCoder

    package init(_ coder: NSCoder) {
        self.coder = coder
    }

    package func number(_ key: String, _ use: (Double) -> Void) {
        if coder.containsValue(forKey: key) { use(coder.decodeDouble(forKey: key)) }
    }

    package func integer(_ key: String, _ use: (Int) -> Void) {
        if coder.containsValue(forKey: key) { use(coder.decodeInteger(forKey: key)) }
    }

    package func flag(_ key: String, _ use: (Bool) -> Void) {
        if coder.containsValue(forKey: key) { use(coder.decodeBool(forKey: key)) }
    }

    package func string(_ key: String) -> String? {
        guard coder.containsValue(forKey: key) else { return nil }
        return coder.decodeObject(of: NSString.self, forKey: key).map { "\($0)" }
    }

    // Asking for what is not there would stop the whole decoding, unlike on iOS.
    package func object(_ key: String) -> Any? {
        coder.containsValue(forKey: key) ? coder.decodeAny(forKey: key) : nil
    }

    /// So many numbers of a text.
    package func numbers(_ key: String, count: Int) -> [CGFloat]? {
        string(key).map { GeometryText.values($0, count: count) }
    }

    package func rect(_ key: String) -> CGRect? {
        guard let values = numbers(key, count: 4) else { return nil }
        return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
    }

    package func point(_ key: String) -> CGPoint? {
        guard let values = numbers(key, count: 2) else { return nil }
        return CGPoint(x: values[0], y: values[1])
    }

    /// The text form that the reading functions take.
    package static func text(_ values: [CGFloat]) -> NSString {
        GeometryText.string(values) as NSString
    }
}
