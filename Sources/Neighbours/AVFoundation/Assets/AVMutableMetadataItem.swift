// SPDX-License-Identifier: Apache-2.0

public import CoreMedia
public import Foundation
import ObjCRuntime

// Sendable is unchecked because an item belongs to the thread that changes it, as on iOS.
/// Something that a file will say beside its media.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
    /// What it is, with the space that its key belongs to.
    open override var identifier: AVMetadataIdentifier? {
        get { super.identifier }
        set { values.identifier = newValue }
    }

    /// What it is.
    open override var key: (any NSCopying & NSObjectProtocol)? {
        get { values.key }
        set { values.key = newValue }
    }

    /// The space that its key belongs to.
    open override var keySpace: AVMetadataKeySpace? {
        get { values.keySpace }
        set { values.keySpace = newValue }
    }

    /// What it says.
    open override var value: (any NSCopying & NSObjectProtocol)? {
        get { values.value }
        set { values.value = newValue }
    }

    /// The type of what it says.
    open override var dataType: String? {
        get { values.dataType }
        set { values.dataType = newValue }
    }

    /// The language, as in `en-US`.
    open override var extendedLanguageTag: String? {
        get { values.language }
        set { values.language = newValue }
    }

    /// The locale.
    open override var locale: Locale? {
        get { values.locale }
        set { values.locale = newValue }
    }

    /// When it is said.
    open override var time: CMTime {
        get { values.time }
        set { values.time = newValue }
    }

    /// For how long it is said.
    open override var duration: CMTime {
        get { values.duration }
        set { values.duration = newValue }
    }

    /// What else there is of it.
    open override var extraAttributes: [AVMetadataExtraAttributeKey: Any]? {
        get { values.extra }
        set { values.extra = newValue }
    }
}
