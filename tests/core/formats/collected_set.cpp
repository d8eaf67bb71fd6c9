#include "tests/core/formats/collected_set.h"

#include <sstream>

namespace assay::tests {

using nlohmann::ordered_json;

namespace {

class Collector final : public formats::ScoredSampleSink {
  public:
    explicit Collector(CollectedSet& set)
        : m_set(set) {}

    base::Result<> takeSamples(std::span<model::ScoredSample> samples) override {
        for (model::ScoredSample& sample : samples) {
            m_set.samples.push_back(std::move(sample));
        }
        return {};
    }

    base::Result<> takeRejected(std::span<formats::RejectedRecord> records) override {
        for (formats::RejectedRecord& record : records) {
            m_set.rejected.push_back(std::move(record));
        }
        return {};
    }

  private:
    CollectedSet& m_set;
};

void putText(ordered_json& object, const char* key, const std::string& text) {
    if (!text.empty()) {
        object[key] = text;
    }
}

} // namespace

CollectedSet collect(const std::vector<NamedText>& texts, std::optional<formats::ScoredSetKind> kind,
                     const formats::ScoredSetLimits& limits) {
    CollectedSet set;
    std::vector<formats::ScoredSetInput> inputs;
    for (const NamedText& text : texts) {
        inputs.push_back({text.name, text.name, static_cast<std::int64_t>(text.content.size()),
                          [&text]() -> base::Result<std::unique_ptr<std::istream>> {
                              return std::make_unique<std::istringstream>(text.content);
                          }});
    }
    Collector collector(set);
    base::NoProgress progress;
    auto reading = formats::readScoredSetStreams(inputs, kind, collector, {}, progress, &set.issues, limits);
    if (reading) {
        set.issues = reading->issues;
        set.reading = std::move(*reading);
    } else {
        set.error = reading.error();
    }
    return set;
}

ordered_json toJson(const model::ScoredSample& sample) {
    ordered_json object;
    object["id"] = sample.sampleId;
    object["line"] = sample.line;
    if (sample.fileIndex != 0) {
        object["file"] = sample.fileIndex;
    }
    object["label"] = model::labelName(sample.label);
    putText(object, "scenario", sample.scenario);
    if (sample.fhri) {
        object[sample.fhriStored ? "fhri" : "fhri_recomputed"] = *sample.fhri;
    }
    if (sample.nli) {
        object["nli"] = *sample.nli;
    }
    for (std::size_t i = 0; i < model::kComponentCount; ++i) {
        if (const std::optional<double>& component = sample.components[i]) {
            object[std::string(model::kComponentNames[i])] = *component;
        }
    }
    if (sample.sourceWeights) {
        object["weights"] = *sample.sourceWeights;
    }
    putText(object, "pair_id", sample.pairId);
    if (sample.predictedLabel) {
        object["predicted_label"] = model::labelName(*sample.predictedLabel);
    }
    putText(object, "question", sample.question);
    putText(object, "answer", sample.answer);
    putText(object, "extra", sample.extra);
    return object;
}

ordered_json toJson(const CollectedSet& set) {
    ordered_json object;
    if (!set.reading) {
        object["error"] = {{"code", base::errorCodeName(set.error.code)}, {"detail", set.error.detail}};
    } else {
        object["unscored"] = set.reading->unscored;
        for (const formats::ScoredFile& file : set.reading->files) {
            ordered_json entry = {{"name", file.name},
                                  {"kind", formats::scoredSetKindName(file.kind)},
                                  {"records", file.records},
                                  {"rejected", file.rejected}};
            putText(entry, "metadata", file.metadata);
            object["files"].push_back(entry);
        }
    }
    for (const model::ScoredSample& sample : set.samples) {
        object["samples"].push_back(toJson(sample));
    }
    for (const formats::RejectedRecord& record : set.rejected) {
        object["rejected"].push_back({{"file", record.fileIndex},
                                      {"line", record.line},
                                      {"reason", base::issueCodeName(record.reason)},
                                      {"text", record.text}});
    }
    for (const base::Issue& issue : set.issues.issues()) {
        ordered_json entry = {{"severity", base::severityName(issue.severity)},
                              {"code", base::issueCodeName(issue.code)},
                              {"file", issue.file},
                              {"line", issue.line}};
        putText(entry, "field", issue.field);
        putText(entry, "value", issue.value);
        putText(entry, "expected", issue.expected);
        object["issues"].push_back(entry);
    }
    return object;
}

} // namespace assay::tests
