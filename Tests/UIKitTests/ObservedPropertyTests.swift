// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime
import Testing
import UIKit

/// On iOS every setter in Objective-C tells the observers of its property.
@MainActor
struct ObservedPropertyTests {
    private final class Observer: NSObject, @unchecked Sendable {
        var keys: [String] = []

        override func observeValue(
            forKeyPath keyPath: String?,
            of object: Any?,
            change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            keys.append(keyPath ?? "")
        }
    }

    /// Whether each change is told once, under its key.
    private func expect<Object: NSObject>(
        _ object: Object,
        _ changes: KeyValuePairs<String, (Object) -> Void>
    ) {
        let observer = Observer()
        for (key, change) in changes {
            object.addObserver(observer, forKeyPath: key, options: [], context: nil)
            change(object)
            object.removeObserver(observer, forKeyPath: key)
        }
        #expect(observer.keys == changes.map(\.key))
    }

    // Source: the library Bento's tests, which observe what a style sets.
    @Test func stackViewsAndControlsTellTheirObservers() {
        expect(
            UIStackView(),
            [
                "axis": { $0.axis = .vertical }, "spacing": { $0.spacing = 3 },
                "distribution": { $0.distribution = .fillEqually },
                "alignment": { $0.alignment = .top },
                "isBaselineRelativeArrangement": { $0.isBaselineRelativeArrangement = true },
                "layoutMarginsRelativeArrangement": {
                    $0.isLayoutMarginsRelativeArrangement = true
                },
            ]
        )
        expect(
            UIButton(),
            [
                "contentHorizontalAlignment": { $0.contentHorizontalAlignment = .left },
                "contentVerticalAlignment": { $0.contentVerticalAlignment = .top },
                "translatesAutoresizingMaskIntoConstraints": {
                    $0.translatesAutoresizingMaskIntoConstraints = false
                },
            ]
        )
        expect(
            UISlider(),
            [
                "minimumTrackTintColor": { $0.minimumTrackTintColor = .red },
                "continuous": { $0.isContinuous = false },
            ]
        )
        expect(UIProgressView(), ["progressTintColor": { $0.progressTintColor = .red }])
        expect(UISegmentedControl(), ["momentary": { $0.isMomentary = true }])
        expect(UIPageControl(), ["hidesForSinglePage": { $0.hidesForSinglePage = true }])
        expect(UIStepper(), ["wraps": { $0.wraps = true }])
    }

    @Test func viewsOfContentTellTheirObservers() {
        expect(
            UIScrollView(),
            [
                "bounces": { $0.bounces = false },
                "alwaysBounceVertical": { $0.alwaysBounceVertical = true },
                "contentInsetAdjustmentBehavior": { $0.contentInsetAdjustmentBehavior = .never },
                "showsVerticalScrollIndicator": { $0.showsVerticalScrollIndicator = false },
            ]
        )
        expect(
            UICollectionViewFlowLayout(),
            [
                "itemSize": { $0.itemSize = CGSize(width: 1, height: 2) },
                "scrollDirection": { $0.scrollDirection = .horizontal },
                "sectionInset": { $0.sectionInset.left = 4 },
            ]
        )
        expect(
            UITableViewCell(),
            [
                "accessoryType": { $0.accessoryType = .checkmark },
                "accessoryView": { $0.accessoryView = UIView() },
            ]
        )
        expect(
            UILabel(),
            [
                "preferredMaxLayoutWidth": { $0.preferredMaxLayoutWidth = 9 },
                "minimumScaleFactor": { $0.minimumScaleFactor = 0.5 },
            ]
        )
        expect(
            UITextField(),
            ["secureTextEntry": { $0.isSecureTextEntry = true }]
        )
        expect(UITextView(), ["textContainerInset": { $0.textContainerInset = .zero }])
    }

    @Test func controllersTellTheirObservers() {
        expect(
            UIViewController(),
            [
                "modalPresentationStyle": { $0.modalPresentationStyle = .fullScreen }
            ]
        )
        expect(
            UINavigationController(),
            ["navigationBarHidden": { $0.isNavigationBarHidden = true }]
        )
        expect(
            UIBarButtonItem(),
            ["width": { $0.width = 5 }, "customView": { $0.customView = UIView() }]
        )
    }
}
