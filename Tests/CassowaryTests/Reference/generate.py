#!/usr/bin/env python3
"""Generates the reference answers in ../Data with independent solvers.

    python3 -m venv /tmp/reference && /tmp/reference/bin/pip install numpy scipy kiwisolver
    /tmp/reference/bin/python generate.py levels 20000 > ../Data/levels.txt
    /tmp/reference/bin/python generate.py kiwi 10000 > ../Data/kiwi.txt
    /tmp/reference/bin/python generate.py conflicts 3000 > ../Data/conflicts.txt

A case is one line of four fields that a semicolon separates:

    variables ; constraints ; errors ; values

A constraint is "relation strength constant variable coefficient variable coefficient ...", with a comma between constraints. The
relation is -1, 0 or 1; the strength is 1000 for required; coefficients are in quarters.

levels     scipy's HiGHS solves level after level, then for the smallest sum of slacks of the inequalities, then for the smallest
           absolute value of each variable in turn. "errors" has the error of each optional level, strongest first, and the sum of slacks.
kiwi       kiwisolver, with the strengths 3, 2, 1 as its strong, medium, weak. Only systems in which its weights act as levels are kept: those
           for which HiGHS, solving level after level, finds the same errors. There are no values, since kiwi's depend on history.
conflicts  required constraints only; "errors" tells for each in turn whether those before it that were not refused allow it
           (1) or refuse it (0).
"""

import random
import sys

import kiwisolver
import numpy
from scipy.optimize import linprog

REQUIRED = 1000
LOOSE = 1e-8


class System:
    def __init__(self, count, constraints):
        self.count = count
        self.constraints = constraints

    def text(self):
        rows = []
        for relation, strength, constant, terms in self.constraints:
            numbers = [relation, strength, constant]
            for index, coefficient in terms:
                numbers += [index, coefficient]
            rows.append(" ".join(map(str, numbers)))
        return f"{self.count};{','.join(rows)}"

    def strengths(self):
        return sorted({c[1] for c in self.constraints if c[1] != REQUIRED}, reverse=True)


def random_terms(rng, count, most):
    size = min(count, rng.choice([1, 1, 2, 2, 2, 3, most]))
    return [(i, rng.choice([-12, -8, -4, -4, -4, -2, 2, 4, 4, 4, 4, 8])) for i in rng.sample(range(count), size)]


def scattered(rng, required=True):
    """Any constraints over a few variables. Those that are required hold in a common point."""
    count = rng.randint(1, 6)
    point = [rng.randint(-40, 40) for _ in range(count)]
    levels = rng.sample([1, 50, 250, 251, 500, 749, 750, 999], rng.randint(1, 4))
    constraints = []
    for _ in range(rng.randint(1, 3 * count + 1)):
        terms = random_terms(rng, count, 4)
        relation = rng.choice([-1, 0, 0, 1])
        if required and rng.random() < 0.35:
            value = sum(c * point[i] for i, c in terms) / 4
            constant = value + {-1: rng.choice([0, 3, 20]), 0: 0, 1: -rng.choice([0, 3, 20])}[relation]
            if constant != int(constant):
                continue
            constraints.append((relation, REQUIRED, int(constant), terms))
        else:
            constraints.append((relation, rng.choice(levels), rng.randint(-50, 50), terms))
    return System(count, constraints)


def layout(rng):
    """Views beside each other, each a left edge and a width, in a container that starts at 0."""
    views = rng.randint(1, 3)
    count = 2 * views + 1
    frame, constraints = count - 1, []
    constraints.append((0, REQUIRED, rng.choice([100, 200, 320]), [(frame, 4)]))
    gap = rng.choice([0, 8, 10])
    for view in range(views):
        left, width = 2 * view, 2 * view + 1
        constraints.append((1, REQUIRED, 0, [(width, 4)]))
        relation = rng.choice([0, 0, 1])
        if view == 0:
            constraints.append((relation, REQUIRED, gap, [(left, 4)]))
        else:
            constraints.append((relation, REQUIRED, gap, [(left, 4), (left - 2, -4), (width - 2, -4)]))
        constraints.append((-1, rng.choice([REQUIRED, 999]), -gap, [(left, 4), (width, 4), (frame, -4)]))
        if rng.random() < 0.7:
            natural = rng.choice([20, 50, 80, 120])
            constraints.append((-1, rng.choice([250, 251]), natural, [(width, 4)]))
            constraints.append((1, rng.choice([749, 750]), natural, [(width, 4)]))
        if view > 0 and rng.random() < 0.4:
            constraints.append((0, rng.choice([500, 999]), 0, [(width, 4), (width - 2, rng.choice([-4, -4, -2, -8]))]))
        if rng.random() < 0.3:
            constraints.append((0, rng.choice([250, 500]), 0, [(left, 4), (width, 2), (frame, -2)]))
    rng.shuffle(constraints)
    return System(count, constraints)


def errors(system, strength, values):
    total = 0.0
    for relation, own, constant, terms in system.constraints:
        if own == strength:
            residual = sum(c * values[i] for i, c in terms) / 4 - constant
            total += abs(residual) if relation == 0 else max(0.0, -relation * residual)
    return total


def slack(system, values):
    total = 0.0
    for relation, _, constant, terms in system.constraints:
        if relation:
            total += max(0.0, relation * (sum(c * values[i] for i, c in terms) / 4 - constant))
    return total


