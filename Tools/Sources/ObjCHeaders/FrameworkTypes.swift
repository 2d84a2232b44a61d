// SPDX-License-Identifier: Apache-2.0

/// The framework's types, from which headers get those that they name.
package struct FrameworkTypes: Sendable {
    /// Classes by name, with their superclasses.
    package let classes: [String: String]
    package let protocols: Set<String>
    /// The simple names of all public types.
    package let types: Set<String>

    /// The types of a framework; `classes` has the names with their superclasses.
    package init(classes: [String: String], protocols: Set<String>, types: Set<String>) {
        self.classes = classes
        self.protocols = protocols
        self.types = types
    }

    /// Types that are strings in Objective-C: a collection may hold them.
    private static let strings: Set<String> = [
        "UIApplicationLaunchOptionsKey", "UIApplicationOpenURLOptionsKey", "UIContentSizeCategory",
        "UIFontTextStyle", "UIFontDescriptorAttributeName", "UIImagePickerControllerInfoKey",
        "UIActivityType", "UITextContentType", "UICollectionViewElementKind",
        "CAMediaTimingFunctionName", "CAMediaTimingFillMode", "CALayerContentsGravity",
        "UIPasteboardName", "UIAccessibilityTraits",
    ]

    /// Types that are other types in C.
    private static let plain = [
        "UIEdgeInsets":
            "typedef struct UIEdgeInsets { CGFloat top, left, bottom, right; } UIEdgeInsets;",
        "UIOffset": "typedef struct UIOffset { CGFloat horizontal, vertical; } UIOffset;",
        "NSDirectionalEdgeInsets":
            "typedef struct NSDirectionalEdgeInsets { CGFloat top, leading, bottom, trailing; } "
            + "NSDirectionalEdgeInsets;",
        "CATransform3D": "typedef struct CATransform3D { CGFloat m11; } CATransform3D;",
        "CLLocationCoordinate2D":
            "typedef struct CLLocationCoordinate2D { double latitude, longitude; } "
            + "CLLocationCoordinate2D;",
        "NSLayoutAttribute": """
        typedef NS_ENUM(NSInteger, NSLayoutAttribute) {
            NSLayoutAttributeLeft = 1, NSLayoutAttributeRight, NSLayoutAttributeTop,
            NSLayoutAttributeBottom, NSLayoutAttributeLeading, NSLayoutAttributeTrailing,
            NSLayoutAttributeWidth, NSLayoutAttributeHeight, NSLayoutAttributeCenterX,
            NSLayoutAttributeCenterY, NSLayoutAttributeLastBaseline,
            NSLayoutAttributeBaseline = NSLayoutAttributeLastBaseline,
            NSLayoutAttributeFirstBaseline, NSLayoutAttributeLeftMargin,
            NSLayoutAttributeRightMargin, NSLayoutAttributeTopMargin,
            NSLayoutAttributeBottomMargin, NSLayoutAttributeLeadingMargin,
            NSLayoutAttributeTrailingMargin, NSLayoutAttributeCenterXWithinMargins,
            NSLayoutAttributeCenterYWithinMargins, NSLayoutAttributeNotAnAttribute = 0
        } NS_SWIFT_NAME(NSLayoutConstraint.Attribute);
        """,
        "NSLayoutRelation": """
        typedef NS_ENUM(NSInteger, NSLayoutRelation) {
            NSLayoutRelationLessThanOrEqual = -1, NSLayoutRelationEqual,
            NSLayoutRelationGreaterThanOrEqual
        } NS_SWIFT_NAME(NSLayoutConstraint.Relation);
        """,
        "UILayoutConstraintAxis": """
        typedef NS_ENUM(NSInteger, UILayoutConstraintAxis) {
            UILayoutConstraintAxisHorizontal, UILayoutConstraintAxisVertical
        } NS_SWIFT_NAME(NSLayoutConstraint.Axis);
        """,
        "UILayoutPriority":
            "typedef float UILayoutPriority NS_TYPED_EXTENSIBLE_ENUM;",
        "UIFontWeight":
            "typedef CGFloat UIFontWeight NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIFont.Weight);",
    ]

    /// Names that Swift gives other than by taking a class's name off the front.
    private static let renamed = [
        "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
        "UIViewAnimationOptions": "UIView.AnimationOptions",
        "UIFontTextStyle": "UIFont.TextStyle", "UIControlState": "UIControl.State",
        "UIControlEvents": "UIControl.Event",
        "UIGestureRecognizerState": "UIGestureRecognizer.State",
        "UIActivityType": "UIActivity.ActivityType",
        "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
        "UIApplicationOpenURLOptionsKey": "UIApplication.OpenURLOptionsKey",
        "UIImagePickerControllerInfoKey": "UIImagePickerController.InfoKey",
        "CALayerContentsGravity": "CALayerContentsGravity",
        "UITableViewRowAnimation": "UITableView.RowAnimation",
        "UIRemoteNotificationType": "UIRemoteNotificationType",
        "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style",
        "UIBarButtonItemStyle": "UIBarButtonItem.Style",
        "UITableViewCellStyle": "UITableViewCell.CellStyle",
        "UITableViewCellEditingStyle": "UITableViewCell.EditingStyle",
        "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
        "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
        "UITableViewCellSeparatorStyle": "UITableViewCell.SeparatorStyle",
        "UIImageOrientation": "UIImage.Orientation",
    ]

    /// The Swift name of an enumeration of Objective-C's; nil if there is none.
    package func swiftName(of name: String) -> String? {
        if let given = Self.renamed[name] { return given }
        if types.contains(name), classes[name] == nil, !protocols.contains(name) { return name }
        var prefix = name
        while prefix.count > 3 {
            prefix.removeLast()
            let rest = String(name.dropFirst(prefix.count))
            if classes[prefix] != nil, types.contains(rest) { return prefix + "." + rest }
        }
        return nil
    }

    /// The header with the framework's types that some words name.
    ///
    /// `missing`: words that are none of the framework's, with how they are used.
    package func header(naming words: Set<String>, missing: [String: Use] = [:]) -> String {
        // An enumerator stands for its type.
        let words = words.union(
            Self.plain.keys.filter { type in words.contains { $0.hasPrefix(type) } }
        )
        // Swift puts a type into a class that must be there for it.
        let outer = words.compactMap { swiftName(of: $0)?.split(separator: ".").first }
        let all = words.union(outer.map(String.init))
        var result = """
            // Made by casement: the types that headers name.
            #pragma once
            #import <Foundation/Foundation.h>
            #pragma clang assume_nonnull begin

            """
        var done: Set<String> = ["NSObject"]
        for name in words.intersection(protocols).sorted()
        where !Self.foundation.contains(name) {
            result += "@protocol \(name) <NSObject>\n@end\n"
        }
        func declare(_ name: String) {
            guard !Self.foundation.contains(name), done.insert(name).inserted,
                let parent = classes[name]
            else { return }
            declare(parent)
            result += "@interface \(name) : \(parent)\n@end\n"
        }
        for name in all.sorted() where classes[name] != nil { declare(name) }
        for name in words.sorted()
        where classes[name] == nil && !protocols.contains(name) && !Self.foundation.contains(name) {
            if let text = Self.plain[name] {
                result += text + "\n"
            } else if let swift = Self.isPrefixed(name) ? swiftName(of: name) : nil {
                let attribute = "NS_SWIFT_NAME(\(swift))"
                result +=
                    Self.strings.contains(name)
                    ? "typedef NSString *\(name) NS_TYPED_EXTENSIBLE_ENUM \(attribute);\n"
                    : "typedef NS_ENUM(NSInteger, \(name)) { Casement\(name) } \(attribute);\n"
            }
        }
        for (name, use) in missing.sorted(by: { $0.key < $1.key }) {
            switch use {
            case .interface: result += "@interface \(name) : NSObject\n@end\n"
            case .protocol: result += "@protocol \(name)\n@end\n"
            case .value:
                result += "typedef NS_ENUM(NSInteger, \(name)) { Casement\(name) };\n"
            }
        }
        return result + "#pragma clang assume_nonnull end\n"
    }

    /// How a header uses a type that nobody declares.
    package enum Use: Sendable {
        case interface
        case `protocol`
        case value
    }

    /// Whether a name begins with two capitals, as those of Apple's frameworks do.
    private static func isPrefixed(_ name: String) -> Bool {
        name.prefix(2).allSatisfy { $0.isUppercase } && name.count > 3
    }

    /// What the tool's own Foundation.h declares.
    package static let foundation: Set<String> = [
        "NSObject", "NSCopying", "NSMutableCopying", "NSCoding", "NSSecureCoding",
        "NSFastEnumeration", "NSLocking", "NSString", "NSMutableString", "NSArray",
        "NSMutableArray", "NSDictionary", "NSMutableDictionary", "NSSet", "NSMutableSet",
        "NSCountedSet", "NSOrderedSet", "NSMutableOrderedSet", "NSHashTable", "NSMapTable",
        "NSCache", "NSEnumerator", "NSError", "NSURL", "NSData", "NSDate", "NSUUID",
        "NSIndexPath", "NSIndexSet", "NSCharacterSet", "NSCalendar", "NSLocale", "NSTimeZone",
        "NSDateComponents", "NSDateInterval", "NSNotification", "NSURLRequest",
        "NSURLComponents", "NSURLQueryItem", "NSPersonNameComponents", "NSMutableData",
        "NSMutableURLRequest", "NSMutableIndexSet", "NSMutableCharacterSet", "NSValue",
        "NSNumber", "NSDecimalNumber", "NSAttributedString", "NSMutableAttributedString",
        "NSCoder", "NSKeyedArchiver", "NSKeyedUnarchiver", "NSPredicate", "NSExpression",
        "NSSortDescriptor", "NSException", "NSMethodSignature", "NSInvocation", "NSNull",
        "NSRegularExpression", "NSTextCheckingResult", "NSLock", "NSRecursiveLock",
        "NSCondition", "NSURLResponse", "NSHTTPURLResponse", "NSProxy", "NSTimeInterval",
        "NSRange", "NSRangePointer", "NSComparisonResult", "NSComparator", "NSNotificationName",
        "NSErrorDomain", "NSErrorUserInfoKey", "NSExceptionName", "NSAttributedStringKey",
        "NSRunLoopMode", "NSKeyValueChangeKey", "NSFileAttributeKey", "NSURLResourceKey",
        "NSValueTransformerName", "NSInteger", "NSUInteger", "CGFloat", "CGPoint", "CGSize",
        "CGRect", "CGVector", "CGAffineTransform", "CGColor", "CGColorRef", "CGColorSpaceRef",
        "CGContextRef", "CGDataProviderRef", "CGFontRef", "CGGradientRef", "CGImageRef",
        "CGPathRef", "CGMutablePathRef", "SEL", "IMP", "BOOL", "CFTypeRef", "NSZone",
        "NSUndoManager", "NSTimer",
    ]
}
