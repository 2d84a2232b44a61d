// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationNetworking
import LocaleDefaults

// Sendable is unchecked because it has no state: the protocol asks for it.
/// Functions for Foundation's own client, the object to which protocols report how their loading goes.
///
/// Foundation on Linux keeps only the last piece of data, has no file for downloads, and ends the program at a
/// redirection and at reports of a task that is over. The functions run on objects of Foundation's class;
/// what its own protocols report goes on to Foundation unchanged.
final class ReportingClient: Foundation.NSObject, URLProtocolClient, @unchecked Sendable {
    /// The functions of Foundation's client, as they were.
    private static let foundations: WitnessTable? = {
        guard let url = URL(string: "about:blank"),
            let client = URLProtocol(
                request: URLRequest(url: url),
                cachedResponse: nil,
                client: nil
            )
            .client
        else { return nil }
        let table = WitnessTable(of: client as any URLProtocolClient)
        let original = WitnessTable(copying: table, count: functions.upperBound)
        table.replace(functions, by: WitnessTable(of: ReportingClient() as any URLProtocolClient))
        return original
    }()

    /// Where the requirements stand in a table: behind the conformance and that to `NSObjectProtocol`.
    private static let functions = 2..<10

    /// Puts the functions into the client's table before the program begins.
    @section(".init_array") @used
    private static let install: @convention(c) @Sendable () -> Void = { _ = foundations }

    /// The client with Foundation's functions.
    private var original: any URLProtocolClient {
        Self.foundations?.value(of: self, as: (any URLProtocolClient).self) ?? self
    }

    func urlProtocol(
        _ protocol: URLProtocol,
        didReceive response: URLResponse,
        cacheStoragePolicy policy: URLCache.StoragePolicy
    ) {
        report(`protocol`) { load, client in
            load?.expect(response)
            client.urlProtocol(`protocol`, didReceive: response, cacheStoragePolicy: policy)
        }
    }

    func urlProtocol(_ protocol: URLProtocol, didLoad data: Data) {
        report(`protocol`) { load, client in
            if load?.keep(data) != true { client.urlProtocol(`protocol`, didLoad: data) }
        }
    }

    func urlProtocolDidFinishLoading(_ protocol: URLProtocol) {
        report(`protocol`) { load, client in
            let error = load?.finish(`protocol`)
            load?.stop(`protocol`)
            `protocol`.task.map(TaskMetrics.tell)
            if let error {
                client.urlProtocol(`protocol`, didFailWithError: error)
            } else {
                client.urlProtocolDidFinishLoading(`protocol`)
            }
        }
    }

    func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error) {
        report(`protocol`) { load, client in
            load?.end()
            load?.stop(`protocol`)
            `protocol`.task.map(TaskMetrics.tell)
            client.urlProtocol(`protocol`, didFailWithError: error)
        }
    }

    func urlProtocol(
        _ protocol: URLProtocol,
        wasRedirectedTo request: URLRequest,
        redirectResponse: URLResponse
    ) {
        report(`protocol`) { load, client in
            guard let load else {
                return client.urlProtocol(
                    `protocol`,
                    wasRedirectedTo: request,
                    redirectResponse: redirectResponse
                )
            }
            load.redirect(from: `protocol`, to: request, by: redirectResponse, client)
        }
    }

    func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid response: CachedURLResponse) {
        report(`protocol`) { load, client in
            client.urlProtocol(`protocol`, cachedResponseIsValid: response)
            guard let load else { return }
            client.urlProtocol(
                `protocol`,
                didReceive: response.response,
                cacheStoragePolicy: .notAllowed
            )
            if !load.keep(response.data) {
                client.urlProtocol(`protocol`, didLoad: response.data)
            }
        }
    }

    func urlProtocol(_ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge) {
        report(`protocol`) { _, client in client.urlProtocol(`protocol`, didReceive: challenge) }
    }

    func urlProtocol(_ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge) {
        report(`protocol`) { _, client in client.urlProtocol(`protocol`, didCancel: challenge) }
    }

    /// Takes a report of a protocol of the program, with the state of its task's loading, or one of
    /// Foundation's protocols, without.
    private func report(
        _ source: URLProtocol,
        _ body: @escaping (ProtocolLoad?, any URLProtocolClient) -> Void
    ) {
        guard !ProtocolLoad.isFoundations(type(of: source)) else { return body(nil, original) }
        // A protocol without a task reports to nobody.
        guard let task = source.task else { return }
        let (load, client) = (ProtocolLoad.of(task), original)
        load.report(from: source) { body(load, client) }
    }
}
