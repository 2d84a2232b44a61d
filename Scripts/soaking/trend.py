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


def rises(values):
    """Whether each quarter's median is above that of the quarter before. One step is no growth: threads of a
    pool, with the handles of their run loops, come once the machine has much to do.
    """
    size = len(values) // 4
    medians = [statistics.median(values[index * size:(index + 1) * size]) for index in range(4 if size else 0)]
    return bool(medians) and all(low < high for low, high in zip(medians, medians[1:]))
