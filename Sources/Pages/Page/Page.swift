import CEmbedded
import CoreGraphics
import TextFormatting

/// A page in one file: a style, a script, and blocks of data.
///
/// Its policy lets run the one script and use the one style, both by their digests, shows pictures that lie in the page
/// itself, and forbids every request.
struct Page {
    private let title: String
    private let style: [UInt8]
    private let script: [UInt8]
    private let connections: String
    private var data: [UInt8] = []
    private var below: [UInt8] = []

    /// - Parameters:
    ///   - styles: in order, parts of the one style; base.css goes before them.
    ///   - scripts: in order, parts of the one script; base.js and components.js go before them.
    ///   - talksToItsServer: lets the page ask the server that it came from, and nobody else.
    init(title: String, styles: [EmbeddedFile], scripts: [EmbeddedFile], talksToItsServer: Bool = false) {
        self.title = title
        style = Self.joined([.baseStyles] + styles)
        script = Self.joined([.baseScript, .componentsScript] + scripts)
        connections = talksToItsServer ? "img-src 'self'; connect-src 'self'" : "img-src data: blob:"
    }

    /// Adds a block that the script finds by its id, which is letters and digits.
    mutating func add(_ id: String, _ value: JSONValue) {
        data += "<script type=\"application/json\" id=\"\(id)\">".utf8
        PageText.append(value, to: &data)
        data += "</script>\n".utf8
    }

    /// Adds a block of members that are JSON already.
    mutating func add(_ id: String, _ members: [UInt8]...) {
        data += "<script type=\"application/json\" id=\"\(id)\">{".utf8
        data += members.filter { !$0.isEmpty }.joined(separator: ",".utf8)
        data += "}</script>\n".utf8
    }

    /// Adds a block of plain text that stands behind the script: it runs before such blocks are read.
    /// - Parameter text: without a `<`.
    mutating func addBelow(_ id: String, _ text: [UInt8]) {
        below += "<script type=\"text/plain\" id=\"\(id)\">".utf8
        below += text
        below += "</script>\n".utf8
    }

    /// The size so far of what was added.
    var dataCount: Int { data.count }

    /// The page as one file.
    var html: [UInt8] {
        let policy =
            "default-src 'none'; script-src '\(Self.source(script))'; style-src '\(Self.source(style))'; "
            + "\(connections); base-uri 'none'; form-action 'none'"
        let head = """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(PageText.escaped(title))</title>
            <style>
            """
        return [UInt8](head.utf8) + style + [UInt8]("</style>\n<body>\n".utf8) + data + [UInt8]("<script>".utf8)
            + script
            + [UInt8]("</script>\n".utf8) + below + [UInt8]("</body>\n</html>\n".utf8)
    }

    private static func joined(_ parts: [EmbeddedFile]) -> [UInt8] {
        [UInt8](parts.map { UnsafeBufferPointer(start: $0.bytes, count: $0.count) }.joined(separator: "\n".utf8))
    }

    private static func source(_ text: [UInt8]) -> String { "sha256-\(PageText.base64(SHA256.digest(of: text)))" }
}
