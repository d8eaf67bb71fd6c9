#include "app/pages/neighbours/window_preview.h"

#include "core/evaluate/neighbours/corpus_fields.h"
#include "core/evaluate/neighbours/neighbour_gold.h"
#include "core/results/neighbours/neighbour_blocks.h"
#include "core/text/sentence_traits.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/corpora/corpus_references.h"
#include "widgets/jobs/job_runner.h"

#include <algorithm>
#include <mutex>
#include <utility>

namespace assay::app {

using base::Result;

constexpr int kReach = 12; // positions to both sides

// Read once; its parts are filled by one job at a time.
struct WindowPreview::Corpus {
    base::RowId id = 0;
    std::string hash;
    std::mutex mutex;
    workspace::CorpusColumns columns;
    std::optional<retrieval::FieldIndex> fields; // with the columns
    std::vector<std::uint32_t> words;
    std::vector<bool> navigational;
    bool hasColumns = false;
    bool hasTraits = false;
    // The anchors of the last draw.
    base::RowId anchorSet = 0;
    std::optional<evaluate::AnchorSampling> sampling;
    evaluate::AnchorSample sample;

    Result<> fill(const workspace::Reader& reader, bool traits, const std::stop_token& stop) {
        if (!hasColumns) {
            ASSAY_TRY(auto loaded, workspace::loadCorpusColumns(reader, id, stop));
            columns = std::move(loaded);
            ASSAY_TRY(auto index, evaluate::corpusFieldIndex(columns));
            fields = std::move(index);
            hasColumns = true;
        }
        if (traits && !hasTraits) {
            words.assign(columns.size(), 0);
            navigational.assign(columns.size(), false);
            auto scanned = workspace::forEachText(
                reader, id, stop,
                [this](workspace::SentenceRow row, model::SentenceKind, std::string_view text) {
                    words[row] = static_cast<std::uint32_t>(text::wordCount(text));
                    navigational[row] = text::isNavigational(text);
                    return true;
                });
            ASSAY_TRY(scanned);
            hasTraits = true;
        }
        return {};
    }

