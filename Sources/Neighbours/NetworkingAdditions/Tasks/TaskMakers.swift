// SPDX-License-Identifier: Apache-2.0

import Foundation
package import FoundationNetworking
import LocaleDefaults

// Methods of `URLSession` that make tasks, each as the one requirement of a protocol, and a class with the function that
// takes its place. `self` is a session in truth, whose method the function is.

package typealias DataAnswer = @Sendable (Data?, URLResponse?, (any Error)?) -> Void
package typealias FileAnswer = @Sendable (URL?, URLResponse?, (any Error)?) -> Void

package protocol RequestTask: AnyObject {
    func make(_ request: URLRequest) -> URLSessionTask
}

package protocol AddressTask: AnyObject {
    func make(_ url: URL) -> URLSessionTask
}

package protocol AnsweredRequestTask: AnyObject {
    func make(_ request: URLRequest, _ answer: @escaping DataAnswer) -> URLSessionTask
}

package protocol AnsweredAddressTask: AnyObject {
    func make(_ url: URL, _ answer: @escaping DataAnswer) -> URLSessionTask
}

package protocol DataUpload: AnyObject {
    func make(_ request: URLRequest, _ data: Data) -> URLSessionTask
}

package protocol AnsweredDataUpload: AnyObject {
    func make(
        _ request: URLRequest,
        _ data: Data?,
        _ answer: @escaping DataAnswer
    ) -> URLSessionTask
}

package protocol FileUpload: AnyObject {
    func make(_ request: URLRequest, _ file: URL) -> URLSessionTask
}

package protocol AnsweredFileUpload: AnyObject {
    func make(_ request: URLRequest, _ file: URL, _ answer: @escaping DataAnswer) -> URLSessionTask
}

package protocol AnsweredRequestDownload: AnyObject {
    func make(_ request: URLRequest, _ answer: @escaping FileAnswer) -> URLSessionTask
}

package protocol AnsweredAddressDownload: AnyObject {
    func make(_ url: URL, _ answer: @escaping FileAnswer) -> URLSessionTask
}

package final class DataTaskOfRequest: RequestTask {
    static let original = TaskCreation.function(
        "8dataTask4withAA0c4DataE0CAA10URLRequestV_tF"
    )

    package func make(_ request: URLRequest) -> URLSessionTask {
        TaskCreation.tell(of: self, by: Self.original) {
            $0.value(of: self, as: (any RequestTask).self).make(request)
        }
    }
}

package final class DataTaskOfAddress: AddressTask {
    static let original = TaskCreation.function(
        "8dataTask4withAA0c4DataE0C0A10Essentials3URLV_tF"
    )

    package func make(_ url: URL) -> URLSessionTask {
        TaskCreation.tell(of: self, by: Self.original) {
            $0.value(of: self, as: (any AddressTask).self).make(url)
        }
    }
}

package final class AnsweredDataTaskOfRequest: AnsweredRequestTask {
    static let original = TaskCreation.function(
        "8dataTask4with17completionHandlerAA0c4DataE0CAA10URLRequestV_y0A10Essentials0I0VSg_AA11URLResponseCSgs5Error_pSgtYbctF"
    )

    package func make(_ request: URLRequest, _ answer: @escaping DataAnswer) -> URLSessionTask {
        TaskCreation.tell(of: self, by: Self.original) {
            $0.value(of: self, as: (any AnsweredRequestTask).self).make(request, answer)
        }
    }
}

package final class AnsweredDataTaskOfAddress: AnsweredAddressTask {
    static let original = TaskCreation.function(
        "8dataTask4with17completionHandlerAA0c4DataE0C0A10Essentials3URLV_yAI0I0VSg_AA11URLResponseCSgs5Error_pSgtYbctF"
    )

    package func make(_ url: URL, _ answer: @escaping DataAnswer) -> URLSessionTask {
        TaskCreation.tell(of: self, by: Self.original) {
            $0.value(of: self, as: (any AnsweredAddressTask).self).make(url, answer)
        }
    }
}

package final class StreamedUploadTask: RequestTask {
    static let original = TaskCreation.function(
        "10uploadTask19withStreamedRequestAA0c6UploadE0CAA10URLRequestV_tF"
    )

    package func make(_ request: URLRequest) -> URLSessionTask {
        TaskCreation.tell(of: self, by: Self.original) {
            $0.value(of: self, as: (any RequestTask).self).make(request)
        }
    }
}

