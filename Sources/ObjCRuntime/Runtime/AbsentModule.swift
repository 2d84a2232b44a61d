// SPDX-License-Identifier: Apache-2.0

/// Does nothing and reports itself: what is told something belongs to a module that is not here.
///
/// Lowered statements have this in their place where nothing is taken from what they call.
public func _objcAbsentCall(
    _ modules: String,
    file: StaticString = #fileID,
    line: UInt = #line
) {
    AbsentImplementation.tell("\(file):\(line) needs \(modules), which Casement does not have")
}

/// Ends the program: what is reached needs a module of iOS that is not here.
///
/// Lowered bodies have this where they needed one; the rest of the declaration stays.
public func _objcAbsent(
    _ modules: String,
    file: StaticString = #fileID,
    line: UInt = #line
) -> Never {
    Diagnostics.endForAbsence(
        "\(file):\(line) needs \(modules), which Casement does not have; put it in "
            + "#if canImport(…), or do not come here"
    )
}
