// SPDX-License-Identifier: Apache-2.0

/// Names of Swift, Foundation and XCTest, as far as declarations that stay without a framework use
/// them.
enum PlainNames {
    /// Whether a name is one of theirs.
    static func contain(_ name: String) -> Bool {
        all.contains(name) || name.hasPrefix("XCT") || isConstantOfC(name)
    }

    /// Whether a name is written as constants of C are, such as `PTHREAD_MUTEX_RECURSIVE`.
    ///
    /// No framework but OpenGL names anything so, and of one that Linux lacks the compiler tells.
    private static func isConstantOfC(_ name: String) -> Bool {
        ["NAN", "INFINITY", "HUGE_VAL"].contains(name)
            || name.contains("_") && !name.hasPrefix("GL_") && name.first?.isUppercase ?? false
                && name.allSatisfy { $0 == "_" || $0.isUppercase || $0.isNumber }
    }

    private static let all = Set(generated.split { $0.isWhitespace }.map(String.init))
        .union(others)

    /// Keywords, modules, what concurrency declares, and what Foundation has on iOS only.
    private static let others: Set<String> = [
        "Actor", "Any", "AnyActor", "AsyncIteratorProtocol", "AsyncSequence", "AsyncStream",
        "AsyncThrowingStream", "AutoreleasingUnsafeMutablePointer", "CGAffineTransform",
        "CancellationError", "CheckedContinuation", "Clock", "ContinuousClock", "DarwinBoolean",
        "DateComponentsFormatter", "DiscardingTaskGroup", "Executor", "FileWrapper",
        "Foundation", "GlobalActor", "ListFormatter", "MainActor", "MeasurementFormatter",
        "NSAssertionHandler", "NSBundleResourceRequest", "NSDiscardableContent",
        "NSFastEnumeration", "NSFileVersion", "NSHashTable", "NSLinguisticTag",
        "NSLinguisticTagScheme", "NSLinguisticTagger", "NSMapTable", "NSMetadataItem",
        "NSMetadataQuery", "NSPointerArray", "NSPurgeableData",
        "NSSecureUnarchiveFromDataTransformer", "NSUbiquitousKeyValueStore",
        "NSValueTransformerName", "NetService", "NetServiceBrowser", "ObjCBool",
        "PersonNameComponentsFormatter", "Protocol", "Regex", "RelativeDateTimeFormatter",
        "Selector", "Self", "SerialExecutor", "SuspendingClock", "Swift", "Task",
        "TaskExecutor", "TaskGroup", "TaskLocal", "TaskPriority", "ThrowingDiscardingTaskGroup",
        "ThrowingTaskGroup", "UndoManager", "UnownedJob", "UnownedSerialExecutor",
        "UnsafeContinuation", "UnsafeCurrentTask", "ValueTransformer",
    ]
}
