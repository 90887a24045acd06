import TextFormatting
import Typesetting

/// The first message of a worker: which program it is, and what its pictures depend on.
enum WorkerHello {
    static var message: WorkerMessage {
        WorkerMessage([
            ("hello", .string("offstage")), ("version", .string(ProgramVersion.text)),
            ("protocol", .integer(WorkerProtocol.version)), ("edition", .integer(WorkerProtocol.edition)),
            ("fonts", .array(fonts)),
        ])
    }

    /// The files that text in the system's font is mostly drawn with, those that are installed.
    private static var fonts: [JSONValue] {
        let faces = [
            (SystemTypeface.Design.standard, 17), (.standard, SystemTypeface.displaySize), (.serif, 17),
            (.monospaced, 17),
        ]
        return faces.compactMap { design, size in
            guard
                let face = try? FontLibrary.shared.face(for: .system(SystemTypeface(design: design)), size: size)
            else { return nil }
            let identity = face.identity
            return .object([
                ("name", .string(identity.name)), ("version", .string(identity.version)),
                ("sha256", .string(identity.hash)),
            ])
        }
    }
}
