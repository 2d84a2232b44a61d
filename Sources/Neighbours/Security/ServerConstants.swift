// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import ObjCRuntime

// The values of `kSecAttrProtocol` and `kSecAttrAuthenticationType`, which secrets of servers have.

/// The protocol FTP.
public var kSecAttrProtocolFTP: CFString { NSString(string: "ftp ") }
/// The protocol FTPAccount.
public var kSecAttrProtocolFTPAccount: CFString { NSString(string: "ftpa") }
/// The protocol HTTP.
public var kSecAttrProtocolHTTP: CFString { NSString(string: "http") }
/// The protocol IRC.
public var kSecAttrProtocolIRC: CFString { NSString(string: "irc ") }
/// The protocol NNTP.
public var kSecAttrProtocolNNTP: CFString { NSString(string: "nntp") }
/// The protocol POP3.
public var kSecAttrProtocolPOP3: CFString { NSString(string: "pop3") }
/// The protocol SMTP.
public var kSecAttrProtocolSMTP: CFString { NSString(string: "smtp") }
/// The protocol SOCKS.
public var kSecAttrProtocolSOCKS: CFString { NSString(string: "sox ") }
/// The protocol IMAP.
public var kSecAttrProtocolIMAP: CFString { NSString(string: "imap") }
/// The protocol LDAP.
public var kSecAttrProtocolLDAP: CFString { NSString(string: "ldap") }
/// The protocol AppleTalk.
public var kSecAttrProtocolAppleTalk: CFString { NSString(string: "atlk") }
/// The protocol AFP.
public var kSecAttrProtocolAFP: CFString { NSString(string: "afp ") }
/// The protocol Telnet.
public var kSecAttrProtocolTelnet: CFString { NSString(string: "teln") }
/// The protocol SSH.
public var kSecAttrProtocolSSH: CFString { NSString(string: "ssh ") }
/// The protocol FTPS.
public var kSecAttrProtocolFTPS: CFString { NSString(string: "ftps") }
/// The protocol HTTPS.
public var kSecAttrProtocolHTTPS: CFString { NSString(string: "htps") }
/// The protocol HTTPProxy.
public var kSecAttrProtocolHTTPProxy: CFString { NSString(string: "htpx") }
/// The protocol HTTPSProxy.
public var kSecAttrProtocolHTTPSProxy: CFString { NSString(string: "htsx") }
/// The protocol FTPProxy.
public var kSecAttrProtocolFTPProxy: CFString { NSString(string: "ftpx") }
/// The protocol SMB.
public var kSecAttrProtocolSMB: CFString { NSString(string: "smb ") }
/// The protocol RTSP.
public var kSecAttrProtocolRTSP: CFString { NSString(string: "rtsp") }
/// The protocol RTSPProxy.
public var kSecAttrProtocolRTSPProxy: CFString { NSString(string: "rtsx") }
/// The protocol DAAP.
public var kSecAttrProtocolDAAP: CFString { NSString(string: "daap") }
/// The protocol EPPC.
public var kSecAttrProtocolEPPC: CFString { NSString(string: "eppc") }
/// The protocol IPP.
public var kSecAttrProtocolIPP: CFString { NSString(string: "ipp ") }
/// The protocol NNTPS.
public var kSecAttrProtocolNNTPS: CFString { NSString(string: "ntps") }
/// The protocol LDAPS.
public var kSecAttrProtocolLDAPS: CFString { NSString(string: "ldps") }
/// The protocol TelnetS.
public var kSecAttrProtocolTelnetS: CFString { NSString(string: "tels") }
/// The protocol IMAPS.
public var kSecAttrProtocolIMAPS: CFString { NSString(string: "imps") }
/// The protocol IRCS.
public var kSecAttrProtocolIRCS: CFString { NSString(string: "ircs") }
/// The protocol POP3S.
public var kSecAttrProtocolPOP3S: CFString { NSString(string: "pops") }
/// Authentication of the type NTLM.
public var kSecAttrAuthenticationTypeNTLM: CFString { NSString(string: "ntlm") }
/// Authentication of the type MSN.
public var kSecAttrAuthenticationTypeMSN: CFString { NSString(string: "msna") }
/// Authentication of the type DPA.
public var kSecAttrAuthenticationTypeDPA: CFString { NSString(string: "dpaa") }
/// Authentication of the type RPA.
public var kSecAttrAuthenticationTypeRPA: CFString { NSString(string: "rpaa") }
/// Authentication of the type HTTPBasic.
public var kSecAttrAuthenticationTypeHTTPBasic: CFString { NSString(string: "http") }
/// Authentication of the type HTTPDigest.
public var kSecAttrAuthenticationTypeHTTPDigest: CFString { NSString(string: "httd") }
/// Authentication of the type HTMLForm.
public var kSecAttrAuthenticationTypeHTMLForm: CFString { NSString(string: "form") }
/// Authentication of the type Default.
public var kSecAttrAuthenticationTypeDefault: CFString { NSString(string: "dflt") }
