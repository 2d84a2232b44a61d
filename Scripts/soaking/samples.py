# SPDX-License-Identifier: Apache-2.0
"""What is measured of a process: memory, handles, threads, processor time; and its frames."""
import os
import re
import statistics
import threading

# The columns of the table, in order. Memory is in KB, frame times in milliseconds.
COLUMNS = ['seconds', 'rss', 'pss', 'own', 'anonymous', 'handles', 'threads', 'processor', 'actions',
           'laps', 'frames', 'frame_median', 'frame_p95', 'frame_most']
# The columns that a lap's end is judged by; others only explain.
MEMORY = ['own', 'rss', 'pss', 'anonymous']

FRAME = re.compile(r'^frame \d+ at [\d.]+: (.*) ms; ')
PHASE = re.compile(r'[a-z]+ ([\d.]+)')


class Gone(Exception):
    """The process is no longer there."""


def memory(text):
    """The figures of a `smaps_rollup` file that count, in KB.

    `own` is what nobody else has and no file holds: anonymous and shared memory, by its share. Pages
    of files (the program, libraries, fonts) come and go as the system likes.
    """
    found = {name: int(value) for name, value in re.findall(r'^(\w+): +(\d+) kB$', text, re.M)}
    return {'rss': found['Rss'], 'pss': found['Pss'], 'anonymous': found['Anonymous'],
            'own': found.get('Pss_Anon', found['Anonymous']) + found.get('Pss_Shmem', 0)}


def process(number):
    """The figures of a process as it is now."""
    folder = f'/proc/{number}'
    try:
        with open(f'{folder}/smaps_rollup', encoding='ascii') as file:
            found = memory(file.read())
        found['handles'] = len(os.listdir(f'{folder}/fd'))
        found['threads'] = len(os.listdir(f'{folder}/task'))
        with open(f'{folder}/stat', encoding='ascii') as file:
            fields = file.read().rpartition(')')[2].split()
    except (OSError, KeyError) as error:
        raise Gone(str(error)) from error
    found['processor'] = round((int(fields[11]) + int(fields[12])) / os.sysconf('SC_CLK_TCK'), 2)
    return found


def frame_time(line):
    """The milliseconds of a line of CASEMENT_DEBUG=frames; None for other lines."""
    match = FRAME.match(line)
    return sum(float(part) for part in PHASE.findall(match.group(1))) if match else None


class Frames:
    """The times of the frames since they were last asked for. Lines come on another thread."""

    def __init__(self):
        self.guard = threading.Lock()
        self.times = []

    def read(self, line):
        """Takes a line of the program's; answers whether it was a frame's."""
        time = frame_time(line)
        if time is None:
            return False
        with self.guard:
            self.times.append(time)
        return True

    def take(self):
        """The figures of the frames since the last call."""
        with self.guard:
            times, self.times = sorted(self.times), []
        if not times:
            return {'frames': 0, 'frame_median': '', 'frame_p95': '', 'frame_most': ''}
        return {'frames': len(times), 'frame_median': round(statistics.median(times), 3),
                'frame_p95': round(times[min(len(times) - 1, int(len(times) * 0.95))], 3),
                'frame_most': round(times[-1], 3)}
