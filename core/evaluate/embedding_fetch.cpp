#include "core/base/file_lock.h"
#include "core/base/guard.h"
#include "core/base/hash.h"
#include "core/evaluate/embedding_draft.h"
#include "core/evaluate/embedding_making.h"
#include "core/evaluate/fetch_journal.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>
#include <unordered_map>
#include <utility>
#include <vector>

namespace assay::evaluate {

namespace fs = std::filesystem;
using base::ErrorCode;
using base::fail;
using base::Result;
using nlohmann::ordered_json;

namespace {

constexpr auto kNoText = std::numeric_limits<std::uint32_t>::max();
constexpr auto kNotThere = std::numeric_limits<std::uint64_t>::max();
constexpr std::int64_t kBytesPerToken = 4; // a guess, and labelled as one
constexpr std::size_t kRowsBetweenStops = 1'024;

// The different texts of a corpus, numbered as they first occur.
struct DistinctTexts {
    std::vector<std::uint32_t> ofRow; // kNoText: the row gets no vector
    std::vector<store::SentenceRow> firstRow;
    std::vector<TextDigest> digest;
    std::vector<std::uint32_t> bytes;
    std::unordered_map<TextDigest, std::uint32_t, HashOfDigest> numberOf;
    std::int64_t notProse = 0;
    std::vector<store::SentenceRow> empty; // prose without a text

    [[nodiscard]] std::size_t size() const noexcept { return firstRow.size(); }
};

Result<DistinctTexts> distinctTexts(const store::Reader& reader, const EmbeddingMaking& making,
                                    const std::stop_token& stop) {
    DistinctTexts texts;
    auto scanned =
        store::forEachText(reader, making.corpus, stop,
                           [&](store::SentenceRow row, model::SentenceKind kind, std::string_view text) {
                               std::uint32_t number = kNoText;
                               if (making.onlyProse && kind != model::SentenceKind::Prose) {
                                   ++texts.notProse;
                               } else if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) {
                                   texts.empty.push_back(row);
                               } else {
                                   const TextDigest digest = digestOf(text);
                                   const auto [place, isNew] = texts.numberOf.try_emplace(
                                       digest, static_cast<std::uint32_t>(texts.size()));
                                   number = place->second;
                                   if (isNew) {
                                       texts.firstRow.push_back(row);
                                       texts.digest.push_back(digest);
                                       texts.bytes.push_back(static_cast<std::uint32_t>(text.size()));
                                   }
                               }
                               texts.ofRow.push_back(number);
                               return true;
                           });
    if (!scanned) {
        return tl::unexpected(std::move(scanned.error()));
    }
    return texts;
}

// What vectors of one text depend on; the encoding changes nothing of them.
std::string journalKey(const store::CorpusInfo& corpus, const endpoint::EmbeddingSettings& settings) {
    return base::sha256(ordered_json{
        {"corpus", corpus.contentHash},
        {"url", endpoint::embeddingUrl(settings)},
        {"model", settings.model},
        {"dimensions", settings.dimensions ? ordered_json(*settings.dimensions) : ordered_json()}}
                            .dump(-1, ' ', false, ordered_json::error_handler_t::replace));
}

fs::path journalPath(const fs::path& workspace, const std::string& key) {
    return store::dataFolder(workspace) / ("fetch-" + key.substr(0, 12) + ".journal");
}

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

// Asks for those that have no place in the journal yet.
Result<endpoint::EmbeddingUsage> fetchMissing(const EmbeddingDraft& draft, const DistinctTexts& texts,
                                              const endpoint::EmbeddingSettings& settings,
                                              const std::string& bearerToken, FetchJournal& journal,
                                              std::vector<std::uint64_t>& places, const std::stop_token& stop,
                                              base::ProgressSink& progress) {
    std::size_t next = 0;
    const auto source = [&](std::size_t most) -> Result<std::vector<endpoint::EmbeddingText>> {
        std::vector<std::uint32_t> numbers;
        std::vector<store::SentenceRow> rows;
        for (; next < texts.size() && numbers.size() < most; ++next) {
            if (places[next] == kNotThere) {
                numbers.push_back(static_cast<std::uint32_t>(next));
                rows.push_back(texts.firstRow[next]);
            }
        }
        std::vector<endpoint::EmbeddingText> given;
        if (rows.empty()) {
            return given;
        }
        auto sentences = store::sentencesOfRows(draft.reader(), draft.corpus().id, rows);
        if (!sentences) {
            return tl::unexpected(std::move(sentences.error()));
        }
        given.reserve(numbers.size());
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            given.push_back({numbers[i], std::move((*sentences)[i].sentence.text)});
        }
        return given;
    };
    const auto sink = [&](std::span<const std::uint64_t> numbers, std::size_t dimension,
                          std::span<const float> values) -> Result<> {
        if (journal.dimension() != 0 && journal.dimension() != dimension) {
            return fail(ErrorCode::RemoteFailure,
                        "a vector of " + std::to_string(dimension) + " numbers instead of " +
                            std::to_string(journal.dimension()),
                        endpoint::embeddingUrl(settings));
        }
        std::vector<TextDigest> digests;
        digests.reserve(numbers.size());
        for (const std::uint64_t number : numbers) {
            digests.push_back(texts.digest[number]);
        }
        const auto first = journal.append(digests, dimension, values);
        if (!first) {
            return tl::unexpected(first.error());
        }
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            places[numbers[i]] = *first + i * dimension * sizeof(float);
        }
        return {};
    };
    const auto missing = std::count(places.begin(), places.end(), kNotThere);
    ContinuedProgress continued(progress, static_cast<std::int64_t>(texts.size()) - missing);
    return endpoint::embedTexts(settings, bearerToken, source, sink, missing, stop, continued);
}

