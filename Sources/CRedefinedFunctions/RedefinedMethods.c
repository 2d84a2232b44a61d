// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "ClassMetadata.h"
#include "CRedefinedFunctions.h"

#include <stddef.h>
#include <stdint.h>

// A method of a library's class that programs call by the class's table of methods: the library fills
// that table itself, so that a function of the method's name in the program is never called. Here the
// entry of the table is changed before `main`. Subclasses that the program declares have tables of
// their own; what they do not override stays Foundation's.

static void replace(char *table, const void *method, const void *with) {
  if (!table || !method) return;
  const struct class_metadata *class = (const struct class_metadata *)table;
  char *end = table - class->address_point + class->size;
  for (const void *volatile *entry = (const void *volatile *)table; (char *)entry < end; entry++) {
    if (*entry != method) continue;
    change_entry(entry, with);
    return;
  }
}

// The original is found by the library's name; `again` calls it whatever the table says.
#if defined(__x86_64__)
#define JUMP(place) "jmp \"" place "\"@PLT\n"
#elif defined(__aarch64__)
#define JUMP(place) "b \"" place "\"\n"
#else
#error "CRedefinedFunctions: no jump is written for this processor"
#endif

#define REDEFINE_METHOD(original, name, place)                \
  extern const char original[] __asm__(name) __attribute__((weak)); \
  extern const char original##_ours[] __asm__(place)

#define ORIGINAL(again, name)          \
  __asm__(".text\n"                    \
          ".globl " again "\n"         \
          ".type " again ", %function\n" \
          again ":\n"                  \
          JUMP(name)                   \
          ".size " again ", . - " again "\n")

extern char user_defaults[] __asm__("$s10Foundation12UserDefaultsCN") __attribute__((weak));

// UserDefaults.object(forKey:)
REDEFINE_METHOD(setting, "$s10Foundation12UserDefaultsC6object6forKeyypSgSS_tF", "casement_defaults_object");
ORIGINAL("foundation_defaults_object", "$s10Foundation12UserDefaultsC6object6forKeyypSgSS_tF");
// UserDefaults.set(_: Any?, forKey:)
REDEFINE_METHOD(set_value, "$s10Foundation12UserDefaultsC3set_6forKeyyypSg_SStF", "casement_defaults_set");
ORIGINAL("foundation_defaults_set", "$s10Foundation12UserDefaultsC3set_6forKeyyypSg_SStF");
// UserDefaults.set(_: URL?, forKey:)
REDEFINE_METHOD(
    set_address, "$s10Foundation12UserDefaultsC3set_6forKeyy0A10Essentials3URLVSg_SStF", "casement_defaults_set_address");
// UserDefaults.removeObject(forKey:)
REDEFINE_METHOD(remove_object, "$s10Foundation12UserDefaultsC12removeObject6forKeyySS_tF", "casement_defaults_remove");
ORIGINAL("foundation_defaults_remove", "$s10Foundation12UserDefaultsC12removeObject6forKeyySS_tF");

// UserDefaults.dictionaryRepresentation()
REDEFINE_METHOD(
    all_settings, "$s10Foundation12UserDefaultsC24dictionaryRepresentationSDySSypGyF", "casement_defaults_dictionary");
ORIGINAL("foundation_defaults_dictionary", "$s10Foundation12UserDefaultsC24dictionaryRepresentationSDySSypGyF");

extern char error_class[] __asm__("$s10Foundation7NSErrorCN") __attribute__((weak));

// Methods whose names jump to ours, too: the library's functions are those of `Originals.c`.
#define REDEFINE_EVERYWHERE(name, place)         \
  extern void *foundation_##name##_original;     \
  extern const char name##_ours[] __asm__(place)

REDEFINE_EVERYWHERE(error_hash, "casement_error_hash");
REDEFINE_EVERYWHERE(error_words, "casement_error_words");
REDEFINE_EVERYWHERE(error_description, "casement_error_description");

extern char file_manager[] __asm__("$s20FoundationEssentials11FileManagerCN") __attribute__((weak));

// FileManager.urls(for:in:)
REDEFINE_METHOD(
    folders,
    "$s20FoundationEssentials11FileManagerC4urls3for2inSayAA3URLVGAC19SearchPathDirectoryO_AC0iJ10DomainMaskVtF",
    "casement_folders");
