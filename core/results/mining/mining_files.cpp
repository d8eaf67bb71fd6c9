#include "core/results/mining/mining_files.h"

#include "core/base/file_exchange.h"
#include "core/base/guard.h"
#include "core/evaluate/mining/batch_queue.h"
#include "core/formats/questions/bundle_json.h"
#include "core/retrieval/numbered_tasks.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace assay::results {
namespace {

using base::Result;
using evaluate::MiningView;

struct ViewFile {
    MiningView view;
    std::size_t number; // of the view, from 0
    const char* name;
};

constexpr std::array kViewFiles{ViewFile{MiningView::Kpi, 0, "view1_kpi_scan.jsonl"},
                                ViewFile{MiningView::Risk, 1, "view2_risk_atlas.jsonl"},
                                ViewFile{MiningView::Definitions, 4, "v5_definitions.jsonl"},
                                ViewFile{MiningView::Verifications, 4, "v5_verifications.jsonl"}};

evaluate::TagBits bitsOf(const evaluate::SentenceTagger& tagger, MiningView view) {
    return view == MiningView::Kpi           ? tagger.kpiBits()
           : view == MiningView::Risk        ? tagger.riskBits()
           : view == MiningView::Definitions ? evaluate::bitOf(evaluate::MiningCue::Definition)
                                             : evaluate::bitOf(evaluate::MiningCue::Verification);
}

constexpr std::string_view kFiguresFile = "mining.json";

constexpr std::size_t kBatchSentences = 8'192;
constexpr std::size_t kSentencesOfTask = 512;

// Sentences that were read and of which no line is written yet.
class ViewBatch {
  public:
    void add(const evaluate::ViewSentence& sentence) {
        const std::size_t id = m_bytes.size();
        m_bytes += sentence.sentenceId;
        const std::size_t text = m_bytes.size();
        m_bytes += sentence.text;
        m_sentences.push_back({sentence.tagged, sentence.slice, id, text, m_bytes.size()});
    }

    [[nodiscard]] std::size_t size() const noexcept { return m_sentences.size(); }

    [[nodiscard]] evaluate::ViewSentence operator[](std::size_t i) const {
        const Place& place = m_sentences[i];
        const std::string_view bytes(m_bytes);
        return {place.tagged, place.slice, bytes.substr(place.id, place.text - place.id),
                bytes.substr(place.text, place.end - place.text)};
    }

    void clear() {
        m_sentences.clear();
        m_bytes.clear();
    }

  private:
    struct Place {
        const evaluate::TaggedSentence* tagged;
        const workspace::CorpusSlice* slice;
        std::size_t id, text, end; // in the bytes: the text begins where the id ends
    };

