import Foundation
import Testing
import UIKit

@testable import GoldenTesting
@testable import Goldens

@MainActor
@Suite("Failures that tests tell their run")
struct FailureLogTests {
    private let place = GoldenPlace()
    private var log: FailureLog { FailureLog(place.root.appendingPathComponent("failures")) }

    private func entry(_ name: String, _ message: String = "") -> LoggedFailure {
        LoggedFailure(test: "A.B/c", folder: place.folder, name: name, kind: "missing", message: message)
    }

    @Test("Lines of many writers are whole; of a golden the last counts, and goldens come in order")
    func writers() async throws {
        defer { place.remove() }
        try FileManager.default.createDirectory(at: place.root, withIntermediateDirectories: true)
        #expect(!log.hasBegun)
        let long = String(repeating: "line\n", count: 2000)
        await withTaskGroup { group in
            for writer in 0..<8 {
                group.addTask { [log, entry = entry("\(writer)", long)] in
                    for _ in 0..<20 { try? log.add(entry) }
                }
            }
        }
        try log.add(entry("3", "last"))
        #expect(log.hasBegun)
        #expect(log.failures == (0..<8).map { entry("\($0)", $0 == 3 ? "last" : long) })
    }

    @Test("A run asks by a variable")
    func variable() {
        #expect(FailureLog(environment: [:]) == nil)
        #expect(FailureLog(environment: [FailureLog.variable: ""]) == nil)
        #expect(FailureLog(environment: [FailureLog.variable: "/a/b"])?.file.path == "/a/b")
    }

    @Test("What a failure left tells how its account differs, as long as it lies there")
    func account() throws {
        defer { place.remove() }
        _ = try place.folder.check(place.frame(.red), named: "card", mode: .all)
        let other = place.frame(.red, rasterizes: true)
        _ = try place.folder.check(other, named: "card", mode: .never)
        let lines = place.folder.leftAccountDifference(named: "card")
        #expect(!lines.isEmpty && lines == place.folder.accountDifference(of: Golden(other), named: "card"))
        _ = try place.folder.check(place.frame(.red), named: "card", mode: .never)
        #expect(place.folder.leftAccountDifference(named: "card").isEmpty)
    }

    @Test("Tests are called as SwiftPM lists them")
    func names() {
        #expect(CallSite.name(id: "M.S/T/card(_:)/File.swift:12:6") == "M.S/T/card(_:)")
        #expect(CallSite.name(id: "M.card()") == "M.card()")
        #expect(CallSite.name("S.testCard", fileID: "M/File.swift") == "M.S/testCard")
        #expect(CallSite.name(id: "\(Test.current!.id)").hasSuffix("FailureLogTests/names()"))
    }
}