Result<> writeVectors(const DistinctTexts& texts, FetchJournal& journal,
                      const std::vector<std::uint64_t>& places, retrieval::VectorMatrixWriter& writer,
                      const std::stop_token& stop, base::ProgressSink& progress) {
    if (auto begun = writer.begin(journal.dimension()); !begun) {
        return begun;
    }
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
        if (auto read = journal.read(places[number], vector); !read) {
            return read;
        }
        if (auto taken = writer.take(row, vector); !taken) {
            return taken;
        }
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

Result<base::IssueList> missingTexts(const store::Reader& reader, const EmbeddingMaking& making,
                                     const DistinctTexts& texts, const std::string& model) {
    base::IssueList issues;
    for (const store::SentenceRow row : texts.empty) {
        const std::vector<store::SentenceRow> one{row};
        const auto sentence = store::sentencesOfRows(reader, making.corpus, one);
        if (!sentence) {
            return tl::unexpected(sentence.error());
        }
        issues.add({base::Severity::Warning,
                    base::IssueCode::MissingVector,
                    model,
                    0,
                    "text",
                    sentence->front().sentence.sentenceId,
                    {}});
    }
    return issues;
}

} // namespace

Result<endpoint::EmbeddingEstimate> estimateEmbeddings(const store::Reader& reader,
                                                       const EmbeddingMaking& making,
                                                       const endpoint::EmbeddingSettings& settings,
                                                       const std::stop_token& stop) {
    return base::guarded("estimate", [&]() -> Result<endpoint::EmbeddingEstimate> {
        if (auto usable = endpoint::checkEmbeddingSettings(settings); !usable) {
            return tl::unexpected(std::move(usable.error()));
        }
        const auto corpus = store::corpusInfo(reader, making.corpus);
        if (!corpus) {
            return tl::unexpected(corpus.error());
        }
        const auto texts = distinctTexts(reader, making, stop);
        if (!texts) {
            return tl::unexpected(texts.error());
        }
        std::vector<bool> there(texts->size());
        const std::string key = journalKey(*corpus, settings);
        auto looked = FetchJournal::look(
            journalPath(reader.path(), key), key,
            [&](const TextDigest& digest, std::uint64_t) {
                if (const auto found = texts->numberOf.find(digest); found != texts->numberOf.end()) {
                    there[found->second] = true;
                }
            },
            stop);
        if (!looked) {
            return tl::unexpected(std::move(looked.error()));
        }
        // Cut as the client cuts.
        endpoint::EmbeddingEstimate estimate;
        std::int64_t inBatch = 0;
        std::int64_t bytesInBatch = 0;
        for (std::size_t i = 0; i < texts->size(); ++i) {
            if (there[i]) {
                continue;
            }
            const std::int64_t bytes = texts->bytes[i];
            if (inBatch == 0 || inBatch == settings.batchTexts ||
                bytesInBatch + bytes > settings.batchBytes) {
                ++estimate.requests;
                inBatch = 0;
                bytesInBatch = 0;
            }
            ++inBatch;
            bytesInBatch += bytes;
            ++estimate.texts;
            estimate.bytes += bytes;
        }
        estimate.tokensGuess = (estimate.bytes + kBytesPerToken - 1) / kBytesPerToken;
        if (settings.pricePerMillionTokens) {
            estimate.cost = static_cast<double>(estimate.tokensGuess) / 1e6 * *settings.pricePerMillionTokens;
        }
        return estimate;
    });
}

