import Answers
import ArgumentParser

/// `offstage causes`: why a screen may be slow.
struct CausesCommand: AnsweringCommand {
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: HelpText.program,
        abstract: "List what slows scenes down, the worst cause first, with layer ids.",
        usage: "offstage causes <paths> ... [<options>]",
        discussion: HelpText.discussion(
            """
            Causes, not passes: shadows without a path, rounded clips with content, blended pixels, many subviews in a \
            cell, draw(_:) overrides, repeated layout. Over several scenes or frames they are added up.
            """,
            """
            --film looks at all frames of the scene's film, or of a second; a scene that shows a film alone is looked at \
            so anyway. Then there are causes of their own: passes and layouts in frame after frame, and shadow paths that \
            do not follow; what would mend each was tried on the whole film.
            """,
            """
            Where a list scrolls from frame to frame, what makes it slow is told by kinds of cells: passes in cells, \
            pictures decoded, cells made in vain, cells measured, heights of all rows. What would spare passes was \
            tried in all cells of all scrolled frames.
            """,
            examples: [
                "offstage causes feed.yml", "offstage causes Scenes/screens", "offstage causes card.yml --film",
            ], exits: [.badInput]))

    @OptionGroup var scenes: SceneArguments
    @OptionGroup var variant: VariantOptions
    @OptionGroup var film: FilmFlag

    @Flag(help: Answer.flagHelp)
    var json = false

    func validate() throws { try film.check(variant) }

    func question() -> CausesQuestion {
        CausesQuestion(scenes.files, variant.variant, looksAtFilm: film.film)
    }
}
