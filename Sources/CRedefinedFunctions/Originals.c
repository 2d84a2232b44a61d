// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "CRedefinedFunctions.h"

#include <dlfcn.h>
#include <stddef.h>

// Foundation's own functions, which the functions in their places call. The library is asked for its
// definitions, since the program's have the same names. A program that links the library statically calls
// the library's anyway.

#if defined(__x86_64__)
#define JUMP_BY(pointer) "jmp *" pointer "(%rip)\n"
#elif defined(__aarch64__)
#define JUMP_BY(pointer)                \
  "adrp x16, " pointer "\n"             \
  "ldr x16, [x16, :lo12:" pointer "]\n" \
  "br x16\n"
#else
#error "CRedefinedFunctions: no jump is written for this processor"
#endif

// A function `again` that jumps to the library's function `name`, with all registers as they are.
#define ORIGINAL(again, name)                                        \
  __attribute__((visibility("hidden"))) void *again##_original;      \
  extern const char again##_linked[] __asm__(name) __attribute__((weak)); \
  __asm__(".text\n"                                                  \
          ".weak " #again "\n"                                       \
          ".type " #again ", %function\n" #again ":\n"               \
          JUMP_BY(#again "_original")                                \
          ".size " #again ", . - " #again "\n")

#define DID_CHANGE "$s10Foundation9OperationC14didChangeValue6forKeyySS_tF"
ORIGINAL(foundation_operation_did_change, DID_CHANGE);
#define START "$s10Foundation9OperationC5startyyF"
ORIGINAL(foundation_operation_start, START);
#define CANCEL "$s10Foundation9OperationC6cancelyyF"
ORIGINAL(foundation_operation_cancel, CANCEL);
#define COPY_OF_NUMBERS "$s10Foundation15NumberFormatterC4copy4withypAA6NSZoneVSg_tF"
ORIGINAL(foundation_number_formatter_copy, COPY_OF_NUMBERS);
#define COPY_OF_DATES "$s10Foundation13DateFormatterC4copy4withypAA6NSZoneVSg_tF"
ORIGINAL(foundation_date_formatter_copy, COPY_OF_DATES);
#define ERROR_OBJECT "$s10Foundation22_convertErrorToNSErroryAA0E0Cs0C0_pF"
ORIGINAL(foundation_error_object, ERROR_OBJECT);
#define ERROR_HASH "$s10Foundation7NSErrorC4hashSivg"
ORIGINAL(foundation_error_hash, ERROR_HASH);
#define ERROR_WORDS "$s10Foundation7NSErrorC20localizedDescriptionSSvg"
ORIGINAL(foundation_error_words, ERROR_WORDS);
#define ERROR_DESCRIPTION "$s10Foundation7NSErrorC11descriptionSSvg"
ORIGINAL(foundation_error_description, ERROR_DESCRIPTION);
#define RESOURCE_VALUES \
  "$s20FoundationEssentials3URLV0A0E14resourceValues7forKeysAD011URLResourceE0VShyAD0H3KeyVG_tKF"
ORIGINAL(foundation_resource_values, RESOURCE_VALUES);
#define SET_RESOURCE_VALUES "$s20FoundationEssentials3URLV0A0E17setResourceValuesyyAD011URLResourceF0VKF"
ORIGINAL(foundation_set_resource_values, SET_RESOURCE_VALUES);
#define DECIMAL "$s10Foundation8NSNumberC12decimalValue0A10Essentials7DecimalVvg"
ORIGINAL(foundation_number_decimal, DECIMAL);
#define TIMER_OF_INTERVAL "$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC"
ORIGINAL(foundation_timer_of_interval, TIMER_OF_INTERVAL);
#define PATH_WITH_PART "$s10Foundation8NSStringC22appendingPathComponentyS2SF"
ORIGINAL(foundation_path_with_part, PATH_WITH_PART);
#define DATA_OF_STRING \
  "$sSS20FoundationEssentialsE4data5using20allowLossyConversionAA4DataVSgSSAAE8EncodingV_SbtF"
ORIGINAL(foundation_data_of_string, DATA_OF_STRING);
#define CENTER_POST "$s20FoundationEssentials18NotificationCenterC0A0E4postyyAD0C0VF"
ORIGINAL(foundation_center_post, CENTER_POST);

// Functions of `FoundationAdditions`, which not every program has; they stand for "no" where they are absent. They
// are asked for by name, since this target knows nothing above it.
#define OVERRIDDEN(again, ours) ORIGINAL(again, ours)
OVERRIDDEN(casement_overridden_post, "casement_center_post_by_override");
OVERRIDDEN(casement_overridden_post_name, "casement_center_post_name_by_override");
OVERRIDDEN(casement_found_sentences, "casement_sentences");

static long no(void) { return 0; }

__attribute__((constructor(101))) static void find_overridden(void) {
  casement_overridden_post_original =
      casement_overridden_post_linked ? (void *)casement_overridden_post_linked : (void *)no;
  casement_overridden_post_name_original =
      casement_overridden_post_name_linked ? (void *)casement_overridden_post_name_linked : (void *)no;
  casement_found_sentences_original =
      casement_found_sentences_linked ? (void *)casement_found_sentences_linked : (void *)no;
}

__attribute__((constructor(101))) static void find_originals(void) {
  const struct {
    void **place;
    const char *name;
    const void *linked;
  } originals[] = {
      {&foundation_operation_did_change_original, DID_CHANGE, foundation_operation_did_change_linked},
      {&foundation_number_decimal_original, DECIMAL, foundation_number_decimal_linked},
      {&foundation_operation_start_original, START, foundation_operation_start_linked},
      {&foundation_operation_cancel_original, CANCEL, foundation_operation_cancel_linked},
      {&foundation_number_formatter_copy_original, COPY_OF_NUMBERS, foundation_number_formatter_copy_linked},
      {&foundation_date_formatter_copy_original, COPY_OF_DATES, foundation_date_formatter_copy_linked},
      {&foundation_error_object_original, ERROR_OBJECT, foundation_error_object_linked},
      {&foundation_error_hash_original, ERROR_HASH, foundation_error_hash_linked},
      {&foundation_error_words_original, ERROR_WORDS, foundation_error_words_linked},
      {&foundation_error_description_original, ERROR_DESCRIPTION, foundation_error_description_linked},
      {&foundation_resource_values_original, RESOURCE_VALUES, foundation_resource_values_linked},
      {&foundation_timer_of_interval_original, TIMER_OF_INTERVAL, foundation_timer_of_interval_linked},
      {&foundation_path_with_part_original, PATH_WITH_PART, foundation_path_with_part_linked},
      {&foundation_data_of_string_original, DATA_OF_STRING, foundation_data_of_string_linked},
      {&foundation_center_post_original, CENTER_POST, foundation_center_post_linked},
      {&foundation_set_resource_values_original, SET_RESOURCE_VALUES, foundation_set_resource_values_linked},
  };
  void *library = dlopen("libFoundation.so", RTLD_LAZY | RTLD_NOLOAD);
  for (size_t index = 0; index < sizeof originals / sizeof *originals; index++) {
    void *found = library ? dlsym(library, originals[index].name) : NULL;
    *originals[index].place = found ? found : (void *)originals[index].linked;
  }
}
