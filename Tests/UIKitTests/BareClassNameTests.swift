// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime
import Testing
import UIKit

/// `NSClassFromString` with a class of the framework, which has no module's name on iOS.
struct BareClassNameTests {
    @Test(arguments: [
        ("UIView", UIView.self as AnyClass),
        ("CALayer", CALayer.self),
        ("UITextField", UITextField.self),
        ("UIPickerView", UIPickerView.self),
        ("UIDynamicAnimator", UIDynamicAnimator.self),
        ("UIListContentView", UIListContentView.self),
        ("UICollectionView", UICollectionView.self),
        ("UINavigationController", UINavigationController.self),
        ("UIActivityViewController", UIActivityViewController.self),
        ("UIStoryboard", UIStoryboard.self),
    ])
    func classesOfEveryRoomAreFoundByTheirBareNames(name: String, wanted: AnyClass) {
        let found = _objcClass(named: name).map { ObjectIdentifier($0) }
        #expect(found == ObjectIdentifier(wanted))
    }
}