class Program:
    """The linear program of a system: x, then over and under of each constraint, then over and under of each variable."""

    def __init__(self, system):
        self.system = system
        count, size = system.count, len(system.constraints)
        self.width = count + 2 * size + 2 * count
        self.bounds = [(None, None)] * count + [(0, None)] * (self.width - count)
        self.equations, self.sides = [], []
        self.caps, self.limits = [], []
        for index, (relation, strength, constant, terms) in enumerate(system.constraints):
            row = numpy.zeros(self.width)
            for variable, coefficient in terms:
                row[variable] += coefficient / 4
            over, under = count + 2 * index, count + 2 * index + 1
            row[over], row[under] = -1, 1
            self.equations.append(row)
            self.sides.append(constant)
            if strength == REQUIRED:
                if relation != 1:
                    self.bounds[over] = (0, 0)
                if relation != -1:
                    self.bounds[under] = (0, 0)
        for variable in range(count):
            row = numpy.zeros(self.width)
            over = count + 2 * size + 2 * variable
            row[variable], row[over], row[over + 1] = 1, -1, 1
            self.equations.append(row)
            self.sides.append(0)

    def cost(self, pick):
        cost = numpy.zeros(self.width)
        for index, (relation, strength, _, _) in enumerate(self.system.constraints):
            over, under = pick(relation, strength)
            cost[self.system.count + 2 * index] = over
            cost[self.system.count + 2 * index + 1] = under
        return cost

    def solve(self, cost):
        result = linprog(
            cost,
            A_ub=numpy.array(self.caps) if self.caps else None,
            b_ub=self.limits if self.caps else None,
            A_eq=numpy.array(self.equations),
            b_eq=self.sides,
            bounds=self.bounds,
            method="highs-ds",
            options={"primal_feasibility_tolerance": 1e-10, "dual_feasibility_tolerance": 1e-10},
        )
        if result.status != 0:
            return None
        return result

    def minimise(self, cost):
        """Minimises and keeps the minimum from now on."""
        result = self.solve(cost)
        if result is None:
            return None
        self.caps.append(cost)
        self.limits.append(result.fun + LOOSE)
        return result


def level_cost(level):
    def pick(relation, strength):
        if strength != level:
            return (0, 0)
        return (1 if relation != 1 else 0, 1 if relation != -1 else 0)

    return pick


def solve_levels(system):
    program = Program(system)
    result = program.solve(numpy.zeros(program.width))
    if result is None:
        return None
    for level in system.strengths():
        result = program.minimise(program.cost(level_cost(level)))
        if result is None:
            return None
    return program, result


def solve_fully(system):
    solved = solve_levels(system)
    if solved is None:
        return None
    program, _ = solved
    slack_cost = program.cost(lambda relation, _: (1 if relation == 1 else 0, 1 if relation == -1 else 0))
    if program.minimise(slack_cost) is None:
        return None
    values = []
    for variable in range(system.count):
        cost = numpy.zeros(program.width)
        over = system.count + 2 * len(system.constraints) + 2 * variable
        cost[over] = cost[over + 1] = 1
        result = program.minimise(cost)
        if result is None:
            return None
        values.append(result.x[variable])
    return values


def number(value):
    text = f"{value:.7g}"
    return "0" if text in ("-0", "0") or abs(value) < 1e-6 else text


def levels_case(rng):
    system = scattered(rng) if rng.random() < 0.65 else layout(rng)
    values = solve_fully(system)
    if values is None:
        return None
    found = [errors(system, level, values) for level in system.strengths()] + [slack(system, values)]
    return f"{system.text()};{' '.join(map(number, found))};{' '.join(map(number, values))}"


def kiwi_case(rng):
    system = scattered(rng)
    renamed = dict(zip(system.strengths(), rng.choice([[3, 2, 1], [2, 1], [1]])))
    system.constraints = [
        (r, s if s == REQUIRED else renamed.get(s, 1), c, t) for r, s, c, t in system.constraints
    ]
    solver = kiwisolver.Solver()
    variables = [kiwisolver.Variable(str(i)) for i in range(system.count)]
    names = {REQUIRED: "required", 3: "strong", 2: "medium", 1: "weak"}
    try:
        for relation, strength, constant, terms in system.constraints:
            left = sum((c / 4) * variables[i] for i, c in terms)
            symbol = {-1: "<=", 0: "==", 1: ">="}[relation]
            solver.addConstraint(kiwisolver.Constraint(left - constant, symbol, names[strength]))
    except kiwisolver.UnsatisfiableConstraint:
        return None
    solver.updateVariables()
    values = [v.value() for v in variables]
    solved = solve_levels(system)
    if solved is None:
        return None
    expected = solved[1].x[: system.count]
    ours = [errors(system, level, values) for level in system.strengths()]
    theirs = [errors(system, level, expected) for level in system.strengths()]
    if max(map(abs, numpy.subtract(ours, theirs)), default=0) > 1e-6 or errors(system, REQUIRED, values) > 1e-6:
        return None
    return f"{system.text()};{' '.join(map(number, ours))};"


def conflicts_case(rng):
    count = rng.randint(1, 4)
    kept, answers, constraints = [], [], []
    for _ in range(rng.randint(3, 9)):
        constraint = (rng.choice([-1, 0, 1]), REQUIRED, rng.randint(-20, 20), random_terms(rng, count, 3))
        constraints.append(constraint)
        program = Program(System(count, kept + [constraint]))
        possible = program.solve(numpy.zeros(program.width)) is not None
        answers.append(int(possible))
        if possible:
            kept.append(constraint)
    return f"{System(count, constraints).text()};{' '.join(map(str, answers))};"


def main():
    kind, count = sys.argv[1], int(sys.argv[2])
    make = {"levels": levels_case, "kiwi": kiwi_case, "conflicts": conflicts_case}[kind]
    rng = random.Random(f"clavier {kind}")
    written = 0
    while written < count:
        line = make(rng)
        if line is not None:
            print(line)
            written += 1


if __name__ == "__main__":
    main()
