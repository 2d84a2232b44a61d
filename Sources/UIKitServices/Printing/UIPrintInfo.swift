// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How a document is to be printed.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
    /// The document's name for people; the program's own unless set.
    open var jobName: String = ProcessInfo.processInfo.processName

    /// The printer that was used last or is to be used; nil for the usual one.
    open var printerID: String?

    /// How the content stands on the sheet; portrait by default.
    open var orientation = UIPrintInfo.Orientation.portrait

    /// What both sides of a sheet get; nothing by default: one side is printed.
    open var duplex = UIPrintInfo.Duplex.none

    /// What kind of content it is; general by default.
    open var outputType = UIPrintInfo.OutputType.general

    /// Makes the usual settings.
    public override init() { super.init() }

    /// The usual settings.
    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

    /// Makes settings of what ``dictionaryRepresentation`` gave; unknown values are left out.
    public convenience init(dictionary: [AnyHashable: Any]?) {
        self.init()
        guard let dictionary else { return }
        if let value = dictionary["jobName"] as? String { jobName = value }
        printerID = dictionary["printerID"] as? String
        take(
            orientation: dictionary["orientation"] as? Int,
            duplex: dictionary["duplex"] as? Int,
            outputType: dictionary["outputType"] as? Int
        )
    }

    /// The settings as values that can be written down.
    open var dictionaryRepresentation: [AnyHashable: Any] {
        var result: [AnyHashable: Any] = [
            "jobName": jobName, "orientation": orientation.rawValue, "duplex": duplex.rawValue,
            "outputType": outputType.rawValue,
        ]
        if let printerID { result["printerID"] = printerID }
        return result
    }

    private func take(orientation: Int?, duplex: Int?, outputType: Int?) {
        self.orientation = orientation.flatMap(Orientation.init(rawValue:)) ?? self.orientation
        self.duplex = duplex.flatMap(Duplex.init(rawValue:)) ?? self.duplex
        self.outputType = outputType.flatMap(OutputType.init(rawValue:)) ?? self.outputType
    }

    // MARK: Copies and archives

    /// Settings with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        UIPrintInfo(dictionary: dictionaryRepresentation)
    }

    /// Reads archived settings.
    public required init?(coder: NSCoder) {
        super.init()
        if let value = coder.presentObject("jobName", NSString.self) as? String { jobName = value }
        printerID = coder.presentObject("printerID", NSString.self) as? String
        take(
            orientation: coder.decodeInteger(forKey: "orientation"),
            duplex: coder.decodeInteger(forKey: "duplex"),
            outputType: coder.decodeInteger(forKey: "outputType")
        )
    }

    /// Writes the settings to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(jobName as NSString, forKey: "jobName")
        if let printerID { coder.encode(printerID as NSString, forKey: "printerID") }
        coder.encode(orientation.rawValue, forKey: "orientation")
        coder.encode(duplex.rawValue, forKey: "duplex")
        coder.encode(outputType.rawValue, forKey: "outputType")
    }
}
