import Foundation

/// What a path leads to, symbolic links followed. A device or a pipe could be read for ever, so only plain files are
/// read.
///
/// `FileManager`'s attributes would look up the names of owner and group, too.
package enum FileKind {
    case missing
    case plain(bytes: Int)
    case folder
    /// A device, a pipe, a socket.
    case other

    package init(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            self = .missing
            return
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: self = .plain(bytes: Int(status.st_size))
        case S_IFDIR: self = .folder
        default: self = .other
        }
    }
}
