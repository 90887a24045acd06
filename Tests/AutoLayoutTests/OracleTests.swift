import AutoLayout
import Foundation
import Testing

@Suite("Against an independent solver")
struct OracleTests {
    /// What `oracle.py` found for a system.
    struct Optimum {
        var errors: [Double]
        /// Empty if there are several optima.
        var values: [Double]
    }

    static func optima() throws -> [Optimum] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let bytes = [UInt8](try Data(contentsOf: folder.appending(path: "Oracle/optima.bin")))
        var optima: [Optimum] = []
        var place = 0
        func number() -> Double {
            defer { place += 8 }
            return Double(bitPattern: (0..<8).reduce(0) { $0 | UInt64(bytes[place + $1]) << (8 * UInt64($1)) })
        }
        while place < bytes.count {
            let (levels, values) = (Int(bytes[place]), Int(bytes[place + 1]))
            place += 2
            let errors = (0..<levels).map { _ in number() }
            optima.append(Optimum(errors: errors, values: (0..<values).map { _ in number() }))
        }
        return optima
    }

    @Test("20,000 random systems: requirements hold, no level can be better, unique optima agree")
    func randomSystems() throws {
        let optima = try Self.optima()
        #expect(optima.count == 20_000)
        var uniques = 0
        for (seed, optimum) in optima.enumerated() {
            let system = RandomSystem(seed: seed)
            var solver = LayoutSolver()
            let variables = (0..<system.size).map { _ in solver.makeVariable() }
            try solver.add(system.rows.map { $0.constraint(variables) })
            let solution = solver.solve()
            let values = variables.map { solver.value(of: $0) }
            try #require(solution.conflicts.isEmpty, "system \(seed)")
            for row in system.rows where row.priority == LayoutConstraint.required {
                try #require(row.error(values) <= 1e-6, "a requirement of system \(seed)")
            }
            for (error, least) in zip(system.errors(values), optimum.errors) {
                try #require(
                    abs(error - least) <= 1e-6, "levels of system \(seed): \(system.errors(values)), \(optimum)")
            }
            if optimum.values.isEmpty { continue }
            uniques += 1
            for (value, expected) in zip(values, optimum.values) {
                try #require(abs(value - expected) <= 1e-6, "values of system \(seed): \(values), \(optimum)")
            }
        }
        #expect(uniques > 4_000)
    }
}
