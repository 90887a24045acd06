/// The file that each mutated module gains: which mutant is in force, and which were asked for.
package enum SwitchFile {
    package static let name = "Mutant.swift"
    /// The number of the mutant in force.
    package static let number = "OFFSTAGE_MUTANT"
    /// A file to which the numbers are added that a run came by, each once.
    package static let reached = "OFFSTAGE_MUTANTS_REACHED"

    /// - Parameter count: The highest number.
    package static func text(count: Int) -> String {
        """
        import Glibc

        /// The mutants of this module: written by `make mutants`.
        enum Mutant {
            private static let number: Int = Glibc.getenv("\(number)").flatMap { Int(String(cString: $0)) } ?? 0
            private static let file: String? = Glibc.getenv("\(reached)").map { String(cString: $0) }
            /// A byte for each number that was asked for: two threads may both write it, and the same.
            private nonisolated(unsafe) static let seen: UnsafeMutablePointer<UInt8>? = {
                guard file != nil else { return nil }
                let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: \(count + 1))
                bytes.initialize(repeating: 0, count: \(count + 1))
                return bytes
            }()

            /// Whether a mutant is in force.
            static func isOn(_ asked: Int) -> Bool {
                if let seen, seen[asked] == 0 { note(asked, seen) }
                return asked == number
            }

            @inline(never)
            private static func note(_ asked: Int, _ seen: UnsafeMutablePointer<UInt8>) {
                seen[asked] = 1
                guard let file else { return }
                let descriptor = Glibc.open(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
                guard descriptor >= 0 else { return }
                let line = "\\(asked)\\n"
                _ = line.withCString { Glibc.write(descriptor, $0, line.utf8.count) }
                Glibc.close(descriptor)
            }
        }

        """
    }
}
