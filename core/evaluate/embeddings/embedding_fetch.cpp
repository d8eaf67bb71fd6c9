#include "core/base/file_lock.h"
#include "core/base/guard.h"
#include "core/evaluate/embeddings/embedding_draft.h"
#include "core/evaluate/embeddings/embedding_making.h"
#include "core/evaluate/embeddings/embedding_texts.h"
#include "core/evaluate/embeddings/fetch_journal.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

namespace assay::evaluate {

namespace fs = std::filesystem;
using base::ErrorCode;
using base::fail;
using base::Result;
using nlohmann::ordered_json;

namespace {

constexpr auto kNotInJournal = std::numeric_limits<std::uint64_t>::max();
constexpr std::size_t kRowsBetweenStops = 1'024;

// Counts those of before to what is reported.
class ContinuedProgress final : public base::ProgressSink {
  public:
    ContinuedProgress(base::ProgressSink& progress, std::int64_t before)
        : m_progress(progress)
        , m_before(before) {}

    void report(base::Stage stage, std::int64_t done, std::int64_t total) override {
        m_progress.report(stage, m_before + done, m_before + total);
    }

  private:
    base::ProgressSink& m_progress;
    std::int64_t m_before;
};

std::string described(const std::string& model, std::size_t dimension) {
    return (model.empty() ? "a model that is not named" : "'" + model + "'") + " with " +
           std::to_string(dimension) + " numbers";
}

// Fetches what is not in the journal, and starts it anew when that is of something else than what comes.
class Fetch {
  public:
    Fetch(const EmbeddingDraft& draft, const DistinctTexts& texts,
          const endpoint::EmbeddingSettings& settings, FetchJournal& journal)
        : m_draft(draft)
        , m_texts(texts)
        , m_settings(settings)
        , m_journal(journal) {}

    // Of each text in the journal.
    std::vector<std::uint64_t> places;
    std::int64_t before = 0; // that are used and were there before
    base::IssueList issues;

    Result<endpoint::EmbeddingUsage> run(const std::string& bearerToken, const std::stop_token& stop,
                                         base::ProgressSink& progress) {
        auto usage = ask(bearerToken, stop, progress);
        if (usage || !m_isOther) {
            return usage;
        }
        // The first batch said so, and is in the new journal.
        std::fill(places.begin(), places.end(), kNotInJournal);
        place(m_first, m_firstPlace);
        before = 0;
        usage = ask(bearerToken, stop, progress);
        if (usage) {
            ++usage->requests;
        }
        return usage;
    }

  private:
    Result<endpoint::EmbeddingUsage> ask(const std::string& bearerToken, const std::stop_token& stop,
                                         base::ProgressSink& progress) {
        m_next = 0;
        const auto source = [this](std::size_t most) { return next(most); };
        const auto sink = [this](const endpoint::EmbeddingBatch& batch) { return take(batch); };
        const auto missing = std::count(places.begin(), places.end(), kNotInJournal);
        ContinuedProgress continued(progress, static_cast<std::int64_t>(m_texts.size()) - missing);
        return endpoint::embedTexts(m_settings, bearerToken, source, sink, missing, stop, continued);
    }

    Result<std::vector<endpoint::EmbeddingText>> next(std::size_t most) {
        std::vector<std::uint32_t> numbers;
        std::vector<workspace::SentenceRow> rows;
        for (; m_next < m_texts.size() && numbers.size() < most; ++m_next) {
            if (places[m_next] == kNotInJournal) {
                numbers.push_back(static_cast<std::uint32_t>(m_next));
                rows.push_back(m_texts.firstRow[m_next]);
            }
        }
        std::vector<endpoint::EmbeddingText> given;
        if (rows.empty()) {
            return given;
        }
        ASSAY_TRY(auto sentences, workspace::sentencesOfRows(m_draft.reader(), m_draft.corpus().id, rows));
        given.reserve(numbers.size());
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            given.push_back({numbers[i], std::move(sentences[i].sentence.text)});
        }
        return given;
    }

