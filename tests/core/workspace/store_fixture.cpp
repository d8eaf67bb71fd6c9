#include "tests/core/workspace/store_fixture.h"

#include "core/base/hash.h"
#include "core/base/random.h"
#include "core/workspace/scored/staged_scored_set.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <span>

namespace assay::tests {

namespace fs = std::filesystem;

fs::path StoreFolder::write(const std::string& name, const std::string& content) const {
    std::ofstream file(path(name), std::ios::binary);
    file << content;
    return path(name);
}

std::vector<std::string> StoreFolder::names() const {
    std::vector<std::string> found;
    for (const auto& entry : fs::directory_iterator(m_folder.path().toStdString())) {
        found.push_back(entry.path().filename().string());
    }
    std::sort(found.begin(), found.end());
    return found;
}

std::string readFile(const fs::path& path) {
    if (fs::is_directory(path)) {
        return {};
    }
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<model::ScoredSample> randomSamples(std::uint64_t seed, std::size_t count) {
    base::Random random(seed);
    const auto maybe = [&](double value) {
        return random.below(3) == 0 ? std::nullopt : std::optional(value);
    };
    const std::vector<std::string> texts{
        "",
        "plain",
        "Norsk: blåbærsyltetøy",
        "\xF0\x9F\x93\x88 up \xF0\x9F\x91\xA9\xE2\x80\x8D\xF0\x9F\x92\xBB",
        std::string("a\0b\0", 4),
        "line\r\nbreak \"quotes\" and 'apostrophes'; DROP TABLE scored_sample;--",
        "\xE2\x80\xAEright to left",
        std::string(5'000, 'x'),
    };
    const auto text = [&] { return texts[static_cast<std::size_t>(random.below(texts.size()))]; };
    std::vector<model::ScoredSample> samples(count);
    for (std::size_t i = 0; i < count; ++i) {
        model::ScoredSample& sample = samples[i];
        sample.sampleId = "s" + std::to_string(i);
        sample.scenario = random.below(5) == 0 ? "" : "scenario " + std::to_string(random.below(7));
        sample.label = model::kLabels[static_cast<std::size_t>(random.below(3))];
        sample.fhri = maybe(random.below(4) == 0 ? 1.0 : random.unit());
        sample.fhriStored = sample.fhri && random.below(2) == 0;
        sample.nli = maybe(random.below(4) == 0 ? 0.0 : random.unit());
        for (auto& component : sample.components) {
            component = maybe(random.unit());
        }
        if (random.below(2) == 0) {
            sample.sourceWeights = model::kDocumentWeights;
            (*sample.sourceWeights)[0] = static_cast<double>(random.below(4)) / 4;
        }
        sample.pairId = random.below(2) == 0 ? "" : "pair " + std::to_string(i / 2);
        if (random.below(2) == 0) {
            sample.predictedLabel = model::kLabels[static_cast<std::size_t>(random.below(3))];
        }
        sample.question = text();
        sample.answer = text();
        sample.extra = random.below(2) == 0 ? "" : R"({"note":"ø","n":[1,2.5,null]})";
        sample.fileIndex = 0;
        sample.line = static_cast<std::int64_t>(i) + 1;
    }
    return samples;
}

formats::ScoredSetReading readingOf(const std::vector<model::ScoredSample>& samples,
                                    const std::vector<formats::RejectedRecord>& rejected,
                                    base::IssueList issues) {
    formats::ScoredSetReading reading;
    reading.issues = std::move(issues);
    reading.records = static_cast<std::int64_t>(samples.size());
    reading.rejected = static_cast<std::int64_t>(rejected.size());
    reading.unscored = std::count_if(samples.begin(), samples.end(),
                                     [](const model::ScoredSample& sample) { return !sample.fhri; });
    formats::ScoredFile file;
    file.name = "scores.jsonl";
    file.kind = formats::ScoredSetKind::JsonLines;
    file.sha256 = base::sha256("content of scores.jsonl");
    file.bytes = 12'345;
    file.records = reading.records;
    file.rejected = reading.rejected;
    reading.files.push_back(file);
    return reading;
}

base::Result<workspace::ScoredSetInfo> storeSet(workspace::Workspace& workspace, const std::string& name,
                                                std::vector<model::ScoredSample> samples,
                                                std::vector<formats::RejectedRecord> rejected,
                                                base::IssueList issues) {
    const formats::ScoredSetReading reading = readingOf(samples, rejected, std::move(issues));
    base::NoProgress progress;
    ASSAY_TRY(auto staged, workspace::StagedScoredSet::begin(workspace, name, {}, progress));
    for (std::size_t begin = 0; begin < samples.size(); begin += 4'096) {
        const std::size_t count = std::min<std::size_t>(4'096, samples.size() - begin);
        ASSAY_TRY(staged->takeSamples(std::span(samples).subspan(begin, count)));
    }
    if (!rejected.empty()) {
        ASSAY_TRY(staged->takeRejected(rejected));
    }
    return staged->publish(reading, {}, progress);
}

std::string difference(const model::ScoredSample& left, const model::ScoredSample& right) {
    const auto differs = [](const char* field, const auto& a, const auto& b) {
        return a == b ? std::string() : std::string(field);
    };
    for (std::string found :
         {differs("sampleId", left.sampleId, right.sampleId),
          differs("scenario", left.scenario, right.scenario), differs("label", left.label, right.label),
          differs("fhri", left.fhri, right.fhri), differs("fhriStored", left.fhriStored, right.fhriStored),
          differs("nli", left.nli, right.nli), differs("components", left.components, right.components),
          differs("sourceWeights", left.sourceWeights, right.sourceWeights),
          differs("pairId", left.pairId, right.pairId),
          differs("predictedLabel", left.predictedLabel, right.predictedLabel),
          differs("question", left.question, right.question), differs("answer", left.answer, right.answer),
          differs("extra", left.extra, right.extra), differs("fileIndex", left.fileIndex, right.fileIndex),
          differs("line", left.line, right.line)}) {
        if (!found.empty()) {
            return found;
        }
    }
    return {};
}

} // namespace assay::tests
