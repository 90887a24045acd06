import Foundation
import Testing
import XCTest

/// Where a user's test called, and how it is told of a failure.
struct CallSite {
    var fileID: StaticString
    var filePath: StaticString
    var line: UInt
    var column: UInt

    /// Records an issue with the framework that runs the test: Swift Testing if it does, else XCTest.
    /// - Returns: the test as SwiftPM lists it, `Module.Suite/test`; nil where nobody knows.
    @discardableResult
    func fail(_ message: String) -> String? {
        if let test = Test.current {
            let location = SourceLocation(
                fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
            Issue.record(Comment(rawValue: message), sourceLocation: location)
            return Self.name(id: "\(test.id)")
        }
        let name = FailingTest.name { XCTFail(message, file: filePath, line: line) }
        return name.map { Self.name($0, fileID: "\(fileID)") }
    }

    /// The test of Swift Testing that runs, as SwiftPM lists it; nil for none.
    static var currentTest: String? { Test.current.map { name(id: "\($0.id)") } }

    /// - Parameter id: As Swift Testing has it: `Module.Suite/test()/File.swift:12:6`.
    static func name(id: String) -> String {
        guard let end = id.lastIndex(of: "/"), id[end...].contains(":") else { return id }
        return String(id[..<end])
    }

    /// - Parameters:
    ///   - name: As XCTest has it: `Suite.test`.
    ///   - fileID: A file of the test's module: `Module/File.swift`.
    static func name(_ name: String, fileID: String) -> String {
        let module = fileID.prefix { $0 != "/" }
        guard let dot = name.lastIndex(of: ".") else { return "\(module)/\(name)" }
        return "\(module).\(name[..<dot])/\(name[name.index(after: dot)...])"
    }

    /// Gives files to the report of the test that runs, where its framework and its version can take them.
    func attach(_ files: [URL]) {
        #if compiler(>=6.2)
            guard Test.current != nil else { return }
            let location = SourceLocation(
                fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
            for file in files {
                guard let data = try? Data(contentsOf: file) else { continue }
                Attachment.record([UInt8](data), named: file.lastPathComponent, sourceLocation: location)
            }
        #endif
    }
}
