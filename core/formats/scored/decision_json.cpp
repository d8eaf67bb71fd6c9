#include "core/formats/scored/decision_json.h"

#include "core/base/guard.h"
#include "core/base/json_members.h"
#include "core/base/utf8_text.h"
#include "core/formats/whole_file.h"
#include "core/json/json_text.h"
#include "core/metrics/classification/confusion_matrix.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <set>
#include <system_error>
#include <utility>
#include <vector>

namespace assay::formats {
namespace {

namespace fs = std::filesystem;
using base::ErrorCode;
using base::fail;
using base::IssueCode;
using base::Result;
using Json = nlohmann::ordered_json; // for writing
using ReadJson = nlohmann::json;     // many keys are found quickly in it

constexpr const char* kFormat = "assay-decision";
constexpr std::int64_t kVersion = 1;
constexpr std::string_view kDefaultKey = "default";
constexpr std::size_t kMaxFileBytes = std::size_t{16} << 20U;
constexpr std::array<std::string_view, 3> kScoringNames{"stored", "weights", "source_weights"};

bool isShare(double value) {
    return value >= 0 && value <= 1;
}

// Everything that could not be read back.
Result<> requireSound(const model::Decision& decision) {
    const auto require = [](bool sound, double value, const std::string& where) -> Result<> {
        return sound ? Result<>() : fail(ErrorCode::InvalidArgument, std::to_string(value), where);
    };
    Result<> sound = require(isShare(decision.fallback.tau), decision.fallback.tau, std::string(kDefaultKey));
    for (const auto& [name, threshold] : decision.scenarios) {
        sound = sound ? require(isShare(threshold.tau), threshold.tau, name) : sound;
    }
    sound = sound ? require(isShare(decision.nliSoft), decision.nliSoft, "soft") : sound;
    sound = sound ? require(isShare(decision.nliHard) && decision.nliSoft <= decision.nliHard,
                            decision.nliHard, "hard")
                  : sound;
    for (const auto& [name, required] : decision.constraints) {
        sound = sound ? require(!required || isShare(*required), required.value_or(0), name) : sound;
    }
    if (const auto& costs = decision.costs) {
        for (const double cost : {costs->missedHallucination, costs->refusedAccurate}) {
            sound = sound ? require(cost >= 0 && std::isfinite(cost), cost, "costs") : sound;
        }
    }
    if (const auto& beta = decision.beta) {
        sound = sound
                    ? require(*beta >= metrics::kLowestBeta && *beta <= metrics::kHighestBeta, *beta, "beta")
                    : sound;
    }
    double sum = 0;
    for (std::size_t i = 0; i < model::kComponentCount; ++i) {
        const double weight = decision.scoring.weights[i];
        sound = sound ? require(weight >= 0 && std::isfinite(weight), weight,
                                std::string(model::kComponentNames[i]))
                      : sound;
        sum += weight;
    }
    return sound ? require(sum > 0, sum, "weights") : sound;
}

// What the plain form says, "default" first.
std::vector<std::pair<std::string, double>> plainThresholds(const model::Decision& decision) {
    std::vector<std::pair<std::string, double>> list{
        {std::string(kDefaultKey), decision.tauOf(std::string(kDefaultKey))}};
    for (const auto& [name, threshold] : decision.scenarios) { // a map: in the order of bytes
        if (name != kDefaultKey) {
            list.emplace_back(name, threshold.tau);
        }
    }
    return list;
}

std::string decimal(double value) {
    std::array<char, 32> text{};
    const auto [end, error] = std::to_chars(text.begin(), text.end(), value);
    std::string digits(text.data(), error == std::errc() ? end : text.data());
    if (digits.find('e') != std::string::npos) {
        return digits;
    }
    if (digits.find('.') == std::string::npos) {
        digits += '.';
    }
    while (digits.size() - digits.find('.') < 3) {
        digits += '0';
    }
    return digits;
}

Json optionalNumber(const std::optional<double>& value) {
    return value && std::isfinite(*value) ? Json(*value) : Json();
}

Json supportJson(const model::DecidedThreshold& threshold) {
    Json json{{"tau", threshold.tau},
              {"n", threshold.n},
              {"macro_f1", optionalNumber(threshold.macroF1)},
              {"feasible", threshold.feasible ? Json(*threshold.feasible) : Json()},
              {"bootstrap_low", optionalNumber(threshold.bootstrapLow)},
              {"bootstrap_high", optionalNumber(threshold.bootstrapHigh)},
              {"held_out_macro_f1", optionalNumber(threshold.heldOutMacroF1)}};
    return json;
}

Json costsJson(const std::optional<model::DecisionCosts>& costs) {
    return costs ? Json{{"missed_hallucination", costs->missedHallucination},
                        {"refused_accurate", costs->refusedAccurate}}
                 : Json();
}

// Reads one document, noting everything that is wrong in it.
class ThresholdsReader {
  public:
    explicit ThresholdsReader(std::string file)
        : m_file(std::move(file)) {}