ORIGINAL(
    "foundation_folders",
    "$s20FoundationEssentials11FileManagerC4urls3for2inSayAA3URLVGAC19SearchPathDirectoryO_AC0iJ10DomainMaskVtF");
// FileManager.url(for:in:appropriateFor:create:)
REDEFINE_METHOD(
    folder,
    "$s20FoundationEssentials11FileManagerC3url3for2in14appropriateFor6createAA3URLVAC19SearchPathDirectoryO_AC0lM10DomainMaskVAJSgSbtKF",
    "casement_folder");
ORIGINAL(
    "foundation_folder",
    "$s20FoundationEssentials11FileManagerC3url3for2in14appropriateFor6createAA3URLVAC19SearchPathDirectoryO_AC0lM10DomainMaskVAJSgSbtKF");

extern char decimal_number[] __asm__("$s10Foundation15NSDecimalNumberCN") __attribute__((weak));

// NSDecimalNumber.doubleValue
REDEFINE_METHOD(decimal_double, "$s10Foundation15NSDecimalNumberC11doubleValueSdvg", "casement_decimal_double");
// NSNumber.hash, for decimal numbers alone
REDEFINE_METHOD(decimal_hash, "$s10Foundation8NSNumberC4hashSivg", "casement_decimal_hash");

// NSDecimalNumber.compare(_:)
REDEFINE_METHOD(
    compare_decimals, "$s10Foundation15NSDecimalNumberC7comparey0A10Essentials16ComparisonResultOAA8NSNumberCF",
    "casement_compare_decimals");

extern char number[] __asm__("$s10Foundation8NSNumberCN") __attribute__((weak));

// NSNumber.description
REDEFINE_METHOD(number_words, "$s10Foundation8NSNumberC11descriptionSSvg", "casement_number_words");
ORIGINAL("foundation_number_words", "$s10Foundation8NSNumberC11descriptionSSvg");

extern char number_formatter[] __asm__("$s10Foundation15NumberFormatterCN") __attribute__((weak));

// NumberFormatter.number(from:)
REDEFINE_METHOD(number_from_text, "$s10Foundation15NumberFormatterC6number4fromAA8NSNumberCSgSS_tF", "casement_number_from_text");
ORIGINAL("foundation_number_from_text", "$s10Foundation15NumberFormatterC6number4fromAA8NSNumberCSgSS_tF");

// NumberFormatter.string(from:)
REDEFINE_METHOD(
    text_of_number, "$s10Foundation15NumberFormatterC6string4fromSSSgAA8NSNumberC_tF", "casement_text_of_number");
ORIGINAL("foundation_text_of_number", "$s10Foundation15NumberFormatterC6string4fromSSSgAA8NSNumberC_tF");

// NumberFormatter.maximumFractionDigits and minimumFractionDigits, setters
REDEFINE_METHOD(
    most_digits, "$s10Foundation15NumberFormatterC21maximumFractionDigitsSivs", "casement_set_most_fraction_digits");
ORIGINAL("foundation_set_most_fraction_digits", "$s10Foundation15NumberFormatterC21maximumFractionDigitsSivs");
REDEFINE_METHOD(
    fewest_digits, "$s10Foundation15NumberFormatterC21minimumFractionDigitsSivs", "casement_set_fewest_fraction_digits");
ORIGINAL("foundation_set_fewest_fraction_digits", "$s10Foundation15NumberFormatterC21minimumFractionDigitsSivs");

extern char date_formatter[] __asm__("$s10Foundation13DateFormatterCN") __attribute__((weak));

// DateFormatter.string(from:)
REDEFINE_METHOD(
    text_of_date, "$s10Foundation13DateFormatterC6string4fromSS0A10Essentials0B0V_tF", "casement_text_of_date");
ORIGINAL("foundation_text_of_date", "$s10Foundation13DateFormatterC6string4fromSS0A10Essentials0B0V_tF");

extern char iso_date_formatter[] __asm__("$s10Foundation20ISO8601DateFormatterCN") __attribute__((weak));
extern char byte_count_formatter[] __asm__("$s10Foundation18ByteCountFormatterCN") __attribute__((weak));

