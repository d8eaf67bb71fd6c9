#include "core/formats/rankings/outside_figures.h"

#include "core/base/json_members.h"
#include "core/base/utf8_text.h"
#include "core/formats/rankings/figure_tables.h"
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
      "hit_at": {"1": 0.450, "3": 0.733, "5": 0.820},
      "mrr_at": {"30": 0.292},
      "distance": {"gold": {"median": 0.537}}
    },
    "open": {
      "self_at_1": 0.967,
      "hit_at": {"1": 0.217, "3": 0.467, "5": 0.610},
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

    // {"1": 0.45, "1_ci": [0.4, 0.5], …}
    std::map<int, double> byK(const json::Json& object, const std::string& key, const std::string& place,
                              std::map<std::string, model::OutsideInterval>& intervals) {
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
            if (name.ends_with("_ci")) {
                keepInterval(intervals, key + "." + name.substr(0, name.size() - 3), value);
                continue;
            }
            if (name.ends_with("_n") || value.is_null()) {
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

    // {"hit_at.5": "82.0 %"}
    void written(const json::Json& object, const std::string& place,
                 std::map<std::string, std::string>& into) {
        const auto list = object.find("written");
        if (list == object.end() || list->is_null()) {
            return;
        }
        if (!list->is_object()) {
            wrong(place + "written", *list);
            return;
        }
        for (const auto& [name, text] : list->items()) {
            if (text.is_string()) {
                into[name] = text.get<std::string>();
            } else {
                wrong(place + "written." + name, text);
            }
        }
    }

    OutsideRegime regime(const std::string& name, const json::Json& object) {
        const std::string place = "regimes." + name + ".";
        OutsideRegime regime;
        regime.name = name;
        regime.selfAt1 = number(object, "self_at_1", place);
        regime.selfAt1TieAware = number(object, "self_at_1_tie_aware", place);
        regime.hitAt = byK(object, "hit_at", place, regime.intervals);
        regime.mrrAt = byK(object, "mrr_at", place, regime.intervals);
        for (const char* self : {"self_at_1", "self_at_1_tie_aware"}) {
            const auto interval = object.find(std::string(self) + "_ci");
            if (interval != object.end()) {
                keepInterval(regime.intervals, self, *interval);
            }
        }
        regime.n = count(object, "n", place);
        if (!regime.n) { // as our own documents say it
            regime.n = count(object, "covered", place);
        }
        regime.asked = count(object, "asked", place);
        regime.hitsAreMeans = object.value("hit_at_type", json::Json()) == "mean";
        written(object, place, regime.written);
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

    // An element of "figures": of a regime where its name is one of theirs ("hit_at_5"), else by itself.
    void listed(const json::Json& object, const std::string& place, OutsideFigures& figures) {
        const std::string name = object.is_object() ? text(object, "name") : std::string();
        const auto value = object.is_object() ? number(object, "value", place) : std::nullopt;
        if (name.empty() || !value) {
            wrong(place + "name", object);
            return;
        }
        const std::string group = text(object, "group");
        const std::string digits = text(object, "written");
        const auto n = count(object, "n", place);
        model::OutsideFigure figure{name, group, *value, digits, n, text(object, "type") == "share"};
        figure.isCount = text(object, "type") == "count";
        figure.of = text(object, "of");
        figure.weight = number(object, "weight", place);
        if (const auto interval = object.find("ci"); interval != object.end()) {
            figure.interval = intervalOf(*interval);
        }
        if (!figure.of.empty() || figure.isCount) {
            takeApart(std::move(figure), figures);
            return;
        }
        if (name == "coverage" && group.empty()) {
            figures.coverage = value;
            keepDigits(figures.written, "coverage", digits);
            return;
        }
        OutsideRegime& of = regimeOf(figures, group);
        if (name == "self_at_1" || name == "self_at_1_tie_aware") {
            (name == "self_at_1" ? of.selfAt1 : of.selfAt1TieAware) = value;
            of.asked = n ? n : of.asked;
            keepDigits(of.written, name, digits);
            keepInterval(of.intervals, name, figure.interval);
            return;
        }
        for (const auto& [prefix, list] : {std::pair("hit_at", &of.hitAt), std::pair("mrr_at", &of.mrrAt)}) {
            if (const auto k = depthOf(name, prefix)) {
                (*list)[*k] = *value;
                of.n = n ? n : of.n;
                keepDigits(of.written, std::string(prefix) + "." + std::to_string(*k), digits);
                keepInterval(of.intervals, std::string(prefix) + "." + std::to_string(*k), figure.interval);
                return;
            }
        }
        figures.others.push_back(std::move(figure));
    }

    // {"labels": ["a", "b"], "confusion_matrix": [[…], […]], "accuracy": …, "per_class": {"a": {"precision":
    // …}}}
    void matrix(const json::Json& object, const std::string& place, OutsideFigures& figures) {
        model::OutsideMatrix matrix;
        matrix.group = text(object, "group");
        const auto labels = object.find("labels");
        const auto rows = object.find("confusion_matrix");
        bool isWhole = labels != object.end() && labels->is_array() && rows->is_array() &&
                       labels->size() == rows->size() && !labels->empty() && labels->size() <= kMostLabels;
        for (std::size_t i = 0; isWhole && i < rows->size(); ++i) {
            const json::Json& row = (*rows)[i];
            isWhole = (*labels)[i].is_string() && row.is_array() && row.size() == labels->size();
            std::vector<std::int64_t>& cells = matrix.cells.emplace_back();
            for (std::size_t j = 0; isWhole && j < row.size(); ++j) {
                isWhole = row[j].is_number_unsigned() && row[j].get<std::uint64_t>() <= kLargestCell;
                cells.push_back(isWhole ? row[j].get<std::int64_t>() : 0);
            }
            if (isWhole) {
                matrix.labels.push_back((*labels)[i].get<std::string>());
            }
        }
        if (!isWhole) {
            wrong(place + "confusion_matrix", *rows);
            return;
        }
        for (const char* name : {"accuracy", "balanced_accuracy", "macro_f1", "n"}) {
            addOfMatrix(figures, matrix.group, name, number(object, name, place));
        }
        const auto classes = object.find("per_class");
        for (const std::string& label : matrix.labels) {
            const bool isThere = classes != object.end() && classes->is_object() &&
                                 classes->contains(label) && (*classes)[label].is_object();
            for (const char* name : {"precision", "recall", "f1", "support"}) {
                if (isThere) {
                    addOfMatrix(figures, matrix.group, label + " " + name,
                                number((*classes)[label], name, place + "per_class." + label + "."));
                }
            }
        }
        figures.matrices.push_back(std::move(matrix));
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
    static constexpr std::size_t kMostLabels = 1'000;
    static constexpr std::uint64_t kLargestCell = std::uint64_t{1} << 50U;

    // Of a sweep's point only: counts are whole, the others have all of their digits.
    static void addOfMatrix(OutsideFigures& figures, const std::string& group, std::string name,
                            const std::optional<double>& value) {
        if (value) {
            model::OutsideFigure figure{std::move(name), group, *value, {}, {}, false};
            figure.written = json::dumpJson(*value);
            figures.others.push_back(std::move(figure));
        }
    }

    // A part of a whole, or the whole; how many there are at all is a figure of the test.
    static void takeApart(model::OutsideFigure figure, OutsideFigures& figures) {
        const bool isOfTest = figure.isCount && figure.of.empty() && figure.group.empty() &&
                              figure.value >= 0 && figure.value <= static_cast<double>(kLargestCell) &&
                              figure.value == std::floor(figure.value);
        if (isOfTest && (figure.name == "anchors" || figure.name == "covered")) {
            (figure.name == "anchors" ? figures.anchors : figures.covered) =
                static_cast<std::int64_t>(figure.value);
            return;
        }
        figures.others.push_back(std::move(figure));
    }

    static std::optional<model::OutsideInterval> intervalOf(const json::Json& value) {
        if (!value.is_array() || value.size() != 2 || !value[0].is_number() || !value[1].is_number()) {
            return std::nullopt; // none, or as null: not known
        }
        const model::OutsideInterval interval{value[0].get<double>(), value[1].get<double>()};
        return std::isfinite(interval.low) && std::isfinite(interval.high) ? std::optional(interval)
                                                                           : std::nullopt;
    }

    static void keepInterval(std::map<std::string, model::OutsideInterval>& intervals,
                             const std::string& name, const std::optional<model::OutsideInterval>& interval) {
        if (interval) {
            intervals[name] = *interval;
        }
    }

    static void keepInterval(std::map<std::string, model::OutsideInterval>& intervals,
                             const std::string& name, const json::Json& value) {
        keepInterval(intervals, name, intervalOf(value));
    }

    static void keepDigits(std::map<std::string, std::string>& written, const std::string& name,
                           const std::string& digits) {
        if (!digits.empty()) {
            written[name] = digits;
        }
    }

    static OutsideRegime& regimeOf(OutsideFigures& figures, const std::string& group) {
        for (OutsideRegime& regime : figures.regimes) {
            if (regime.name == group) {
                return regime;
            }
        }
        figures.regimes.emplace_back().name = group;
        return figures.regimes.back();
    }

    // 5 of "hit_at_5".
    static std::optional<int> depthOf(const std::string& name, std::string_view prefix) {
        int k = 0;
        const char* const end = name.data() + name.size();
        if (!name.starts_with(prefix) || name.size() < prefix.size() + 2 || name[prefix.size()] != '_') {
            return std::nullopt;
        }
        const auto [last, error] = std::from_chars(name.data() + prefix.size() + 1, end, k);
        return error == std::errc() && last == end && k > 0 ? std::optional(k) : std::nullopt;
    }

    std::string m_file;
};

// The digits of numbers, which a value does not hold: 0.820 was rounded to three of them. Where there is a
// member "written", only that counts.
class WrittenDigits {
  public:
    explicit WrittenDigits(OutsideFigures& figures)
        : m_figures(figures) {}

    void read(std::string_view document) {
        const bool isSaid = has(document, "written");
        json::forEachMember(document, 1, [this, isSaid](const json::JsonMember& member) {
            if (member.key == "coverage" && !isSaid) {
                keep(m_figures.written, "coverage", member.value);
            } else if (member.key == "regimes") {
                json::forEachMember(member.value.raw, 1, [this](const json::JsonMember& regime) {
                    for (OutsideRegime& of : m_figures.regimes) {
                        if (of.name == regime.key && !has(regime.value.raw, "written")) {
                            readRegime(regime.value.raw, of);
                        }
                    }
                    return true;
                });
            } else if (member.key == "figures") {
                readList(member.value.raw);
            }
            return true;
        });
    }

  private:
    static bool has(std::string_view object, std::string_view key) {
        bool found = false;
        json::forEachMember(object, 1, [&](const json::JsonMember& member) {
            found = found || member.key == key;
            return true;
        });
        return found;
    }

    static void keep(std::map<std::string, std::string>& written, const std::string& name,
                     const json::JsonPlace& value) {
        if (value.kind == json::JsonKind::Number) {
            written.emplace(name, std::string(value.raw));
        }
    }

    static void readRegime(std::string_view raw, OutsideRegime& regime) {
        json::forEachMember(raw, 1, [&regime](const json::JsonMember& member) {
            if (member.key == "self_at_1" || member.key == "self_at_1_tie_aware") {
                keep(regime.written, member.key, member.value);
            } else if (member.key == "hit_at" || member.key == "mrr_at") {
                json::forEachMember(member.value.raw, 1, [&](const json::JsonMember& figure) {
                    keep(regime.written, member.key + "." + figure.key, figure.value);
                    return true;
                });
            } else if (member.key == "distance") {
                readGold(member.value.raw, regime);
            }
            return true;
        });
    }

    static void readGold(std::string_view raw, OutsideRegime& regime) {
        json::forEachMember(raw, 1, [&regime](const json::JsonMember& member) {
            if (member.key == "gold") {
                json::forEachMember(member.value.raw, 1, [&regime](const json::JsonMember& quantile) {
                    keep(regime.written, "distance.gold." + quantile.key, quantile.value);
                    return true;
                });
            }
            return true;
        });
    }

    // Only those that did not say how they were written.
    void readList(std::string_view raw) {
        json::forEachElement(raw, 1, [this](const json::JsonPlace& element) {
            const auto figure = json::parseJson(element.raw);
            json::JsonPlace value;
            json::forEachMember(element.raw, 1, [&value](const json::JsonMember& member) {
                value = member.key == "value" ? member.value : value;
                return true;
            });
            if (figure && figure->is_object()) {
                keepListed(base::memberText(*figure, "name"), base::memberText(*figure, "group"), value);
            }
            return true;
        });
    }

    void keepListed(const std::string& name, const std::string& group, const json::JsonPlace& value) {
        if (name == "coverage" && group.empty()) {
            keep(m_figures.written, name, value);
            return;
        }
        for (OutsideRegime& regime : m_figures.regimes) {
            if (regime.name == group) {
                const std::size_t last = name.rfind('_');
                const bool isRanked = name.starts_with("hit_at_") || name.starts_with("mrr_at_");
                keep(regime.written, isRanked ? name.substr(0, last) + "." + name.substr(last + 1) : name,
                     value);
            }
        }
        for (model::OutsideFigure& other : m_figures.others) {
            if (other.name == name && other.group == group && other.written.empty() &&
                value.kind == json::JsonKind::Number) {
                other.written = std::string(value.raw);
            }
        }
    }

    OutsideFigures& m_figures;
};

template <typename Figure>
void add(json::Json& json, const char* key, const std::optional<Figure>& figure) {
    if (figure) {
        json[key] = *figure;
    }
}

json::Json pairOf(const model::OutsideInterval& interval) {
    return json::Json::array({interval.low, interval.high});
}

json::Json byK(const std::map<int, double>& figures, const std::string& name, const OutsideRegime& regime) {
    json::Json json = json::Json::object();
    for (const auto& [k, figure] : figures) {
        const std::string key = std::to_string(k);
        json[key] = figure;
    }
    // Also of figures that were none.
    for (const auto& [figure, interval] : regime.intervals) {
        if (figure.starts_with(name + ".")) {
            json[figure.substr(name.size() + 1) + "_ci"] = pairOf(interval);
        }
    }
    return json;
}

json::Json otherJson(const model::OutsideFigure& figure) {
    json::Json one{{"name", figure.name}, {"value", figure.value}, {"written", figure.written}};
    add(one, "n", figure.n);
    one["group"] = figure.group;
    one["type"] = figure.isCount ? "count" : figure.isShare ? "share" : "mean";
    if (!figure.of.empty()) {
        one["of"] = figure.of;
    }
    add(one, "weight", figure.weight);
    if (figure.interval) {
        one["ci"] = pairOf(*figure.interval);
    }
    return one;
}

bool hasFigure(const OutsideRegime& regime) {
    return regime.selfAt1 || regime.selfAt1TieAware || !regime.hitAt.empty() || !regime.mrrAt.empty() ||
           !regime.goldDistance.empty();
}

} // namespace

Result<OutsideFiguresReading> readOutsideFigures(std::string_view text, const std::string& file) {
    if (looksLikeFigureTable(text)) {
        return readFigureTable(text, file);
    }
    const auto parsed = json::parseJson(base::withoutByteOrderMark(text));
    if (!parsed || !parsed->is_object()) {
        return fail(ErrorCode::UnknownFormat, "neither a JSON object nor a table of figures", file);
    }
    const json::Json& json = *parsed;
    FiguresReader reader(file);
    OutsideFiguresReading reading;
    reading.figures.name = reader.text(json, "name");
    reading.figures.source = reader.text(json, "source");
    reading.figures.anchors = reader.count(json, "anchors", "");
    reading.figures.covered = reader.count(json, "covered", "");
    reading.figures.coverage = reader.number(json, "coverage", "");
    reader.written(json, "", reading.figures.written);
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
    if (json.contains("confusion_matrix")) {
        reader.matrix(json, "", reading.figures);
    }
    if (const auto list = json.find("matrices"); list != json.end() && list->is_array()) {
        std::size_t number = 0;
        for (const json::Json& matrix : *list) {
            const std::string place = "matrices." + std::to_string(number++) + ".";
            if (matrix.is_object() && matrix.contains("confusion_matrix")) {
                reader.matrix(matrix, place, reading.figures);
            } else {
                reader.wrong(place + "confusion_matrix", matrix);
            }
        }
    }
    if (const auto list = json.find("figures"); list != json.end() && list->is_array()) {
        std::size_t number = 0;
        for (const json::Json& figure : *list) {
            reader.listed(figure, "figures." + std::to_string(number++) + ".", reading.figures);
        }
        std::erase_if(reading.figures.regimes, [](const OutsideRegime& of) { return !hasFigure(of); });
    }
    reading.issues = std::move(reader.issues);
    if (reading.figures.regimes.empty() && reading.figures.others.empty() &&
        reading.figures.matrices.empty()) {
        return fail(ErrorCode::InputNotUsable, "no figure under \"regimes\" or \"figures\"", file);
    }
    WrittenDigits(reading.figures).read(base::withoutByteOrderMark(text));
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
        for (const char* self : {"self_at_1", "self_at_1_tie_aware"}) {
            if (const auto interval = regime.intervals.find(self); interval != regime.intervals.end()) {
                one[std::string(self) + "_ci"] = pairOf(interval->second);
            }
        }
        one["hit_at"] = byK(regime.hitAt, "hit_at", regime);
        if (regime.hitsAreMeans) {
            one["hit_at_type"] = "mean";
        }
        one["mrr_at"] = byK(regime.mrrAt, "mrr_at", regime);
        add(one, "n", regime.n);
        add(one, "asked", regime.asked);
        one["distance"] = {{"gold", regime.goldDistance}};
        one["written"] = regime.written;
        regimes[regime.name] = std::move(one);
    }
    document["regimes"] = std::move(regimes);
    document["written"] = figures.written;
    for (const model::OutsideFigure& figure : figures.others) {
        document["figures"].push_back(otherJson(figure));
    }
    for (const model::OutsideMatrix& matrix : figures.matrices) {
        document["matrices"].push_back(
            {{"group", matrix.group}, {"labels", matrix.labels}, {"confusion_matrix", matrix.cells}});
    }
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
