// SPDX-License-Identifier: Apache-2.0

// Reading an anchor twice answers the same object while it exists, as on iOS. The last anchors are
// cached; those that are retained elsewhere are listed by their items, unretained, and leave the
// list when they are deallocated.
@MainActor
extension LayoutItem {
    func xAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
        let anchor = AnchorPool.x.anchor(of: self, attribute) { NSLayoutXAxisAnchor($0) }
        return unsafeDowncast(anchor, to: NSLayoutXAxisAnchor.self)
    }

    func yAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
        let anchor = AnchorPool.y.anchor(of: self, attribute) { NSLayoutYAxisAnchor($0) }
        return unsafeDowncast(anchor, to: NSLayoutYAxisAnchor.self)
    }

    func sizeAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
        let anchor = AnchorPool.size.anchor(of: self, attribute) { NSLayoutDimension($0) }
        return unsafeDowncast(anchor, to: NSLayoutDimension.self)
    }

    /// The anchor of an attribute, typed as a constraint needs it.
    func anyAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutAnchor<AnyObject> {
        let anchor: NSObject =
            switch attribute.kind {
            case .x: xAnchor(attribute)
            case .y: yAnchor(attribute)
            case .size, .none: sizeAnchor(attribute)
            }
        // Unsafe: an anchor's type parameter distinguishes kinds at compile time and stores
        // nothing.
        let pointer = Unmanaged.passUnretained(anchor).toOpaque()
        return Unmanaged<NSLayoutAnchor<AnyObject>>.fromOpaque(pointer).takeUnretainedValue()
    }

    /// An anchor that the item lists.
    func listedAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSObject? {
        guard let rare = core.pointee.rare else { return nil }
        for index in 0..<rare.anchors.count where rare.anchors[index].attribute == attribute {
            return rare.anchors[index].anchor
        }
        return nil
    }

    /// Removes an anchor that is deallocated.
    nonisolated static func unlist(_ anchor: NSObject, _ place: AnchorPlace) {
        guard let core = place.core, core.pointee.generation == place.generation,
            let rare = core.pointee.rare
        else { return }
        for index in 0..<rare.anchors.count where rare.anchors[index].anchor === anchor {
            rare.anchors.swapAt(index, rare.anchors.count - 1)
            rare.anchors.removeLast()
            return
        }
    }

    /// An anchor that exists.
    struct KnownAnchor {
        let attribute: NSLayoutConstraint.Attribute
        unowned(unsafe) let anchor: NSObject
    }
}
