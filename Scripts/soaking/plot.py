# SPDX-License-Identifier: Apache-2.0
"""A run as a picture: memory, frame times, handles and threads over time, as SVG."""
from xml.sax.saxutils import escape

from . import trend

WIDTH, PANEL, GAP, LEFT, TOP = 760, 130, 44, 60, 40
COLORS = {'rss': '#8e8e93', 'own': '#007aff', 'anonymous': '#5ac8fa', 'frame_median': '#34c759',
          'frame_p95': '#ff9500', 'handles': '#af52de', 'threads': '#ff2d55'}
PANELS = [('memory, MB', 1 / 1024, ['rss', 'own']), ('frames, ms', 1, ['frame_p95', 'frame_median']),
          ('handles and threads', 1, ['handles', 'threads'])]
NAMES = {'rss': 'resident', 'own': 'own', 'frame_median': 'median', 'frame_p95': '95 of 100'}
# A picture is no larger than it has to be.
MOST_POINTS = 240


def ceiling(value):
    """The next round number that is no less: 1, 2 or 5 and zeros."""
    step = 1.0
    while step * 10 < value:
        step *= 10
    while step > value and step > 1e-6:
        step /= 10
    return next((step * factor for factor in (1, 2, 5, 10) if step * factor >= value), step * 10)


def line(rows, name, scale, most, across, top):
    """The points of one figure."""
    found = [(row['seconds'], row[name]) for row in rows if row[name] is not None]
    points = []
    for seconds, value in trend.thinned(found, MOST_POINTS):
        x = LEFT + (WIDTH - LEFT - 16) * seconds / across
        y = top + PANEL * (1 - min(1, value * scale / most))
        points.append(f'{x:.0f},{y:.1f}')
    return ' '.join(points)


def svg(rows, title, warm_up):
    """The picture's text."""
    across = max(rows[-1]['seconds'], 1)
    height = TOP + len(PANELS) * (PANEL + GAP)
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
             'font-family="sans-serif" font-size="12">',
             f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
             f'<text x="{LEFT}" y="20" font-size="14">{escape(title)}</text>']
    for index, (heading, scale, names) in enumerate(PANELS):
        top = TOP + index * (PANEL + GAP)
        values = [row[name] * scale for row in rows for name in names if row[name] is not None]
        most = ceiling(max(values, default=1) or 1)
        warm = (WIDTH - LEFT - 16) * min(1, warm_up / across)
        parts.append(f'<rect x="{LEFT}" y="{top}" width="{warm:.0f}" height="{PANEL}" fill="#f2f2f7"/>')
        parts.append(f'<path d="M{LEFT} {top}V{top + PANEL}H{WIDTH - 16}" fill="none" stroke="#000"/>')
        for part in (0, 0.5, 1):
            parts.append(f'<text x="{LEFT - 6}" y="{top + PANEL * (1 - part) + 4:.0f}" text-anchor="end">'
                         f'{most * part:g}</text>')
        parts.append(f'<text x="{LEFT}" y="{top - 6}">{heading}</text>')
        for place, name in enumerate(names):
            color = COLORS[name]
            parts.append(f'<text x="{WIDTH - 16 - 90 * (len(names) - 1 - place)}" y="{top - 6}" fill="{color}" '
                         f'text-anchor="end">{NAMES.get(name, name)}</text>')
            parts.append(f'<polyline fill="none" stroke="{color}" '
                         f'points="{line(rows, name, scale, most, across, top)}"/>')
        for part in (0, 0.25, 0.5, 0.75, 1):
            x = LEFT + (WIDTH - LEFT - 16) * part
            parts.append(f'<text x="{x:.0f}" y="{top + PANEL + 15}" text-anchor="middle">'
                         f'{across * part / 60:.3g}</text>')
    parts.append(f'<text x="{WIDTH - 16}" y="{height - 12}" text-anchor="end">minutes; grey: not judged</text>')
    return '\n'.join(parts + ['</svg>']) + '\n'
