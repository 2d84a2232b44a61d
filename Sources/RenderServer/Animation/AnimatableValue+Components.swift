// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Parts of values, as the last piece of a key path names them.
extension AnimatableValue {
    package func component(_ component: RenderKeyPath.Component) -> AnimatableValue? {
        switch (self, component) {
        case (_, .whole): self
        case (.point(let p), .x): .number(p.x)
        case (.point(let p), .y): .number(p.y)
        case (.size(let s), .width): .number(s.width)
        case (.size(let s), .height): .number(s.height)
        case (.rect(let r), .origin): .point(r.origin)
        case (.rect(let r), .size): .size(r.size)
        case (.rect(let r), .originX): .number(r.origin.x)
        case (.rect(let r), .originY): .number(r.origin.y)
        case (.rect(let r), .sizeWidth): .number(r.size.width)
        case (.rect(let r), .sizeHeight): .number(r.size.height)
        case (.transform(let t), _): t.component(component)
        default: nil
        }
    }

    /// The value with one part replaced; nil where the part or its new value does not fit.
    package func replacing(
        _ component: RenderKeyPath.Component,
        with part: AnimatableValue
    ) -> AnimatableValue? {
        switch (self, component, part) {
        case (_, .whole, _): part
        case (.point(let p), .x, .number(let x)): .point(CGPoint(x: x, y: p.y))
        case (.point(let p), .y, .number(let y)): .point(CGPoint(x: p.x, y: y))
        case (.size(let s), .width, .number(let w)): .size(CGSize(width: w, height: s.height))
        case (.size(let s), .height, .number(let h)): .size(CGSize(width: s.width, height: h))
        case (.rect(let r), .origin, .point(let p)): .rect(CGRect(origin: p, size: r.size))
        case (.rect(let r), .size, .size(let s)): .rect(CGRect(origin: r.origin, size: s))
        case (.rect(var r), .originX, .number(let n)):
            {
                r.origin.x = n
                return .rect(r)
            }()
        case (.rect(var r), .originY, .number(let n)):
            {
                r.origin.y = n
                return .rect(r)
            }()
        case (.rect(var r), .sizeWidth, .number(let n)):
            {
                r.size.width = n
                return .rect(r)
            }()
        case (.rect(var r), .sizeHeight, .number(let n)):
            {
                r.size.height = n
                return .rect(r)
            }()
        case (.transform(let t), _, _):
            t.replacing(component, with: part).map { AnimatableValue.transform($0) }
        default: nil
        }
    }
}

extension CATransform3D {
    fileprivate func component(_ component: RenderKeyPath.Component) -> AnimatableValue? {
        switch component {
        case .translationX: return .number(m41)
        case .translationY: return .number(m42)
        case .translationZ: return .number(m43)
        case .translation: return .size(CGSize(width: m41, height: m42))
        default: break
        }
        if isScaleAndTranslation {
            switch component {
            case .scaleX: return .number(m11)
            case .scaleY: return .number(m22)
            case .scaleZ: return .number(m33)
            case .scale: return .number((m11 + m22 + m33) / 3)
            default: break
            }
        }
        let parts = TransformParts(self) ?? TransformParts()
        switch component {
        case .rotationX: return .number(parts.rotation.euler.x)
        case .rotationY: return .number(parts.rotation.euler.y)
        case .rotationZ: return .number(parts.rotation.euler.z)
        case .scaleX: return .number(parts.scale.x)
        case .scaleY: return .number(parts.scale.y)
        case .scaleZ: return .number(parts.scale.z)
        case .scale: return .number(parts.scale.sum() / 3)
        default: return nil
        }
    }

    fileprivate func replacing(
        _ component: RenderKeyPath.Component,
        with part: AnimatableValue
    ) -> CATransform3D? {
        var t = self
        switch (component, part) {
        case (.translation, .size(let s)):
            t.m41 = s.width
            t.m42 = s.height
            return t
        case (.translation, .point(let p)):
            t.m41 = p.x
            t.m42 = p.y
            return t
        case (.translationX, .number(let n)):
            t.m41 = n
            return t
        case (.translationY, .number(let n)):
            t.m42 = n
            return t
        case (.translationZ, .number(let n)):
            t.m43 = n
            return t
        default: break
        }
        guard case .number(let n) = part else { return nil }
        if isScaleAndTranslation, let result = replacingSimple(component, with: n) { return result }
        // A transform without an inverse has lost its turn and stretch: begin with none.
        var parts = TransformParts(self) ?? TransformParts()
        let euler = parts.rotation.euler
        switch component {
        case .rotationX: parts.rotation = Quaternion(eulerX: n, y: euler.y, z: euler.z)
        case .rotationY: parts.rotation = Quaternion(eulerX: euler.x, y: n, z: euler.z)
        case .rotationZ: parts.rotation = Quaternion(eulerX: euler.x, y: euler.y, z: n)
        case .scaleX: parts.scale.x = n
        case .scaleY: parts.scale.y = n
        case .scaleZ: parts.scale.z = n
        case .scale: parts.scale = SIMD3(n, n, n)
        default: return nil
        }
        return parts.transform
    }

    /// Without a turn before, and exact.
    private func replacingSimple(
        _ component: RenderKeyPath.Component,
        with n: Double
    ) -> CATransform3D? {
        var t = self
        switch component {
        case .scaleX: t.m11 = n
        case .scaleY: t.m22 = n
        case .scaleZ: t.m33 = n
        case .scale: (t.m11, t.m22, t.m33) = (n, n, n)
        case .rotationX, .rotationY, .rotationZ:
            let axis = (
                component == .rotationX ? 1.0 : 0, component == .rotationY ? 1.0 : 0,
                component == .rotationZ ? 1.0 : 0
            )
            let stretch = CATransform3DMakeScale(m11, m22, m33)
            return stretch.concatenating(CATransform3DMakeRotation(n, axis.0, axis.1, axis.2))
                .concatenating(CATransform3DMakeTranslation(m41, m42, m43))
        default: return nil
        }
        return t
    }
}
