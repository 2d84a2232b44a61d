// SPDX-License-Identifier: Apache-2.0

#include "CRedefinedFunctions.h"

// Each function of a library has its name here and jumps to ours. The dynamic linker takes a
// program's definition of an exported function before a library's. In Swift these names would be
// taken for the library's functions: the compiler refuses two declarations of one name whose types
// differ. They are weak, since a program that links the libraries statically has both definitions,
// and there the library's hold.

#if defined(__x86_64__)
#define JUMP(place) "jmp " place "@PLT\n"
#elif defined(__aarch64__)
#define JUMP(place) "b " place "\n"
#else
#error "CRedefinedFunctions: no jump is written for this processor"
#endif

#define REDEFINE(name, place)          \
  __asm__(".text\n"                    \
          ".weak \"" name "\"\n"       \
          ".type \"" name "\", %function\n" \
          "\"" name "\":\n"            \
          JUMP(place)                  \
          ".size \"" name "\", . - \"" name "\"\n")

// Locale.current
REDEFINE("$s20FoundationEssentials6LocaleV7currentACvgZ", "casement_current_locale");
// Locale.autoupdatingCurrent
REDEFINE("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", "casement_autoupdating_locale");
// Locale.preferredLanguages
REDEFINE("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ", "casement_preferred_languages");
// CGRect.intersects(_:)
REDEFINE("$s10Foundation6CGRectV10intersectsySbACF", "casement_rectangles_intersect");
// CharacterSet.inverted
REDEFINE("$s10Foundation12CharacterSetV8invertedACvg", "casement_inverted_set");
// NSSearchPathForDirectoriesInDomains(_:_:_:)
REDEFINE("$s10Foundation35NSSearchPathForDirectoriesInDomainsySaySSG0A10Essentials11FileManagerC06SearchC9DirectoryO_AF0kC10DomainMaskVSbtF", "casement_search_paths");
// NSDecimalNumber.init(mantissa:exponent:isNegative:)
REDEFINE("$s10Foundation15NSDecimalNumberC8mantissa8exponent10isNegativeACs6UInt64V_s5Int16VSbtcfC", "casement_decimal_of_parts");
// Timer.init(timeInterval:repeats:block:)
REDEFINE("$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC", "casement_timer_of_interval");
// NSString.deletingLastPathComponent and appendingPathComponent(_:)
REDEFINE("$s10Foundation8NSStringC25deletingLastPathComponentSSvg", "casement_path_without_last_part");
REDEFINE("$s10Foundation8NSStringC22appendingPathComponentyS2SF", "casement_path_with_part");
// String.data(using:allowLossyConversion:), and that of StringProtocol
REDEFINE("$sSS20FoundationEssentialsE4data5using20allowLossyConversionAA4DataVSgSSAAE8EncodingV_SbtF", "casement_data_of_string");
REDEFINE("$sSy20FoundationEssentialsE4data5using20allowLossyConversionAA4DataVSgSSAAE8EncodingV_SbtF", "casement_data_of_text");
// NSNull.init()
REDEFINE("$s10Foundation6NSNullCACycfC", "casement_shared_null");
// NSMutableCharacterSet.init() and init(charactersIn:)
REDEFINE("$s10Foundation21NSMutableCharacterSetCACycfC", "casement_mutable_character_set");
REDEFINE("$s10Foundation21NSMutableCharacterSetC12charactersInACSS_tcfC", "casement_mutable_character_set_of_text");
// _typeByName(_:)
REDEFINE("$ss11_typeByNameyypXpSgSSF", "casement_type_by_name");
// NSKeyedUnarchiver.unarchivedObject(ofClass:from:)
REDEFINE("$s10Foundation17NSKeyedUnarchiverC16unarchivedObject7ofClass4fromxSgxm_0A10Essentials4DataVtKAA8NSObjectCRbzAA8NSCodingRzlFZ", "casement_unarchived_object");
// NSKeyedUnarchiver.unarchivedObject(ofClasses:from:)
REDEFINE("$s10Foundation17NSKeyedUnarchiverC16unarchivedObject9ofClasses4fromypSgSayyXlXpG_0A10Essentials4DataVtKFZ", "casement_unarchived_objects");
// NSKeyedArchiver.archivedData(withRootObject:requiringSecureCoding:)
REDEFINE("$s10Foundation15NSKeyedArchiverC12archivedData14withRootObject21requiringSecureCoding0A10Essentials0E0Vyp_SbtKFZ", "casement_archived_data");
// NSOrderedSet.init(array:), init(objects:) and init(arrayLiteral:), and those of NSMutableOrderedSet
REDEFINE("$s10Foundation12NSOrderedSetC5arrayACSayypG_tcfC", "casement_ordered_set");
REDEFINE("$s10Foundation12NSOrderedSetC7objectsACypd_tcfC", "casement_ordered_set");
REDEFINE("$s10Foundation12NSOrderedSetC12arrayLiteralACypd_tcfC", "casement_ordered_set");
REDEFINE("$s10Foundation19NSMutableOrderedSetC5arrayACSayypG_tcfC", "casement_ordered_set");
REDEFINE("$s10Foundation19NSMutableOrderedSetC7objectsACypd_tcfC", "casement_ordered_set");
REDEFINE("$s10Foundation19NSMutableOrderedSetC12arrayLiteralACypd_tcfC", "casement_ordered_set");
// Operation.didChangeValue(forKey:) and didChangeValue(for:)
REDEFINE("$s10Foundation9OperationC14didChangeValue6forKeyySS_tF", "casement_operation_did_change");
REDEFINE("$s10Foundation9OperationC14didChangeValue3forys7KeyPathCyACxG_tlF", "casement_operation_did_change_path");
// Operation.start() and cancel()
REDEFINE("$s10Foundation9OperationC5startyyF", "casement_operation_start");
REDEFINE("$s10Foundation9OperationC6cancelyyF", "casement_operation_cancel");
// NumberFormatter.copy(with:) and DateFormatter.copy(with:)
REDEFINE("$s10Foundation15NumberFormatterC4copy4withypAA6NSZoneVSg_tF", "casement_number_formatter_copy");
REDEFINE("$s10Foundation13DateFormatterC4copy4withypAA6NSZoneVSg_tF", "casement_date_formatter_copy");
// ProcessInfo.operatingSystemVersion, operatingSystemVersionString and isOperatingSystemAtLeast(_:)
REDEFINE("$s20FoundationEssentials11ProcessInfoC22operatingSystemVersionAA09OperatingfG0Vvg", "casement_system_version");
REDEFINE("$s20FoundationEssentials11ProcessInfoC28operatingSystemVersionStringSSvg", "casement_system_version_words");
REDEFINE("$s20FoundationEssentials11ProcessInfoC24isOperatingSystemAtLeastySbAA0fG7VersionVF", "casement_system_is_at_least");
// FileManager.replaceItemAt(_:withItemAt:backupItemName:options:) and replaceItem(at:withItemAt:backupItemName:options:)
REDEFINE("$s20FoundationEssentials11FileManagerC0A0E13replaceItemAt_04withfG006backupF4Name7optionsAA3URLVSgAJ_AJSSSgAC0F18ReplacementOptionsVtKF", "casement_replace_item");
REDEFINE("$s20FoundationEssentials11FileManagerC0A0E11replaceItem2at04withF2At06backupF4Name7optionsAA3URLVSgAK_AKSSSgAC0F18ReplacementOptionsVtKF", "casement_replace_item");
// NSError.hash, localizedDescription and description, for the tables of subclasses that the program declares;
// the class's own table is changed in `RedefinedMethods.c`.
REDEFINE("$s10Foundation7NSErrorC4hashSivg", "casement_error_hash");
REDEFINE("$s10Foundation7NSErrorC20localizedDescriptionSSvg", "casement_error_words");
REDEFINE("$s10Foundation7NSErrorC11descriptionSSvg", "casement_error_description");
// _convertErrorToNSError(_:), which `error as NSError` calls, and Error.localizedDescription
REDEFINE("$s10Foundation22_convertErrorToNSErroryAA0E0Cs0C0_pF", "casement_error_object");
REDEFINE("$ss5ErrorP10FoundationE20localizedDescriptionSSvg", "casement_error_description_of_any");
// URL.resourceValues(forKeys:) and setResourceValues(_:)
REDEFINE("$s20FoundationEssentials3URLV0A0E14resourceValues7forKeysAD011URLResourceE0VShyAD0H3KeyVG_tKF", "casement_resource_values");
REDEFINE("$s20FoundationEssentials3URLV0A0E17setResourceValuesyyAD011URLResourceF0VKF", "casement_set_resource_values");
// NSString.enumerateSubstrings(in:options:using:)
REDEFINE("$s10Foundation8NSStringC19enumerateSubstrings2in7options5usingyAA8_NSRangeV_AC18EnumerationOptionsVySSSg_A2ISpyAA8ObjCBoolVGtXEtF", "casement_enumerate_substrings");
// URLResourceValues.fileAllocatedSize and totalFileAllocatedSize
REDEFINE("$s10Foundation17URLResourceValuesV17fileAllocatedSizeSiSgvg", "casement_file_allocated_size");
REDEFINE("$s10Foundation17URLResourceValuesV22totalFileAllocatedSizeSiSgvg", "casement_total_file_allocated_size");
// StringProtocol.enumerateSubstrings(in:options:_:)
REDEFINE("$sSy10FoundationE19enumerateSubstrings2in7options_yqd___AA8NSStringC18EnumerationOptionsVySSSg_SnySS5IndexVGALSbztctSXRd__AK5BoundRtd__lF", "casement_enumerate_substrings_of_text");
// NSNumber.decimalValue
REDEFINE("$s10Foundation8NSNumberC12decimalValue0A10Essentials7DecimalVvg", "casement_number_decimal");
// Bundle.allBundles
REDEFINE("$s10Foundation6BundleC10allBundlesSayACGvgZ", "casement_all_bundles");
// NotificationCenter.post(_:) and post(name:object:userInfo:)
REDEFINE("$s20FoundationEssentials18NotificationCenterC0A0E4postyyAD0C0VF", "casement_center_post");
REDEFINE("$s20FoundationEssentials18NotificationCenterC0A0E4post4name6object8userInfoyAD14NSNotificationC4NameV_ypSgSDys11AnyHashableVypGSgtF", "casement_center_post_name");

// Names of our own, for functions that are declared elsewhere with fewer conditions.
// AttributeContainer.subscript(_:), getter and setter
REDEFINE("attribute_container_value", "casement_container_value");
REDEFINE("attribute_container_set_value", "casement_set_container_value");
