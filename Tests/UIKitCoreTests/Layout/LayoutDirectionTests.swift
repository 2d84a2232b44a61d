// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@testable import UIKitValues
@testable import UIKitViews

/// The side at which contents begin.
@MainActor
struct LayoutDirectionTests {
    @Test func playbackAndSpaceNeverTurn() {
        for (attribute, inLeft, inRight) in [
            (UISemanticContentAttribute.unspecified, false, true),
            (.playback, false, false), (.spatial, false, false),
            (.forceLeftToRight, false, false), (.forceRightToLeft, true, true),
        ] {
            let left = UIView.userInterfaceLayoutDirection(
                for: attribute,
                relativeTo: .leftToRight
            )
            let right = UIView.userInterfaceLayoutDirection(
                for: attribute,
                relativeTo: .rightToLeft
            )
            #expect((left == .rightToLeft) == inLeft && (right == .rightToLeft) == inRight)
            // The tests' application runs from left to right.
            #expect(UIView.userInterfaceLayoutDirection(for: attribute) == left)
        }
    }

    @Test func theDirectionComesFromTraitsAndTheAttribute() {
        let outer = UIView()
        let inner = UIView()
        makeWindow().addSubview(outer)
        outer.addSubview(inner)
        #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
        outer.traitOverrides.layoutDirection = .rightToLeft
        #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        inner.semanticContentAttribute = .playback
        #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
        inner.semanticContentAttribute = .forceRightToLeft
        outer.traitOverrides.remove(UITraitLayoutDirection.self)
        #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    @Test func anAttributeIsNotInherited() {
        let outer = UIView()
        let inner = UIView()
        outer.addSubview(inner)
        outer.semanticContentAttribute = .forceRightToLeft
        #expect(inner.semanticContentAttribute == .unspecified)
        #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    @Test func directionalMarginsTurnWithTheContents() {
        let view = UIView()
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 1,
            leading: 2,
            bottom: 3,
            trailing: 4
        )
        #expect(view.layoutMargins.left == 2 && view.layoutMargins.right == 4)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins.left == 4 && view.layoutMargins.right == 2)
        #expect(view.directionalLayoutMargins.leading == 2)
    }
}
