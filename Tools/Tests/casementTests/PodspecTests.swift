// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import casement

struct PodspecTests {
    private static let text = """
        # A library
        Pod::Spec.new do |s|
          s.name             = 'Weather-Kit'
          s.version          = "1.2.0"   # now
          s.source           = { :git => "https://example.org/#{s.name}.git", :tag => s.version.to_s }
          s.swift_versions   = ['4.2', '5.0']
          s.description      = <<-DESC
            s.name = 'Not this'
            DESC
          s.source_files     = ['Sources/**/*.swift',
                                'More/*.{h,swift}']
          s.osx.source_files = 'Mac/*.swift'
          s.exclude_files    = 'Sources/Old/*.swift'
          s.resource_bundles = { 'Weather' => ['Assets/*.xcassets'], "Sky" => 'Sky/*.png' }
          s.dependency 'Wind/Core', '~> 1.0'
          s.default_subspecs = 'Rain'
          if true
            s.resources = %w(a.json b.json)
          end
          s.subspec 'Rain' do |rain|
            rain.source_files = 'Rain'
          end
          s.subspec 'Snow' do |snow|
            snow.source_files = 'Snow/*'
          end
          s.subspec 'Sleet' do |sleet|
            sleet.dependency 'Weather-Kit/Snow'
          end
          s.test_spec 'Tests' do |t|
            t.source_files = 'Tests/**/*'
            t.requires_app_host = true
          end
        end
        """

    @Test func aSpecificationSaysWhatALibraryIsMadeOf() {
        let spec = Podspec(Self.text)
        #expect(spec.name == "Weather-Kit")
        #expect(spec.moduleName == "Weather_Kit")
        #expect(spec.version == "1.2.0")
        #expect(spec.swiftVersion == "5.0")
        #expect(spec.git == "https://example.org/Weather-Kit.git")
        #expect(spec.whole.sourceFiles == ["Sources/**/*.swift", "More/*.{h,swift}"])
        #expect(spec.whole.excludedFiles == ["Sources/Old/*.swift"])
        #expect(spec.whole.resources == ["a.json", "b.json"])
        #expect(spec.whole.dependencies == ["Wind/Core"])
        #expect(
            spec.whole.resourceBundles == ["Weather": ["Assets/*.xcassets"], "Sky": ["Sky/*.png"]]
        )
        #expect(spec.libraryParts().map(\.name) == ["", "Rain"])
        // What is asked for by name brings what it needs.
        #expect(spec.libraryParts(asked: ["Sleet"]).map(\.name) == ["", "Rain", "Snow", "Sleet"])
        #expect(spec.parts.filter(\.isTests).map(\.sourceFiles) == [["Tests/**/*"]])
        #expect(spec.parts.last?.needsHost ?? false)
    }

    @Test func targetsAreMadeOfIt() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.text, to: "Weather.podspec")
        for file in [
            "Sources/A.swift", "Sources/Deep/B.swift", "Sources/Old/C.swift", "More/D.swift",
            "More/D.h", "Mac/E.swift", "Rain/F.swift", "Rain/Deep/G.swift", "Snow/H.swift",
            "Tests/T.swift", "a.json", "Assets/Media.xcassets/Contents.json",
        ] {
            try folder.write("", to: file)
        }
        let file = folder.url.appendingPathComponent("Weather.podspec")
        let library = try #require(PodTarget.library(file))
        #expect(
            library.sources.map(\.lastPathComponent).sorted()
                == ["A.swift", "B.swift", "D.swift", "F.swift"]
        )
        #expect(library.resources.map(\.place) == ["a.json", "Weather.bundle/Media.xcassets"])
        #expect(library.targetDependencies == ["Wind"])
        let tests = PodTarget.tests(file)
        #expect(tests.map(\.module) == ["Weather_Kit_Unit_Tests"])
        #expect(tests.first?.targetDependencies == ["Weather_Kit"])
    }

    @Test func listsOfLibrariesSayWhereTheyAre() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            platform :ios, '9.0'
            target 'A' do
              pod 'Rain', '~> 1.4'
              pod "Snow", :path => '../Snow' # ours
              pod 'Hail', :git => 'https://example.org/hail.git', :tag => '2.0'
            end
            """,
            to: "Podfile"
        )
        try folder.write(
            "PODS:\n  - Rain (1.4.2):\n    - Wind\n  - Wind/Core (3.1)\n",
            to: "Podfile.lock"
        )
        try folder.write("github \"o/Fog.swift\" \"4.5.6\"\n", to: "Cartfile.resolved")
        try folder.write(
            "github \"o/Fog.swift\" ~> 4.0\ngit \"https://e.org/Sun\"\n",
            to: "Cartfile"
        )
        let libraries = LockedVersions(folders: [folder.url]).libraries
        #expect(libraries["Rain"]?.version == "1.4.2")
        #expect(libraries["Wind"]?.version == "3.1")
        #expect(libraries["Wind"]?.parts == ["Core"])
        #expect(libraries["Snow"]?.path?.lastPathComponent == "Snow")
        #expect(libraries["Hail"]?.address == "https://example.org/hail.git")
        #expect(libraries["Hail"]?.version == "2.0")
        #expect(libraries["Fog"]?.address == "https://github.com/o/Fog.swift")
        #expect(libraries["Fog"]?.version == "4.5.6")
        #expect(libraries["Sun"]?.address == "https://e.org/Sun")
        #expect(LibraryStore.tags("1.2") == ["1.2", "v1.2", "1.2.0", "v1.2.0"])
    }
}