    ThresholdsReading read(std::string_view text) {
        text = base::withoutByteOrderMark(text);
        if (const auto json = parse(text)) {
            const auto format = json->find("format");
            if (format != json->end() && format->is_string()) {
                readWhole(*json);
            } else {
                readPlain(*json);
            }
        }
        m_reading.issues = m_issues;
        return std::move(m_reading);
    }

    // Of what makes the text unusable.
    [[nodiscard]] const std::string& firstFault() const { return m_fault; }

  private:
    void note(IssueCode code, const std::string& field, std::string value, std::string expected = {}) {
        if (base::firstInvalidUtf8(value) != std::string_view::npos) {
            std::string mended;
            base::appendMendedUtf8(value, mended);
            value = std::move(mended);
        }
        value.resize(base::cutUtf8(value, base::kIssueValueLength).size());
        if (m_fault.empty()) {
            m_fault = field.empty() ? value : field + ": " + value;
            m_fault = m_fault.empty() ? "empty" : m_fault;
        }
        base::Issue issue{base::Severity::Error, code, m_file, 0, field, std::move(value),
                          std::move(expected)};
        m_issues.add(std::move(issue));
    }

    // An object with no key twice, or nothing.
    std::optional<ReadJson> parse(std::string_view text) {
        std::string compact; // NaN and the like stand in it as strings
        const json::JsonValue value = json::readJsonValue(text, &compact);
        const auto end = value.kind == json::JsonKind::Invalid
                             ? std::string_view::npos
                             : static_cast<std::size_t>(value.raw.data() + value.raw.size() - text.data());
        if (end == std::string_view::npos ||
            text.find_first_not_of(" \t\r\n", end) != std::string_view::npos) {
            note(IssueCode::MalformedRecord, {}, std::string(text), "a JSON object");
            return std::nullopt;
        }
        if (value.kind != json::JsonKind::Object) {
            note(IssueCode::WrongType, {}, std::string(value.raw), "a JSON object");
            return std::nullopt;
        }
        std::vector<std::set<std::string>> keys;
        bool keyTwice = false;
        const auto watch = [&](int, ReadJson::parse_event_t event, ReadJson& parsed) {
            if (event == ReadJson::parse_event_t::object_start) {
                keys.emplace_back();
            } else if (event == ReadJson::parse_event_t::object_end) {
                keys.pop_back();
            } else if (event == ReadJson::parse_event_t::key) {
                const auto key = parsed.get<std::string>();
                if (!keys.back().insert(key).second) {
                    keyTwice = true;
                    note(IssueCode::MalformedRecord, key, "\"" + key + "\" twice", "each key once");
                }
            }
            return true;
        };
        ReadJson json = ReadJson::parse(compact, watch, false);
        if (json.is_discarded()) { // bytes that are no UTF-8
            note(IssueCode::InvalidUtf8, {}, {});
            return std::nullopt;
        }
        return keyTwice ? std::nullopt : std::optional(std::move(json));
    }

    // nullopt when it is none, which is noted.
    std::optional<double> number(const ReadJson& value, const std::string& field) {
        if (value.is_number()) {
            return value.get<double>();
        }
        const std::string shown = value.dump(-1, ' ', false, ReadJson::error_handler_t::replace);
        if (value.is_string()) {
            const auto text = value.get<std::string>();
            const auto huge = json::decimalFromText(text);
            if (text == "NaN" || text == "Infinity" || text == "-Infinity" || (huge && std::isinf(*huge))) {
                note(IssueCode::NotANumber, field, text, "a number in [0, 1]");
                return std::nullopt;
            }
        }
        note(IssueCode::WrongType, field, shown, "a number in [0, 1]");
        return std::nullopt;
    }

