// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationNetworking
import Glibc
import LocaleDefaults
import ObjCRuntime
import Synchronization

/// What is told of a task's loading when it is over: `urlSession(_:task:didFinishCollecting:)`, which Foundation on
/// Linux declares and never calls.
///
/// The metrics have the task's time and no transactions. Tasks that are cancelled, and those that a server asks to
/// authenticate, have none.
enum TaskMetrics {
    /// When loading began, and whether the end has been told.
    private final class Record: Sendable {
        let begin = Date()
        let isTold = Mutex(false)
    }

    private static let making = Mutex<Void>(())

    private static var key: UnsafeRawPointer {
        unsafeBitCast(Record.self as AnyClass, to: UnsafeRawPointer.self)
    }

    /// The record of a task, made when it is first asked for.
    @discardableResult
    private static func record(of task: URLSessionTask) -> Record {
        making.withLock { _ in
            if let record = objc_getAssociatedObject(task, key) as? Record { return record }
            let record = Record()
            objc_setAssociatedObject(task, key, record, .OBJC_ASSOCIATION_RETAIN)
            return record
        }
    }

    /// The loading of a task begins.
    static func begin(_ task: URLSessionTask) { record(of: task) }

    /// Tells the delegate, ahead of the task's end, which is told on the same queue.
    static func tell(_ task: URLSessionTask) {
        // Foundation answers the challenge, and loads again.
        if (task.response as? HTTPURLResponse)?.statusCode == 401 { return }
        let record = record(of: task)
        guard let session = privateMember("session", of: task) as? URLSession,
            let delegate = task.delegate,
            !record.isTold.withLock({ isTold in
                defer { isTold = true }
                return isTold
            })
        else { return }
        let metrics = metrics(from: record.begin, to: Date())
        session.delegateQueue.addOperation {
            delegate.urlSession(session, task: task, didFinishCollecting: metrics)
        }
    }

    /// Metrics of some time.
    // Unsafe because Foundation keeps the setter to itself: the library says where the property lies in the object.
    private static func metrics(from begin: Date, to end: Date) -> URLSessionTaskMetrics {
        let metrics = URLSessionTaskMetrics()
        let interval = DateInterval(start: begin, end: max(begin, end))
        if let offset {
            (Unmanaged.passUnretained(metrics).toOpaque() + offset)
                .storeBytes(of: interval, as: DateInterval.self)
        }
        return metrics
    }

    /// Where `URLSessionTaskMetrics.taskInterval` lies in its object.
    private static let offset: Int? = {
        let name =
            "$s20FoundationNetworking21URLSessionTaskMetricsC12taskInterval0A10Essentials04DateG0VvpWvd"
        let library = dlopen("libFoundationNetworking.so", RTLD_LAZY | RTLD_NOLOAD)
        return library.flatMap { dlsym($0, name) }?.load(as: Int.self)
    }()
}
