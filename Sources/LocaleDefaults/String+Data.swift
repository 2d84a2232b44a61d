// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on Linux writes a byte of its own for each character that an encoding lacks, where iOS writes the letter
// without its accent. `NSString` does that on Linux, too.
// `CRedefinedFunctions` puts these functions in place of the library's.

extension String {
    /// `String.data(using:allowLossyConversion:)`.
    @_silgen_name("casement_data_of_string")
    public func _data(using encoding: Encoding, allowLossyConversion isLossy: Bool) -> Data? {
        let data = _originalData(using: encoding, allowLossyConversion: false)
        guard data == nil, isLossy else { return data }
        return NSString(string: self).data(using: encoding.rawValue, allowLossyConversion: true)
    }

    @_silgen_name("foundation_data_of_string")
    private func _originalData(
        using encoding: Encoding,
        allowLossyConversion isLossy: Bool
    ) -> Data?
}

extension StringProtocol {
    /// `StringProtocol.data(using:allowLossyConversion:)`.
    @_silgen_name("casement_data_of_text")
    public func _data(
        using encoding: String.Encoding,
        allowLossyConversion isLossy: Bool
    ) -> Data? {
        String(self)._data(using: encoding, allowLossyConversion: isLossy)
    }
}