package final class DataUploadTask: DataUpload {
    static let original = TaskCreation.function(
        "10uploadTask4with4fromAA0c6UploadE0CAA10URLRequestV_0A10Essentials4DataVtF"
    )

    package func make(_ request: URLRequest, _ data: Data) -> URLSessionTask {
        TaskCreation.tell(of: self, by: Self.original) {
            $0.value(of: self, as: (any DataUpload).self).make(request, data)
        }
    }
}

package final class AnsweredDataUploadTask: AnsweredDataUpload {
    static let original = TaskCreation.function(
        "10uploadTask4with4from17completionHandlerAA0c6UploadE0CAA10URLRequestV_0A10Essentials4DataVSgyAO_AA11URLResponseCSgs5Error_pSgtYbctF"
    )

    package func make(
        _ request: URLRequest,
        _ data: Data?,
        _ answer: @escaping DataAnswer
    ) -> URLSessionTask {
        TaskCreation.tell(of: self, by: Self.original) {
            $0.value(of: self, as: (any AnsweredDataUpload).self).make(request, data, answer)
        }
    }
}

package final class FileUploadTask: FileUpload {
    static let original = TaskCreation.function(
        "10uploadTask4with8fromFileAA0c6UploadE0CAA10URLRequestV_0A10Essentials3URLVtF"
    )

    package func make(_ request: URLRequest, _ file: URL) -> URLSessionTask {
        TaskCreation.tell(of: self, by: Self.original) {
            $0.value(of: self, as: (any FileUpload).self).make(request, file)
        }
    }
}

package final class AnsweredFileUploadTask: AnsweredFileUpload {
    static let original = TaskCreation.function(
        "10uploadTask4with8fromFile17completionHandlerAA0c6UploadE0CAA10URLRequestV_0A10Essentials3URLVyAL4DataVSg_AA11URLResponseCSgs5Error_pSgtYbctF"
    )

    package func make(
        _ request: URLRequest,
        _ file: URL,
        _ answer: @escaping DataAnswer
    ) -> URLSessionTask {
        TaskCreation.tell(of: self, by: Self.original) {
            $0.value(of: self, as: (any AnsweredFileUpload).self).make(request, file, answer)
        }
    }
}

package final class DownloadTaskOfRequest: RequestTask {
    static let original = TaskCreation.function(
        "12downloadTask4withAA0c8DownloadE0CAA10URLRequestV_tF"
    )

    package func make(_ request: URLRequest) -> URLSessionTask {
        TaskCreation.tell(of: self, by: Self.original) {
            $0.value(of: self, as: (any RequestTask).self).make(request)
        }
    }
}

package final class DownloadTaskOfAddress: AddressTask {
    static let original = TaskCreation.function(
        "12downloadTask4withAA0c8DownloadE0C0A10Essentials3URLV_tF"
    )

    package func make(_ url: URL) -> URLSessionTask {
        TaskCreation.tell(of: self, by: Self.original) {
            $0.value(of: self, as: (any AddressTask).self).make(url)
        }
    }
}

package final class AnsweredDownloadTaskOfRequest: AnsweredRequestDownload {
    static let original = TaskCreation.function(
        "12downloadTask4with17completionHandlerAA0c8DownloadE0CAA10URLRequestV_y0A10Essentials3URLVSg_AA11URLResponseCSgs5Error_pSgtYbctF"
    )

    package func make(_ request: URLRequest, _ answer: @escaping FileAnswer) -> URLSessionTask {
        TaskCreation.tell(of: self, by: Self.original) {
            $0.value(of: self, as: (any AnsweredRequestDownload).self).make(request, answer)
        }
    }
}

package final class AnsweredDownloadTaskOfAddress: AnsweredAddressDownload {
    static let original = TaskCreation.function(
        "12downloadTask4with17completionHandlerAA0c8DownloadE0C0A10Essentials3URLV_yAKSg_AA11URLResponseCSgs5Error_pSgtYbctF"
    )

    package func make(_ url: URL, _ answer: @escaping FileAnswer) -> URLSessionTask {
        TaskCreation.tell(of: self, by: Self.original) {
            $0.value(of: self, as: (any AnsweredAddressDownload).self).make(url, answer)
        }
    }
}
