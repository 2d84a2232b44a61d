// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime
import Testing

@MainActor private final class Constructed: NSObject {
    var taps = 0
    func tap(_ amount: Int) { taps += amount }

    // Spelled as the lowering spells it.
    @section(".init_array") @used private nonisolated static let objcList:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.method("tap:") { o, a in
                    unsafeDowncast(o, to: Constructed.self).tap(_arg(a, 0) as (Int))
                }
                return Constructed.self
            }
        }
}

@MainActor struct InitArrayTests {
    @Test func aClassIsListedBeforeTheProgramStarts() {
        let object = Constructed()
        #expect(object.responds(to: Selector("tap:")))
        object.perform(Selector("tap:"), with: 3)
        #expect(object.taps == 3)
    }
}
