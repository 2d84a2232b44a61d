// SPDX-License-Identifier: Apache-2.0

// Asking for an anchor while one exists gives the same object, as on iOS. The item lists the
// anchors that exist without keeping them; each leaves the list when it goes.
extension LayoutItem {
    func xAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
        if let known = anchor(attribute) {
            return unsafeDowncast(known, to: NSLayoutXAxisAnchor.self)
        }
        let anchor = NSLayoutXAxisAnchor(Reference(self), attribute)
        list(anchor, attribute)
        return anchor
    }

    func yAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
        if let known = anchor(attribute) {
            return unsafeDowncast(known, to: NSLayoutYAxisAnchor.self)
        }
        let anchor = NSLayoutYAxisAnchor(Reference(self), attribute)
        list(anchor, attribute)
        return anchor
    }

    func sizeAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
        if let known = anchor(attribute) {
            return unsafeDowncast(known, to: NSLayoutDimension.self)
        }
        let anchor = NSLayoutDimension(Reference(self), attribute)
        list(anchor, attribute)
        return anchor
    }

    /// The anchor of any attribute, under the type that a constraint gives it.
    func anyAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutAnchor<AnyObject> {
        let anchor: NSObject =
            switch attribute.kind {
            case .x: xAnchor(attribute)
            case .y: yAnchor(attribute)
            case .size, .none: sizeAnchor(attribute)
            }
        // Unsafe: an anchor's type argument keeps different kinds apart and stores nothing.
        let pointer = Unmanaged.passUnretained(anchor).toOpaque()
        return Unmanaged<NSLayoutAnchor<AnyObject>>.fromOpaque(pointer).takeUnretainedValue()
    }

    private func anchor(_ attribute: NSLayoutConstraint.Attribute) -> NSObject? {
        for index in 0..<anchors.count where anchors[index].attribute == attribute {
            return anchors[index].anchor
        }
        return nil
    }

    /// Lists an anchor that was made.
    func list(_ anchor: NSObject, _ attribute: NSLayoutConstraint.Attribute) {
        anchors.append(KnownAnchor(attribute: attribute, anchor: anchor))
    }

    /// The anchor goes.
    nonisolated func unlist(_ anchor: NSObject) {
        for index in 0..<anchors.count where anchors[index].anchor === anchor {
            anchors.swapAt(index, anchors.count - 1)
            anchors.removeLast()
            return
        }
    }

    /// An anchor that exists.
    struct KnownAnchor {
        let attribute: NSLayoutConstraint.Attribute
        unowned(unsafe) let anchor: NSObject
    }
}
