import Foundation

/// What a path leads to, symbolic links followed. A device or a pipe could be read for ever, so only plain files are
/// read.
///
/// `FileManager`'s attributes would look up the names of owner and group, too.
enum FileKind {
    case missing
    case plain(bytes: Int)
    /// A folder, a device, a pipe.
    case other

    init(of url: URL) {
        var status = stat()
        guard stat(url.path, &status) == 0 else {
            self = .missing
            return
        }
        self = status.st_mode & S_IFMT == S_IFREG ? .plain(bytes: Int(status.st_size)) : .other
    }
}
