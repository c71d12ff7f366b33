import UIKit

extension UIReturnKeyType {
    /// What the return key says.
    var keyTitle: String {
        switch self {
        case .default: "return"
        case .go: "go"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .google, .yahoo, .search: "search"
        case .send: "send"
        case .done: "done"
        case .emergencyCall: "call"
        case .continue: "continue"
        }
    }
}
