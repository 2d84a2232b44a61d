// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A network of payment cards.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Wraps a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Wraps a name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// American Express.
    public static let amex = PKPaymentNetwork("AmEx")
    /// Bancomat of Italy, under its former name.
    public static let bancomat = PKPaymentNetwork("Bancomat")
    /// Bancontact of Belgium.
    public static let bancontact = PKPaymentNetwork("Bancontact")
    /// BankAxept of Norway.
    public static let bankAxept = PKPaymentNetwork("BankAxept")
    /// A code that is shown to a reader.
    public static let barcode = PKPaymentNetwork("Barcode")
    /// Cartes Bancaires of France, under its first name.
    public static let carteBancaire = PKPaymentNetwork("CarteBancaire")
    /// Cartes Bancaires of France, under its second name.
    public static let carteBancaires = PKPaymentNetwork("CarteBancaires")
    /// Cartes Bancaires of France.
    public static let cartesBancaires = PKPaymentNetwork("CartesBancaires")
    /// UnionPay of China.
    public static let chinaUnionPay = PKPaymentNetwork("ChinaUnionPay")
    /// Conecs of France.
    public static let conecs = PKPaymentNetwork("Conecs")
    /// Dankort of Denmark.
    public static let dankort = PKPaymentNetwork("Dankort")
    /// Discover.
    public static let discover = PKPaymentNetwork("Discover")
    /// Eftpos of Australia.
    public static let eftpos = PKPaymentNetwork("Eftpos")
    /// Visa Electron.
    public static let electron = PKPaymentNetwork("Electron")
    /// Elo of Brazil.
    public static let elo = PKPaymentNetwork("Elo")
    /// Girocard of Germany.
    public static let girocard = PKPaymentNetwork("Girocard")
    /// Himyan of Qatar.
    public static let himyan = PKPaymentNetwork("Himyan")
    /// iD of Japan.
    public static let idCredit = PKPaymentNetwork("iD")
    /// Interac of Canada.
    public static let interac = PKPaymentNetwork("Interac")
    /// Jaywan of the United Arab Emirates.
    public static let jaywan = PKPaymentNetwork("Jaywan")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// JCB of Japan.
    public static let JCB = PKPaymentNetwork("JCB")
    /// Mada of Saudi Arabia.
    public static let mada = PKPaymentNetwork("Mada")
    /// Maestro.
    public static let maestro = PKPaymentNetwork("Maestro")
    /// Mastercard.
    public static let masterCard = PKPaymentNetwork("MasterCard")
    /// Meeza of Egypt.
    public static let meeza = PKPaymentNetwork("Meeza")
    /// Mir of Russia.
    public static let mir = PKPaymentNetwork("Mir")
    /// MyDebit of Malaysia.
    public static let myDebit = PKPaymentNetwork("MyDebit")
    /// Nanaco of Japan.
    public static let nanaco = PKPaymentNetwork("Nanaco")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// NAPAS of Vietnam.
    public static let NAPAS = PKPaymentNetwork("NAPAS")
    /// Bancomat of Italy.
    public static let pagoBancomat = PKPaymentNetwork("PagoBancomat")
    /// PostFinance of Switzerland.
    public static let postFinance = PKPaymentNetwork("PostFinanceAG")
    /// A store's own cards.
    public static let privateLabel = PKPaymentNetwork("PrivateLabel")
    /// QUICPay of Japan.
    public static let quicPay = PKPaymentNetwork("QUICPay")
    /// Suica of Japan.
    public static let suica = PKPaymentNetwork("Suica")
    /// Tmoney of Korea.
    public static let tmoney = PKPaymentNetwork("TMoney")
    /// Visa.
    public static let visa = PKPaymentNetwork("Visa")
    /// V Pay.
    public static let vPay = PKPaymentNetwork("VPay")
    /// Waon of Japan.
    public static let waon = PKPaymentNetwork("Waon")

    /// The networks under the names of today.
    static let current: [PKPaymentNetwork] = [
        .amex, .bancontact, .bankAxept, .barcode, .cartesBancaires, .chinaUnionPay, .conecs,
        .dankort, .discover, .eftpos, .electron, .elo, .girocard, .himyan, .idCredit, .interac,
        .jaywan, .JCB, .mada, .maestro, .masterCard, .meeza, .mir, .myDebit, .nanaco, .NAPAS,
        .pagoBancomat, .postFinance, .privateLabel, .quicPay, .suica, .tmoney, .visa, .vPay, .waon,
    ]
}
