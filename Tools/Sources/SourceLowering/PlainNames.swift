// SPDX-License-Identifier: Apache-2.0

/// Types of Swift and Foundation, as far as declarations that stay without a framework use them.
enum PlainNames {
    static let all: Set<String> = [
        "Any", "AnyHashable", "AnyObject", "AnySequence", "Array", "ArraySlice", "AsyncSequence",
        "AsyncStream", "BidirectionalCollection", "BinaryFloatingPoint", "BinaryInteger", "Bool",
        "Bundle", "CChar", "CGAffineTransform", "CGFloat", "CGPoint", "CGRect", "CGSize",
        "CVarArg", "Calendar", "CaseIterable", "Character", "CharacterSet", "ClosedRange",
        "Codable", "CodingKey", "Collection", "Comparable", "CustomDebugStringConvertible",
        "CustomStringConvertible", "Data", "Date", "DateComponents", "DateFormatter", "Decimal",
        "Decodable", "Decoder", "Dictionary", "DispatchGroup", "DispatchQueue",
        "DispatchSemaphore", "DispatchTime", "DispatchWorkItem", "Double", "Encodable", "Encoder",
        "Equatable", "Error", "ExpressibleByArrayLiteral", "ExpressibleByBooleanLiteral",
        "ExpressibleByDictionaryLiteral", "ExpressibleByFloatLiteral",
        "ExpressibleByIntegerLiteral", "ExpressibleByNilLiteral", "ExpressibleByStringLiteral",
        "FileHandle", "FileManager", "Float", "FloatingPoint", "Formatter", "Hashable", "Hasher",
        "Identifiable", "IndexPath", "IndexSet", "Int", "Int16", "Int32", "Int64", "Int8",
        "IteratorProtocol", "JSONDecoder", "JSONEncoder", "JSONSerialization", "KeyPath", "Locale",
        "LocalizedError", "MainActor", "MemoryLayout", "Mirror", "NSArray", "NSAttributedString",
        "NSCache", "NSCoder", "NSCoding", "NSCopying", "NSData", "NSDate", "NSDictionary",
        "NSError", "NSLock", "NSMutableArray", "NSMutableAttributedString", "NSMutableDictionary",
        "NSMutableString", "NSNumber", "NSObject", "NSObjectProtocol", "NSRange",
        "NSRecursiveLock", "NSRegularExpression", "NSSecureCoding", "NSSet", "NSString", "NSValue",
        "Never", "Notification", "NotificationCenter", "NumberFormatter", "Numeric",
        "ObjectIdentifier", "Operation", "OperationQueue", "OptionSet", "Optional",
        "ProcessInfo", "Progress", "Protocol", "RandomAccessCollection",
        "RandomNumberGenerator", "Range", "RangeReplaceableCollection", "RawRepresentable",
        "ReferenceWritableKeyPath", "Result", "RunLoop", "Self", "Sendable", "Sequence", "Set",
        "SetAlgebra", "SignedInteger", "SignedNumeric", "StaticString", "Strideable", "String",
        "StringProtocol", "Substring", "Task", "TaskGroup", "Thread", "TimeInterval", "TimeZone",
        "Timer", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "URLComponents",
        "URLQueryItem", "URLRequest", "URLResponse", "URLSession", "UUID", "Unicode", "Unmanaged",
        "UnsafeBufferPointer", "UnsafeMutableBufferPointer", "UnsafeMutablePointer",
        "UnsafeMutableRawPointer", "UnsafePointer", "UnsafeRawPointer", "UserDefaults", "Void",
        "WritableKeyPath", "XMLParser",
    ]
}
