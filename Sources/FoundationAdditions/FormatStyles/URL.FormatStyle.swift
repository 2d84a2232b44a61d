// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension URL {
    /// Writes the parts of addresses that people are to see.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// A part of an address.
        public enum Component: Int, Codable, Hashable, Sendable {
            /// What stands before the colon.
            case scheme
            /// The user's name.
            case user
            /// The password.
            case password
            /// The host.
            case host
            /// The number behind the host.
            case port
            /// The path.
            case path
            /// What stands behind the question mark.
            case query
            /// What stands behind the number sign.
            case fragment
        }

        /// When a part is written.
        public struct ComponentDisplayOption: Codable, Hashable, Sendable, CustomStringConvertible {
            /// The rule.
            fileprivate var rule: Rule

            /// Always.
            public static var always: Self { Self(rule: .always) }
            /// Never.
            public static var never: Self { Self(rule: .never) }
            /// Unless the scheme is one of the web's.
            public static var omitIfHTTPFamily: Self {
                .omitWhen(.scheme, matches: ["http", "https"])
            }

            /// When another part is one of some texts.
            public static func displayWhen(
                _ component: Component,
                matches requirements: Set<String>
            ) -> Self { Self(rule: .when(component, requirements)) }

            /// Unless another part is one of some texts.
            public static func omitWhen(
                _ component: Component,
                matches requirements: Set<String>
            ) -> Self { Self(rule: .unless(component, requirements)) }

            /// The rule in words.
            public var description: String {
                switch rule {
                case .always: "always"
                case .never: "never"
                case .when(let component, let texts): "when \(component) is \(texts.sorted())"
                case .unless(let component, let texts): "unless \(component) is \(texts.sorted())"
                }
            }

            fileprivate enum Rule: Codable, Hashable, Sendable {
                case always
                case never
                case when(Component, Set<String>)
                case unless(Component, Set<String>)
            }
        }

        /// How much of the host is written.
        public struct HostDisplayOption: Codable, Hashable, Sendable, CustomStringConvertible {
            fileprivate var option: ComponentDisplayOption
            fileprivate var omitted: Set<String> = []

            /// Always.
            public static var always: Self { Self(option: .always) }
            /// Never.
            public static var never: Self { Self(option: .never) }
            /// Unless the scheme is one of the web's.
            public static var omitIfHTTPFamily: Self { Self(option: .omitIfHTTPFamily) }

            /// When another part is one of some texts.
            public static func displayWhen(
                _ component: Component,
                matches requirements: Set<String>
            ) -> Self { Self(option: .displayWhen(component, matches: requirements)) }

            /// Unless another part is one of some texts.
            public static func omitWhen(
                _ component: Component,
                matches requirements: Set<String>
            ) -> Self { Self(option: .omitWhen(component, matches: requirements)) }

            /// Always, without some first parts, such as "www".
            public static func omitSpecificSubdomains(_ subdomains: Set<String> = []) -> Self {
                Self(option: .always, omitted: subdomains)
            }

            /// The rule in words.
            public var description: String {
                omitted.isEmpty
                    ? option.description : "\(option.description) without \(omitted.sorted())"
            }
        }

        private var options: [Component: ComponentDisplayOption]
        private var hostOption: HostDisplayOption

        /// Makes a style.
        public init(
            scheme: ComponentDisplayOption = .always,
            user: ComponentDisplayOption = .never,
            password: ComponentDisplayOption = .never,
            host: HostDisplayOption = .always,
            port: ComponentDisplayOption = .omitIfHTTPFamily,
            path: ComponentDisplayOption = .always,
            query: ComponentDisplayOption = .never,
            fragment: ComponentDisplayOption = .never
        ) {
            options = [
                .scheme: scheme, .user: user, .password: password, .port: port, .path: path,
                .query: query, .fragment: fragment,
            ]
            hostOption = host
        }

        /// The style with another rule for the scheme.
        public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self {
            with(.scheme, strategy)
        }

        /// The style with another rule for the user's name.
        public func user(_ strategy: ComponentDisplayOption = .always) -> Self {
            with(.user, strategy)
        }

        /// The style with another rule for the password.
        public func password(_ strategy: ComponentDisplayOption = .always) -> Self {
            with(.password, strategy)
        }

        /// The style with another rule for the host.
        public func host(_ strategy: HostDisplayOption = .always) -> Self {
            var style = self
            style.hostOption = strategy
            return style
        }

        /// The style with another rule for the port.
        public func port(_ strategy: ComponentDisplayOption = .always) -> Self {
            with(.port, strategy)
        }

        /// The style with another rule for the path.
        public func path(_ strategy: ComponentDisplayOption = .always) -> Self {
            with(.path, strategy)
        }

        /// The style with another rule for what stands behind the question mark.
        public func query(_ strategy: ComponentDisplayOption = .always) -> Self {
            with(.query, strategy)
        }

        /// The style with another rule for what stands behind the number sign.
        public func fragment(_ strategy: ComponentDisplayOption = .always) -> Self {
            with(.fragment, strategy)
        }

        private func with(_ component: Component, _ option: ComponentDisplayOption) -> Self {
            var style = self
            style.options[component] = option
            return style
        }

        /// The text of an address.
        public func format(_ value: URL) -> String {
            guard var parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
                return value.absoluteString
            }
            let whole = parts
            if !shows(.scheme, whole) { parts.scheme = nil }
            if !shows(.user, whole) { parts.user = nil }
            if !shows(.password, whole) { parts.password = nil }
            if !shows(.port, whole) { parts.port = nil }
            if !shows(.path, whole) { parts.percentEncodedPath = "" }
            if !shows(.query, whole) { parts.percentEncodedQuery = nil }
            if !shows(.fragment, whole) { parts.percentEncodedFragment = nil }
            parts.host = isMet(hostOption.option, whole) ? shortened(whole.host) : nil
            let text = parts.string ?? value.absoluteString
            // Without a scheme nothing tells the slashes before a host from a path.
            return parts.scheme == nil && text.hasPrefix("//") ? String(text.dropFirst(2)) : text
        }

        private func shortened(_ host: String?) -> String? {
            guard let host, let dot = host.firstIndex(of: "."),
                hostOption.omitted.contains(String(host[..<dot]))
            else { return host }
            return String(host[host.index(after: dot)...])
        }

        private func shows(_ component: Component, _ parts: URLComponents) -> Bool {
            options[component].map { isMet($0, parts) } ?? true
        }

        private func isMet(_ option: ComponentDisplayOption, _ parts: URLComponents) -> Bool {
            switch option.rule {
            case .always: true
            case .never: false
            case .when(let component, let texts): texts.contains(text(component, parts))
            case .unless(let component, let texts): !texts.contains(text(component, parts))
            }
        }

        private func text(_ component: Component, _ parts: URLComponents) -> String {
            let text =
                switch component {
                case .scheme: parts.scheme
                case .user: parts.user
                case .password: parts.password
                case .host: parts.host
                case .port: parts.port.map { "\($0)" }
                case .path: parts.path
                case .query: parts.query
                case .fragment: parts.fragment
                }
            return text ?? ""
        }
    }

    /// The address without a user, a query and a fragment.
    public func formatted() -> String { FormatStyle().format(self) }

    /// The text by a style.
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == URL { style.format(self) }
}

extension FormatStyle where Self == URL.FormatStyle {
    /// A style for addresses.
    public static var url: Self { Self() }
}
