// SPDX-License-Identifier: Apache-2.0

import AuthenticationServices
import Foundation
import ObjCRuntime
import Testing

@Suite("Requests and credentials as values")
struct ValueTests {
    private func archived<T: NSObject>(_ object: T) throws -> T where T: NSSecureCoding {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: object,
            requiringSecureCoding: true
        )
        return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: T.self, from: data))
    }

    private func filledRequest() -> ASAuthorizationAppleIDRequest {
        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.requestedScopes = [.email, .fullName]
        request.state = "s"
        request.nonce = "n"
        request.user = "u"
        request.requestedOperation = .operationRefresh
        return request
    }

    private func expectFilled(_ request: ASAuthorizationAppleIDRequest) {
        #expect(request.requestedScopes == [.email, .fullName])
        #expect(request.state == "s")
        #expect(request.nonce == "n")
        #expect(request.user == "u")
        #expect(request.requestedOperation == .operationRefresh)
        #expect(request.provider is ASAuthorizationAppleIDProvider)
    }

    @Test func aRequestBeginsEmpty() {
        let request = ASAuthorizationAppleIDProvider().createRequest()
        #expect(request.requestedScopes == nil)
        #expect(request.requestedOperation == .operationImplicit)
        #expect(request.user == nil)
    }

    @Test func aCopyOfARequestIsItsOwn() throws {
        let request = filledRequest()
        let copy = try #require(request.copy() as? ASAuthorizationAppleIDRequest)
        request.nonce = nil
        expectFilled(copy)
    }

    @Test func requestsSurviveArchives() throws {
        expectFilled(try archived(filledRequest()))
        let password = try archived(ASAuthorizationPasswordProvider().createRequest())
        #expect(password.provider is ASAuthorizationPasswordProvider)
    }

    @Test func scopesHaveApplesNames() {
        #expect(ASAuthorization.Scope.fullName.rawValue == "full_name")
        #expect(ASAuthorization.Scope.email.rawValue == "email")
        #expect(ASAuthorization.OpenIDOperation.operationLogin.rawValue == "login")
    }

    @Test func passwordsSurviveArchives() throws {
        let credential = try archived(ASPasswordCredential(user: "ann", password: "secret"))
        #expect(credential.user == "ann")
        #expect(credential.password == "secret")
    }

    @Test func identitiesSurviveArchives() throws {
        let service = ASCredentialServiceIdentifier(identifier: "https://a.b", type: .URL)
        let identity = ASPasswordCredentialIdentity(
            serviceIdentifier: service,
            user: "ann",
            recordIdentifier: "7"
        )
        identity.rank = 3
        let read = try archived(identity)
        #expect(read.serviceIdentifier == service)
        #expect(read.serviceIdentifier.type == .URL)
        #expect(read.user == "ann")
        #expect(read.recordIdentifier == "7")
        #expect(read.rank == 3)
        #expect(service != ASCredentialServiceIdentifier(identifier: "https://a.b", type: .domain))
    }

    @Test func passkeyRequestsCarryWhatTheyWereMadeWith() throws {
        let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(
            relyingPartyIdentifier: "example.com"
        )
        let request = provider.createCredentialRegistrationRequest(
            challenge: Data([1, 2]),
            name: "ann",
            userID: Data([3])
        )
        #expect(request.userVerificationPreference == .preferred)
        #expect(request.attestationPreference == .none)
        request.displayName = "Ann"
        request.userVerificationPreference = .required
        request.excludedCredentials = [.init(credentialID: Data([9]))]
        for other in [try archived(request), request.copy() as? Self.Registration] {
            let other = try #require(other)
            #expect(other.relyingPartyIdentifier == "example.com")
            #expect(other.challenge == Data([1, 2]))
            #expect(other.name == "ann")
            #expect(other.userID == Data([3]))
            #expect(other.displayName == "Ann")
            #expect(other.userVerificationPreference == .required)
            #expect(other.excludedCredentials == [.init(credentialID: Data([9]))])
            let made = other.provider as? ASAuthorizationPlatformPublicKeyCredentialProvider
            #expect(made?.relyingPartyIdentifier == "example.com")
        }
    }

    private typealias Registration = ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest

    @Test func assertionsNameTheirPasskeys() throws {
        let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(
            relyingPartyIdentifier: "example.com"
        )
        let request = provider.createCredentialAssertionRequest(challenge: Data([5]))
        #expect(request.allowedCredentials.isEmpty)
        request.allowedCredentials = [.init(credentialID: Data([7]))]
        let read = try archived(request)
        #expect(read.challenge == Data([5]))
        #expect(read.allowedCredentials.map(\.credentialID) == [Data([7])])
    }

    @Test func securityKeysSurviveArchives() throws {
        let provider = ASAuthorizationSecurityKeyPublicKeyCredentialProvider(
            relyingPartyIdentifier: "example.com"
        )
        let request = provider.createCredentialRegistrationRequest(
            challenge: Data([1]),
            displayName: "Ann",
            name: "ann",
            userID: Data([2])
        )
        request.credentialParameters = [.init(algorithm: .ES256)]
        request.residentKeyPreference = .required
        request.excludedCredentials = [
            .init(credentialID: Data([4]), transports: [.nfc, .bluetooth])
        ]
        let read = try archived(request)
        #expect(read.displayName == "Ann")
        #expect(read.credentialParameters.map(\.algorithm.rawValue) == [-7])
        #expect(read.residentKeyPreference == .required)
        #expect(read.excludedCredentials.first?.transports.map(\.rawValue) == ["nfc", "ble"])
    }

    @Test func anArchiveWithoutAUserIsNoCredential() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode("s" as NSString, forKey: "state")
        archiver.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(ASAuthorizationAppleIDCredential(coder: reader) == nil)
    }

    @Test func aCredentialIsReadFromAnArchive() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode("001" as NSString, forKey: "user")
        archiver.encode("a@b.c" as NSString, forKey: "email")
        archiver.encode(NSArray(array: ["email" as NSString]), forKey: "authorizedScopes")
        archiver.encode(2, forKey: "realUserStatus")
        archiver.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        let credential = try #require(ASAuthorizationAppleIDCredential(coder: reader))
        #expect(credential.user == "001")
        #expect(credential.email == "a@b.c")
        #expect(credential.authorizedScopes == [.email])
        #expect(credential.realUserStatus == .likelyReal)
        let again = try archived(credential)
        #expect(again.email == "a@b.c")
        #expect(again.realUserStatus == .likelyReal)
    }
}
