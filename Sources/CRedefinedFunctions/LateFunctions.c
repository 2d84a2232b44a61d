// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "CRedefinedFunctions.h"

#include <dlfcn.h>
#include <stddef.h>

// Functions of libraries that are there only in programs that use them, and so are the functions in their
// places: NetworkingAdditions and XMLAdditions hand them over. Until then a name leads to the library's function.

#define REQUEST "$s20FoundationNetworking11URLProtocolC7requestAA10URLRequestVvg"
#define REGISTER "$s20FoundationNetworking11URLProtocolC13registerClassySbyXlXpFZ"
#define UNREGISTER "$s20FoundationNetworking11URLProtocolC15unregisterClassyyyXlXpFZ"
#define PARSE "$s13FoundationXML9XMLParserC5parseSbyF"
#define PARSER_ERROR "$s13FoundationXML9XMLParserC11parserErrors0E0_pSgvg"
#define DEFAULT "$s20FoundationNetworking23URLSessionConfigurationC7defaultACvgZ"
#define EPHEMERAL "$s20FoundationNetworking23URLSessionConfigurationC9ephemeralACvgZ"
#define STATUS_WORDS "$s20FoundationNetworking15HTTPURLResponseC15localizedString13forStatusCodeSSSi_tFZ"
#define FILE_NAME "$s20FoundationNetworking11URLResponseC17suggestedFilenameSSSgvg"

// By the numbers that `LateFunction` has.
static const struct {
  const char *library;
  const char *name;
} functions[] = {
    {"libFoundationNetworking.so", REQUEST},
    {"libFoundationNetworking.so", REGISTER},
    {"libFoundationNetworking.so", UNREGISTER},
    {"libFoundationXML.so", PARSE},
    {"libFoundationXML.so", PARSER_ERROR},
    {"libFoundationNetworking.so", FILE_NAME},
    {"libFoundationNetworking.so", DEFAULT},
    {"libFoundationNetworking.so", EPHEMERAL},
    {"libFoundationNetworking.so", STATUS_WORDS},
};
enum { count = sizeof functions / sizeof *functions };

__attribute__((visibility("hidden"))) void *late_functions[count];

#if defined(__x86_64__)
#define JUMP_BY(pointer) "jmp *" pointer "(%rip)\n"
#elif defined(__aarch64__)
#define JUMP_BY(pointer)               \
  "adrp x16, " pointer "\n"            \
  "add x16, x16, :lo12:" pointer "\n"  \
  "ldr x16, [x16]\n"                   \
  "br x16\n"
#else
#error "CRedefinedFunctions: no jump is written for this processor"
#endif

#define REDEFINE_BY(pointer, name)     \
  __asm__(".text\n"                    \
          ".weak \"" name "\"\n"       \
          ".type \"" name "\", %function\n" \
          "\"" name "\":\n"            \
          JUMP_BY(pointer)             \
          ".size \"" name "\", . - \"" name "\"\n")

// URLProtocol.request
REDEFINE_BY("late_functions", REQUEST);
// URLProtocol.registerClass(_:) and unregisterClass(_:)
REDEFINE_BY("late_functions + 8", REGISTER);
REDEFINE_BY("late_functions + 16", UNREGISTER);
// XMLParser.parse() and parserError
REDEFINE_BY("late_functions + 24", PARSE);
REDEFINE_BY("late_functions + 32", PARSER_ERROR);
// URLResponse.suggestedFilename
REDEFINE_BY("late_functions + 40", FILE_NAME);
// URLSessionConfiguration.default and ephemeral
REDEFINE_BY("late_functions + 48", DEFAULT);
REDEFINE_BY("late_functions + 56", EPHEMERAL);
// HTTPURLResponse.localizedString(forStatusCode:)
REDEFINE_BY("late_functions + 64", STATUS_WORDS);

__attribute__((constructor(101))) static void find_functions(void) {
  for (int index = 0; index < count; index++) {
    void *library = dlopen(functions[index].library, RTLD_LAZY | RTLD_NOLOAD);
    if (library && !late_functions[index]) late_functions[index] = dlsym(library, functions[index].name);
  }
}

// Puts a function in the place of the library's, by its number. A program and the framework's library have a
// copy each of this file; the dynamic linker gives both the program's.
__attribute__((weak)) void replace_late_function(int index, void *function) {
  if (function && index < count) late_functions[index] = function;
}
