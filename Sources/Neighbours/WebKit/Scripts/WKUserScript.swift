// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
import UIKitCore

// Sendable is unchecked because the main actor isolates the class.
/// A script of the program for pages; it is kept, but not run.
@preconcurrency @MainActor
open class WKUserScript: NSObject, @preconcurrency NSCopying, @unchecked Sendable {
    private final let text: String
    private final let time: WKUserScriptInjectionTime
    private final let isForMain: Bool

    /// A script without a text.
    public override init() {
        text = ""
        time = .atDocumentStart
        isForMain = false
        super.init()
    }

    /// A script in the world of the page's own.
    public init(
        source: String,
        injectionTime: WKUserScriptInjectionTime,
        forMainFrameOnly: Bool
    ) {
        text = source
        time = injectionTime
        isForMain = forMainFrameOnly
        super.init()
    }

    /// A script in a world.
    public convenience init(
        source: String,
        injectionTime: WKUserScriptInjectionTime,
        forMainFrameOnly: Bool,
        in contentWorld: WKContentWorld
    ) {
        self.init(
            source: source,
            injectionTime: injectionTime,
            forMainFrameOnly: forMainFrameOnly
        )
    }

    /// The text.
    open var source: String { text }
    /// When the script runs.
    open var injectionTime: WKUserScriptInjectionTime { time }
    /// Whether the script runs in the main frame only.
    open var isForMainFrameOnly: Bool { isForMain }

    /// Scripts do not change: they are their own copy.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
