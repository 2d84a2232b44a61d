// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
public import UIKit

/// A program that draws views for others: a service, or a batch.
///
/// UIKit is bound to the main actor of one process, so the pictures are drawn by worker processes:
/// the same program, started again as a worker, in which only ``view(for:)`` runs.
///
///     @main struct Cards: ViewService {
///         struct Input: Codable { var title: String }
///
///         static func view(for input: Input) -> UIView { CardView(title: input.title) }
///
///         static func serve(_ pool: RenderPool<Cards>) async throws {
///             let card = try await pool.render(Input(title: "Hello"), as: .png())
///             try Data(card.bytes).write(to: URL(filePath: "card.png"))
///         }
///     }
public protocol ViewService: SendableMetatype {
    /// What a view is made from. It crosses to the worker as JSON.
    associatedtype Input: Codable & Sendable

    /// How many workers there are, and what they may use.
    static var configuration: RenderPoolConfiguration { get }

    /// The view for an input. Its size is its bounds, or else what its constraints need, or else
    /// what `sizeThatFits(_:)` gives, unless the request has one.
    ///
    /// An error that is thrown reaches the caller as ``RenderFailure/refused(_:)`` with its
    /// description.
    @MainActor static func view(for input: Input) throws -> UIView

    /// Runs once in each worker before the first request: registers fonts, fills caches.
    @MainActor static func warmUp() throws

    /// The program itself, in the process that was started; workers end when it returns.
    static func serve(_ pool: RenderPool<Self>) async throws
}

extension ViewService {
    /// The usual configuration.
    public static var configuration: RenderPoolConfiguration { RenderPoolConfiguration() }

    /// Does nothing.
    @MainActor public static func warmUp() throws {}

    /// Runs the program, or a worker of it where it was started as one; never returns.
    ///
    /// A worker stays on the thread that the process began with: that is the main thread, which an
    /// asynchronous `main` would leave for one of Dispatch's, with a sixteenth of the stack.
    public static func main() {
        if let worker = WorkerLaunch(environment: ProcessInfo.processInfo.environment) {
            MainActor.assumeIsolated { WorkerLoop<Self>(worker).run() }
        }
        Task.detached {
            do {
                try await run()
                exit(0)
            } catch {
                FileHandle.standardError.write(Data("\(error)\n".utf8))
                exit(1)
            }
        }
        dispatchMain()
    }

    private static func run() async throws {
        let pool = try RenderPool<Self>(configuration)
        do {
            try await pool.start()
            try await serve(pool)
        } catch {
            await pool.stop()
            throw error
        }
        await pool.stop()
    }
}
