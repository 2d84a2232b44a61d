// SPDX-License-Identifier: Apache-2.0
#include "ArchiveReading.h"

_Thread_local void *casement_archive_reading;
