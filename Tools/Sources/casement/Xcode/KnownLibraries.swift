// SPDX-License-Identifier: Apache-2.0

/// Where well-known libraries are to be had, by the names of their modules: a Podfile names them
/// without an address.
enum KnownLibraries {
    static func address(of module: String) -> String? {
        repositories[module].map { "https://github.com/\($0)" }
    }

    private static let repositories: [String: String] = [
        "Alamofire": "Alamofire/Alamofire", "AlamofireImage": "Alamofire/AlamofireImage",
        "Cartography": "robb/Cartography", "CombineSchedulers": "pointfreeco/combine-schedulers",
        "CryptoSwift": "krzyzanowskim/CryptoSwift", "CustomDump": "pointfreeco/swift-custom-dump",
        "Differ": "tonyarnold/Differ", "DifferenceKit": "ra1028/DifferenceKit",
        "FlexLayout": "layoutBox/FlexLayout", "Hero": "HeroTransitions/Hero",
        "IQKeyboardManagerSwift": "hackiftekhar/IQKeyboardManager",
        "KeychainAccess": "kishikawakatsumi/KeychainAccess", "Kingfisher": "onevcat/Kingfisher",
        "Lottie": "airbnb/lottie-ios", "Moya": "Moya/Moya", "Nimble": "Quick/Nimble",
        "Nuke": "kean/Nuke", "ObjectMapper": "tristanhimmelman/ObjectMapper",
        "PinLayout": "layoutBox/PinLayout", "PromiseKit": "mxcl/PromiseKit",
        "Quick": "Quick/Quick", "ReSwift": "ReSwift/ReSwift",
        "ReactiveCocoa": "ReactiveCocoa/ReactiveCocoa", "ReactiveKit": "DeclarativeHub/ReactiveKit",
        "ReactiveSwift": "ReactiveCocoa/ReactiveSwift", "Result": "antitypical/Result",
        "Reusable": "AliSoftware/Reusable", "RxBlocking": "ReactiveX/RxSwift",
        "RxCocoa": "ReactiveX/RxSwift", "RxDataSources": "RxSwiftCommunity/RxDataSources",
        "RxRelay": "ReactiveX/RxSwift", "RxSwift": "ReactiveX/RxSwift",
        "RxTest": "ReactiveX/RxSwift", "SnapKit": "SnapKit/SnapKit",
        "SnapshotTesting": "pointfreeco/swift-snapshot-testing",
        "Starscream": "daltoniam/Starscream", "Stevia": "freshOS/Stevia",
        "SwiftEntryKit": "huri000/SwiftEntryKit", "SwiftRichString": "malcommac/SwiftRichString",
        "SwiftSoup": "scinfu/SwiftSoup", "SwiftyGif": "kirualex/SwiftyGif",
        "SwiftyJSON": "SwiftyJSON/SwiftyJSON", "Swinject": "Swinject/Swinject",
        "Then": "devxoul/Then", "TinyConstraints": "roberthein/TinyConstraints",
        "Toast_Swift": "scalessec/Toast-Swift", "FlexibleDiff": "RACCommunity/FlexibleDiff",
        "Nimble_Snapshots": "ashfurrow/Nimble-Snapshots", "Cache": "hyperoslo/Cache",
        "Imaginary": "hyperoslo/Imaginary", "XLPagerTabStrip": "xmartlabs/XLPagerTabStrip",
        "Eureka": "xmartlabs/Eureka", "SwiftDate": "malcommac/SwiftDate",
        "Sourcery": "krzysztofzablocki/Sourcery", "Yams": "jpsim/Yams",
        "InlineSnapshotTesting": "pointfreeco/swift-snapshot-testing",
        "ActiveLabel": "optonaut/ActiveLabel.swift", "Charts": "danielgindi/Charts",
        "Cosmos": "evgenyneu/Cosmos", "DeviceKit": "devicekit/DeviceKit",
        "DropDown": "AssistoLab/DropDown", "EasyPeasy": "nakiostudio/EasyPeasy",
        "FSPagerView": "WenchaoD/FSPagerView", "Hue": "zenangst/Hue",
        "ImageSlideshow": "zvonicek/ImageSlideshow",
        "InputBarAccessoryView": "nathantannar4/InputBarAccessoryView",
        "Koloda": "Yalantis/Koloda", "MessageKit": "MessageKit/MessageKit",
        "PKHUD": "pkluz/PKHUD", "PanModal": "slackhq/PanModal",
        "PhoneNumberKit": "marmelroy/PhoneNumberKit", "PopupDialog": "Orderella/PopupDialog",
        "Reachability": "ashleymills/Reachability.swift", "Resolver": "hmlongco/Resolver",
        "RxSwiftExt": "RxSwiftCommunity/RxSwiftExt", "SkeletonView": "Juanpe/SkeletonView",
        "SkyFloatingLabelTextField": "Skyscanner/SkyFloatingLabelTextField",
        "SwiftKeychainWrapper": "jrendel/SwiftKeychainWrapper",
        "SwiftMessages": "SwiftKickMobile/SwiftMessages",
        "SwipeCellKit": "SwipeCellKit/SwipeCellKit",
        "SQLite": "stephencelis/SQLite.swift", "Valet": "square/Valet",
        "ZIPFoundation": "weichsel/ZIPFoundation",
    ]
}
