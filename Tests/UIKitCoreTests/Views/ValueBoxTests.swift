// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import UIKitValues

struct ValueBoxTests {
    @Test func valuesComeOutOfTheirBoxesAsTheyWentIn() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
        #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
        #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
        let vector = CGVector(dx: 5, dy: -6)
        #expect(NSValue(cgVector: vector).cgVectorValue == vector)
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        let along = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(NSValue(directionalEdgeInsets: along).directionalEdgeInsetsValue == along)
        let offset = UIOffset(horizontal: 7, vertical: 8)
        #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    }

    @Test func anotherValueInTheBoxIsZero() {
        let number = NSNumber(value: 3.5)
        #expect(number.cgRectValue == .zero && number.cgPointValue == .zero)
        #expect(number.cgSizeValue == .zero && number.uiEdgeInsetsValue == .zero)
        #expect(NSValue(cgRect: .infinite).cgAffineTransformValue.a == 0)
    }
}