    std::optional<double> share(const ReadJson& value, const std::string& field) {
        const auto read = number(value, field);
        if (read && !isShare(*read)) {
            note(IssueCode::OutOfRange, field, value.dump(), "a number in [0, 1]");
            return std::nullopt;
        }
        return read;
    }

    void readPlain(const ReadJson& json) {
        if (json.empty()) { // not a wish for the default: most likely another file was meant
            note(IssueCode::EmptyInput, {}, {}, "a threshold");
            return;
        }
        model::Decision& decision = m_reading.decision;
        for (const auto& [key, value] : json.items()) {
            const auto tau = share(value, key);
            if (tau && key == kDefaultKey) {
                decision.fallback.tau = *tau;
            } else if (tau) {
                decision.scenarios[key].tau = *tau;
            }
        }
        if (!json.contains(kDefaultKey)) {
            decision.fallback.tau = kDefaultThreshold;
            m_issues.add({base::Severity::Info,
                          IssueCode::MissingField,
                          m_file,
                          0,
                          std::string(kDefaultKey),
                          {},
                          decimal(kDefaultThreshold)});
        }
    }

    const ReadJson* member(const ReadJson& object, const char* key,
                           bool (ReadJson::*isOfType)() const noexcept) {
        const auto found = object.find(key);
        if (found == object.end()) {
            note(IssueCode::MissingField, key, {});
            return nullptr;
        }
        if (!((*found).*isOfType)()) {
            note(IssueCode::WrongType, key, found->dump(-1, ' ', false, ReadJson::error_handler_t::replace));
            return nullptr;
        }
        return &*found;
    }

    void readText(const ReadJson& object, const char* key, std::string& into) {
        if (const ReadJson* text = member(object, key, &ReadJson::is_string)) {
            into = text->get<std::string>();
        }
    }

    std::optional<double> optionalNumberOf(const ReadJson& object, const char* key,
                                           const std::string& field) {
        const auto found = object.find(key);
        return found == object.end() || found->is_null() ? std::nullopt : number(*found, field + "." + key);
    }

    model::DecidedThreshold readSupport(const ReadJson& json, const std::string& field) {
        model::DecidedThreshold threshold;
        if (!json.is_object()) {
            note(IssueCode::WrongType, field, json.dump(-1, ' ', false, ReadJson::error_handler_t::replace));
            return threshold;
        }
        if (const ReadJson* tau = member(json, "tau", &ReadJson::is_number)) {
            threshold.tau = share(*tau, field).value_or(threshold.tau);
        }
        if (const ReadJson* n = member(json, "n", &ReadJson::is_number_integer)) {
            if (n->is_number_unsigned() && std::in_range<std::int64_t>(n->get<std::uint64_t>())) {
                threshold.n = n->get<std::int64_t>();
            } else {
                note(IssueCode::OutOfRange, field + ".n", n->dump(), "a whole number from 0");
            }
        }
        if (const auto feasible = json.find("feasible"); feasible != json.end() && !feasible->is_null()) {
            if (const ReadJson* is = member(json, "feasible", &ReadJson::is_boolean)) {
                threshold.feasible = is->get<bool>();
            }
        }
        threshold.macroF1 = optionalNumberOf(json, "macro_f1", field);
        threshold.bootstrapLow = optionalNumberOf(json, "bootstrap_low", field);
        threshold.bootstrapHigh = optionalNumberOf(json, "bootstrap_high", field);
        threshold.heldOutMacroF1 = optionalNumberOf(json, "held_out_macro_f1", field);
        return threshold;
    }

    void readScoring(const ReadJson& json) {
        model::Scoring& scoring = m_reading.decision.scoring;
        std::string kind;
        readText(json, "kind", kind);
        const auto name = std::find(kScoringNames.begin(), kScoringNames.end(), kind);
        if (name == kScoringNames.end()) {
            note(IssueCode::WrongType, "scoring.kind", kind);
        } else {
            scoring.kind = static_cast<model::ScoringKind>(name - kScoringNames.begin());
        }
        const ReadJson* weights = member(json, "weights", &ReadJson::is_object);
        for (std::size_t i = 0; weights != nullptr && i < model::kComponentCount; ++i) {
            const std::string key(model::kComponentNames[i]);
            if (const ReadJson* weight = member(*weights, key.c_str(), &ReadJson::is_number)) {
                scoring.weights[i] = weight->get<double>();
            }
        }
    }