    Result<> draw(const workspace::Reader& reader, const PreviewRequest& request) {
        if (sampling == request.sampling && anchorSet == request.anchorSet) {
            return {};
        }
        sampling.reset();
        if (request.anchorSet == 0) {
            ASSAY_TRY(auto drawn, evaluate::drawAnchors(columns, request.sampling, words, navigational));
            sample = std::move(drawn);
        } else {
            sample = {};
            auto ids = workspace::anchorSentenceIds(reader, request.anchorSet);
            ASSAY_TRY(auto rows, ids ? workspace::rowsOfIds(reader, id, *ids)
                                     : Result<std::vector<std::optional<workspace::SentenceRow>>>(
                                           tl::unexpected(ids.error())));
            for (const auto& row : rows) {
                if (row) {
                    sample.rows.push_back(*row);
                }
            }
        }
        sampling = request.sampling;
        anchorSet = request.anchorSet;
        return {};
    }
};

namespace {

widgets::StripCell cellOf(evaluate::WindowPlace place) {
    switch (place) {
    case evaluate::WindowPlace::Anchor:
        return widgets::StripCell::Anchor;
    case evaluate::WindowPlace::Gold:
        return widgets::StripCell::Gold;
    case evaluate::WindowPlace::NotProse:
        return widgets::StripCell::NotProse;
    case evaluate::WindowPlace::Navigational:
        return widgets::StripCell::Navigational;
    case evaluate::WindowPlace::Outside:
    case evaluate::WindowPlace::NoPosition:
        break;
    }
    return widgets::StripCell::Outside;
}

// The anchor with the sentences of its slice around it.
Result<> drawStrip(const workspace::Reader& reader, const workspace::CorpusColumns& columns,
                   const evaluate::NeighbourGold& gold, std::uint32_t anchor, PreviewResult& result) {
    ASSAY_TRY(auto window, gold.goldOf(anchor));
    result.sliceLength = gold.sliceLength(anchor);
    result.gold = static_cast<int>(window.gold.size());
    const int position = columns.position[anchor];
    widgets::WindowStripSpec& strip = result.strip;
    strip.anchor = position;
    strip.window = window.window;
    strip.reach = std::clamp(window.window + 2, kReach, 40);
    strip.clippedBelow = window.clippedBelow;
    strip.clippedAbove = window.clippedAbove;
    const auto reach = static_cast<std::uint32_t>(strip.reach);
    const workspace::SentenceRow from = anchor > reach ? anchor - reach : 0;
    ASSAY_TRY(auto sentences,
              workspace::sentencesFrom(reader, result.request.corpus, from, 2 * strip.reach + 1));
    for (workspace::StoredSentence& each : sentences) {
        if (each.row >= columns.size() || columns.slice[each.row] != columns.slice[anchor]) {
            continue;
        }
        if (each.row == anchor) {
            result.sentence = each;
        }
        const int at = columns.position[each.row];
        if (at != workspace::CorpusColumns::kNoNumber && std::abs(at - position) <= strip.reach) {
            strip.sentences.push_back({at, cellOf(gold.placeOf(anchor, window, each.row)),
                                       QString::fromStdString(each.sentence.text), false});
        }
    }
    return {};
}

Result<PreviewResult> preview(const workspace::Reader& reader, const workspace::CorpusColumns& columns,
                              const retrieval::FieldIndex& fields, const evaluate::AnchorSample& sample,
                              const std::vector<bool>& navigational, const PreviewRequest& request) {
    PreviewResult result;
    result.request = request;
    result.strata = sample.strata;
    result.excluded = sample.excluded;
    result.anchors = static_cast<std::int64_t>(sample.rows.size());
    ASSAY_TRY(auto gold, evaluate::NeighbourGold::create(
                             columns, request.settings,
                             request.settings.excludeNavigational ? navigational : std::vector<bool>()));
    for (const std::uint32_t row : sample.rows) {
        ASSAY_TRY(auto window, gold.goldOf(row));
        if (!window.gold.empty()) {
            ++result.covered;
            ++result.windows[window.window];
        }
    }
    ASSAY_TRY(const auto info, workspace::corpusInfo(reader, request.corpus));
    ASSAY_TRY(const auto reference, workspace::corpusReference(info));
    const bool isPoolKnown = !reference || reference->isWhole(info.sentences);
    if (const auto k = results::headlineHit(request.settings); k && isPoolKnown) {
        result.hitAt = *k;
        ASSAY_TRY(auto chance,
                  evaluate::sampleChance(columns, fields, gold, request.settings, sample.rows, *k));
        result.chance = std::move(chance);
    }
    if (!sample.rows.empty()) {
        result.request.anchor = std::clamp<std::int64_t>(request.anchor, 0, result.anchors - 1);
        const std::uint32_t row = sample.rows[static_cast<std::size_t>(result.request.anchor)];
        ASSAY_TRY(drawStrip(reader, columns, gold, row, result));
    }
    return result;
}

} // namespace

WindowPreview::WindowPreview(NeighbourController& controller, QObject* parent)
    : QObject(parent)
    , m_controller(controller) {}

WindowPreview::~WindowPreview() = default;

void WindowPreview::forget() {
    ++m_generation;
    m_corpus.reset();
    m_next.reset();
    if (m_job != nullptr) {
        std::exchange(m_job, nullptr)->cancel();
    }
}

void WindowPreview::ask(const PreviewRequest& request) {
    m_next = request;
    if (m_job == nullptr) {
        begin();
    }
}

void WindowPreview::begin() {
    if (!m_next || !m_controller.workspace()) {
        return;
    }
    const PreviewRequest request = *std::exchange(m_next, std::nullopt);
    std::string hash;
    for (const workspace::CorpusInfo& corpus : m_controller.corpora()) {
        if (corpus.id == request.corpus) {
            hash = corpus.contentHash;
        }
    }
    if (m_corpus == nullptr || m_corpus->id != request.corpus || m_corpus->hash != hash) {
        m_corpus = std::make_shared<Corpus>();
        m_corpus->id = request.corpus;
        m_corpus->hash = hash;
    }
    const bool traits =
        request.settings.excludeNavigational ||
        (request.anchorSet == 0 && (request.sampling.excludeNavigational || request.sampling.minWords > 0));
    m_job = m_controller.jobs().startBackground<PreviewResult>(
        tr("Looking at the anchors"),
        [workspace = m_controller.workspace(), corpus = m_corpus, request,
         traits](const std::stop_token& stop, base::ProgressSink&) -> Result<PreviewResult> {
            const std::lock_guard lock(corpus->mutex);
            auto reader = workspace->reader();
            auto filled = reader ? corpus->fill(*reader, traits, stop).and_then([&] {
                return corpus->draw(*reader, request);
            })
                                 : Result<>(tl::unexpected(reader.error()));
            ASSAY_TRY(filled);
            return preview(*reader, corpus->columns, *corpus->fields, corpus->sample, corpus->navigational,
                           request);
        },
        this,
        [this, generation = m_generation](const Result<PreviewResult>& result) {
            if (generation != m_generation) {
                return;
            }
            m_job.clear();
            if (m_next) {
                begin(); // something newer was asked for
            } else if (result) {
                Q_EMIT ready(*result);
            } else if (result.error().code != base::ErrorCode::Cancelled) {
                Q_EMIT failed(result.error());
            }
        });
}

} // namespace assay::app

#include "moc_window_preview.cpp"
