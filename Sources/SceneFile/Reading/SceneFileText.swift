import Foundation
import Offstage

/// Reads the text of a file.
enum SceneFileText {
    static func error(_ message: String, _ file: String) -> SceneError {
        SceneError(file: file, line: 0, column: 0, message: message)
    }

    static func tooLarge(_ file: String) -> SceneError { error("the file has more than 64 MB", file) }

    /// The text of a file.
    static func text(of url: URL, named file: String) throws(SceneErrors) -> String {
        try decode(read(url, named: file), named: file)
    }

    private static func read(_ url: URL, named file: String) throws(SceneErrors) -> Data {
        switch FileKind(url.path) {
        case .missing: throw SceneErrors([error("there is no such file", file)])
        case .folder: throw SceneErrors([error("this is a folder, and a scene is a file", file)])
        case .other: throw SceneErrors([error("this is no file", file)])
        case .plain(let bytes) where bytes > SceneLimits.fileBytes:
            throw SceneErrors([tooLarge(file)])
        case .plain: break
        }
        guard let data = try? Data(contentsOf: url) else { throw SceneErrors([error("the file cannot be read", file)]) }
        return data
    }

    static func decode(_ data: Data, named file: String) throws(SceneErrors) -> String {
        guard data.count <= SceneLimits.fileBytes else { throw SceneErrors([tooLarge(file)]) }
        if data.starts(with: [0xEF, 0xBB, 0xBF]) {
            throw SceneErrors([
                SceneError(
                    file: file, line: 1, column: 1,
                    message: "the file begins with a byte order mark; save it as UTF-8 without one")
            ])
        }
        if let text = String(validating: data, as: UTF8.self) { return text }
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
            throw SceneErrors([error("the file is UTF-16; a scene is UTF-8", file)])
        }
        throw SceneErrors([invalidByte(in: data, file)])
    }

    /// Points at the first byte that is not UTF-8; the text before it is.
    private static func invalidByte(in data: Data, _ file: String) -> SceneError {
        let valid = validPrefix(of: data)
        let source = SceneSource(file: file, text: String(decoding: data, as: UTF8.self))
        let lines = String(decoding: data[..<valid], as: UTF8.self).unicodeScalars
            .split(omittingEmptySubsequences: false) { $0 == "\n" }
        let digits = String(data[valid], radix: 16, uppercase: true)
        return SceneError(
            file: file, line: lines.count, column: (lines.last?.count ?? 0) + 1,
            message: "the byte \(digits) is not UTF-8", sourceLine: source.line(lines.count))
    }

    /// How many bytes are UTF-8 from the start on.
    private static func validPrefix(of data: Data) -> Int {
        var (decoder, bytes) = (UTF8(), data.makeIterator())
        var count = 0
        while case .scalarValue(let scalar) = decoder.decode(&bytes) { count += UTF8.width(scalar) }
        return min(count, data.count - 1)
    }
}
