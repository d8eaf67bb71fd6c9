#include "core/metrics/classification/calibration.h"

#include "core/metrics/classification/score_bin.h"

#include <algorithm>
#include <cmath>

namespace assay::metrics {

Calibration calibration(std::span<const double> scores, std::span<const double> nli,
                        std::span<const model::Label> labels, double nliHard,
                        std::optional<std::span<const std::uint32_t>> positions, std::size_t bins) {
    const std::size_t count = std::max<std::size_t>(bins, 1);
    Calibration result;
    result.bins.resize(count);
    std::vector<double> sums(count, 0.0);
    const auto add = [&](std::size_t i) {
        if (std::isnan(scores[i]) || nli[i] >= nliHard) {
            return;
        }
        const std::size_t bin = binOf(scores[i], count);
        ++result.bins[bin].n;
        result.bins[bin].accurate += labels[i] == model::Label::Accurate ? 1 : 0;
        sums[bin] += scores[i];
    };
    if (positions) {
        for (const std::uint32_t position : *positions) {
            add(position);
        }
    } else {
        for (std::size_t i = 0; i < scores.size(); ++i) {
            add(i);
        }
    }
    double error = 0;
    for (std::size_t i = 0; i < count; ++i) {
        CalibrationBin& bin = result.bins[i];
        bin.from = binStart(i, count);
        bin.to = binStart(i + 1, count);
        result.n += bin.n;
        if (bin.n > 0) {
            bin.meanScore = sums[i] / static_cast<double>(bin.n);
            bin.share = static_cast<double>(bin.accurate) / static_cast<double>(bin.n);
            error += static_cast<double>(bin.n) * std::abs(*bin.share - *bin.meanScore);
        }
    }
    if (result.n > 0) {
        result.expectedError = error / static_cast<double>(result.n);
    }
    return result;
}

} // namespace assay::metrics
