// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import Foundation
import UIKit

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a colour, such as "dark red".
public func AXNameFromColor(_ color: CGColor) -> String {
    UIColor(cgColor: color).accessibilityName
}