Result<EmbeddingMade> fetchEmbeddings(store::Workspace& workspace, const EmbeddingMaking& making,
                                      const endpoint::EmbeddingSettings& settings,
                                      const std::string& bearerToken, const std::stop_token& stop,
                                      base::ProgressSink& progress) {
    return base::guarded("embeddings", [&]() -> Result<EmbeddingMade> {
        if (auto usable = endpoint::checkEmbeddingSettings(settings); !usable) {
            return tl::unexpected(std::move(usable.error()));
        }
        auto draft = EmbeddingDraft::begin(workspace, making, settings.model);
        if (!draft) {
            return tl::unexpected(std::move(draft.error()));
        }
        EmbeddingDraft& made = **draft;
        progress.report(base::Stage::Loading, 0, 0);
        const auto texts = distinctTexts(made.reader(), making, stop);
        if (!texts) {
            return tl::unexpected(texts.error());
        }
        if (texts->size() == 0) {
            return fail(ErrorCode::InputNotUsable, "no text", made.corpus().name);
        }
        const std::string key = journalKey(made.corpus(), settings);
        const fs::path path = journalPath(workspace.path(), key);
        std::error_code error;
        fs::create_directories(path.parent_path(),
                               error); // for the lock; what is wrong with it is said below
        fs::path lockPath = path;
        lockPath.replace_extension(".part");
        const auto lock = base::FileLock::tryTake(lockPath);
        if (!lock) {
            return tl::unexpected(lock.error());
        }
        if (!*lock) {
            return fail(ErrorCode::WorkspaceBusy, {}, workspace.path().string());
        }
        std::vector<std::uint64_t> places(texts->size(), kNotThere);
        auto journal = FetchJournal::open(
            path, key,
            [&](const TextDigest& digest, std::uint64_t place) {
                if (const auto found = texts->numberOf.find(digest); found != texts->numberOf.end()) {
                    places[found->second] = place;
                }
            },
            stop);
        if (!journal) {
            return tl::unexpected(std::move(journal.error()));
        }
        const auto before = static_cast<std::size_t>(std::count_if(
            places.begin(), places.end(), [](std::uint64_t place) { return place != kNotThere; }));
        const auto usage =
            fetchMissing(made, *texts, settings, bearerToken, *journal, places, stop, progress);
        if (!usage) {
            return tl::unexpected(usage.error());
        }
        if (auto written = writeVectors(*texts, *journal, places, made.vectors(), stop, progress); !written) {
            return tl::unexpected(std::move(written.error()));
        }
        auto issues = missingTexts(made.reader(), making, *texts, settings.model);
        if (!issues) {
            return tl::unexpected(std::move(issues.error()));
        }
        std::vector<retrieval::Row> given;
        for (std::size_t row = 0; row < texts->ofRow.size(); ++row) {
            if (texts->ofRow[row] != kNoText) {
                given.push_back(static_cast<retrieval::Row>(row));
            }
        }
        made.set.source = store::EmbeddingSource::Endpoint;
        made.set.settings = settingsJson(settings, making.onlyProse);
        ordered_json report{
            {"texts", given.size()},
            {"distinct_texts", texts->size()},
            {"missing", texts->empty.size()},
            {"not_prose", texts->notProse},
            {"from_journal", before},
            {"requests", usage->requests},
            {"retries", usage->retries},
            {"prompt_tokens", usage->promptTokens > 0 ? ordered_json(usage->promptTokens) : ordered_json()},
            {"served_model", usage->model}};
        auto whole = made.finish({std::move(report), *std::move(issues), given, nullptr}, stop, progress);
        if (whole) {
            journal->remove();
        }
        return whole;
    });
}

} // namespace assay::evaluate
