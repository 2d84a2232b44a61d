// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationNetworking
import LocaleDefaults

/// Tells a session's delegate of the tasks that it makes, as iOS does and Foundation on Linux does not.
///
/// The functions of `TaskMakers.swift` stand in the table of methods of `URLSession`. Tasks for web sockets, streams and
/// downloads that go on are not told.
enum TaskCreation {
    /// Puts the functions in the places of Foundation's before the program begins.
    @section(".init_array") @used
    private static let install: @convention(c) @Sendable () -> Void = {
        replace(
            DataTaskOfRequest.original,
            by: WitnessTable(of: DataTaskOfRequest() as any RequestTask)
        )
        replace(
            DataTaskOfAddress.original,
            by: WitnessTable(of: DataTaskOfAddress() as any AddressTask)
        )
        replace(
            AnsweredDataTaskOfRequest.original,
            by: WitnessTable(of: AnsweredDataTaskOfRequest() as any AnsweredRequestTask)
        )
        replace(
            AnsweredDataTaskOfAddress.original,
            by: WitnessTable(of: AnsweredDataTaskOfAddress() as any AnsweredAddressTask)
        )
        replace(
            StreamedUploadTask.original,
            by: WitnessTable(of: StreamedUploadTask() as any RequestTask)
        )
        replace(DataUploadTask.original, by: WitnessTable(of: DataUploadTask() as any DataUpload))
        replace(
            AnsweredDataUploadTask.original,
            by: WitnessTable(of: AnsweredDataUploadTask() as any AnsweredDataUpload)
        )
        replace(FileUploadTask.original, by: WitnessTable(of: FileUploadTask() as any FileUpload))
        replace(
            AnsweredFileUploadTask.original,
            by: WitnessTable(of: AnsweredFileUploadTask() as any AnsweredFileUpload)
        )
        replace(
            DownloadTaskOfRequest.original,
            by: WitnessTable(of: DownloadTaskOfRequest() as any RequestTask)
        )
        replace(
            DownloadTaskOfAddress.original,
            by: WitnessTable(of: DownloadTaskOfAddress() as any AddressTask)
        )
        replace(
            AnsweredDownloadTaskOfRequest.original,
            by: WitnessTable(of: AnsweredDownloadTaskOfRequest() as any AnsweredRequestDownload)
        )
        replace(
            AnsweredDownloadTaskOfAddress.original,
            by: WitnessTable(of: AnsweredDownloadTaskOfAddress() as any AnsweredAddressDownload)
        )
    }

    /// A method of sessions, by what its symbol ends with.
    static func function(_ symbol: String) -> WitnessTable? {
        WitnessTable(
            of: "$s20FoundationNetworking10URLSessionC" + symbol,
            in: "FoundationNetworking"
        )
    }

    private static func replace(_ original: WitnessTable?, by table: WitnessTable) {
        original?.replace(inClass: URLSession.self, by: table)
    }

    /// Makes a task by Foundation's method, and tells the delegate.
    static func tell(
        of object: AnyObject,
        by original: WitnessTable?,
        _ make: (WitnessTable) -> URLSessionTask
    ) -> URLSessionTask {
        guard let original else { fatalError("URLSession's method is not there") }
        let task = make(original)
        let session = unsafeDowncast(object, to: URLSession.self)
        if let delegate = session.delegate as? any URLSessionTaskDelegate {
            delegate.urlSession(session, didCreateTask: task)
        }
        return task
    }
}
