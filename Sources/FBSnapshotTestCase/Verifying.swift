// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import UIKit
import XCTest
@_exported public import iOSSnapshotTestCaseCore

extension FBSnapshotTestCase {
    /// Fails unless a view looks as recorded.
    public func FBSnapshotVerifyView(
        _ view: UIView,
        identifier: String? = nil,
        suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
        perPixelTolerance: CGFloat = 0,
        overallTolerance: CGFloat = 0,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        verify(view, identifier, suffixes, perPixelTolerance, overallTolerance, file, line)
    }

    /// Fails unless a controller's view, as large as the screen, looks as recorded.
    public func FBSnapshotVerifyViewController(
        _ viewController: UIViewController,
        identifier: String? = nil,
        suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
        perPixelTolerance: CGFloat = 0,
        overallTolerance: CGFloat = 0,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        // Tests of controllers run on the main thread, which `assumeIsolated` makes sure of.
        nonisolated(unsafe) let controller = viewController
        MainActor.assumeIsolated {
            controller.view.bounds = UIScreen.main.bounds
            controller.viewWillAppear(false)
            controller.viewDidAppear(false)
        }
        verify(controller, identifier, suffixes, perPixelTolerance, overallTolerance, file, line)
    }

    /// Fails unless a layer looks as recorded.
    public func FBSnapshotVerifyLayer(
        _ layer: CALayer,
        identifier: String? = nil,
        suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
        perPixelTolerance: CGFloat = 0,
        overallTolerance: CGFloat = 0,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        verify(layer, identifier, suffixes, perPixelTolerance, overallTolerance, file, line)
    }

    /// Fails unless a view looks as recorded; `tolerance` is how much of its pixels may differ.
    ///
    /// Of releases before 5, which had no tolerance for the colour of a pixel.
    public func FBSnapshotVerifyView(
        _ view: UIView,
        identifier: String = "",
        suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
        tolerance: CGFloat,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        verify(view, identifier, suffixes, 0, tolerance, file, line)
    }

    /// Fails unless a layer looks as recorded; `tolerance` is how much of its pixels may differ.
    public func FBSnapshotVerifyLayer(
        _ layer: CALayer,
        identifier: String = "",
        suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
        tolerance: CGFloat,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        verify(layer, identifier, suffixes, 0, tolerance, file, line)
    }

    private func verify(
        _ object: Any,
        _ identifier: String?,
        _ suffixes: NSOrderedSet,
        _ perPixel: CGFloat,
        _ overall: CGFloat,
        _ file: StaticString,
        _ line: UInt
    ) {
        let failure = snapshotVerifyViewOrLayer(
            object,
            identifier: identifier,
            suffixes: suffixes,
            perPixelTolerance: perPixel,
            overallTolerance: overall,
            defaultReferenceDirectory: nil,
            defaultImageDiffDirectory: nil
        )
        if let failure { XCTFail(failure, file: file, line: line) }
    }
}
