// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime
import Testing

private final class Counter: NSObject {
    var count = 0
}

struct MethodTests {
    init() {
        _objcRegister { m in
            m.method("step") { o, _ in (o as? Counter)?.count += 1 }
            return Counter.self
        }
    }

    @Test func aListedMethodIsFoundAndCalledThroughItsImplementation() throws {
        let counter = Counter()
        let step = Selector("step")
        let method = try #require(class_getInstanceMethod(Counter.self, step))
        let function = unsafeBitCast(
            method_getImplementation(method),
            to: ((AnyObject, Selector) -> Void).self
        )
        function(counter, step)
        #expect(counter.count == 1)
        #expect(class_getInstanceMethod(Counter.self, Selector("other")) == nil)
        #expect(class_getInstanceMethod(nil, step) == nil)
    }

    @Test func exchangingMethodsIsReported() throws {
        let method = try #require(class_getInstanceMethod(Counter.self, Selector("step")))
        method_exchangeImplementations(method, method)
        #expect(Unbuilt.names.contains("method_exchangeImplementations"))
    }
}
