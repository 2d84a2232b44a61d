// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "FunctionNames.h"

#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

// Whether `count` entries of `size` bytes lie within a file of `length` bytes.
static bool lies_within(uint64_t offset, uint64_t count, uint64_t size, uint64_t length) {
  return offset <= length && (size == 0 || count <= (length - offset) / size);
}

// Copies the name of the function at `value` from the list of symbols of a file that lies in memory.
static bool find(const unsigned char *file, uint64_t length, uint64_t value, const char *ending, char *name,
                 size_t capacity) {
  const Elf64_Ehdr *header = (const Elf64_Ehdr *)file;
  if (length < sizeof *header || memcmp(file, ELFMAG, SELFMAG) != 0 || file[EI_CLASS] != ELFCLASS64) return false;
  if (header->e_shentsize != sizeof(Elf64_Shdr) || header->e_shoff % 8 != 0) return false;
  if (!lies_within(header->e_shoff, header->e_shnum, sizeof(Elf64_Shdr), length)) return false;
  const Elf64_Shdr *sections = (const Elf64_Shdr *)(file + header->e_shoff);
  for (int index = 0; index < header->e_shnum; index++) {
    const Elf64_Shdr *table = &sections[index];
    if (table->sh_type != SHT_SYMTAB || table->sh_link >= header->e_shnum || table->sh_offset % 8 != 0) continue;
    const Elf64_Shdr *words = &sections[table->sh_link];
    uint64_t count = table->sh_size / sizeof(Elf64_Sym);
    if (!lies_within(table->sh_offset, count, sizeof(Elf64_Sym), length)) continue;
    if (!lies_within(words->sh_offset, words->sh_size, 1, length)) continue;
    const Elf64_Sym *symbols = (const Elf64_Sym *)(file + table->sh_offset);
    const char *text = (const char *)file + words->sh_offset;
    for (uint64_t place = 0; place < count; place++) {
      const Elf64_Sym *symbol = &symbols[place];
      if (symbol->st_value != value || ELF64_ST_TYPE(symbol->st_info) != STT_FUNC) continue;
      if (symbol->st_name >= words->sh_size) continue;
      const char *found = text + symbol->st_name;
      size_t size = strnlen(found, words->sh_size - symbol->st_name);
      size_t end = strlen(ending);
      if (size >= capacity || size < end || memcmp(found + size - end, ending, end) != 0) continue;
      memcpy(name, found, size);
      name[size] = 0;
      return true;
    }
  }
  return false;
}

bool casement_function_name(const void *address, const char *ending, char *name, size_t capacity) {
  Dl_info info;
  struct link_map *map = NULL;
  if (dladdr1(address, &info, (void **)&map, RTLD_DL_LINKMAP) == 0 || map == NULL) return false;
  const char *path = map->l_name != NULL && map->l_name[0] != 0 ? map->l_name : "/proc/self/exe";
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  struct stat status;
  bool is_found = false;
  if (fstat(file, &status) == 0 && status.st_size > 0) {
    uint64_t length = (uint64_t)status.st_size;
    void *bytes = mmap(NULL, length, PROT_READ, MAP_PRIVATE, file, 0);
    if (bytes != MAP_FAILED) {
      uint64_t value = (uint64_t)(uintptr_t)address - (uint64_t)map->l_addr;
      is_found = find(bytes, length, value, ending, name, capacity);
      munmap(bytes, length);
    }
  }
  close(file);
  return is_found;
}
