// SPDX-License-Identifier: Apache-2.0
// Functions of the ICU that comes with Foundation, by names of our own.
//
// ICU's headers stay out: a program that imports libxml2 sees the headers of the system's ICU, which define the
// same types otherwise, and a module of ours that shows Foundation's would not go together with them.
// Every enumeration is a 32-bit number; ICUNumbers.swift names those that are used.

#pragma once
#include <stdint.h>

typedef const char *icu_text;
typedef const uint16_t *icu_units;
typedef uint16_t *icu_buffer;

struct icu_breaks;
struct icu_breaks *icu_ubrk_open(int32_t type, icu_text locale, icu_units text, int32_t length, int32_t *status)
    __asm__("swift_ubrk_open");
void icu_ubrk_close(struct icu_breaks *iterator) __asm__("swift_ubrk_close");
int32_t icu_ubrk_first(struct icu_breaks *iterator) __asm__("swift_ubrk_first");
int32_t icu_ubrk_next(struct icu_breaks *iterator) __asm__("swift_ubrk_next");

int32_t icu_uameasfmt_getUnitsForUsage(icu_text locale, icu_text category, icu_text usage, int32_t *units,
                                       int32_t capacity, int32_t *status) __asm__("uameasfmt_getUnitsForUsage");

struct icu_fields;
struct icu_fields *icu_ufieldpositer_open(int32_t *status) __asm__("swift_ufieldpositer_open");
void icu_ufieldpositer_close(struct icu_fields *fields) __asm__("swift_ufieldpositer_close");
int32_t icu_ufieldpositer_next(struct icu_fields *fields, int32_t *start, int32_t *end)
    __asm__("swift_ufieldpositer_next");

struct icu_number_format;
struct icu_number_format *icu_unum_open(int32_t style, icu_units pattern, int32_t length, icu_text locale,
                                        void *error, int32_t *status) __asm__("swift_unum_open");

struct icu_formatter;
struct icu_formatted;
struct icu_formatter *icu_unumf_openForSkeletonAndLocale(icu_units skeleton, int32_t length, icu_text locale,
                                                         int32_t *status)
    __asm__("swift_unumf_openForSkeletonAndLocale");
void icu_unumf_close(struct icu_formatter *formatter) __asm__("swift_unumf_close");
struct icu_formatted *icu_unumf_openResult(int32_t *status) __asm__("swift_unumf_openResult");
void icu_unumf_closeResult(struct icu_formatted *result) __asm__("swift_unumf_closeResult");
void icu_unumf_formatDouble(const struct icu_formatter *formatter, double value, struct icu_formatted *result,
                            int32_t *status) __asm__("swift_unumf_formatDouble");
int32_t icu_unumf_resultToString(const struct icu_formatted *result, icu_buffer buffer, int32_t capacity,
                                 int32_t *status) __asm__("swift_unumf_resultToString");
int32_t icu_unumf_resultToDecimalNumber(const struct icu_formatted *result, char *buffer, int32_t capacity,
                                        int32_t *status) __asm__("swift_unumf_resultToDecimalNumber");
void icu_unumf_resultGetAllFieldPositions(const struct icu_formatted *result, struct icu_fields *fields,
                                          int32_t *status) __asm__("swift_unumf_resultGetAllFieldPositions");

struct icu_relative_format;
struct icu_relative_format *icu_ureldatefmt_open(icu_text locale, struct icu_number_format *numbers, int32_t width,
                                                 int32_t capitalization, int32_t *status)
    __asm__("swift_ureldatefmt_open");
void icu_ureldatefmt_close(struct icu_relative_format *formatter) __asm__("swift_ureldatefmt_close");
int32_t icu_ureldatefmt_format(const struct icu_relative_format *formatter, double offset, int32_t unit,
                               icu_buffer buffer, int32_t capacity, int32_t *status)
    __asm__("swift_ureldatefmt_format");
int32_t icu_ureldatefmt_formatNumeric(const struct icu_relative_format *formatter, double offset, int32_t unit,
                                      icu_buffer buffer, int32_t capacity, int32_t *status)
    __asm__("swift_ureldatefmt_formatNumeric");
