// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime

/// The classes whose methods can be replaced while the program runs.
enum ReplaceableMethods {
    /// Names of the headers that differ from those that Swift's rule gives, by which selectors in texts
    /// have them.
    private static let namesOfHeaders = [
        "actionForLayer:forKey:": "actionFor:forKey:",
        "addAnimation:forKey:": "add:forKey:",
        "addChildViewController:": "addChild:",
        "addTarget:action:forControlEvents:": "addTarget:action:for:",
        "becomeKeyWindow": "becomeKey",
        "beginTrackingWithTouch:withEvent:": "beginTracking:with:",
        "deleteItemsAtIndexPaths:": "deleteItemsAt:",
        "deleteRowsAtIndexPaths:withRowAnimation:": "deleteRowsAt:with:",
        "deleteSections:withRowAnimation:": "deleteSections:with:",
        "didMoveToParentViewController:": "didMoveToParent:",
        "dismissViewControllerAnimated:completion:": "dismissWithAnimated:completion:",
        "drawInContext:": "drawIn:",
        "drawRect:": "draw:",
        "drawTextInRect:": "drawTextIn:",
        "hitTest:withEvent:": "hitTest:with:",
        "insertItemsAtIndexPaths:": "insertItemsAt:",
        "insertRowsAtIndexPaths:withRowAnimation:": "insertRowsAt:with:",
        "insertSections:withRowAnimation:": "insertSections:with:",
        "locationInView:": "locationIn:",
        "locationOfTouch:inView:": "locationOfTouch:in:",
        "motionBegan:withEvent:": "motionBegan:with:",
        "motionCancelled:withEvent:": "motionCancelled:with:",
        "motionEnded:withEvent:": "motionEnded:with:",
        "openURL:options:completionHandler:": "open:options:completionHandler:",
        "pointInside:withEvent:": "pointInside:with:",
        "popToRootViewControllerAnimated:": "popToRootViewControllerWithAnimated:",
        "popViewControllerAnimated:": "popViewControllerWithAnimated:",
        "prepareForSegue:sender:": "prepareFor:sender:",
        "presentViewController:animated:completion:": "present:animated:completion:",
        "reloadItemsAtIndexPaths:": "reloadItemsAt:",
        "reloadRowsAtIndexPaths:withRowAnimation:": "reloadRowsAt:with:",
        "removeFromParentViewController": "removeFromParent",
        "removeTarget:action:forControlEvents:": "removeTarget:action:for:",
        "resignKeyWindow": "resignKey",
        "sendAction:to:forEvent:": "sendAction:to:for:",
        "sendAction:to:from:forEvent:": "sendAction:to:from:for:",
        "sendActionsForControlEvents:": "sendActionsFor:",
        "setAttributedTitle:forState:": "setAttributedTitle:for:",
        "setBackgroundImage:forState:": "setBackgroundImage:for:",
        "setEnabled:": "setIsEnabled:",
        "setHidden:": "setIsHidden:",
        "setHighlighted:": "setIsHighlighted:",
        "setImage:forState:": "setImage:for:",
        "setSelected:": "setIsSelected:",
        "setTitle:forState:": "setTitle:for:",
        "setTitleColor:forState:": "setTitleColor:for:",
        "showViewController:sender:": "show:sender:",
        "touchesBegan:withEvent:": "touchesBegan:with:",
        "touchesCancelled:withEvent:": "touchesCancelled:with:",
        "touchesEnded:withEvent:": "touchesEnded:with:",
        "touchesMoved:withEvent:": "touchesMoved:with:",
        "touchesShouldCancelInContentView:": "touchesShouldCancelIn:",
        "translationInView:": "translationIn:",
        "velocityInView:": "velocityIn:",
        "viewWillTransitionToSize:withTransitionCoordinator:": "viewWillTransitionTo:with:",
        "willMoveToParentViewController:": "willMoveToParent:",
        "willTransitionToTraitCollection:withTransitionCoordinator:": "willTransitionTo:with:",
    ]

    @section(".init_array") @used private static let list: @convention(c) @Sendable () -> Void = {
        _objcRegister { m in
            ReplacedNames.note(others: namesOfHeaders)
            m.ownClassMethod("systemFontOfSize:") { a in UIFont.systemFont(ofSize: _arg(a, 0)) }
            m.ownClassMethod("systemFontOfSize:weight:") { a in
                UIFont.systemFont(ofSize: _arg(a, 0), weight: _arg(a, 1))
            }
            m.ownClassMethod("boldSystemFontOfSize:") { a in
                UIFont.boldSystemFont(ofSize: _arg(a, 0))
            }
            m.ownClassMethod("italicSystemFontOfSize:") { a in
                UIFont.italicSystemFont(ofSize: _arg(a, 0))
            }
            m.ownClassMethod("preferredFontForTextStyle:") { a in
                UIFont.preferredFont(forTextStyle: _arg(a, 0))
            }
            return UIFont.self
        }
        _objcRegister { m in
            OwnUIView.list(m)
            return UIView.self
        }
        _objcRegister { m in
            OwnUIViewController.list(m)
            return UIViewController.self
        }
        _objcRegister { m in
            OwnUIResponder.list(m)
            return UIResponder.self
        }
        _objcRegister { m in
            OwnUIWindow.list(m)
            return UIWindow.self
        }
        _objcRegister { m in
            OwnUIApplication.list(m)
            return UIApplication.self
        }
        _objcRegister { m in
            OwnUIControl.list(m)
            return UIControl.self
        }
        _objcRegister { m in
            OwnUIGestureRecognizer.list(m)
            return UIGestureRecognizer.self
        }
        _objcRegister { m in
            OwnUIPanGestureRecognizer.list(m)
            return UIPanGestureRecognizer.self
        }
        _objcRegister { m in
            OwnUIScrollView.list(m)
            return UIScrollView.self
        }
        _objcRegister { m in
            OwnUINavigationController.list(m)
            return UINavigationController.self
        }
        _objcRegister { m in
            OwnUITabBarController.list(m)
            return UITabBarController.self
        }
        _objcRegister { m in
            OwnUIImageView.list(m)
            return UIImageView.self
        }
        _objcRegister { m in
            OwnUILabel.list(m)
            return UILabel.self
        }
        _objcRegister { m in
            OwnNSParagraphStyle.list(m)
            return NSParagraphStyle.self
        }
        _objcRegister { m in
            OwnUIButton.list(m)
            return UIButton.self
        }
        _objcRegister { m in
            OwnUITextField.list(m)
            return UITextField.self
        }
        _objcRegister { m in
            OwnUITextView.list(m)
            return UITextView.self
        }
        _objcRegister { m in
            OwnUITableView.list(m)
            return UITableView.self
        }
        _objcRegister { m in
            OwnUICollectionView.list(m)
            return UICollectionView.self
        }
        _objcRegister { m in
            OwnUITableViewCell.list(m)
            return UITableViewCell.self
        }
        _objcRegister { m in
            OwnCALayer.list(m)
            return CALayer.self
        }
        _objcRegister { m in
            OwnUINavigationBar.list(m)
            return UINavigationBar.self
        }
    }
}
