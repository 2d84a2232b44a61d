// SPDX-License-Identifier: Apache-2.0

extension vDSP {
    /// Converts numbers of single to double precision.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U,
        to destination: inout V
    ) where U.Element == Float, V.Element == Double {
        apply(source, &destination) { vDSP_vspdp($0, 1, $1, 1, $2) }
    }

    /// Converts numbers of double to single precision.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U,
        to destination: inout V
    ) where U.Element == Double, V.Element == Float {
        apply(source, &destination) { vDSP_vdpsp($0, 1, $1, 1, $2) }
    }

    /// Converts numbers of single to double precision; a new array.
    public static func floatToDouble<U: AccelerateBuffer>(_ source: U) -> [Double]
    where U.Element == Float {
        made(source.count) { convertElements(of: source, to: &$0) }
    }

    /// Converts numbers of double to single precision; a new array.
    public static func doubleToFloat<U: AccelerateBuffer>(_ source: U) -> [Float]
    where U.Element == Double {
        made(source.count) { convertElements(of: source, to: &$0) }
    }

    /// Converts whole numbers of 8 bits to numbers with a point.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U,
        to destination: inout V
    ) where U.Element == Int8, V.Element == Float {
        apply(source, &destination) { vDSP_vflt8($0, 1, $1, 1, $2) }
    }

    /// Converts numbers to whole ones of 8 bits.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U,
        to destination: inout V,
        rounding: RoundingMode
    ) where U.Element == Float, V.Element == Int8 {
        apply(source, &destination) {
            switch rounding {
            case .towardZero: vDSP_vfix8($0, 1, $1, 1, $2)
            case .towardNearestInteger: vDSP_vfixr8($0, 1, $1, 1, $2)
            }
        }
    }

    /// Converts whole numbers of 8 bits to numbers with a point, in double precision.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U,
        to destination: inout V
    ) where U.Element == Int8, V.Element == Double {
        apply(source, &destination) { vDSP_vflt8D($0, 1, $1, 1, $2) }
    }

    /// Converts numbers to whole ones of 8 bits, in double precision.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U,
        to destination: inout V,
        rounding: RoundingMode
    ) where U.Element == Double, V.Element == Int8 {
        apply(source, &destination) {
            switch rounding {
            case .towardZero: vDSP_vfix8D($0, 1, $1, 1, $2)
            case .towardNearestInteger: vDSP_vfixr8D($0, 1, $1, 1, $2)
            }
        }
    }

    /// Converts whole numbers of 8 bits without sign to numbers with a point.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U,
        to destination: inout V
    ) where U.Element == UInt8, V.Element == Float {
        apply(source, &destination) { vDSP_vfltu8($0, 1, $1, 1, $2) }
    }

    /// Converts numbers to whole ones of 8 bits without sign.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U,
        to destination: inout V,
        rounding: RoundingMode
    ) where U.Element == Float, V.Element == UInt8 {
        apply(source, &destination) {
            switch rounding {
            case .towardZero: vDSP_vfixu8($0, 1, $1, 1, $2)
            case .towardNearestInteger: vDSP_vfixru8($0, 1, $1, 1, $2)
            }
        }
    }

    /// Converts whole numbers of 8 bits without sign to numbers with a point, in double precision.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U,
        to destination: inout V
    ) where U.Element == UInt8, V.Element == Double {
        apply(source, &destination) { vDSP_vfltu8D($0, 1, $1, 1, $2) }
    }

    /// Converts numbers to whole ones of 8 bits without sign, in double precision.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U,
        to destination: inout V,
        rounding: RoundingMode
    ) where U.Element == Double, V.Element == UInt8 {
        apply(source, &destination) {
            switch rounding {
            case .towardZero: vDSP_vfixu8D($0, 1, $1, 1, $2)
            case .towardNearestInteger: vDSP_vfixru8D($0, 1, $1, 1, $2)
            }
        }
    }

    /// Converts whole numbers of 16 bits to numbers with a point.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U,
        to destination: inout V
    ) where U.Element == Int16, V.Element == Float {
        apply(source, &destination) { vDSP_vflt16($0, 1, $1, 1, $2) }
    }

    /// Converts numbers to whole ones of 16 bits.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U,
        to destination: inout V,
        rounding: RoundingMode
    ) where U.Element == Float, V.Element == Int16 {
        apply(source, &destination) {
            switch rounding {
            case .towardZero: vDSP_vfix16($0, 1, $1, 1, $2)
            case .towardNearestInteger: vDSP_vfixr16($0, 1, $1, 1, $2)
            }
        }
    }

    /// Converts whole numbers of 16 bits to numbers with a point, in double precision.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U,
        to destination: inout V
    ) where U.Element == Int16, V.Element == Double {
        apply(source, &destination) { vDSP_vflt16D($0, 1, $1, 1, $2) }
    }

    /// Converts numbers to whole ones of 16 bits, in double precision.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U,
        to destination: inout V,
        rounding: RoundingMode
    ) where U.Element == Double, V.Element == Int16 {
        apply(source, &destination) {
            switch rounding {
            case .towardZero: vDSP_vfix16D($0, 1, $1, 1, $2)
            case .towardNearestInteger: vDSP_vfixr16D($0, 1, $1, 1, $2)
            }
        }
    }

    /// Converts whole numbers of 16 bits without sign to numbers with a point.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U,
        to destination: inout V
    ) where U.Element == UInt16, V.Element == Float {
        apply(source, &destination) { vDSP_vfltu16($0, 1, $1, 1, $2) }
    }

    /// Converts numbers to whole ones of 16 bits without sign.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U,
        to destination: inout V,
        rounding: RoundingMode
    ) where U.Element == Float, V.Element == UInt16 {
        apply(source, &destination) {
            switch rounding {
            case .towardZero: vDSP_vfixu16($0, 1, $1, 1, $2)
            case .towardNearestInteger: vDSP_vfixru16($0, 1, $1, 1, $2)
            }
        }
    }

    /// Converts whole numbers of 16 bits without sign to numbers with a point, in double precision.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U,
        to destination: inout V
    ) where U.Element == UInt16, V.Element == Double {
        apply(source, &destination) { vDSP_vfltu16D($0, 1, $1, 1, $2) }
    }

    /// Converts numbers to whole ones of 16 bits without sign, in double precision.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U,
        to destination: inout V,
        rounding: RoundingMode
    ) where U.Element == Double, V.Element == UInt16 {
        apply(source, &destination) {
            switch rounding {
            case .towardZero: vDSP_vfixu16D($0, 1, $1, 1, $2)
            case .towardNearestInteger: vDSP_vfixru16D($0, 1, $1, 1, $2)
            }
        }
    }

    /// Converts whole numbers of 32 bits to numbers with a point.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U,
        to destination: inout V
    ) where U.Element == Int32, V.Element == Float {
        apply(source, &destination) { vDSP_vflt32($0, 1, $1, 1, $2) }
    }

    /// Converts numbers to whole ones of 32 bits.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U,
        to destination: inout V,
        rounding: RoundingMode
    ) where U.Element == Float, V.Element == Int32 {
        apply(source, &destination) {
            switch rounding {
            case .towardZero: vDSP_vfix32($0, 1, $1, 1, $2)
            case .towardNearestInteger: vDSP_vfixr32($0, 1, $1, 1, $2)
            }
        }
    }

    /// Converts whole numbers of 32 bits to numbers with a point, in double precision.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U,
        to destination: inout V
    ) where U.Element == Int32, V.Element == Double {
        apply(source, &destination) { vDSP_vflt32D($0, 1, $1, 1, $2) }
    }

    /// Converts numbers to whole ones of 32 bits, in double precision.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U,
        to destination: inout V,
        rounding: RoundingMode
    ) where U.Element == Double, V.Element == Int32 {
        apply(source, &destination) {
            switch rounding {
            case .towardZero: vDSP_vfix32D($0, 1, $1, 1, $2)
            case .towardNearestInteger: vDSP_vfixr32D($0, 1, $1, 1, $2)
            }
        }
    }

    /// Converts whole numbers of 32 bits without sign to numbers with a point.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U,
        to destination: inout V
    ) where U.Element == UInt32, V.Element == Float {
        apply(source, &destination) { vDSP_vfltu32($0, 1, $1, 1, $2) }
    }

    /// Converts numbers to whole ones of 32 bits without sign.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U,
        to destination: inout V,
        rounding: RoundingMode
    ) where U.Element == Float, V.Element == UInt32 {
        apply(source, &destination) {
            switch rounding {
            case .towardZero: vDSP_vfixu32($0, 1, $1, 1, $2)
            case .towardNearestInteger: vDSP_vfixru32($0, 1, $1, 1, $2)
            }
        }
    }

    /// Converts whole numbers of 32 bits without sign to numbers with a point, in double precision.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U,
        to destination: inout V
    ) where U.Element == UInt32, V.Element == Double {
        apply(source, &destination) { vDSP_vfltu32D($0, 1, $1, 1, $2) }
    }

    /// Converts numbers to whole ones of 32 bits without sign, in double precision.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U,
        to destination: inout V,
        rounding: RoundingMode
    ) where U.Element == Double, V.Element == UInt32 {
        apply(source, &destination) {
            switch rounding {
            case .towardZero: vDSP_vfixu32D($0, 1, $1, 1, $2)
            case .towardNearestInteger: vDSP_vfixru32D($0, 1, $1, 1, $2)
            }
        }
    }
}
