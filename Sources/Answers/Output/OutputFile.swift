import Foundation
import Goldens

/// Where an output goes: a file, which appears whole or not at all, or standard output for `-`.
package enum OutputFile {
    /// What stands for standard input and output on the command line.
    package static let standard = "-"

    /// Writes to the file of that path, or to standard output, whose faults the program tells at its end.
    package static func write(_ data: Data, to path: String) throws(FileFailure) {
        guard path != standard else { return Terminal.current.write(data) }
        try WholeFile.write(data, to: URL(fileURLWithPath: path))
    }
}
