// SPDX-License-Identifier: Apache-2.0

/// What the environment tells a program that was started as a worker.
struct WorkerLaunch {
    /// The name of the variable that has the socket's descriptor.
    static let socketName = "CASEMENT_RENDER_SOCKET"
    /// The name of the variable that has the most bytes that the worker may allocate.
    static let memoryName = "CASEMENT_RENDER_MEMORY"

    let descriptor: Int32
    let memoryLimit: Int?

    init?(environment: [String: String]) {
        guard let text = environment[Self.socketName], let descriptor = Int32(text) else {
            return nil
        }
        self.descriptor = descriptor
        memoryLimit = environment[Self.memoryName].flatMap { Int($0) }
    }
}
