import CX11
import CXrandr
import Foundation

extension DisplayConnection {
    /// Pixels per point that the desktop asks for: `Xft.dpi` by 96; without it the monitor's physical size in steps of a
    /// quarter, at least 1.
    public var preferredScale: CGFloat {
        if let text = XGetDefault(display, "Xft", "dpi"), let dpi = Double(String(cString: text)), dpi >= 48 {
            return CGFloat(dpi / 96)
        }
        guard let dpi = physicalResolution else { return 1 }
        return CGFloat(min(4, max(1, (dpi / 96 * 4).rounded() / 4)))
    }

    /// Dots per inch of the primary monitor, or the first one that says how large it is; else of the whole X screen.
    private var physicalResolution: Double? {
        let screen = (width: XDisplayWidth(display, screenNumber), size: XDisplayWidthMM(display, screenNumber))
        let whole = screen.size > 0 ? Double(screen.width) / Double(screen.size) * 25.4 : nil
        var count: Int32 = 0
        guard let monitors = XRRGetMonitors(display, root, True, &count) else { return whole }
        defer { XRRFreeMonitors(monitors) }
        let known = (0..<Int(count)).map { monitors[$0] }.filter { $0.mwidth > 0 && $0.width > 0 }
        guard let monitor = known.first(where: { $0.primary != 0 }) ?? known.first else { return whole }
        return Double(monitor.width) / Double(monitor.mwidth) * 25.4
    }

    /// The fastest monitor's frames a second; 60 where the server does not say.
    func readRefreshRate() -> Double {
        guard let resources = XRRGetScreenResourcesCurrent(display, root) else { return 60 }
        defer { XRRFreeScreenResources(resources) }
        var best = 0.0
        for index in 0..<Int(resources.pointee.ncrtc) {
            guard let crtc = XRRGetCrtcInfo(display, resources, resources.pointee.crtcs[index]) else { continue }
            defer { XRRFreeCrtcInfo(crtc) }
            for place in 0..<Int(resources.pointee.nmode) where resources.pointee.modes[place].id == crtc.pointee.mode {
                let mode = resources.pointee.modes[place]
                let dots = Double(mode.hTotal) * Double(mode.vTotal)
                if dots > 0 { best = max(best, Double(mode.dotClock) / dots) }
            }
        }
        return best >= 10 && best <= 1000 ? best : 60
    }
}
