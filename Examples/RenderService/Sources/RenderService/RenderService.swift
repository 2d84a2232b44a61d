// SPDX-License-Identifier: Apache-2.0

import CasementServer
import Foundation
import UIKit

/// Draws cards, invoices and charts for whoever asks over HTTP, or a list of them (`--list`).
@main
struct RenderService: ViewService {
    static var configuration: RenderPoolConfiguration {
        var configuration = RenderPoolConfiguration()
        let environment = ProcessInfo.processInfo.environment
        if let workers = environment["WORKERS"].flatMap({ Int($0) }), workers > 0 {
            configuration.workers = workers
        }
        if let seconds = environment["DEADLINE"].flatMap({ Double($0) }), seconds > 0 {
            configuration.deadline = .seconds(seconds)
        }
        configuration.memoryLimit = 512 << 20
        return configuration
    }

    @MainActor static func warmUp() throws {
        Fonts.register()
        _ = try CardView(Card(title: "Warm", subtitle: "up")).systemLayoutSizeFitting(.zero)
    }

    @MainActor static func view(for input: Document) throws -> UIView {
        switch input {
        case .card(let card): try CardView(card)
        case .invoice(let invoice): InvoiceView(invoice)
        case .chart(let chart): ChartView(chart)
        }
    }

    static func serve(_ pool: RenderPool<RenderService>) async throws {
        try await Options.parseOrExit().run(pool)
    }
}
