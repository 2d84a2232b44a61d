// SPDX-License-Identifier: Apache-2.0

/// Runs an asynchronous method of a delegate, and hands its result to the handler of the requirement that the method
/// stands for; lowered source calls this.
public func _objcAsync<R>(_ body: @escaping () async -> R, _ done: @escaping (R) -> Void) {
    // Unsafe because the requirement's caller waits for the handler and shares nothing else with the method.
    nonisolated(unsafe) let (body, done) = (body, done)
    Task { done(await body()) }
}

/// The same for a handler that is called on the main actor.
public func _objcAsync<R>(
    _ body: @escaping () async -> R,
    main done: @escaping @MainActor (R) -> Void
) {
    // Unsafe for the same reason.
    nonisolated(unsafe) let body = body
    Task { @MainActor in done(await body()) }
}
