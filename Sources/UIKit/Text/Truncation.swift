import Foundation

/// Shortens a line by leaving characters out where `mode` says and putting an ellipsis in their place.
@MainActor struct Truncation {
    let font: UIFont
    let width: CGFloat
    let mode: NSLineBreakMode

    /// The longest shortened text that fits, at least the ellipsis. Modes that do not truncate return the text.
    func truncate(_ text: String) -> String {
        switch mode {
        case .byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle: break
        case .byWordWrapping, .byCharWrapping, .byClipping: return text
        }
        let characters = Array(text)
        var low = 0
        var high = characters.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if font.advance(of: shortened(characters, to: middle)) <= width { low = middle } else { high = middle }
        }
        return shortened(characters, to: low)
    }

    private func shortened(_ characters: [Character], to count: Int) -> String {
        switch mode {
        case .byTruncatingHead: return "…" + String(characters.suffix(count))
        case .byTruncatingMiddle:
            return String(characters.prefix((count + 1) / 2)) + "…" + String(characters.suffix(count / 2))
        default: return String(String(characters.prefix(count))[...].trimmingEnd) + "…"
        }
    }
}
