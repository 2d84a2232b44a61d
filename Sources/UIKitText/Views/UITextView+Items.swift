// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitControls

extension UITextView {
    // MARK: What is found

    /// Makes links of what was asked for, while the text cannot be edited.
    func detect() {
        let old = view.detected
        view.detected = []
        if !view.isEditable, textEditor.length > 0 {
            var kinds: TapTargets.Kinds = []
            if view.detectors.contains(.link) { kinds.insert(.links) }
            if view.detectors.contains(.phoneNumber) { kinds.insert(.phoneNumbers) }
            if !kinds.isEmpty { view.detected = TapTargets.find(kinds, in: text) }
        }
        guard !old.isEmpty || !view.detected.isEmpty else { return }
        let found = view.detected.map(\.range.swift)
        textEditor.manager.state.dressed = found
        textEditor.found = found
        textEditor.manager.flow.invalidate(text: true)
        contentsDidChange()
    }

    // MARK: What is tapped

    /// The link or attachment at a point, with its range.
    func item(at point: CGPoint) -> UITextItem? {
        let local = CGPoint(x: point.x - containerOrigin.x, y: point.y - containerOrigin.y)
        guard textEditor.length > 0, let unit = unitIfHit(at: local) else { return nil }
        let whole = NSRange(location: 0, length: textEditor.length)
        var range = NSRange()
        let storage = textEditor.storage
        if let link = storage.attribute(.link, at: unit, longestEffectiveRange: &range, in: whole) {
            let url =
                link as? URL ?? (link as? NSURL) as URL?
                ?? (link as? String).flatMap { URL(string: $0) }
            if let url { return UITextItem(.link(url), range) }
        }
        if let found = view.detected.first(where: { $0.range.swift.contains(unit) }) {
            return UITextItem(.link(found.url), found.range)
        }
        let box = storage.attribute(.attachment, at: unit, effectiveRange: nil)
        if let attachment = box as? NSTextAttachment {
            return UITextItem(.textAttachment(attachment), NSRange(location: unit, length: 1))
        }
        return nil
    }

    private func unitIfHit(at point: CGPoint) -> Int? {
        let manager = textEditor.manager
        guard let place = manager.flow.place(at: point, container: 0),
            let line = manager.flow.fragment(place), line.rect.contains(point)
        else { return nil }
        let padding = textContainer.lineFragmentPadding
        guard line.used.insetBy(dx: padding, dy: 0).minX - 1 <= point.x,
            point.x <= line.used.insetBy(dx: padding, dy: 0).maxX + 1
        else { return nil }
        return manager.hit(point, textContainer, nil)
    }

    /// Does what a tap on a link or an attachment does; false where there is none.
    func openItem(at point: CGPoint) -> Bool {
        // Links in text that is edited are text.
        guard !view.isEditable, view.isSelectable, let item = item(at: point) else { return false }
        perform(item)
        return true
    }

    private func perform(_ item: UITextItem) {
        let usual = UIAction { _ in
            if case .link(let url) = item.content { UIApplication.shared.open(url) }
        }
        let delegate = textDelegate
        if let delegate,
            _objcImplements(delegate, "textView(_:primaryActionFor:defaultAction:)")
        {
            let answer = delegate.textView?(self, primaryActionFor: item, defaultAction: usual)
            if let answer { return answer.perform(sender: self) }
            // A class of which nothing is known may not have the method after all.
            if _objcImplements(delegate, "textView(_:primaryActionFor:defaultAction:)") { return }
        }
        guard mayInteract(item, delegate) else { return }
        usual.perform(sender: self)
    }

    private func mayInteract(_ item: UITextItem, _ delegate: (any UITextViewDelegate)?) -> Bool {
        switch item.content {
        case .link(let url):
            return delegate?.textView?(
                self,
                shouldInteractWith: url,
                in: item.range,
                interaction: .invokeDefaultAction
            ) ?? delegate?.textView?(self, shouldInteractWith: url, in: item.range) ?? true
        case .textAttachment(let attachment):
            return delegate?.textView?(
                self,
                shouldInteractWith: attachment,
                in: item.range,
                interaction: .invokeDefaultAction
            ) ?? delegate?.textView?(self, shouldInteractWith: attachment, in: item.range) ?? true
        case .tag: return true
        }
    }
}
