// SPDX-License-Identifier: Apache-2.0

import ObjectiveC
import UIKit

/// What the replaced methods were called with.
enum Calls {
    nonisolated(unsafe) static var all: [String] = []
}

// MARK: Two methods exchanged, once

extension UIView {
    static let exchangeLayout: Void = {
        guard let own = class_getInstanceMethod(UIView.self, #selector(layoutSubviews)),
            let other = class_getInstanceMethod(UIView.self, #selector(rowsLayoutSubviews))
        else { return }
        method_exchangeImplementations(own, other)
    }()

    static let exchangeBounds: Void = {
        guard let own = class_getInstanceMethod(UIView.self, #selector(setter: bounds)),
            let other = class_getInstanceMethod(UIView.self, #selector(rowsSetBounds(_:))),
            let size = class_getInstanceMethod(UIView.self, #selector(sizeThatFits(_:))),
            let otherSize = class_getInstanceMethod(UIView.self, #selector(rowsSizeThatFits(_:)))
        else { return }
        method_exchangeImplementations(own, other)
        method_exchangeImplementations(size, otherSize)
    }()

    @objc func rowsLayoutSubviews() {
        rowsLayoutSubviews()
        if tag == 77 { Calls.all.append("layout \(type(of: self))") }
    }

    @objc func rowsSetBounds(_ bounds: CGRect) {
        rowsSetBounds(bounds)
        if tag == 77 { Calls.all.append("bounds \(Int(bounds.width))") }
    }

    @objc func rowsSizeThatFits(_ size: CGSize) -> CGSize {
        tag == 77 ? CGSize(width: 7, height: 7) : rowsSizeThatFits(size)
    }
}

// MARK: The method added first

extension UIViewController {
    static func trackAppearing() {
        let name = #selector(UIViewController.viewDidAppear(_:))
        let otherName = #selector(UIViewController.rowsViewDidAppear(_:))
        guard let own = class_getInstanceMethod(self, name),
            let other = class_getInstanceMethod(self, otherName)
        else { return }
        let isAdded = class_addMethod(
            self,
            name,
            method_getImplementation(other),
            method_getTypeEncoding(other)
        )
        if isAdded {
            class_replaceMethod(
                self,
                otherName,
                method_getImplementation(own),
                method_getTypeEncoding(own)
            )
        } else {
            method_exchangeImplementations(own, other)
        }
    }

    @objc dynamic func rowsViewDidAppear(_ animated: Bool) {
        Calls.all.append("\(type(of: self)) appears")
        rowsViewDidAppear(animated)
    }
}

// MARK: A block, and the old function inside of it

enum Loading {
    static func track() {
        typealias Function = @convention(c) (AnyObject, Selector) -> Void
        let name = #selector(UIViewController.viewDidLoad)
        guard let method = class_getInstanceMethod(UIViewController.self, name) else { return }
        var old: IMP?
        let block: @convention(block) (UIViewController) -> Void = { controller in
            let function = unsafeBitCast(old, to: Function.self)
            function(controller, name)
            Calls.all.append("\(type(of: controller)) loaded")
        }
        old = method_setImplementation(
            method,
            imp_implementationWithBlock(unsafeBitCast(block, to: AnyObject.self))
        )
    }
}

extension NSObjectProtocol where Self: NSObject {
    /// The same for any method of any class.
    static func replace<Function, Block>(
        _ selector: Selector,
        as type: Function.Type,
        by block: (Function) -> Block
    ) {
        guard let method = class_getInstanceMethod(Self.self, selector) else { return }
        let old = unsafeBitCast(method_getImplementation(method), to: Function.self)
        method_setImplementation(method, imp_implementationWithBlock(block(old)))
    }
}

// MARK: A class of the package's own

@objcMembers class Gauge: NSObject {
    dynamic func read(_ scale: Int) -> Int { scale }
    dynamic var unit: String { "m" }

    static func exchange() {
        for (own, other) in [
            (#selector(read(_:)), #selector(doubled(_:))),
            (#selector(getter: unit), #selector(getter: longUnit)),
        ] {
            guard let first = class_getInstanceMethod(Gauge.self, own),
                let second = class_getInstanceMethod(Gauge.self, other)
            else { continue }
            method_exchangeImplementations(first, second)
        }
    }

    dynamic func doubled(_ scale: Int) -> Int { doubled(scale) * 2 }
    dynamic var longUnit: String { longUnit + "etre" }
}

// MARK: Blocks through C

extension CGPath {
    /// The elements' points, collected by the snippet that many programs have.
    func collectPoints() -> [CGPoint] {
        var all: [CGPoint] = []
        forEach { element in
            switch element.type {
            case .moveToPoint, .addLineToPoint: all.append(element.points[0])
            case .addQuadCurveToPoint: all.append(element.points[1])
            case .addCurveToPoint: all.append(element.points[2])
            default: break
            }
        }
        return all
    }

    func forEach(body: @escaping @convention(block) (CGPathElement) -> Void) {
        typealias Body = @convention(block) (CGPathElement) -> Void
        let callback:
            @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CGPathElement>) -> Void = {
                info,
                element in
                let body = unsafeBitCast(info, to: Body.self)
                body(element.pointee)
            }
        let unsafeBody = unsafeBitCast(body, to: UnsafeMutableRawPointer.self)
        apply(info: unsafeBody, function: unsafeBitCast(callback, to: CGPathApplierFunction.self))
    }

    func countElements() -> Int {
        typealias Visitor = @convention(block) (UnsafePointer<CGPathElement>) -> Void
        var count = 0
        let visitor: Visitor = { _ in count += 1 }
        apply(info: unsafeBitCast(visitor, to: UnsafeMutableRawPointer.self)) { info, element in
            unsafeBitCast(info, to: Visitor.self)(element)
        }
        return count
    }
}
