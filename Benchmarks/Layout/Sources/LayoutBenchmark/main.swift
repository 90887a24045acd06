import AutoLayout
import Foundation

/// What was measured of one workload: CPU milliseconds.
struct Measurement: Encodable {
    var workload: String
    var wall: [Double]
    var note: String

    func emit() throws {
        print(String(decoding: try JSONEncoder().encode(self), as: UTF8.self))
    }
}

/// CPU time of this process so far, in milliseconds: neighbours on the machine do not count.
func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

/// What reading the clock takes; it is a call of the system's.
let clockTime: Double = {
    let times = (0..<1000).map { _ in -now() + now() }
    return times.sorted()[500]
}()

/// Adds a workload in one batch several times, and resizes the root of the last one; a resize ends when the value of
/// every variable has been read.
func measure(_ name: String, first: Double, repeats: Int, resizes: Int, _ make: () throws -> Workload) throws {
    var added: [Double] = []
    var resized: [Double] = []
    var sum = 0.0
    for index in 0..<repeats {
        var work = try make()
        let start = now()
        try work.solver.add(work.constraints)
        work.solver.solve()
        added.append(now() - start)
        if index < repeats - 1 { continue }
        let counters = work.solver.counters
        for step in 0..<resizes {
            let start = now()
            try work.solver.setConstant(first + Double(step * 37 % 700), of: work.rootWidth)
            work.solver.solve()
            sum += work.sumOfValues()
            resized.append(now() - start - clockTime)
        }
        if !sum.isFinite { print("A value is not finite.") }
        let note =
            "\(work.constraints.count) constraints, \(counters.pivots) pivots, \(counters.components) components, "
            + "\(counters.bytes / counters.constraints) bytes a constraint"
        try Measurement(workload: name + " add", wall: added, note: note).emit()
        let pivots = work.solver.counters.pivots - counters.pivots
        try Measurement(workload: name + " resize", wall: resized, note: "\(pivots) pivots").emit()
    }
}

/// One optional constraint comes and goes, in a part of thousands of variables.
func measureToggle(_ name: String, _ make: () throws -> Workload) throws {
    var work = try make()
    try work.solver.add(work.constraints)
    work.solver.solve()
    var added: [Double] = []
    var removed: [Double] = []
    let height = work.variables[work.variables.count / 2 / 4 * 4 + 3]
    for _ in 0..<50 {
        var start = now()
        let id = try work.solver.add(LayoutConstraint([LinearTerm(height)], .equal, 33, priority: 900))
        work.solver.solve()
        added.append(now() - start)
        start = now()
        try work.solver.remove(id)
        work.solver.solve()
        removed.append(now() - start)
    }
    try Measurement(workload: name + " one more", wall: added, note: "one constraint in a large component").emit()
    try Measurement(workload: name + " one less", wall: removed, note: "").emit()
}

let workloads: [(name: String, run: () throws -> Void)] = [
    ("K1", { try measure("K1", first: 20000, repeats: 5, resizes: 1000) { try .chain(1000) } }),
    ("K2", { try measure("K2", first: 320, repeats: 5, resizes: 1000) { try .cards(stacks: 50, depth: 10) } }),
    ("K4-20", { try measure("K4-20", first: 320, repeats: 3, resizes: 1000) { try .grid(20) } }),
    ("K4-200", { try measure("K4-200", first: 320, repeats: 3, resizes: 20) { try .grid(200) } }),
    ("stacks", { try measure("stacks", first: 393, repeats: 3, resizes: 100) { try .stacks(rows: 400, columns: 4) } }),
    ("toggle", { try measureToggle("stacks") { try .stacks(rows: 400, columns: 4) } }),
    (
        "growth",
        {
            for count in [250, 500, 1000, 2000, 4000] {
                try measure("K1-\(count)-views", first: 20 * Double(count), repeats: 5, resizes: 200) {
                    try .chain(count)
                }
            }
            for count in [100, 250, 500, 1000, 2000, 4000] {
                try measure("K2-\(count)-views", first: 320, repeats: 5, resizes: 200) {
                    try .cards(stacks: count / 10, depth: 10)
                }
            }
        }
    ),
]

/// Without arguments everything, else the workloads named.
let chosen = Set(CommandLine.arguments.dropFirst())
for workload in workloads where chosen.isEmpty || chosen.contains(workload.name) { try workload.run() }
