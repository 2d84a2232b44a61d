// SPDX-License-Identifier: Apache-2.0

extension AVMetadataObject {
    /// What a camera can find in pictures.
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// A value of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// QR codes.
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")

        /// Micro QR codes.
        public static let microQR = ObjectType(rawValue: "org.iso.MicroQR")

        /// Aztec codes.
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")

        /// Data Matrix codes.
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")

        /// PDF417.
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")

        /// Micro PDF417.
        public static let microPDF417 = ObjectType(rawValue: "org.iso.MicroPDF417")

        /// EAN-13.
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")

        /// EAN-8.
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")

        /// UPC-E.
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")

        /// ITF-14.
        public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")

        /// GS1 DataBar.
        public static let gs1DataBar = ObjectType(rawValue: "org.gs1.GS1DataBar")

        /// Code 39.
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")

        /// Code 39 with a check digit.
        public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")

        /// Code 93.
        public static let code93 = ObjectType(rawValue: "com.intermec.Code93")

        /// Code 128.
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")

        /// Interleaved 2 of 5.
        public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")

        /// Codabar.
        public static let codabar = ObjectType(rawValue: "Codabar")

        /// Faces.
        public static let face = ObjectType(rawValue: "face")

        /// People.
        public static let humanBody = ObjectType(rawValue: "humanBody")

        /// Cats.
        public static let catBody = ObjectType(rawValue: "catBody")

        /// Dogs.
        public static let dogBody = ObjectType(rawValue: "dogBody")

        /// What catches the eye.
        public static let salientObject = ObjectType(rawValue: "salientObject")
    }
}
