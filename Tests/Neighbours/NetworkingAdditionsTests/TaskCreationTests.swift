// SPDX-License-Identifier: Apache-2.0

import Foundation
import NetworkingAdditions
import ObjCRuntime
import Synchronization
import Testing

/// Notes the tasks that it is told of; lowering lists what it implements, as here.
private final class Listener: Foundation.NSObject, URLSessionDataDelegate {
    let created = Mutex<[ObjectIdentifier]>([])

    func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {
        created.withLock { $0.append(ObjectIdentifier(task)) }
    }

    @section(".init_array") @used private static let members: @convention(c) @Sendable () -> Void =
        {
            _objcRegister { m in
                m.implements("urlSession(_:didCreateTask:)") { o, a in
                    unsafeDowncast(o, to: Listener.self)
                        .urlSession(
                            _arg(a, 0) as URLSession,
                            didCreateTask: _arg(a, 1) as URLSessionTask
                        )
                }
                m.implementsNothingElse()
                return Listener.self
            }
        }
}

private final class Deaf: Foundation.NSObject, URLSessionTaskDelegate {}

/// Delegates hear of each task before the session's method gives it.
struct TaskCreationTests {
    @Test func theDelegateHearsOfEachTaskThatIsMade() throws {
        let listener = Listener()
        let session = URLSession(configuration: .ephemeral, delegate: listener, delegateQueue: nil)
        let url = try #require(URL(string: "http://localhost:1/a"))
        let request = URLRequest(url: url)
        let file = URL(fileURLWithPath: "/dev/null")
        var tasks: [URLSessionTask] = []
        func expect(_ task: URLSessionTask) {
            tasks.append(task)
            #expect(listener.created.withLock { $0 } == tasks.map(ObjectIdentifier.init))
        }
        expect(session.dataTask(with: request))
        expect(session.dataTask(with: url))
        expect(session.dataTask(with: request) { _, _, _ in })
        expect(session.dataTask(with: url) { _, _, _ in })
        expect(session.uploadTask(with: request, from: Data("a".utf8)))
        expect(session.uploadTask(with: request, from: Data("a".utf8)) { _, _, _ in })
        expect(session.uploadTask(with: request, fromFile: file))
        expect(session.uploadTask(with: request, fromFile: file) { _, _, _ in })
        expect(session.uploadTask(withStreamedRequest: request))
        expect(session.downloadTask(with: request))
        expect(session.downloadTask(with: url))
        expect(session.downloadTask(with: request) { _, _, _ in })
        expect(session.downloadTask(with: url) { _, _, _ in })
        #expect(tasks.first?.originalRequest?.url == url && tasks.first is URLSessionDataTask)
        #expect(tasks.last is URLSessionDownloadTask)
        session.invalidateAndCancel()
    }

    @Test func aDelegateWithoutTheMethodIsLeftAlone() throws {
        let deaf = Deaf()
        let session = URLSession(configuration: .ephemeral, delegate: deaf, delegateQueue: nil)
        let url = try #require(URL(string: "http://localhost:1/a"))
        let task = session.dataTask(with: url)
        deaf.urlSession(session, didCreateTask: task)
        deaf.urlSession(session, taskIsWaitingForConnectivity: task)
        #expect(task.state == .suspended)
        session.invalidateAndCancel()
    }
}
