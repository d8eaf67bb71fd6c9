#include "tests/fuzz/check_scored_set.h"

#include "core/base/utf8_text.h"
#include "tests/core/formats/collected_set.h"
#include "tests/fuzz/fuzz_checks.h"

#include <cmath>

namespace assay::fuzz {
namespace {

void checkScore(const std::optional<double>& score) {
    require(!score || (*score >= 0 && *score <= 1 && !std::signbit(*score)), "every score is in [0, 1]");
}

void checkText(const std::string& text) {
    require(base::firstInvalidUtf8(text) == std::string_view::npos, "every text is UTF-8");
}

void checkObject(const std::string& json) {
    checkText(json);
    require(json.empty() || (json.front() == '{' && nlohmann::json::accept(json)),
            "extra and metadata are JSON objects");
}

void checkSample(const model::ScoredSample& sample) {
    checkScore(sample.fhri);
    checkScore(sample.nli);
    for (const auto& component : sample.components) {
        checkScore(component);
    }
    if (sample.sourceWeights) {
        double sum = 0;
        for (const double weight : *sample.sourceWeights) {
            require(weight >= 0, "weights are not negative");
            sum += weight;
        }
        require(sum > 0 && std::isfinite(sum), "weights can be used");
    }
    require(!sample.sampleId.empty(), "every sample has an id");
    for (const std::string* text :
         {&sample.sampleId, &sample.scenario, &sample.pairId, &sample.question, &sample.answer}) {
        checkText(*text);
    }
    checkObject(sample.extra);
}

void checkCounts(const tests::CollectedSet& set) {
    const auto samples = static_cast<std::int64_t>(set.samples.size());
    const auto rejected = static_cast<std::int64_t>(set.rejected.size());
    if (set.reading) {
        require(set.reading->records == samples && set.reading->rejected == rejected, "the counts are right");
        require(set.reading->files.at(0).records == samples && set.reading->files.at(0).rejected == rejected,
                "the counts of the file are right");
        checkObject(set.reading->files.at(0).metadata);
    } else {
        require(samples == 0, "a failed reading has kept nothing");
    }
    require(set.issues.count(base::Severity::Error) >= rejected, "every rejection has its error");
}

// Everything that was read, as one text: quicker than a document, which matters at a million runs.
std::string summaryOf(const tests::CollectedSet& set) {
    std::string all;
    const auto text = [&all](const std::string& value) {
        all += value;
        all += '\n';
    };
    const auto number = [&all](auto value) {
        all.append(reinterpret_cast<const char*>(&value), sizeof value);
    };
    const auto score = [&number](const std::optional<double>& value) { number(value.value_or(-1)); };
    for (const model::ScoredSample& sample : set.samples) {
        number(sample.line);
        number(sample.label);
        number(sample.fhriStored);
        number(sample.predictedLabel.has_value() ? 1 + static_cast<int>(*sample.predictedLabel) : 0);
        score(sample.fhri);
        score(sample.nli);
        for (const auto& component : sample.components) {
            score(component);
        }
        for (const double weight : sample.sourceWeights.value_or(model::ComponentWeights{})) {
            number(weight);
        }
        for (const std::string* value : {&sample.sampleId, &sample.scenario, &sample.pairId, &sample.question,
                                         &sample.answer, &sample.extra}) {
            text(*value);
        }
    }
    for (const formats::RejectedRecord& record : set.rejected) {
        number(record.line);
        number(record.reason);
        text(record.text);
    }
    for (const base::Issue& issue : set.issues.issues()) {
        number(issue.severity);
        number(issue.code);
        number(issue.line);
        text(issue.field);
        text(issue.value);
        text(issue.expected);
    }
    if (set.reading) {
        const formats::ScoredFile& file = set.reading->files.at(0);
        number(file.kind);
        number(file.bytes);
        text(file.sha256);
        text(file.metadata);
    } else {
        number(set.error.code);
        text(set.error.detail);
    }
    return all;
}

template <typename Record>
void checkLines(const std::vector<Record>& records) {
    std::int64_t last = 1;
    for (const Record& record : records) {
        require(record.line >= last, "lines ascend from 1");
        last = record.line;
    }
}

} // namespace

void checkScoredSet(const std::string& content, std::optional<formats::ScoredSetKind> kind) {
    formats::ScoredSetLimits limits;
    limits.recordBytes = 700; // so that records above the limit are met too
    const tests::CollectedSet whole = tests::collect({{"input", content}}, kind, limits);
    for (const model::ScoredSample& sample : whole.samples) {
        checkSample(sample);
    }
    for (const formats::RejectedRecord& record : whole.rejected) {
        checkText(record.text);
    }
    for (const base::Issue& issue : whole.issues.issues()) {
        checkText(issue.value);
        checkText(issue.field);
        require(issue.value.size() <= base::kIssueValueLength, "values are cut");
    }
    checkCounts(whole);
    checkLines(whole.samples);
    checkLines(whole.rejected);

    limits.blockBytes = 1 + content.size() % 13;
    const tests::CollectedSet pieces = tests::collect({{"input", content}}, kind, limits);
    require(summaryOf(whole) == summaryOf(pieces), "the block size does not show");
}

} // namespace assay::fuzz
