// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The properties of Foundation's classes by name, for key-value coding and observing.
private enum FoundationKeys {
    @section(".init_array") @used private nonisolated static let register:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("fractionCompleted", at: \Progress.fractionCompleted)
                m.property("totalUnitCount", at: \Progress.totalUnitCount)
                m.property("completedUnitCount", at: \Progress.completedUnitCount)
                m.property("isCancellable", at: \Progress.isCancellable)
                m.property("isPausable", at: \Progress.isPausable)
                m.property("isCancelled", at: \Progress.isCancelled)
                m.property("isPaused", at: \Progress.isPaused)
                m.property("isIndeterminate", at: \Progress.isIndeterminate)
                m.property("isFinished", at: \Progress.isFinished)
                m.property("localizedDescription", at: \Progress.localizedDescription)
                m.property(
                    "localizedAdditionalDescription",
                    at: \Progress.localizedAdditionalDescription
                )
                m.property("userInfo", at: \Progress.userInfo)
                m.property("kind", at: \Progress.kind)
                return Progress.self
            }
            _objcRegister { m in
                m.property("isReady", at: \Operation.isReady)
                m.property("isExecuting", at: \Operation.isExecuting)
                m.property("isFinished", at: \Operation.isFinished)
                m.property("isCancelled", at: \Operation.isCancelled)
                m.property("isAsynchronous", at: \Operation.isAsynchronous)
                m.property("dependencies", at: \Operation.dependencies)
                m.property("queuePriority", at: \Operation.queuePriority)
                m.property("qualityOfService", at: \Operation.qualityOfService)
                m.property("name", at: \Operation.name)
                return Operation.self
            }
            _objcRegister { m in
                m.property("operations", at: \OperationQueue.operations)
                m.property("operationCount", at: \OperationQueue.operationCount)
                m.property("isSuspended", at: \OperationQueue.isSuspended)
                m.property(
                    "maxConcurrentOperationCount",
                    at: \OperationQueue.maxConcurrentOperationCount
                )
                m.property("progress", at: \OperationQueue.progress)
                m.property("name", at: \OperationQueue.name)
                return OperationQueue.self
            }
            _objcRegister { m in
                m.property("length", at: \NSString.length)
                m.property("uppercaseString", at: \NSString.uppercased)
                m.property("lowercaseString", at: \NSString.lowercased)
                m.property("capitalizedString", at: \NSString.capitalized)
                m.property("intValue", at: \NSString.intValue)
                m.property("integerValue", at: \NSString.integerValue)
                m.property("floatValue", at: \NSString.floatValue)
                m.property("doubleValue", at: \NSString.doubleValue)
                m.property("boolValue", at: \NSString.boolValue)
                m.property("lastPathComponent", at: \NSString.lastPathComponent)
                m.property("pathExtension", at: \NSString.pathExtension)
                return NSString.self
            }
            _objcRegister { m in
                m.property("intValue", at: \NSNumber.int32Value)
                m.property("integerValue", at: \NSNumber.intValue)
                m.property("floatValue", at: \NSNumber.floatValue)
                m.property("doubleValue", at: \NSNumber.doubleValue)
                m.property("boolValue", at: \NSNumber.boolValue)
                m.property("stringValue", at: \NSNumber.stringValue)
                return NSNumber.self
            }
            _objcRegister { m in
                m.property("absoluteString", at: \NSURL.absoluteString)
                m.property("scheme", at: \NSURL.scheme)
                m.property("host", at: \NSURL.host)
                m.property("path", at: \NSURL.path)
                m.property("query", at: \NSURL.query)
                m.property("fragment", at: \NSURL.fragment)
                m.property("lastPathComponent", at: \NSURL.lastPathComponent)
                m.property("pathExtension", at: \NSURL.pathExtension)
                return NSURL.self
            }
            _objcRegister { m in
                m.property("timeIntervalSince1970", at: \NSDate.timeIntervalSince1970)
                m.property(
                    "timeIntervalSinceReferenceDate",
                    at: \NSDate.timeIntervalSinceReferenceDate
                )
                return NSDate.self
            }
            _objcRegister { m in
                m.property("length", at: \NSData.length)
                return NSData.self
            }
            _objcRegister { m in
                m.property("string", at: \NSAttributedString.string)
                m.property("length", at: \NSAttributedString.length)
                return NSAttributedString.self
            }
            _objcRegister { m in
                m.property("domain", at: \NSError.domain)
                m.property("code", at: \NSError.code)
                m.property("localizedDescription", at: \NSError.localizedDescription)
                m.property("userInfo", at: \NSError.userInfo)
                return NSError.self
            }
        }
}
