// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitBasics
import UIKitCollections
import UIKitControllers
import UIKitControls
import UIKitTables
import UIKitText
import UIKitViews

/// What a class of elements is to a reader, found once for each class.
package enum ElementKind {
    case toggle
    case slider
    case stepper
    case progress
    case pages
    case activity
    case field
    case textView
    case segments
    case navigationBar
    case toolBar
    case tabBar
    case table
    case collection
    case scroller
    case tableCell
    case collectionCell
    case control
    case other

    @MainActor private static var known: [ObjectIdentifier: ElementKind] = [:]

    @MainActor
    package static func of(_ object: AnyObject) -> ElementKind {
        let type = ObjectIdentifier(Swift.type(of: object))
        if let kind = known[type] { return kind }
        let kind = find(object)
        known[type] = kind
        return kind
    }

    @MainActor
    private static func find(_ object: AnyObject) -> ElementKind {
        switch object {
        case is UISwitch: .toggle
        case is UISlider: .slider
        case is UIStepper: .stepper
        case is UIProgressView: .progress
        case is UIPageControl: .pages
        case is UIActivityIndicatorView: .activity
        case is UITextField: .field
        case is UITextView: .textView
        case is UISegmentedControl: .segments
        case is UINavigationBar: .navigationBar
        case is UIToolbar: .toolBar
        case is UITabBar: .tabBar
        case is UITableView: .table
        case is UICollectionView: .collection
        case is UIScrollView: .scroller
        case is UITableViewCell: .tableCell
        case is UICollectionViewCell: .collectionCell
        case is UIControl: .control
        default: .other
        }
    }
}