    // Vectors of two models, or of two dimensions, are no set. A name that is missing says nothing.
    [[nodiscard]] bool fits(const endpoint::EmbeddingBatch& batch) const {
        const bool bothNamed = !m_journal.model().empty() && !batch.model.empty();
        return m_journal.dimension() == 0 ||
               (m_journal.dimension() == batch.dimension &&
                (!bothNamed || m_journal.model() == batch.model.substr(0, FetchJournal::kLongestModel)));
    }

    Result<> take(const endpoint::EmbeddingBatch& batch) {
        const bool isOther = !fits(batch);
        if (isOther) {
            const std::string there = described(m_journal.model(), m_journal.dimension());
            const std::string here = described(std::string(batch.model), batch.dimension);
            if (m_hasTaken) {
                return fail(ErrorCode::RemoteFailure, "vectors of " + here + " after those of " + there,
                            endpoint::embeddingUrl(m_settings));
            }
            ASSAY_TRY(m_journal.setAside());
            issues.add({base::Severity::Warning, base::IssueCode::FetchSetAside, m_journal.aside().string(),
                        0, "embedding", there, here});
        }
        m_hasTaken = true;
        std::vector<TextDigest> digests;
        digests.reserve(batch.numbers.size());
        for (const std::uint64_t number : batch.numbers) {
            digests.push_back(m_texts.digest[number]);
        }
        ASSAY_TRY(const auto first, m_journal.append(digests, batch.dimension, batch.values, batch.model));
        if (!isOther) {
            place(batch.numbers, first);
            return {};
        }
        // Texts are given out by places meanwhile: those of before are forgotten when nobody looks at them.
        m_isOther = true;
        m_first.assign(batch.numbers.begin(), batch.numbers.end());
        m_firstPlace = first;
        return fail(ErrorCode::Cancelled);
    }

    void place(std::span<const std::uint64_t> numbers, std::uint64_t first) {
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            places[numbers[i]] = first + i * m_journal.dimension() * sizeof(float);
        }
    }

    const EmbeddingDraft& m_draft;
    const DistinctTexts& m_texts;
    const endpoint::EmbeddingSettings& m_settings;
    FetchJournal& m_journal;
    std::size_t m_next = 0;
    bool m_hasTaken = false; // in this fetch
    bool m_isOther = false;
    std::vector<std::uint64_t> m_first;
    std::uint64_t m_firstPlace = 0;
};

Result<> writeVectors(const DistinctTexts& texts, FetchJournal& journal,
                      const std::vector<std::uint64_t>& places, retrieval::VectorMatrixWriter& writer,
                      const std::stop_token& stop, base::ProgressSink& progress) {
    ASSAY_TRY(writer.begin(journal.dimension()));
    std::vector<float> vector(journal.dimension());
    for (std::size_t row = 0; row < texts.ofRow.size(); ++row) {
        if (row % kRowsBetweenStops == 0) {
            if (stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
            progress.report(base::Stage::Writing, static_cast<std::int64_t>(row),
                            static_cast<std::int64_t>(texts.ofRow.size()));
        }
        const std::uint32_t number = texts.ofRow[row];
        if (number == kNoText) {
            continue;
        }
        ASSAY_TRY(journal.read(places[number], vector));
        ASSAY_TRY(writer.take(row, vector));
    }
    return {};
}

std::string settingsJson(const endpoint::EmbeddingSettings& settings, bool onlyProse) {
    const auto text = endpoint::embeddingSettingsJson(settings);
    return ordered_json{{"endpoint", text ? ordered_json::parse(*text) : ordered_json()},
                        {"only_prose", onlyProse}}
               .dump(2, ' ', false, ordered_json::error_handler_t::replace) +
           "\n";
}

Result<base::IssueList> missingTexts(const workspace::Reader& reader, const EmbeddingMaking& making,
                                     const DistinctTexts& texts, const std::string& model) {
    base::IssueList issues;
    for (const workspace::SentenceRow row : texts.empty) {
        const std::vector<workspace::SentenceRow> one{row};
        ASSAY_TRY(const auto sentence, workspace::sentencesOfRows(reader, making.corpus, one));
        issues.add({base::Severity::Warning,
                    base::IssueCode::MissingVector,
                    model,
                    0,
                    "text",
                    sentence.front().sentence.sentenceId,
                    {}});
    }
    return issues;
}

} // namespace

