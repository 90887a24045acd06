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
    func fail(_ message: String) {
        if Test.current != nil {
            let location = SourceLocation(
                fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
            Issue.record(Comment(rawValue: message), sourceLocation: location)
        } else {
            XCTFail(message, file: filePath, line: line)
        }
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
