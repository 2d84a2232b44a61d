// SPDX-License-Identifier: Apache-2.0

// The numbers of features and of their settings, for descriptors' lists of features.

/// Features of a font by number: all features.
public var kAllTypographicFeaturesType: Int { 0 }
/// Features of a font by number: ligatures.
public var kLigaturesType: Int { 1 }
/// Features of a font by number: letters that join.
public var kCursiveConnectionType: Int { 2 }
/// Features of a font by number: letter case, the older way.
public var kLetterCaseType: Int { 3 }
/// Features of a font by number: forms for vertical text.
public var kVerticalSubstitutionType: Int { 4 }
/// Features of a font by number: letters that change places.
public var kLinguisticRearrangementType: Int { 5 }
/// Features of a font by number: how wide digits are.
public var kNumberSpacingType: Int { 6 }
/// Features of a font by number: swashes.
public var kSmartSwashType: Int { 8 }
/// Features of a font by number: accents.
public var kDiacriticsType: Int { 9 }
/// Features of a font by number: raised and lowered letters.
public var kVerticalPositionType: Int { 10 }
/// Features of a font by number: fractions.
public var kFractionsType: Int { 11 }
/// Features of a font by number: letters that overlap.
public var kOverlappingCharactersType: Int { 13 }
/// Features of a font by number: typographic extras.
public var kTypographicExtrasType: Int { 14 }
/// Features of a font by number: mathematical extras.
public var kMathematicalExtrasType: Int { 15 }
/// Features of a font by number: ornaments.
public var kOrnamentSetsType: Int { 16 }
/// Features of a font by number: alternatives of letters.
public var kCharacterAlternativesType: Int { 17 }
/// Features of a font by number: levels of design.
public var kDesignComplexityType: Int { 18 }
/// Features of a font by number: styles.
public var kStyleOptionsType: Int { 19 }
/// Features of a font by number: shapes of Chinese characters.
public var kCharacterShapeType: Int { 20 }
/// Features of a font by number: digits with or without descenders.
public var kNumberCaseType: Int { 21 }
/// Features of a font by number: spacing of text.
public var kTextSpacingType: Int { 22 }
/// Features of a font by number: transliteration.
public var kTransliterationType: Int { 23 }
/// Features of a font by number: annotations.
public var kAnnotationType: Int { 24 }
/// Features of a font by number: spacing of kana.
public var kKanaSpacingType: Int { 25 }
/// Features of a font by number: spacing of ideographs.
public var kIdeographicSpacingType: Int { 26 }
/// Features of a font by number: decomposition.
public var kUnicodeDecompositionType: Int { 27 }
/// Features of a font by number: ruby.
public var kRubyKanaType: Int { 28 }
/// Features of a font by number: alternatives of symbols.
public var kCJKSymbolAlternativesType: Int { 29 }
/// Features of a font by number: alternatives of ideographs.
public var kIdeographicAlternativesType: Int { 30 }
/// Features of a font by number: Roman letters in vertical text.
public var kCJKVerticalRomanPlacementType: Int { 31 }
/// Features of a font by number: italic Roman letters.
public var kItalicCJKRomanType: Int { 32 }
/// Features of a font by number: punctuation that fits capitals.
public var kCaseSensitiveLayoutType: Int { 33 }
/// Features of a font by number: alternatives of kana.
public var kAlternateKanaType: Int { 34 }
/// Features of a font by number: stylistic sets.
public var kStylisticAlternativesType: Int { 35 }
/// Features of a font by number: alternatives by context.
public var kContextualAlternatesType: Int { 36 }
/// Features of a font by number: forms of small letters.
public var kLowerCaseType: Int { 37 }
/// Features of a font by number: forms of capitals.
public var kUpperCaseType: Int { 38 }
/// Features of a font by number: the language.
public var kLanguageTagType: Int { 39 }
/// Features of a font by number: spacing of Roman letters.
public var kCJKRomanSpacingType: Int { 103 }
/// Ligatures that a language requires are on.
public var kRequiredLigaturesOnSelector: Int { 0 }
/// Ligatures that a language requires are off.
public var kRequiredLigaturesOffSelector: Int { 1 }
/// Common ligatures are on.
public var kCommonLigaturesOnSelector: Int { 2 }
/// Common ligatures are off.
public var kCommonLigaturesOffSelector: Int { 3 }
/// Rare ligatures are on.
public var kRareLigaturesOnSelector: Int { 4 }
/// Rare ligatures are off.
public var kRareLigaturesOffSelector: Int { 5 }
/// Logos are on.
public var kLogosOnSelector: Int { 6 }
/// Logos are off.
public var kLogosOffSelector: Int { 7 }
/// Pictures for words are on.
public var kRebusPicturesOnSelector: Int { 8 }
/// Pictures for words are off.
public var kRebusPicturesOffSelector: Int { 9 }
/// Ligatures of diphthongs are on.
public var kDiphthongLigaturesOnSelector: Int { 10 }
/// Ligatures of diphthongs are off.
public var kDiphthongLigaturesOffSelector: Int { 11 }
/// Squared ligatures are on.
public var kSquaredLigaturesOnSelector: Int { 12 }
/// Squared ligatures are off.
public var kSquaredLigaturesOffSelector: Int { 13 }
/// Short squared ligatures are on.
public var kAbbrevSquaredLigaturesOnSelector: Int { 14 }
/// Short squared ligatures are off.
public var kAbbrevSquaredLigaturesOffSelector: Int { 15 }
/// Ligatures of symbols are on.
public var kSymbolLigaturesOnSelector: Int { 16 }
/// Ligatures of symbols are off.
public var kSymbolLigaturesOffSelector: Int { 17 }
/// Ligatures by context are on.
public var kContextualLigaturesOnSelector: Int { 18 }
/// Ligatures by context are off.
public var kContextualLigaturesOffSelector: Int { 19 }
/// Historical ligatures are on.
public var kHistoricalLigaturesOnSelector: Int { 20 }
/// Historical ligatures are off.
public var kHistoricalLigaturesOffSelector: Int { 21 }
/// Capitals and small letters as they are, the older way.
public var kUpperAndLowerCaseSelector: Int { 0 }
/// All capitals, the older way.
public var kAllCapsSelector: Int { 1 }
/// All small letters, the older way.
public var kAllLowerCaseSelector: Int { 2 }
/// Small capitals, the older way.
public var kSmallCapsSelector: Int { 3 }
/// Initial capitals, the older way.
public var kInitialCapsSelector: Int { 4 }
/// Initial capitals and small ones, the older way.
public var kInitialCapsAndSmallCapsSelector: Int { 5 }
/// Digits of one width.
public var kMonospacedNumbersSelector: Int { 0 }
/// Digits of their own widths.
public var kProportionalNumbersSelector: Int { 1 }
/// Digits of a third of an em.
public var kThirdWidthNumbersSelector: Int { 2 }
/// Digits of a quarter of an em.
public var kQuarterWidthNumbersSelector: Int { 3 }
/// On the line.
public var kNormalPositionSelector: Int { 0 }
/// Raised.
public var kSuperiorsSelector: Int { 1 }
/// Lowered.
public var kInferiorsSelector: Int { 2 }
/// Raised letters of ordinal numbers.
public var kOrdinalsSelector: Int { 3 }
/// Lowered as in formulae.
public var kScientificInferiorsSelector: Int { 4 }
/// No fractions.
public var kNoFractionsSelector: Int { 0 }
/// Fractions with a level stroke.
public var kVerticalFractionsSelector: Int { 1 }
/// Fractions with a slanting stroke.
public var kDiagonalFractionsSelector: Int { 2 }
/// Digits with descenders.
public var kLowerCaseNumbersSelector: Int { 0 }
/// Digits as high as capitals.
public var kUpperCaseNumbersSelector: Int { 1 }
/// Small letters as they are.
public var kDefaultLowerCaseSelector: Int { 0 }
/// Small capitals for small letters.
public var kLowerCaseSmallCapsSelector: Int { 1 }
/// Petite capitals for small letters.
public var kLowerCasePetiteCapsSelector: Int { 2 }
/// Capitals as they are.
public var kDefaultUpperCaseSelector: Int { 0 }
/// Small capitals for capitals.
public var kUpperCaseSmallCapsSelector: Int { 1 }
/// Petite capitals for capitals.
public var kUpperCasePetiteCapsSelector: Int { 2 }
/// Letters of their own widths.
public var kProportionalTextSelector: Int { 0 }
/// Letters of one width.
public var kMonospacedTextSelector: Int { 1 }
/// Letters of half an em.
public var kHalfWidthTextSelector: Int { 2 }
/// No alternatives of letters.
public var kNoAlternatesSelector: Int { 0 }
/// No stylistic set.
public var kNoStylisticAlternatesSelector: Int { 0 }
/// Long dashes for hyphens are on.
public var kHyphensToEmDashOnSelector: Int { 0 }
/// Long dashes for hyphens are off.
public var kHyphensToEmDashOffSelector: Int { 1 }
/// Dashes for hyphens are on.
public var kHyphenToEnDashOnSelector: Int { 2 }
/// Dashes for hyphens are off.
public var kHyphenToEnDashOffSelector: Int { 3 }
/// Zeros with a stroke are on.
public var kSlashedZeroOnSelector: Int { 4 }
/// Zeros with a stroke are off.
public var kSlashedZeroOffSelector: Int { 5 }
/// Interrobangs are on.
public var kFormInterrobangOnSelector: Int { 6 }
/// Interrobangs are off.
public var kFormInterrobangOffSelector: Int { 7 }
/// Curly quotes are on.
public var kSmartQuotesOnSelector: Int { 8 }
/// Curly quotes are off.
public var kSmartQuotesOffSelector: Int { 9 }
/// Ellipses for periods are on.
public var kPeriodsToEllipsisOnSelector: Int { 10 }
/// Ellipses for periods are off.
public var kPeriodsToEllipsisOffSelector: Int { 11 }
/// Alternatives by context are on.
public var kContextualAlternatesOnSelector: Int { 0 }
/// Alternatives by context are off.
public var kContextualAlternatesOffSelector: Int { 1 }
/// Swashes are on.
public var kSwashAlternatesOnSelector: Int { 2 }
/// Swashes are off.
public var kSwashAlternatesOffSelector: Int { 3 }
/// Swashes by context are on.
public var kContextualSwashAlternatesOnSelector: Int { 4 }
/// Swashes by context are off.
public var kContextualSwashAlternatesOffSelector: Int { 5 }
/// Punctuation marks that fit capitals are on.
public var kCaseSensitiveLayoutOnSelector: Int { 0 }
/// Punctuation marks that fit capitals are off.
public var kCaseSensitiveLayoutOffSelector: Int { 1 }
/// Spaces that fit capitals are on.
public var kCaseSensitiveSpacingOnSelector: Int { 2 }
/// Spaces that fit capitals are off.
public var kCaseSensitiveSpacingOffSelector: Int { 3 }
/// Stylistic set 1 is on.
public var kStylisticAltOneOnSelector: Int { 2 }
/// Stylistic set 1 is off.
public var kStylisticAltOneOffSelector: Int { 3 }
/// Stylistic set 2 is on.
public var kStylisticAltTwoOnSelector: Int { 4 }
/// Stylistic set 2 is off.
public var kStylisticAltTwoOffSelector: Int { 5 }
/// Stylistic set 3 is on.
public var kStylisticAltThreeOnSelector: Int { 6 }
/// Stylistic set 3 is off.
public var kStylisticAltThreeOffSelector: Int { 7 }
/// Stylistic set 4 is on.
public var kStylisticAltFourOnSelector: Int { 8 }
/// Stylistic set 4 is off.
public var kStylisticAltFourOffSelector: Int { 9 }
/// Stylistic set 5 is on.
public var kStylisticAltFiveOnSelector: Int { 10 }
/// Stylistic set 5 is off.
public var kStylisticAltFiveOffSelector: Int { 11 }
/// Stylistic set 6 is on.
public var kStylisticAltSixOnSelector: Int { 12 }
/// Stylistic set 6 is off.
public var kStylisticAltSixOffSelector: Int { 13 }
/// Stylistic set 7 is on.
public var kStylisticAltSevenOnSelector: Int { 14 }
/// Stylistic set 7 is off.
public var kStylisticAltSevenOffSelector: Int { 15 }
/// Stylistic set 8 is on.
public var kStylisticAltEightOnSelector: Int { 16 }
/// Stylistic set 8 is off.
public var kStylisticAltEightOffSelector: Int { 17 }
/// Stylistic set 9 is on.
public var kStylisticAltNineOnSelector: Int { 18 }
/// Stylistic set 9 is off.
public var kStylisticAltNineOffSelector: Int { 19 }
/// Stylistic set 10 is on.
public var kStylisticAltTenOnSelector: Int { 20 }
/// Stylistic set 10 is off.
public var kStylisticAltTenOffSelector: Int { 21 }
/// Stylistic set 11 is on.
public var kStylisticAltElevenOnSelector: Int { 22 }
/// Stylistic set 11 is off.
public var kStylisticAltElevenOffSelector: Int { 23 }
/// Stylistic set 12 is on.
public var kStylisticAltTwelveOnSelector: Int { 24 }
/// Stylistic set 12 is off.
public var kStylisticAltTwelveOffSelector: Int { 25 }
/// Stylistic set 13 is on.
public var kStylisticAltThirteenOnSelector: Int { 26 }
/// Stylistic set 13 is off.
public var kStylisticAltThirteenOffSelector: Int { 27 }
/// Stylistic set 14 is on.
public var kStylisticAltFourteenOnSelector: Int { 28 }
/// Stylistic set 14 is off.
public var kStylisticAltFourteenOffSelector: Int { 29 }
/// Stylistic set 15 is on.
public var kStylisticAltFifteenOnSelector: Int { 30 }
/// Stylistic set 15 is off.
public var kStylisticAltFifteenOffSelector: Int { 31 }
/// Stylistic set 16 is on.
public var kStylisticAltSixteenOnSelector: Int { 32 }
/// Stylistic set 16 is off.
public var kStylisticAltSixteenOffSelector: Int { 33 }
/// Stylistic set 17 is on.
public var kStylisticAltSeventeenOnSelector: Int { 34 }
/// Stylistic set 17 is off.
public var kStylisticAltSeventeenOffSelector: Int { 35 }
/// Stylistic set 18 is on.
public var kStylisticAltEighteenOnSelector: Int { 36 }
/// Stylistic set 18 is off.
public var kStylisticAltEighteenOffSelector: Int { 37 }
/// Stylistic set 19 is on.
public var kStylisticAltNineteenOnSelector: Int { 38 }
/// Stylistic set 19 is off.
public var kStylisticAltNineteenOffSelector: Int { 39 }
/// Stylistic set 20 is on.
public var kStylisticAltTwentyOnSelector: Int { 40 }
/// Stylistic set 20 is off.
public var kStylisticAltTwentyOffSelector: Int { 41 }
