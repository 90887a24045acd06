import Answers
import Foundation
import Synchronization

/// What a command says, standard output and error as they come.
final class GatheredWords: Sendable {
    private let bytes = Mutex(Data())

    var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }

    /// A terminal that takes the words.
    var terminal: Terminal {
        Terminal { [self] data in
            bytes.withLock { $0 += data }
            return nil
        } errors: { [self] data in
            bytes.withLock { $0 += data }
            return nil
        }
    }
}
