// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// A class as the framework has them: its methods ask for replacements when they begin.
class Lamp: ObjCRuntime.NSObject {
    var log: [String] = []

    func light(_ level: Int) -> Int {
        if let result: Int = replaced("light:", in: Lamp.self, [level]) { return result }
        log.append("light \(level)")
        return level
    }

    func lightUp() { replaced("lightUp", in: Lamp.self) ?? log.append("up") }

    func place(in room: CGRect) -> CGRect {
        replaced("placeIn:", in: Lamp.self, [room]) ?? room
    }

    class func make() -> String { replaced("make", in: Lamp.self) ?? "lamp" }
}

/// A subclass whose override calls the class above, as controllers of programs do.
class ColouredLamp: Lamp {
    override func light(_ level: Int) -> Int {
        log.append("colour")
        return super.light(level)
    }
}

/// A subclass that overrides nothing.
class PlainLamp: Lamp {}

/// A subclass whose light an extension overrides.
class DimmedLamp: Lamp {}

/// A subclass of that one, with an override of its own.
final class FadingLamp: DimmedLamp {
    override func light(_ level: Int) -> Int { super.light(level) + 1 }
}

extension DimmedLamp {
    /// As a lowered override of an extension.
    func dimmedLight(_ level: Int) -> Int {
        log.append("dim")
        return _objcSuper(self, DimmedLamp.self, "light:", { super.light(level / 2) })
    }

    @section(".init_array") @used
    private static let overrides: @convention(c) @Sendable () -> Void = {
        _objcRegisterOverrides { m in
            m.method("light:") { o, a in
                unsafeDowncast(o, to: DimmedLamp.self).dimmedLight(_arg(a, 0))
            }
            return DimmedLamp.self
        }
    }
}

/// Calls a lamp's own methods.
private final class OwnLamp: Lamp {
    func call(_ name: String, _ a: [Any?]) -> Any? {
        switch name {
        case "light:": return super.light(_arg(a, 0))
        case "lightUp": super.lightUp()
        case "placeIn:": return super.place(in: _arg(a, 0))
        default: break
        }
        return nil
    }
}

extension Lamp {
    /// As a lowered method of an extension.
    func otherLight(_ level: Int) -> Int {
        if _objcReplaces, let result: Int = _objcReplaced(self, Lamp.self, "otherLight:", [level]) {
            return result
        }
        log.append("mine")
        return otherLight(level * 2) + 1
    }

    static func list() {
        _objcRegister { m in
            m.own(["light:", "lightUp", "placeIn:"], of: Lamp.self) { lamp, name, a in
                let place = Unmanaged.passUnretained(lamp).toOpaque()
                return Unmanaged<OwnLamp>.fromOpaque(place).takeUnretainedValue().call(name, a)
            }
            m.ownClassMethod("make") { _ in Lamp.make() }
            m.method("otherLight:") { o, a in
                unsafeDowncast(o, to: Lamp.self).otherLight(_arg(a, 0) as (Int))
            }
            return Lamp.self
        }
    }
}
