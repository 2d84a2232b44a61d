// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

public import Foundation
public import ObjCRuntime

/// Makes attributed text with one set of attributes; nil without text.
public func CFAttributedStringCreate(
    _ alloc: CFAllocator!,
    _ str: CFString!,
    _ attributes: CFDictionary!
) -> CFAttributedString! {
    guard let str else { return nil }
    return NSAttributedString(string: String(str), attributes: keys(attributes))
}

/// Makes attributed text of a part of another.
public func CFAttributedStringCreateWithSubstring(
    _ alloc: CFAllocator!,
    _ aStr: CFAttributedString!,
    _ range: CFRange
) -> CFAttributedString! {
    aStr?.attributedSubstring(from: NSRange(range))
}

/// Makes a copy that does not change.
public func CFAttributedStringCreateCopy(
    _ alloc: CFAllocator!,
    _ aStr: CFAttributedString!
) -> CFAttributedString! {
    aStr.map { NSAttributedString(attributedString: $0) }
}

/// Makes attributed text that can change; a length of 0 is no limit.
public func CFAttributedStringCreateMutable(
    _ alloc: CFAllocator!,
    _ maxLength: CFIndex
) -> CFMutableAttributedString! {
    NSMutableAttributedString(string: "")
}

/// Makes a copy that can change; a length of 0 is no limit.
public func CFAttributedStringCreateMutableCopy(
    _ alloc: CFAllocator!,
    _ maxLength: CFIndex,
    _ aStr: CFAttributedString!
) -> CFMutableAttributedString! {
    aStr.map { NSMutableAttributedString(attributedString: $0) }
}

/// The number of UTF-16 units.
public func CFAttributedStringGetLength(_ aStr: CFAttributedString!) -> CFIndex {
    aStr?.length ?? 0
}

/// The text.
public func CFAttributedStringGetString(_ aStr: CFAttributedString!) -> CFString! {
    aStr.map { NSString(string: $0.string) }
}

/// The attributes at a position, and how far they go.
public func CFAttributedStringGetAttributes(
    _ aStr: CFAttributedString!,
    _ loc: CFIndex,
    _ effectiveRange: UnsafeMutablePointer<CFRange>!
) -> CFDictionary! {
    guard let aStr else { return nil }
    var range = NSRange()
    let found = aStr.attributes(at: loc, effectiveRange: &range)
    effectiveRange?.pointee = CFRange(range)
    return dictionary(found)
}

/// The attributes at a position, and how far all of them go within a range.
public func CFAttributedStringGetAttributesAndLongestEffectiveRange(
    _ aStr: CFAttributedString!,
    _ loc: CFIndex,
    _ inRange: CFRange,
    _ longestEffectiveRange: UnsafeMutablePointer<CFRange>!
) -> CFDictionary! {
    guard let aStr else { return nil }
    var range = NSRange()
    let found = aStr.attributes(at: loc, longestEffectiveRange: &range, in: NSRange(inRange))
    longestEffectiveRange?.pointee = CFRange(range)
    return dictionary(found)
}

/// An attribute at a position, and how far it goes.
public func CFAttributedStringGetAttribute(
    _ aStr: CFAttributedString!,
    _ loc: CFIndex,
    _ attrName: CFString!,
    _ effectiveRange: UnsafeMutablePointer<CFRange>!
) -> CFTypeRef! {
    guard let aStr, let attrName else { return nil }
    var range = NSRange()
    let found = aStr.attribute(.init(String(attrName)), at: loc, effectiveRange: &range)
    effectiveRange?.pointee = CFRange(range)
    return found.map { $0 as AnyObject }
}

/// Puts text in the place of a range, with the attributes that are there.
public func CFAttributedStringReplaceString(
    _ aStr: CFMutableAttributedString!,
    _ range: CFRange,
    _ replacement: CFString!
) {
    aStr?.replaceCharacters(in: NSRange(range), with: replacement.map(String.init) ?? "")
}

/// Puts attributed text in the place of a range.
public func CFAttributedStringReplaceAttributedString(
    _ aStr: CFMutableAttributedString!,
    _ range: CFRange,
    _ replacement: CFAttributedString!
) {
    aStr?.replaceCharacters(in: NSRange(range), with: replacement ?? NSAttributedString(string: ""))
}

/// Sets attributes of a range, in the place of those that are there or beside them.
public func CFAttributedStringSetAttributes(
    _ aStr: CFMutableAttributedString!,
    _ range: CFRange,
    _ replacement: CFDictionary!,
    _ clearOtherAttributes: Bool
) {
    if clearOtherAttributes {
        aStr?.setAttributes(keys(replacement), range: NSRange(range))
    } else {
        aStr?.addAttributes(keys(replacement) ?? [:], range: NSRange(range))
    }
}

/// Sets an attribute of a range; nil removes it.
public func CFAttributedStringSetAttribute(
    _ aStr: CFMutableAttributedString!,
    _ range: CFRange,
    _ attrName: CFString!,
    _ value: CFTypeRef!
) {
    guard let attrName else { return }
    let key = NSAttributedString.Key(String(attrName))
    if let value {
        aStr?.addAttribute(key, value: value, range: NSRange(range))
    } else {
        aStr?.removeAttribute(key, range: NSRange(range))
    }
}

/// Removes an attribute of a range.
public func CFAttributedStringRemoveAttribute(
    _ aStr: CFMutableAttributedString!,
    _ range: CFRange,
    _ attrName: CFString!
) {
    CFAttributedStringSetAttribute(aStr, range, attrName, nil)
}

/// Begins changes that are told of together.
public func CFAttributedStringBeginEditing(_ aStr: CFMutableAttributedString!) {
    aStr?.beginEditing()
}

/// Ends what `CFAttributedStringBeginEditing` began.
public func CFAttributedStringEndEditing(_ aStr: CFMutableAttributedString!) {
    aStr?.endEditing()
}

private func keys(_ dictionary: CFDictionary?) -> [NSAttributedString.Key: Any]? {
    guard let dictionary else { return nil }
    var keys: [NSAttributedString.Key: Any] = [:]
    for (key, value) in dictionary {
        let name = (key as? NSAttributedString.Key)?.rawValue ?? (key as? String) ?? "\(key)"
        keys[.init(name)] = value
    }
    return keys
}

private func dictionary(_ keys: [NSAttributedString.Key: Any]) -> CFDictionary {
    let dictionary = NSMutableDictionary()
    for (key, value) in keys { dictionary[NSString(string: key.rawValue)] = value }
    return dictionary
}
