// Times kiwi on a problem that it reads from standard input. See SolverBenchmark+Kiwi.swift, which compiles and talks to it.
//
//   variables constraints
//   weight relation constant terms variable coefficient ...      one line for each constraint
//   build N | suggest N | values                                 commands
//
// The answer to `build` and `suggest` is the processor time of one build, or of one round of suggestions, in nanoseconds, averaged over N.

#include <ctime>
#include <iostream>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <kiwi/kiwi.h>

struct Line {
    double weight;
    int relation;
    double constant;
    std::vector<std::pair<int, double>> terms;
};

struct Problem {
    int variableCount = 0;
    std::vector<Line> lines;
};

struct Build {
    kiwi::Solver solver;
    std::vector<kiwi::Variable> variables;

    explicit Build(const Problem& problem) : variables(problem.variableCount) {
        solver.addEditVariable(variables[0], kiwi::strength::strong);
        solver.addEditVariable(variables[1], kiwi::strength::strong);
        for (const Line& line : problem.lines) {
            std::vector<kiwi::Term> terms;
            terms.reserve(line.terms.size());
            for (const auto& term : line.terms) terms.emplace_back(variables[term.first], term.second);
            const auto relation = line.relation < 0 ? kiwi::OP_LE : line.relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
            solver.addConstraint(
                kiwi::Constraint(kiwi::Expression(std::move(terms), -line.constant), relation, line.weight));
        }
    }
};

static const double sizes[6][2] = {{400, 600}, {600, 400}, {800, 1200}, {1200, 800}, {400, 800}, {800, 400}};

static double suggest(Build& build) {
    double sum = 0;
    for (const auto& size : sizes) {
        build.solver.suggestValue(build.variables[0], size[0]);
        build.solver.suggestValue(build.variables[1], size[1]);
        build.solver.updateVariables();
        for (const auto& variable : build.variables) sum += variable.value();
    }
    return sum;
}

static double processorTime() {
    timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec * 1e9 + time.tv_nsec;
}

int main() {
    Problem problem;
    std::size_t count = 0;
    std::cin >> problem.variableCount >> count;
    for (std::size_t i = 0; i < count; ++i) {
        Line line;
        std::size_t terms = 0;
        std::cin >> line.weight >> line.relation >> line.constant >> terms;
        for (std::size_t j = 0; j < terms; ++j) {
            std::pair<int, double> term;
            std::cin >> term.first >> term.second;
            line.terms.push_back(term);
        }
        problem.lines.push_back(line);
    }
    Build standing(problem);
    std::string command;
    int repetitions = 0;
    double sink = 0;
    while (std::cin >> command >> repetitions) {
        const double start = processorTime();
        for (int i = 0; i < repetitions; ++i) {
            if (command == "build") {
                Build build(problem);
                sink += build.variables[0].value();
            } else {
                sink += suggest(standing);
            }
        }
        std::cout << (processorTime() - start) / repetitions << " " << sink << std::endl;
    }
}
