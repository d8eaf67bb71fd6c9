#include "core/results/thresholds/curves_json.h"

#include "core/metrics/classification/roc_curve.h"
#include "core/metrics/classification/system_pr_curve.h"
#include "core/results/thresholds/figures_json.h"

#include <array>
#include <charconv>
#include <cstdint>
#include <vector>

namespace assay::results {
namespace {

using metrics::ThresholdIndex;
using model::Label;

// Written piece by piece: a document of a million points would take many times its text.
class CurveText {
  public:
    explicit CurveText(const ThresholdIndex& index, std::size_t maxPoints)
        : m_index(index)
        , m_maxPoints(maxPoints) {}

    std::string write(std::string_view key) && {
        m_text = "{\n  \"scenario\": " + textJson(key) + ",\n  \"n\": " + std::to_string(m_index.size()) +
                 ",\n  \"nli_hard\": ";
        number(m_index.nliThresholds().hard);
        m_text += ",\n  \"at_most\": " + (m_maxPoints == 0 ? "null" : std::to_string(m_maxPoints));
        prSection("pr", false);
        prSection("system_pr", true);
        rocSection();
        m_text += "\n}\n";
        return std::move(m_text);
    }

  private:
    static std::string textJson(std::string_view text) {
        return Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
    }

    // The shortest decimals that read back as the same double; a whole number with ".0", as in sweep.json.
    void number(double value) {
        std::array<char, 32> digits{};
        const auto result = std::to_chars(digits.data(), digits.data() + digits.size(), value);
        const std::string_view text(digits.data(), static_cast<std::size_t>(result.ptr - digits.data()));
        m_text += text;
        if (text.find_first_of(".e") == std::string_view::npos) {
            m_text += ".0";
        }
    }

    void numberOrNull(const std::optional<double>& value) {
        if (value) {
            number(*value);
        } else {
            m_text += "null";
        }
    }

    void beginCurve(Label label, const char* areaKey, const std::optional<double>& area) {
        m_text += label == model::kLabels.front() ? "\n    " : ",\n    ";
        m_text += textJson(model::labelName(label)) + ": {\n      \"" + areaKey + "\": ";
        numberOrNull(area);
        m_text += ",\n      \"points\": [";
        m_isFirst = true;
    }

    void beginPoint(const std::optional<double>& threshold) {
        m_text += m_isFirst ? "\n        {\"threshold\": " : ",\n        {\"threshold\": ";
        m_isFirst = false;
        numberOrNull(threshold);
    }

    void endCurve() { m_text += m_isFirst ? "]\n    }" : "\n      ]\n    }"; }

    // What the rule must be set to for `taken` samples to be decided as of the class. `own` is the threshold
    // of the point, in the units of the class's score.
    [[nodiscard]] std::optional<double> settable(Label label, double own, std::int64_t taken) const {
        if (label != Label::Hallucination) {
            return own;
        }
        // A hallucination is what lies below tau: the next score above those taken, found by counting, as
        // 1 - (1 - FHRI) need not be the FHRI.
        std::size_t first = 0;
        std::size_t last = m_index.distinctCount();
        while (first < last) {
            const std::size_t middle = first + (last - first) / 2;
            if (m_index.confusionAtDistinct(middle).columnSum(label) < taken) {
                first = middle + 1;
            } else {
                last = middle;
            }
        }
        if (first < m_index.distinctCount()) {
            return m_index.distinctScore(first);
        }
        return m_index.scores().back() < 1 ? std::optional(1.0) : std::nullopt;
    }

    void prSection(const char* name, bool ofSystem) {
        m_text += std::string(",\n  \"") + name + "\": {";
        for (const Label label : model::kLabels) {
            std::vector<metrics::PrPoint> points;
            std::optional<double> area;
            if (m_index.size() > 0) {
                points = ofSystem ? metrics::systemPrCurve(m_index, label, m_maxPoints)
                                  : m_index.prCurve(label, m_maxPoints);
                area = ofSystem ? metrics::systemAveragePrecision(m_index, label)
                                : m_index.averagePrecision(label);
            }
            beginCurve(label, "average_precision", area);
            for (const metrics::PrPoint& point : points) {
                beginPoint(settable(label, point.threshold, point.taken));
                m_text += ", \"precision\": ";
                number(point.precision);
                m_text += ", \"recall\": ";
                number(point.recall);
                m_text += ", \"true_positives\": " + std::to_string(point.truePositives) +
                          ", \"taken\": " + std::to_string(point.taken);
                m_text += point.truePositives == 0 ? ", \"selectable\": false}" : "}";
            }
            endCurve();
        }
        m_text += "\n  }";
    }

    void rocSection() {
        m_text += ",\n  \"roc\": {";
        for (const Label label : model::kLabels) {
            std::vector<metrics::RocPoint> points;
            std::int64_t scored = 0; // that a threshold can take
            if (m_index.size() > 0) {
                points = metrics::rocCurve(m_index, label, m_maxPoints);
                const std::vector<metrics::PrPoint> ends = m_index.prCurve(label, 2);
                scored = ends.empty() ? 0 : ends.back().taken;
            }
            beginCurve(label, "auc", metrics::areaUnderRoc(m_index, label));
            for (const metrics::RocPoint& point : points) {
                const std::int64_t taken = point.truePositives + point.falsePositives;
                beginPoint(taken > scored ? std::nullopt : settable(label, point.threshold, taken));
                m_text += ", \"false_positive_rate\": ";
                number(point.falsePositiveRate);
                m_text += ", \"true_positive_rate\": ";
                number(point.truePositiveRate);
                m_text += ", \"true_positives\": " + std::to_string(point.truePositives) +
                          ", \"false_positives\": " + std::to_string(point.falsePositives) + "}";
            }
            endCurve();
        }
        m_text += "\n  }";
    }

    const ThresholdIndex& m_index;
    std::size_t m_maxPoints;
    std::string m_text;
    bool m_isFirst = true; // of the points of the curve being written
};

} // namespace

std::string curvesJson(std::string_view key, const ThresholdIndex& index, std::size_t maxPoints) {
    return CurveText(index, maxPoints).write(key);
}

} // namespace assay::results
