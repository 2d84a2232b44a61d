// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

// A release of the lowest layer that links Swift's libraries statically: Scripts/test builds it and runs
// it, since what only an optimising compiler or that link refuses shows nowhere else.

private final class Note: ObjCRuntime.NSObject {}

guard Locale.current.identifier != "", objc_getClassList(nil, 0) > 0,
    ArchivedClasses.named(Note.self) != Note.self
else {
    print("LinkProbe: the runtime does not answer")
    exit(1)
}

// Foundation bridges what stands in lists by conformances that it looks up when it runs.
let archive = try NSKeyedArchiver.archivedData(
    withRootObject: ["a": [1, 2]] as NSDictionary,
    requiringSecureCoding: true
)
let list = try? PropertyListSerialization.propertyList(from: archive, format: nil)
guard list is [String: Any] else {
    print("LinkProbe: an archive is empty")
    exit(1)
}
print("LinkProbe: linked and started")
