#include "core/results/mining/mining_files.h"

#include "core/base/atomic_file.h"
#include "core/base/guard.h"
#include "core/formats/questions/bundle_json.h"

#include <nlohmann/json.hpp>

#include <array>
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

struct NotRead {};

Result<> writeView(const workspace::Reader& reader, const evaluate::MiningResult& mined, MiningView view,
                   const std::filesystem::path& path, const std::stop_token& stop) {
    Result<> read;
    std::string lines;
    constexpr std::size_t kPieceBytes = std::size_t{1} << 20;
    return base::guarded(path.string(), [&]() -> Result<> {
        try {
            return base::writeFileInPieces(path, [&](const base::TakePiece& take) {
                read = evaluate::forEachTagged(reader, mined.tagged, bitsOf(mined.tagger, view), stop,
                                               [&](const evaluate::ViewSentence& sentence) {
                                                   appendViewLines(sentence, mined.tagger, view, lines);
                                                   if (lines.size() >= kPieceBytes) {
                                                       take(lines);
                                                       lines.clear();
                                                   }
                                                   return true;
                                               });
                if (!read) {
                    throw NotRead(); // so that what was there before stays
                }
                take(lines);
            });
        } catch (const NotRead&) {
            return read;
        }
    });
}

} // namespace

Result<std::vector<MiningFile>> writeMiningFiles(const workspace::Reader& reader,
                                                 const evaluate::MiningResult& mined,
                                                 const std::filesystem::path& folder, std::stop_token stop,
                                                 base::ProgressSink& progress) {
    std::vector<MiningFile> files;
    constexpr std::int64_t kFiles = 7;
    const auto done = [&](std::string name, std::int64_t records) {
        files.push_back({std::move(name), records});
        progress.report(base::Stage::Writing, static_cast<std::int64_t>(files.size()), kFiles);
    };
    for (const ViewFile& file : kViewFiles) {
        if (mined.plan.views[file.number]) {
            ASSAY_TRY(writeView(reader, mined, file.view, folder / file.name, stop));
            done(file.name, mined.views.at(file.view).rows);
        }
    }
    const std::pair<std::string_view, const std::vector<model::Bundle>*> bundles[]{
        {evaluate::kTrendBundlesFile, &mined.bundles.trends},
        {evaluate::kCrossCompanyBundlesFile, &mined.bundles.crossCompanies}};
    for (std::size_t i = 0; i < 2; ++i) {
        if (mined.plan.views[i + 2]) {
            ASSAY_TRY(base::writeFileAtomically(folder / bundles[i].first,
                                                formats::finragBundles(*bundles[i].second)));
            done(std::string(bundles[i].first), static_cast<std::int64_t>(bundles[i].second->size()));
        }
    }
    ASSAY_TRY(base::writeFileAtomically(folder / "mining.json", miningJson(mined)));
    done("mining.json", 1);
    return files;
}

std::string miningJson(const evaluate::MiningResult& mined) {
    return nlohmann::ordered_json::parse(evaluate::miningFigures(mined)).dump(2) + "\n";
}

} // namespace assay::results