    void readCosts(const ReadJson& json) {
        const ReadJson* const costs = base::memberOf(json, "costs");
        if (costs == nullptr || costs->is_null()) {
            return;
        }
        if (!costs->is_object()) {
            note(IssueCode::WrongType, "costs",
                 costs->dump(-1, ' ', false, ReadJson::error_handler_t::replace));
            return;
        }
        const auto cost = [&](const char* key, double& into) {
            if (const ReadJson* value = member(*costs, key, &ReadJson::is_number)) {
                into = value->get<double>();
                if (!(into >= 0 && std::isfinite(into))) {
                    note(IssueCode::OutOfRange, std::string("costs.") + key, value->dump(),
                         "a number from 0");
                }
            }
        };
        model::DecisionCosts& into = m_reading.decision.costs.emplace();
        cost("missed_hallucination", into.missedHallucination);
        cost("refused_accurate", into.refusedAccurate);
    }

    // That it lies in its range is looked at with the others.
    std::optional<double> betaOf(const ReadJson& json) {
        const ReadJson* const beta = base::memberOf(json, "beta");
        if (beta == nullptr || beta->is_null()) {
            return std::nullopt;
        }
        if (!beta->is_number()) {
            note(IssueCode::WrongType, "beta",
                 beta->dump(-1, ' ', false, ReadJson::error_handler_t::replace));
            return std::nullopt;
        }
        return beta->get<double>();
    }

    void readWhole(const ReadJson& json) {
        model::Decision& decision = m_reading.decision;
        m_reading.isWhole = true;
        const ReadJson* version = member(json, "version", &ReadJson::is_number_integer);
        const ReadJson* format = base::memberOf(json, "format");
        if (format == nullptr || *format != kFormat || version == nullptr || *version != kVersion) {
            note(IssueCode::WrongType, "format",
                 (format != nullptr ? *format : ReadJson())
                     .dump(-1, ' ', false, ReadJson::error_handler_t::replace),
                 std::string(kFormat) + " 1");
            return;
        }
        readText(json, "name", decision.name);
        readText(json, "author", decision.author);
        readText(json, "reason", decision.reason);
        readText(json, "decided_at", decision.decidedAt);
        readText(json, "set_name", decision.setName);
        readText(json, "data_hash", decision.dataHash);
        if (const ReadJson* scoring = member(json, "scoring", &ReadJson::is_object)) {
            readScoring(*scoring);
        }
        if (const ReadJson* nli = member(json, "nli", &ReadJson::is_object)) {
            const ReadJson* soft = member(*nli, "soft", &ReadJson::is_number);
            const ReadJson* hard = member(*nli, "hard", &ReadJson::is_number);
            decision.nliSoft = soft != nullptr ? soft->get<double>() : decision.nliSoft;
            decision.nliHard = hard != nullptr ? hard->get<double>() : decision.nliHard;
        }
        if (const ReadJson* constraints = member(json, "constraints", &ReadJson::is_object)) {
            for (const auto& [name, required] : constraints->items()) {
                decision.constraints[name] = required.is_null() ? std::nullopt : share(required, name);
            }
        }
        decision.macroF1 = optionalNumberOf(json, "macro_f1", "decision");
        readCosts(json);
        decision.beta = betaOf(json);
        if (const ReadJson* fallback = member(json, "fallback", &ReadJson::is_object)) {
            decision.fallback = readSupport(*fallback, std::string(kDefaultKey));
        }
        if (const ReadJson* scenarios = member(json, "scenarios", &ReadJson::is_object)) {
            for (const auto& [name, support] : scenarios->items()) {
                decision.scenarios[name] = readSupport(support, name);
            }
        }
        if (m_fault.empty()) {
            if (const auto sound = requireSound(decision); !sound) {
                note(IssueCode::OutOfRange, sound.error().where, sound.error().detail);
            }
        }
        checkPlainPart(json);
    }

