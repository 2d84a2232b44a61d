// SPDX-License-Identifier: Apache-2.0

public import Foundation

// What an error's dictionary says on iOS beyond Linux's members.
extension URLError {
    /// Why the network may not be used.
    public enum NetworkUnavailableReason: Int, Sendable {
        /// It is a cellular one.
        case cellular
        /// It costs.
        case expensive
        /// The user saves data.
        case constrained
    }

    /// Why a task in the background was cancelled.
    public enum BackgroundTaskCancelledReason: Int, Sendable {
        /// The user ended the program.
        case userForceQuitApplication
        /// The system lets it do nothing in the background.
        case backgroundUpdatesDisabled
        /// There were too few resources.
        case insufficientSystemResources
    }

    /// Why the network may not be used; nil where that is not why.
    public var networkUnavailableReason: NetworkUnavailableReason? {
        (userInfo["NSURLErrorNetworkUnavailableReasonKey"] as? Int)
            .flatMap(NetworkUnavailableReason.init)
    }

    /// Why a task in the background was cancelled; nil where none was.
    public var backgroundTaskCancelledReason: BackgroundTaskCancelledReason? {
        (userInfo["NSURLErrorBackgroundTaskCancelledReasonKey"] as? Int)
            .flatMap(BackgroundTaskCancelledReason.init)
    }

    /// What a download that broke off can be taken up with.
    public var downloadTaskResumeData: Data? {
        userInfo["NSURLSessionDownloadTaskResumeData"] as? Data
    }
}