// Formatter.string(for:), which ISO8601DateFormatter inherits, and ByteCountFormatter's own
REDEFINE_METHOD(text_of_object, "$s10Foundation9FormatterC6string3forSSSgyp_tF", "casement_text_of_iso_date");
REDEFINE_METHOD(
    text_of_byte_count, "$s10Foundation18ByteCountFormatterC6string3forSSSgypSg_tF", "casement_text_of_byte_count");

extern char progress[] __asm__("$s10Foundation8ProgressCN") __attribute__((weak));

// Progress.localizedDescription and localizedAdditionalDescription
REDEFINE_METHOD(
    progress_words, "$s10Foundation8ProgressC20localizedDescriptionSSSgvg", "casement_progress_description");
REDEFINE_METHOD(
    progress_more_words, "$s10Foundation8ProgressC30localizedAdditionalDescriptionSSSgvg",
    "casement_progress_additional_description");

extern char timer[] __asm__("$s10Foundation5TimerCN") __attribute__((weak));

// Timer.userInfo
REDEFINE_METHOD(timer_info, "$s10Foundation5TimerC8userInfoypSgvg", "casement_timer_info");

extern char null_object[] __asm__("$s10Foundation6NSNullCN") __attribute__((weak));

// NSObject.hash, which NSNull inherits
REDEFINE_METHOD(null_hash, "$s10Foundation8NSObjectC4hashSivg", "casement_hash_of_null");

extern char keyed_unarchiver[] __asm__("$s10Foundation17NSKeyedUnarchiverCN") __attribute__((weak));

// NSKeyedUnarchiver.decodeObject(forKey:)
REDEFINE_METHOD(unarchived, "$s10Foundation17NSKeyedUnarchiverC12decodeObject6forKeyypSgSS_tF", "casement_unarchiver_object");
ORIGINAL("foundation_unarchiver_object", "$s10Foundation17NSKeyedUnarchiverC12decodeObject6forKeyypSgSS_tF");
// NSKeyedUnarchiver.decodeObject(of:forKey:) of a list of classes
REDEFINE_METHOD(
    unarchived_of, "$s10Foundation17NSKeyedUnarchiverC12decodeObject2of6forKeyypSgSayyXlXpGSg_SStF",
    "casement_unarchiver_object_of");
ORIGINAL(
    "foundation_unarchiver_object_of", "$s10Foundation17NSKeyedUnarchiverC12decodeObject2of6forKeyypSgSayyXlXpGSg_SStF");
// NSKeyedUnarchiver.decodePropertyList(forKey:)
REDEFINE_METHOD(
    unarchived_list, "$s10Foundation17NSKeyedUnarchiverC18decodePropertyList6forKeyypSgSS_tF", "casement_unarchiver_list");
ORIGINAL("foundation_unarchiver_list", "$s10Foundation17NSKeyedUnarchiverC18decodePropertyList6forKeyypSgSS_tF");

extern char dictionary[] __asm__("$s10Foundation12NSDictionaryCN") __attribute__((weak));
extern char mutable_dictionary[] __asm__("$s10Foundation19NSMutableDictionaryCN") __attribute__((weak));

// NSDictionary.keysSortedByValue(comparator:)
REDEFINE_METHOD(
    keys_by_value,
    "$s10Foundation12NSDictionaryC17keysSortedByValue10comparatorSayypG0A10Essentials16ComparisonResultOyp_yptXE_tF",
    "casement_keys_by_value");
// NSDictionary.keysSortedByValue(options:usingComparator:)
REDEFINE_METHOD(
    keys_by_value_with_options,
    "$s10Foundation12NSDictionaryC17keysSortedByValue7options15usingComparatorSayypGAA13NSSortOptionsV_0A10Essentials16ComparisonResultOyp_yptXEtF",
    "casement_keys_by_value_with_options");

extern char array[] __asm__("$s10Foundation7NSArrayCN") __attribute__((weak));
extern char mutable_array[] __asm__("$s10Foundation14NSMutableArrayCN") __attribute__((weak));

// NSArray.index(of:)
REDEFINE_METHOD(index_of_object, "$s10Foundation7NSArrayC5index2ofSiyp_tF", "casement_index_of_object");

extern char set[] __asm__("$s10Foundation5NSSetCN") __attribute__((weak));
extern char mutable_set[] __asm__("$s10Foundation12NSMutableSetCN") __attribute__((weak));