    // The thresholds stand in a whole decision twice: for programs, and with what supports them. A file in
    // which somebody has changed one of the two is not to be trusted with either.
    void checkPlainPart(const ReadJson& json) {
        const ReadJson* plain = member(json, "thresholds", &ReadJson::is_object);
        if (plain == nullptr || !m_fault.empty()) {
            return;
        }
        const auto expected = plainThresholds(m_reading.decision);
        for (const auto& [key, tau] : expected) {
            const auto found = plain->find(key);
            if (found == plain->end() || !found->is_number() || found->get<double>() != tau) {
                note(IssueCode::OutOfRange, "thresholds." + key,
                     found == plain->end() ? std::string("missing") : found->dump(), decimal(tau));
            }
        }
        if (plain->size() != expected.size()) {
            note(IssueCode::OutOfRange, "thresholds", std::to_string(plain->size()) + " thresholds",
                 std::to_string(expected.size()));
        }
    }

    std::string m_file;
    std::string m_fault;
    base::IssueList m_issues;
    ThresholdsReading m_reading;
};

} // namespace

bool hasPlainForm(const model::Decision& decision) {
    return decision.tauOf(std::string(kDefaultKey)) == decision.fallback.tau;
}

Result<std::string> thresholdsJson(const model::Decision& decision) {
    return base::guarded(decision.name, [&]() -> Result<std::string> {
        ASSAY_TRY(requireSound(decision));
        if (!hasPlainForm(decision)) {
            return fail(ErrorCode::InvalidArgument, decimal(decision.tauOf(std::string(kDefaultKey))),
                        std::string(kDefaultKey));
        }
        std::string text = "{";
        for (const auto& [name, tau] : plainThresholds(decision)) {
            text += text.size() > 1 ? "," : "";
            json::appendJsonString(name, text);
            text += ":" + decimal(tau);
        }
        return text + "}\n";
    });
}

Result<std::string> decisionDocument(const model::Decision& decision) {
    return base::guarded(decision.name, [&]() -> Result<std::string> {
        ASSAY_TRY(requireSound(decision));
        Json weights = Json::object();
        for (std::size_t i = 0; i < model::kComponentCount; ++i) {
            weights[std::string(model::kComponentNames[i])] = decision.scoring.weights[i];
        }
        Json constraints = Json::object();
        for (const auto& [name, required] : decision.constraints) {
            constraints[name] = required ? Json(*required) : Json();
        }
        Json thresholds = Json::object();
        for (const auto& [name, tau] : plainThresholds(decision)) {
            thresholds[name] = tau;
        }
        Json scenarios = Json::object();
        for (const auto& [name, threshold] : decision.scenarios) {
            scenarios[name] = supportJson(threshold);
        }
        Json document{{"format", kFormat},
                      {"version", kVersion},
                      {"name", decision.name},
                      {"author", decision.author},
                      {"reason", decision.reason},
                      {"decided_at", decision.decidedAt},
                      {"set_name", decision.setName},
                      {"data_hash", decision.dataHash},
                      {"thresholds", thresholds},
                      {"scoring",
                       {{"kind", kScoringNames[static_cast<std::size_t>(decision.scoring.kind)]},
                        {"weights", weights}}},
                      {"nli", {{"soft", decision.nliSoft}, {"hard", decision.nliHard}}},
                      {"constraints", constraints},
                      {"macro_f1", optionalNumber(decision.macroF1)},
                      {"costs", costsJson(decision.costs)},
                      {"fallback", supportJson(decision.fallback)},
                      {"scenarios", scenarios}};
        if (decision.beta) {
            document["beta"] = *decision.beta;
        }
        return document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
    });
}

Result<ThresholdsReading> readThresholds(std::string_view text, const std::string& file,
                                         base::IssueList* issuesOnFailure) {
    return base::guarded(file, [&]() -> Result<ThresholdsReading> {
        ThresholdsReader reader(file);
        ThresholdsReading reading = reader.read(text);
        if (!reader.firstFault().empty()) {
            if (issuesOnFailure != nullptr) {
                *issuesOnFailure = std::move(reading.issues);
            }
            return fail(ErrorCode::InputNotUsable, reader.firstFault(), file);
        }
        return reading;
    });
}

Result<ThresholdsReading> readThresholdsFile(const fs::path& path, base::IssueList* issuesOnFailure) {
    return base::guarded(path.string(), [&]() -> Result<ThresholdsReading> {
        ASSAY_TRY(const auto text, readBeginningOfFile(path, kMaxFileBytes + 1));
        if (text.size() > kMaxFileBytes) {
            return fail(ErrorCode::InputNotUsable, "larger than 16 MiB", path.string());
        }
        return readThresholds(text, path.filename().string(), issuesOnFailure);
    });
}

} // namespace assay::formats
