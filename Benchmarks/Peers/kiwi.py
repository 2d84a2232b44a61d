#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The scenes of Auto Layout in kiwi, the constraint solver of the Python package kiwisolver.

Prints a JSON record a line, as the other peers' programs do.
"""
import json
import time

from kiwisolver import Solver, Variable


class Box:
    __slots__ = ('x', 'y', 'width', 'height')

    def __init__(self):
        self.x, self.y = Variable(), Variable()
        self.width, self.height = Variable(), Variable()


def report(title, times, count):
    times.sort()
    record = {'w': title, 'peer': 'kiwi', 'N': count, 'med': times[len(times) // 2] * 1e3,
              'n': len(times)}
    print(json.dumps(record), flush=True)


def repeat(work, most=50, budget=1.0, least=3):
    """The seconds that each run of work took."""
    times = []
    while len(times) < least or (sum(times) < budget and len(times) < most):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
        if sum(times) > 20:
            break
    return times


class Chain:
    def __init__(self, count):
        self.solver = Solver()
        self.root = Box()
        self.boxes = []
        self.made = []
        for variable, value in ((self.root.x, 0), (self.root.y, 0), (self.root.height, 800)):
            self.solver.addConstraint(variable == value)
        self.solver.addEditVariable(self.root.width, 'strong')
        self.gap = Variable()
        self.solver.addEditVariable(self.gap, 'strong')
        self.solver.suggestValue(self.root.width, 400)
        self.solver.suggestValue(self.gap, 8)
        self.add(count)
        self.solver.updateVariables()

    def add(self, count):
        for _ in range(count):
            box = Box()
            if self.boxes:
                last = self.boxes[-1]
                space = self.gap if len(self.boxes) == 1 else 8
                top = box.y == last.y + last.height + space
            else:
                top = box.y == self.root.y
            constraints = [top, box.x == self.root.x + 16,
                           box.x + box.width == self.root.x + self.root.width - 16,
                           box.height == 20]
            for constraint in constraints:
                self.solver.addConstraint(constraint)
            self.boxes.append(box)
            self.made.append(constraints)

    def remove(self, count):
        for _ in range(count):
            for constraint in self.made.pop():
                self.solver.removeConstraint(constraint)
            self.boxes.pop()


def chain(count):
    report(f'C1 build N={count}', repeat(lambda: Chain(count)), count)
    kept = Chain(count)
    step = [0]

    def resize():
        step[0] = (step[0] + 1) % 100
        kept.solver.suggestValue(kept.root.width, 300 + step[0])
        kept.solver.updateVariables()

    def constant():
        step[0] = 8 if step[0] == 0 else 0
        kept.solver.suggestValue(kept.gap, 8 + step[0])
        kept.solver.updateVariables()

    report(f'C1 resize N={count}', repeat(resize), count)
    report(f'C1 constant N={count}', repeat(constant), count)
    if count != 1000:
        return

    def add():
        kept.add(100)
        kept.solver.updateVariables()

    def remove():
        kept.remove(100)
        kept.solver.updateVariables()

    added, removed = [], []
    for _ in range(5):
        added += repeat(add, most=1, least=1)
        removed += repeat(remove, most=1, least=1)
    report('C5/add', added, count)
    report('C5/remove', removed, count)


def nest(depth):
    solver = Solver()
    root = Box()
    for variable, value in ((root.x, 0), (root.y, 0), (root.width, 8000), (root.height, 800)):
        solver.addConstraint(variable == value)

    def fill(parent, depth):
        boxes = [Box() for _ in range(10)]
        for index, box in enumerate(boxes):
            if index:
                before = boxes[index - 1]
                solver.addConstraint(box.x == before.x + before.width + 4)
                solver.addConstraint(box.width == boxes[0].width)
            else:
                solver.addConstraint(box.x == parent.x + 4)
            solver.addConstraint(box.y == parent.y + 4)
            solver.addConstraint(box.y + box.height == parent.y + parent.height - 4)
            solver.addConstraint(box.width >= 1)
            solver.addConstraint((box.width <= 30) | 'medium')
            solver.addConstraint((box.width >= 30) | 'weak')
        last = boxes[-1]
        solver.addConstraint((last.x + last.width == parent.x + parent.width - 4) | 'strong')
        if depth > 1:
            for box in boxes:
                fill(box, depth - 1)

    fill(root, depth)
    solver.updateVariables()


if __name__ == '__main__':
    for number in (10, 100, 1000, 2000):
        chain(number)
    report('C2 build', repeat(lambda: nest(3), least=1), 1110)
