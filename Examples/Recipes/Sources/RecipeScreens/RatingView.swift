import Combine
import SwiftUI

/// What somebody thinks of a recipe.
final class Rating: ObservableObject {
    @Published var stars: Int
    /// Each value that there was.
    private(set) var history: [Int] = []
    private var listening: Set<AnyCancellable> = []

    init(stars: Int = 0) {
        self.stars = stars
        $stars.sink { [unowned self] in history.append($0) }.store(in: &listening)
    }
}

extension EnvironmentValues {
    /// The colour of stars.
    @Entry var starColor = Color.orange
}

/// Stars to tap.
struct RatingView: View {
    @ObservedObject var rating: Rating
    @Environment(\.starColor) private var color

    var body: some View {
        HStack(spacing: 4) {
            ForEach(1...5, id: \.self) { star in
                Image(systemName: star <= rating.stars ? "star.fill" : "star")
                    .foregroundColor(color)
                    .onTapGesture { rating.stars = star }
            }
        }
        .padding(8)
    }
}

#Preview("Three of five", traits: .sizeThatFitsLayout) {
    RatingView(rating: Rating(stars: 3))
}

struct RatingView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            RatingView(rating: Rating()).previewDisplayName("None")
            RatingView(rating: Rating(stars: 5)).previewDisplayName("All")
        }
        .previewLayout(.fixed(width: 160, height: 60))
    }
}