    std::vector<Place> m_sentences;
    std::string m_bytes;
};

// In the order of the sentences, whatever the threads. Empties the batch.
void takeLines(ViewBatch& batch, const evaluate::MiningResult& mined, MiningView view,
               const base::TakePiece& take) {
    const std::size_t tasks = (batch.size() + kSentencesOfTask - 1) / kSentencesOfTask;
    std::vector<std::string> lines(tasks);
    retrieval::runNumberedTasks(tasks, mined.plan.threads, [&](std::size_t task) {
        const std::size_t end = std::min(batch.size(), (task + 1) * kSentencesOfTask);
        for (std::size_t i = task * kSentencesOfTask; i < end; ++i) {
            appendViewLines(batch[i], mined.tagger, view, lines[task]);
        }
    });
    for (const std::string& some : lines) {
        take(some);
    }
    batch.clear();
}

Result<> addView(const workspace::Reader& reader, const evaluate::MiningResult& mined, const ViewFile& file,
                 base::FileExchange& exchange, const std::stop_token& stop) {
    return exchange.addInPieces(file.name, [&](const base::TakePiece& take) {
        evaluate::BatchQueue<ViewBatch> queue(
            [&](ViewBatch& batch) { takeLines(batch, mined, file.view, take); },
            retrieval::threadsOr(mined.plan.threads) == 1);
        auto read = evaluate::forEachTagged(reader, mined.tagged, bitsOf(mined.tagger, file.view), stop,
                                            [&](const evaluate::ViewSentence& sentence) {
                                                queue.batch().add(sentence);
                                                if (queue.batch().size() == kBatchSentences) {
                                                    queue.hand();
                                                }
                                                return true;
                                            });
        queue.hand();
        queue.wait();
        return read;
    });
}

Result<> addAll(const workspace::Reader& reader, const evaluate::MiningResult& mined,
                base::FileExchange& exchange, WrittenMining& written, const std::stop_token& stop,
                base::ProgressSink& progress) {
    constexpr std::int64_t kFiles = 7;
    const auto done = [&](std::string_view name, std::int64_t records) {
        written.files.push_back({std::string(name), records});
        progress.report(base::Stage::Writing, std::ssize(written.files), kFiles);
    };
    for (const ViewFile& file : kViewFiles) {
        if (mined.plan.views[file.number]) {
            ASSAY_TRY(addView(reader, mined, file, exchange, stop));
            done(file.name, mined.views.at(file.view).rows);
        }
    }
    const std::pair<std::string_view, const std::vector<model::Bundle>*> bundles[]{
        {evaluate::kTrendBundlesFile, &mined.bundles.trends},
        {evaluate::kCrossCompanyBundlesFile, &mined.bundles.crossCompanies}};
    for (std::size_t i = 0; i < 2; ++i) {
        if (mined.plan.views[i + 2]) {
            ASSAY_TRY(exchange.add(bundles[i].first, formats::finragBundles(*bundles[i].second)));
            done(bundles[i].first, std::ssize(*bundles[i].second));
        }
    }
    ASSAY_TRY(exchange.add(kFiguresFile, miningJson(mined)));
    done(kFiguresFile, 1);
    return {};
}

bool isMiningFile(const std::string& name) {
    return name == kFiguresFile || name == evaluate::kTrendBundlesFile ||
           name == evaluate::kCrossCompanyBundlesFile ||
           std::ranges::any_of(kViewFiles, [&name](const ViewFile& file) { return name == file.name; });
}

// What an earlier mining left goes; what is somebody else's stays, and is told.
void sortOld(const std::filesystem::path& folder, base::FileExchange& exchange, WrittenMining& written) {
    std::error_code error;
    for (std::filesystem::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error)) {
        const std::string name = entry->path().filename().string();
        std::error_code unknown;
        const bool isNew =
            std::ranges::any_of(written.files, [&name](const MiningFile& file) { return file.name == name; });
        if (isNew || name.starts_with('.')) {
            continue;
        }
        if (isMiningFile(name) && !entry->is_directory(unknown)) {
            exchange.remove(name);
        } else {
            written.foreign.push_back(name);
        }
    }
    std::ranges::sort(written.foreign);
}

} // namespace

Result<WrittenMining> writeMiningFiles(const workspace::Reader& reader, const evaluate::MiningResult& mined,
                                       const std::filesystem::path& folder, std::stop_token stop,
                                       base::ProgressSink& progress) {
    return base::guarded(folder.string(), [&]() -> Result<WrittenMining> {
        WrittenMining written;
        const auto fill = [&](base::FileExchange& exchange) -> Result<> {
            written = {};
            ASSAY_TRY(addAll(reader, mined, exchange, written, stop, progress));
            sortOld(folder, exchange, written);
            return {};
        };
        ASSAY_TRY(auto exchanged, base::exchangeFiles(folder, fill, stop));
        written.removed = std::move(exchanged.removed);
        std::ranges::move(exchanged.kept, std::back_inserter(written.foreign));
        return written;
    });
}

std::string miningJson(const evaluate::MiningResult& mined) {
    return nlohmann::ordered_json::parse(evaluate::miningFigures(mined)).dump(2) + "\n";
}

} // namespace assay::results
