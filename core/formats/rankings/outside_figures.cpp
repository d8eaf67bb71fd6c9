#include "core/formats/rankings/outside_figures.h"

#include "core/base/utf8_text.h"
#include "core/formats/whole_file.h"
#include "core/json/json_places.h"

#include <nlohmann/json.hpp>

#include <charconv>
#include <cmath>
#include <optional>
#include <utility>

namespace assay::formats {
namespace {

using base::ErrorCode;
using base::fail;
using base::IssueCode;
using base::Result;
using base::Severity;
using model::OutsideFigures;
using model::OutsideRegime;

// FinRAG framework document: 2.2 (Self@1, Hit@k, MRR@30 of both regimes; MRR@20 against MRR@30 without a
// regime), 6.1 (median distance). 60 anchors, as in 3.3.
constexpr std::string_view kFrameworkFigures = R"({
  "name": "FinRAG framework document, phase 1",
  "source": "FinRAG Gold Test Framework, sections 2.2 and 6.1",
  "anchors": 60,
  "regimes": {
    "filtered": {
      "self_at_1": 0.983,
      "hit_at": {"1": 0.45, "3": 0.733, "5": 0.82},
      "mrr_at": {"30": 0.292},
      "distance": {"gold": {"median": 0.537}}
    },
    "open": {
      "self_at_1": 0.967,
      "hit_at": {"1": 0.217, "3": 0.467, "5": 0.61},
      "mrr_at": {"30": 0.275}
    },
    "sensitivity": {
      "mrr_at": {"20": 0.292, "30": 0.275}
    }
  }
})";

class FiguresReader {
  public:
    explicit FiguresReader(const std::string& file)
        : m_file(file) {}

    base::IssueList issues;

    std::optional<double> number(const json::Json& object, const std::string& key, const std::string& place) {
        const auto at = object.find(key);
        if (at == object.end() || at->is_null()) {
            return std::nullopt;
        }
        if (!at->is_number() || !std::isfinite(at->get<double>())) {
            wrong(place + key, *at);
            return std::nullopt;
        }
        return at->get<double>();
    }

    std::optional<std::int64_t> count(const json::Json& object, const std::string& key,
                                      const std::string& place) {
        const auto at = object.find(key);
        if (at == object.end() || at->is_null()) {
            return std::nullopt;
        }
        if (!at->is_number_unsigned() || !std::in_range<std::int64_t>(at->get<std::uint64_t>())) {
            wrong(place + key, *at);
            return std::nullopt;
        }
        return at->get<std::int64_t>();
    }

    std::string text(const json::Json& object, const std::string& key) {
        const auto at = object.find(key);
        if (at == object.end() || at->is_null()) {
            return {};
        }
        if (!at->is_string()) {
            wrong(key, *at);
            return {};
        }
        return at->get<std::string>();
    }

    // {"1": 0.45, "1_ci": [..], …}; intervals are passed over.
    std::map<int, double> byK(const json::Json& object, const std::string& key, const std::string& place) {
        std::map<int, double> figures;
        const auto list = object.find(key);
        if (list == object.end() || list->is_null()) {
            return figures;
        }
        if (!list->is_object()) {
            wrong(place + key, *list);
            return figures;
        }
        for (const auto& [name, value] : list->items()) {
            if (name.ends_with("_ci") || name.ends_with("_n") || value.is_null()) {
                continue;
            }
            int k = 0;
            const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), k);
            const bool isK = error == std::errc() && end == name.data() + name.size() && k > 0;
            const auto figure = number(*list, name, place + key + ".");
            const bool isNew = isK && (!figure || figures.emplace(k, *figure).second);
            if (!isNew) { // no k, or one that is written in two ways
                wrong(place + key + "." + name, value);
            }
        }
        return figures;
    }

    OutsideRegime regime(const std::string& name, const json::Json& object) {
        const std::string place = "regimes." + name + ".";
        OutsideRegime regime;
        regime.name = name;
        regime.selfAt1 = number(object, "self_at_1", place);
        regime.selfAt1TieAware = number(object, "self_at_1_tie_aware", place);
        regime.hitAt = byK(object, "hit_at", place);
        regime.mrrAt = byK(object, "mrr_at", place);
        regime.n = count(object, "n", place);
        if (!regime.n) { // as our own documents say it
            regime.n = count(object, "covered", place);
        }
        regime.asked = count(object, "asked", place);
        const auto distance = object.find("distance");
        if (distance != object.end() && distance->is_object()) {
            const auto gold = distance->find("gold");
            if (gold != distance->end() && gold->is_object()) {
                for (const char* quantile : {"p5", "p25", "median", "p75", "p95"}) {
                    if (const auto figure = number(*gold, quantile, place + "distance.gold.")) {
                        regime.goldDistance[quantile] = *figure;
                    }
                }
            }
        }
        return regime;
    }

    void wrong(const std::string& field, const json::Json& value) {
        issues.add({Severity::Error,
                    IssueCode::WrongType,
                    m_file,
                    0,
                    field,
                    std::string(base::cutUtf8(json::dumpJson(value), base::kIssueValueLength)),
                    {}});
    }

  private:
    std::string m_file;
};

