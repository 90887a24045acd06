import Glibc
import Rewriter

/// The compiler that stands in front of the toolchain's.
package struct Front {
    package let kit: Kit

    package init(kit: Kit) {
        self.kit = kit
    }

    /// What is to be done with a call.
    package enum Decision {
        /// Say what is handed on as it is, and run the toolchain's compiler with these arguments.
        case run([String], [Problem])
        /// Say what cannot be rewritten, and fail.
        case refuse([Problem])
    }

    /// Decides what becomes of a call; writes the copies that it needs.
    package func decide(_ given: [String]) throws -> Decision {
        let call = CompilerCall(given)
        if call.sources.isEmpty {
            guard call.isLinking, Linking.isNeeded(by: call) else { return .run(given, []) }
            let linking = Linking(kit: kit, call: call)
            if linking.isForTests, let program = call.output {
                BesideTests(folder: Files.parent(program)).bring(from: linking.sourceFolders)
            }
            return .run(given + linking.options, [])
        }
        let module = AdaptedModule(kit: kit, call: call)
        let sources = call.sources.compactMap { place in
            Files.read(call.arguments[place]).map { SourceText(path: call.arguments[place], bytes: $0) }
        }
        let imports = sources.flatMap { ImportScanner.imports(in: $0.bytes) }
        // A source that cannot be read is the compiler's to complain of.
        guard sources.count == call.sources.count, AdaptedModule.isNeeded(by: call, imports) else {
            module.unmark()
            return .run(given, [])
        }
        let (arguments, result) = try module.prepare(sources, imports)
        guard result.problems.isEmpty else { return .refuse(result.warnings + result.problems) }
        return .run(try shortened(arguments, call), result.warnings)
    }

    /// The arguments, in a response file where there are more than a program can be given.
    private func shortened(_ arguments: [String], _ call: CompilerCall) throws -> [String] {
        guard arguments.reduce(0, { $0 + $1.utf8.count + 9 }) > 100_000, let map = call.outputFileMap else {
            return arguments
        }
        let path = Files.parent(call.arguments[map]) + "/adapted/arguments"
        try Files.update(path, with: Array(ResponseFile.text(of: arguments).utf8))
        return ["@" + path]
    }

    /// Becomes the toolchain's compiler. Returns only where that cannot be started.
    package func become(_ compiler: String, _ arguments: [String]) throws {
        var words = ([compiler] + arguments).map { strdup($0) } + [nil]
        Stack.restore()
        execv(compiler, &words)
        throw FrontError.cannotRun(compiler, errno)
    }
}
