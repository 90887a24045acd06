import Foundation

/// What the system does not let a process have, though no command can do without it.
package enum ProcessShortage {
    /// Files that are open at a time: the threads' own, a scene, its pictures, an output.
    static let files = 12
    /// Bytes of address space: the program and its libraries, a picture of a screen (assumed: larger ones need more).
    static let addressSpace: UInt = 256 << 20

    /// One sentence, without a point at its end; nil where there is enough.
    package static var found: String? {
        let free = freeDescriptors(upTo: files)
        guard free >= files else {
            return "\(free) more files may be opened, and \(files) are needed: raise the limit (`ulimit -n 256`)"
        }
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0, limit.rlim_cur < addressSpace else {
            return nil
        }
        return "\(limit.rlim_cur >> 20) MB of address space are allowed, and \(addressSpace >> 20) MB are needed: "
            + "raise the limit (`ulimit -v unlimited`)"
    }

    /// How many files can still be opened, at most as many as asked for.
    static func freeDescriptors(upTo count: Int) -> Int {
        var taken: [Int32] = []
        while taken.count < count {
            let copy = dup(STDERR_FILENO)
            guard copy >= 0 else { break }
            taken.append(copy)
        }
        for descriptor in taken { close(descriptor) }
        return taken.count
    }
}
