// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import ObjCRuntime

// Constants of CFNetwork, which Foundation brings on iOS.

/// Version 1.0 of HTTP.
nonisolated(unsafe) public let kCFHTTPVersion1_0: CFString = NSString(string: "HTTP/1.0")
/// Version 1.1 of HTTP.
nonisolated(unsafe) public let kCFHTTPVersion1_1: CFString = NSString(string: "HTTP/1.1")
/// Version 2 of HTTP.
nonisolated(unsafe) public let kCFHTTPVersion2_0: CFString = NSString(string: "HTTP/2.0")
/// Version 3 of HTTP.
nonisolated(unsafe) public let kCFHTTPVersion3_0: CFString = NSString(string: "HTTP/3.0")
/// The domain of CFNetwork's errors.
nonisolated(unsafe) public let kCFErrorDomainCFNetwork: CFString = NSString(
    string: "kCFErrorDomainCFNetwork"
)

/// Codes of errors of the network, as CFNetwork names them.
public enum CFNetworkErrors: Int32, Sendable {
    /// A host is not found.
    case cfHostErrorHostNotFound = 1
    /// Looking a host up failed otherwise.
    case cfHostErrorUnknown = 2
    /// An unknown error.
    case cfurlErrorUnknown = -998
    /// The request was cancelled.
    case cfurlErrorCancelled = -999
    /// The address is malformed.
    case cfurlErrorBadURL = -1000
    /// The answer did not come in time.
    case cfurlErrorTimedOut = -1001
    /// Nothing loads addresses of the scheme.
    case cfurlErrorUnsupportedURL = -1002
    /// The host is not found.
    case cfurlErrorCannotFindHost = -1003
    /// The host takes no connection.
    case cfurlErrorCannotConnectToHost = -1004
    /// The connection was lost.
    case cfurlErrorNetworkConnectionLost = -1005
    /// The name of the host could not be looked up.
    case cfurlErrorDNSLookupFailed = -1006
    /// Redirections lead to each other.
    case cfurlErrorHTTPTooManyRedirects = -1007
    /// What was asked for could not be had.
    case cfurlErrorResourceUnavailable = -1008
    /// There is no network.
    case cfurlErrorNotConnectedToInternet = -1009
    /// A redirection leads nowhere.
    case cfurlErrorRedirectToNonExistentLocation = -1010
    /// The server's answer cannot be read.
    case cfurlErrorBadServerResponse = -1011
    /// The user would not authenticate.
    case cfurlErrorUserCancelledAuthentication = -1012
    /// The request needs authentication.
    case cfurlErrorUserAuthenticationRequired = -1013
    /// The answer has no bytes.
    case cfurlErrorZeroByteResource = -1014
    /// The encoding of the answer is unknown.
    case cfurlErrorCannotDecodeRawData = -1015
    /// The encoding of the content is unknown.
    case cfurlErrorCannotDecodeContentData = -1016
    /// The answer cannot be parsed.
    case cfurlErrorCannotParseResponse = -1017
    /// Roaming is switched off.
    case cfurlErrorInternationalRoamingOff = -1018
    /// A call goes on.
    case cfurlErrorCallIsActive = -1019
    /// Cellular data are not allowed.
    case cfurlErrorDataNotAllowed = -1020
    /// The stream of the body is exhausted.
    case cfurlErrorRequestBodyStreamExhausted = -1021
    /// The connection is not secure enough.
    case cfurlErrorAppTransportSecurityRequiresSecureConnection = -1022
    /// A file does not exist.
    case cfurlErrorFileDoesNotExist = -1100
    /// A file is a folder.
    case cfurlErrorFileIsDirectory = -1101
    /// A file may not be read.
    case cfurlErrorNoPermissionsToReadFile = -1102
    /// There are too many data.
    case cfurlErrorDataLengthExceedsMaximum = -1103
    /// No secure connection could be made.
    case cfurlErrorSecureConnectionFailed = -1200
    /// The server's certificate is not valid now.
    case cfurlErrorServerCertificateHasBadDate = -1201
    /// The server's certificate is not trusted.
    case cfurlErrorServerCertificateUntrusted = -1202
    /// The server's certificate has no known root.
    case cfurlErrorServerCertificateHasUnknownRoot = -1203
    /// The server's certificate is not valid yet.
    case cfurlErrorServerCertificateNotYetValid = -1204
    /// The client's certificate was rejected.
    case cfurlErrorClientCertificateRejected = -1205
    /// The server wants a certificate.
    case cfurlErrorClientCertificateRequired = -1206
    /// What is not in the cache could not be loaded.
    case cfurlErrorCannotLoadFromNetwork = -2000
    /// A file could not be made.
    case cfurlErrorCannotCreateFile = -3000
    /// A file could not be opened.
    case cfurlErrorCannotOpenFile = -3001
    /// A file could not be closed.
    case cfurlErrorCannotCloseFile = -3002
    /// A file could not be written.
    case cfurlErrorCannotWriteToFile = -3003
    /// A file could not be removed.
    case cfurlErrorCannotRemoveFile = -3004
    /// A file could not be moved.
    case cfurlErrorCannotMoveFile = -3005
}
