#include "core/results/mining/mining_files.h"

#include "core/base/file_exchange.h"
#include "core/base/guard.h"
#include "core/formats/questions/bundle_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

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

Result<> addView(const workspace::Reader& reader, const evaluate::MiningResult& mined, const ViewFile& file,
                 base::FileExchange& exchange, const std::stop_token& stop) {
    constexpr std::size_t kPieceBytes = std::size_t{1} << 20;
    return exchange.addInPieces(file.name, [&](const base::TakePiece& take) {
        std::string lines;
        auto read = evaluate::forEachTagged(reader, mined.tagged, bitsOf(mined.tagger, file.view), stop,
                                            [&](const evaluate::ViewSentence& sentence) {
                                                appendViewLines(sentence, mined.tagger, file.view, lines);
                                                if (lines.size() >= kPieceBytes) {
                                                    take(lines);
                                                    lines.clear();
                                                }
                                                return true;
                                            });
        take(lines);
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