Result<EmbeddingMade> fetchEmbeddings(workspace::Workspace& workspace, const EmbeddingMaking& making,
                                      const endpoint::EmbeddingSettings& settings,
                                      const std::string& bearerToken, const std::stop_token& stop,
                                      base::ProgressSink& progress) {
    return base::guarded("embeddings", [&]() -> Result<EmbeddingMade> {
        ASSAY_TRY(endpoint::checkEmbeddingSettings(settings));
        ASSAY_TRY(auto draft, EmbeddingDraft::begin(workspace, making, settings.model));
        EmbeddingDraft& made = *draft;
        progress.report(base::Stage::Loading, 0, 0);
        ASSAY_TRY(const auto texts, distinctTexts(made.reader(), making, stop));
        if (texts.size() == 0) {
            return fail(ErrorCode::InputNotUsable, "no text", made.corpus().name);
        }
        const std::string key = journalKey(made.corpus(), settings);
        const fs::path path = journalPath(workspace.path(), key);
        std::error_code error;
        fs::create_directories(path.parent_path(),
                               error); // for the lock; what is wrong with it is said below
        fs::path lockPath = path;
        lockPath.replace_extension(".part");
        ASSAY_TRY(const auto lock, base::FileLock::tryTake(lockPath));
        if (!lock) {
            return fail(ErrorCode::WorkspaceBusy, {}, workspace.path().string());
        }
        std::vector<std::uint64_t> places(texts.size(), kNotInJournal);
        auto journal = FetchJournal::open(
            path, key,
            [&](const TextDigest& digest, std::uint64_t place) {
                if (const auto found = texts.numberOf.find(digest); found != texts.numberOf.end()) {
                    places[found->second] = place;
                }
            },
            stop);
        ASSAY_TRY(journal);
        Fetch fetch(made, texts, settings, *journal);
        if (!journal->aside().empty()) {
            fetch.issues.add({base::Severity::Warning, base::IssueCode::FetchSetAside,
                              journal->aside().string(), 0, "embedding", "a file that names no model",
                              "'" + settings.model + "'"});
        }
        fetch.before = std::count_if(places.begin(), places.end(),
                                     [](std::uint64_t place) { return place != kNotInJournal; });
        fetch.places = std::move(places);
        ASSAY_TRY(const auto usage, fetch.run(bearerToken, stop, progress));
        ASSAY_TRY(writeVectors(texts, *journal, fetch.places, made.vectors(), stop, progress));
        ASSAY_TRY(auto issues, missingTexts(made.reader(), making, texts, settings.model));
        for (const base::Issue& issue : fetch.issues.issues()) {
            issues.add(issue);
        }
        std::vector<retrieval::Row> given;
        for (std::size_t row = 0; row < texts.ofRow.size(); ++row) {
            if (texts.ofRow[row] != kNoText) {
                given.push_back(static_cast<retrieval::Row>(row));
            }
        }
        made.set.source = workspace::EmbeddingSource::Endpoint;
        made.set.settings = settingsJson(settings, making.onlyProse);
        ordered_json report{
            {"texts", given.size()},
            {"distinct_texts", texts.size()},
            {"missing", texts.empty.size()},
            {"not_prose", texts.notProse},
            {"from_journal", fetch.before},
            {"requests", usage.requests},
            {"retries", usage.retries},
            {"prompt_tokens", usage.promptTokens > 0 ? ordered_json(usage.promptTokens) : ordered_json()},
            {"served_model", journal->model()}};
        auto whole = made.finish({std::move(report), std::move(issues), given, nullptr}, stop, progress);
        if (whole) {
            journal->remove();
        }
        return whole;
    });
}

} // namespace assay::evaluate