// NSSet.isSubset(of:), intersects(_:) and isEqual(to:)
REDEFINE_METHOD(is_subset, "$s10Foundation5NSSetC8isSubset2ofSbShys11AnyHashableVG_tF", "casement_set_is_subset");
REDEFINE_METHOD(intersects, "$s10Foundation5NSSetC10intersectsySbShys11AnyHashableVGF", "casement_set_intersects");
REDEFINE_METHOD(is_equal_set, "$s10Foundation5NSSetC7isEqual2toSbShys11AnyHashableVG_tF", "casement_set_is_equal");

extern char attributed_text[] __asm__("$s10Foundation18NSAttributedStringCN") __attribute__((weak));
extern char mutable_attributed_text[] __asm__("$s10Foundation25NSMutableAttributedStringCN") __attribute__((weak));

// NSAttributedString.isEqual(to:)
REDEFINE_METHOD(
    is_equal_text, "$s10Foundation18NSAttributedStringC7isEqual2toSbAC_tF", "casement_attributed_text_is_equal");

extern char thread[] __asm__("$s10Foundation6ThreadCN") __attribute__((weak));

// Thread.name, getter and setter
REDEFINE_METHOD(thread_name, "$s10Foundation6ThreadC4nameSSSgvg", "casement_thread_name");
REDEFINE_METHOD(set_thread_name, "$s10Foundation6ThreadC4nameSSSgvs", "casement_set_thread_name");
ORIGINAL("foundation_set_thread_name", "$s10Foundation6ThreadC4nameSSSgvs");

__attribute__((constructor)) static void redefine_methods(void) {
  replace(user_defaults, setting, setting_ours);
  replace(user_defaults, set_value, set_value_ours);
  replace(user_defaults, set_address, set_address_ours);
  replace(user_defaults, remove_object, remove_object_ours);
  replace(user_defaults, all_settings, all_settings_ours);
  replace(error_class, foundation_error_hash_original, error_hash_ours);
  replace(error_class, foundation_error_words_original, error_words_ours);
  replace(error_class, foundation_error_description_original, error_description_ours);
  replace(file_manager, folders, folders_ours);
  replace(file_manager, folder, folder_ours);
  replace(decimal_number, decimal_double, decimal_double_ours);
  replace(decimal_number, decimal_hash, decimal_hash_ours);
  replace(decimal_number, compare_decimals, compare_decimals_ours);
  replace(iso_date_formatter, text_of_object, text_of_object_ours);
  replace(byte_count_formatter, text_of_byte_count, text_of_byte_count_ours);
  replace(number, number_words, number_words_ours);
  replace(null_object, null_hash, null_hash_ours);
  replace(date_formatter, text_of_date, text_of_date_ours);
  replace(progress, progress_words, progress_words_ours);
  replace(progress, progress_more_words, progress_more_words_ours);
  replace(timer, timer_info, timer_info_ours);
  replace(number_formatter, number_from_text, number_from_text_ours);
  replace(number_formatter, text_of_number, text_of_number_ours);
  replace(number_formatter, most_digits, most_digits_ours);
  replace(number_formatter, fewest_digits, fewest_digits_ours);
  replace(keyed_unarchiver, unarchived, unarchived_ours);
  replace(keyed_unarchiver, unarchived_of, unarchived_of_ours);
  replace(keyed_unarchiver, unarchived_list, unarchived_list_ours);
  replace(dictionary, keys_by_value, keys_by_value_ours);
  replace(dictionary, keys_by_value_with_options, keys_by_value_with_options_ours);
  replace(mutable_dictionary, keys_by_value, keys_by_value_ours);
  replace(mutable_dictionary, keys_by_value_with_options, keys_by_value_with_options_ours);
  replace(array, index_of_object, index_of_object_ours);
  replace(mutable_array, index_of_object, index_of_object_ours);
  replace(set, is_subset, is_subset_ours);
  replace(set, intersects, intersects_ours);
  replace(set, is_equal_set, is_equal_set_ours);
  replace(mutable_set, is_subset, is_subset_ours);
  replace(mutable_set, intersects, intersects_ours);
  replace(mutable_set, is_equal_set, is_equal_set_ours);
  replace(attributed_text, is_equal_text, is_equal_text_ours);
  replace(mutable_attributed_text, is_equal_text, is_equal_text_ours);
  replace(thread, thread_name, thread_name_ours);
  replace(thread, set_thread_name, set_thread_name_ours);
}
