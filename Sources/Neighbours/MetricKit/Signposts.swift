// SPDX-License-Identifier: Apache-2.0

public import os

/// Marks a moment or an end of an interval with what the program used by then; nothing listens here.
public func mxSignpost(
    _ type: OSSignpostType,
    dso: UnsafeRawPointer? = #dsohandle,
    log: OSLog,
    name: StaticString,
    signpostID: OSSignpostID = .exclusive,
    _ format: StaticString = "",
    _ arguments: any CVarArg...
) {
    os_signpost(type, dso: dso, log: log, name: name, signpostID: signpostID)
}

/// Marks the begin of an animation; nothing listens here.
public func mxSignpostAnimationIntervalBegin(
    dso: UnsafeRawPointer? = #dsohandle,
    log: OSLog,
    name: StaticString,
    signpostID: OSSignpostID = .exclusive,
    _ format: StaticString = "",
    _ arguments: any CVarArg...
) {
    os_signpost(.begin, dso: dso, log: log, name: name, signpostID: signpostID)
}
