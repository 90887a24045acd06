import Glibc

/// Reading and writing of files as bytes.
package enum Files {
    /// Nil for a file that cannot be read.
    package static func read(_ path: String) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var information = stat()
        guard fstat(descriptor, &information) == 0, information.st_mode & S_IFMT != S_IFDIR else { return nil }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: max(4096, Int(information.st_size) + 1))
        while true {
            let count = Glibc.read(descriptor, &chunk, chunk.count)
            guard count >= 0 else { return nil }
            if count == 0 { return bytes }
            bytes += chunk[..<count]
        }
    }

    /// Writes a file, by another name first, unless it has just these bytes: its date then stays.
    package static func update(_ path: String, with bytes: [UInt8]) throws {
        guard read(path) != bytes else { return }
        try makeFolder(parent(path))
        let temporary = "\(path).\(getpid())"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw FrontError.cannotWrite(path, errno) }
        var place = 0
        while place < bytes.count {
            let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress! + place, bytes.count - place) }
            guard count > 0 else {
                let code = errno
                close(descriptor)
                unlink(temporary)
                throw FrontError.cannotWrite(path, code)
            }
            place += count
        }
        close(descriptor)
        guard rename(temporary, path) == 0 else { throw FrontError.cannotWrite(path, errno) }
    }

    /// Prints a line on standard error.
    package static func complain(_ message: String) {
        write(Array((message + "\n").utf8), to: 2)
    }

    /// Writes all of some bytes, unless nobody reads them any more.
    package static func write(_ bytes: [UInt8], to descriptor: Int32) {
        var place = 0
        while place < bytes.count {
            let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress! + place, bytes.count - place) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            place += count
        }
    }

    package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    package static func makeFolder(_ path: String) throws {
        guard !exists(path), !path.isEmpty else { return }
        try makeFolder(parent(path))
        guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw FrontError.cannotWrite(path, errno) }
    }

    /// The folder of a path; empty for a name alone.
    package static func parent(_ path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The last part of a path.
    package static func name(_ path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }
}

/// Why the compiler could not be started.
package enum FrontError: Error, CustomStringConvertible {
    case cannotRead(String)
    case cannotWrite(String, Int32)
    case cannotRun(String, Int32)
    case noCompiler

    package var description: String {
        switch self {
        case .cannotRead(let path): "cannot read \(path)"
        case .cannotWrite(let path, let code): "cannot write \(path): \(String(cString: strerror(code)))"
        case .cannotRun(let path, let code): "cannot run \(path): \(String(cString: strerror(code)))"
        case .noCompiler: "no swiftc in PATH besides this one"
        }
    }
}