template <typename Figure>
void add(json::Json& json, const char* key, const std::optional<Figure>& figure) {
    if (figure) {
        json[key] = *figure;
    }
}

json::Json byK(const std::map<int, double>& figures) {
    json::Json json = json::Json::object();
    for (const auto& [k, figure] : figures) {
        json[std::to_string(k)] = figure;
    }
    return json;
}

bool hasFigure(const OutsideRegime& regime) {
    return regime.selfAt1 || regime.selfAt1TieAware || !regime.hitAt.empty() || !regime.mrrAt.empty() ||
           !regime.goldDistance.empty();
}

} // namespace

Result<OutsideFiguresReading> readOutsideFigures(std::string_view text, const std::string& file) {
    const auto parsed = json::parseJson(base::withoutByteOrderMark(text));
    if (!parsed || !parsed->is_object()) {
        return fail(ErrorCode::UnknownFormat, "no JSON object", file);
    }
    const json::Json& json = *parsed;
    FiguresReader reader(file);
    OutsideFiguresReading reading;
    reading.figures.name = reader.text(json, "name");
    reading.figures.source = reader.text(json, "source");
    reading.figures.anchors = reader.count(json, "anchors", "");
    reading.figures.covered = reader.count(json, "covered", "");
    reading.figures.coverage = reader.number(json, "coverage", "");
    if (const auto regimes = json.find("regimes"); regimes != json.end() && regimes->is_object()) {
        for (const auto& [name, regime] : regimes->items()) {
            if (!regime.is_object()) {
                reader.wrong("regimes." + name, regime);
                continue;
            }
            OutsideRegime one = reader.regime(name, regime);
            if (hasFigure(one)) {
                reading.figures.regimes.push_back(std::move(one));
            }
        }
    }
    reading.issues = std::move(reader.issues);
    if (reading.figures.regimes.empty()) {
        return fail(ErrorCode::InputNotUsable, "no figure under \"regimes\"", file);
    }
    return reading;
}

std::string outsideFiguresJson(const OutsideFigures& figures) {
    json::Json document{{"name", figures.name}, {"source", figures.source}};
    add(document, "anchors", figures.anchors);
    add(document, "covered", figures.covered);
    add(document, "coverage", figures.coverage);
    json::Json regimes = json::Json::object();
    for (const OutsideRegime& regime : figures.regimes) {
        json::Json one = json::Json::object();
        add(one, "self_at_1", regime.selfAt1);
        add(one, "self_at_1_tie_aware", regime.selfAt1TieAware);
        one["hit_at"] = byK(regime.hitAt);
        one["mrr_at"] = byK(regime.mrrAt);
        add(one, "n", regime.n);
        add(one, "asked", regime.asked);
        one["distance"] = {{"gold", regime.goldDistance}};
        regimes[regime.name] = std::move(one);
    }
    document["regimes"] = std::move(regimes);
    return json::dumpJson(document);
}

Result<OutsideFiguresReading> readOutsideFiguresFile(const std::filesystem::path& path) {
    base::NoProgress progress;
    const auto text = readWholeFile(path, {}, progress);
    return text ? readOutsideFigures(*text, path.filename().string()) : tl::unexpected(text.error());
}

std::string_view frameworkFiguresJson() noexcept {
    return kFrameworkFigures;
}

} // namespace assay::formats
