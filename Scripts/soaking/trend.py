# SPDX-License-Identifier: Apache-2.0
"""Whether a figure grows: the slope that outliers do not move, and how sure it is."""
import math
import statistics

# More points than this are thinned out: pairs grow with the square.
MOST_POINTS = 600


def thinned(points, most=MOST_POINTS):
    """Evenly chosen points, the first and the last among them."""
    if len(points) <= most:
        return list(points)
    step = (len(points) - 1) / (most - 1)
    return [points[round(index * step)] for index in range(most)]


def slope(points):
    """The median of the slopes of all pairs (Theil and Sen), and the ends of the interval that holds
    the true one in 95 of 100 cases (Kendall's statistic). Too few points have the interval of all.
    """
    points = thinned(points)
    pairs = sorted((y2 - y1) / (x2 - x1) for index, (x1, y1) in enumerate(points)
                   for x2, y2 in points[index + 1:] if x2 != x1)
    if not pairs:
        return None
    count = len(points)
    spread = 1.96 * math.sqrt(count * (count - 1) * (2 * count + 5) / 18)
    low = max(0, int((len(pairs) - spread) / 2))
    high = min(len(pairs) - 1, math.ceil((len(pairs) + spread) / 2))
    return statistics.median(pairs), pairs[low], pairs[high]


def steps_up(values):
    """Whether the least of the last third is more than the most of the first third."""
    third = len(values) // 3
    return third > 0 and min(values[-third:]) > max(values[:third])
