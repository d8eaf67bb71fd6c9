// Computes, before there is a run, what the settings would make of the corpus: which anchors are drawn, how
// many of them are covered, and the window of one of them. Works in a Job; of several requests the newest
// counts. What it has read of a corpus it keeps. GUI thread only.
#pragma once

#include "app/pages/neighbours/neighbour_controller.h"
#include "core/evaluate/neighbours/anchor_sampling.h"
#include "core/evaluate/neighbours/sample_chance.h"
#include "core/model/neighbour.h"
#include "widgets/neighbours/window_strip.h"

#include <QObject>
#include <memory>
#include <optional>

namespace assay::app {

struct PreviewRequest {
    base::RowId corpus = 0;
    base::RowId anchorSet = 0; // 0: drawn
    evaluate::AnchorSampling sampling;
    model::NeighbourSettings settings;
    std::int64_t anchor = 0; // which of the anchors is drawn

    friend bool operator==(const PreviewRequest&, const PreviewRequest&) = default;
};

struct PreviewResult {
    PreviewRequest request;
    std::int64_t anchors = 0;
    std::int64_t covered = 0;
    std::map<int, std::int64_t> windows; // effective window → covered anchors
    std::vector<evaluate::AnchorStratum> strata;
    int hitAt = 0;                              // the k of `chance`; 0: no Hit@k is asked for
    std::vector<evaluate::SampleChance> chance; // by regime
    std::int64_t excluded = 0;
    // Of the anchor that was asked for.
    workspace::StoredSentence sentence;
    int sliceLength = 0;
    int gold = 0;
    widgets::WindowStripSpec strip;
};

class WindowPreview : public QObject {
    Q_OBJECT
  public:
    explicit WindowPreview(NeighbourController& controller, QObject* parent = nullptr);
    ~WindowPreview() override;

    void ask(const PreviewRequest& request);
    void forget(); // another workspace

    [[nodiscard]] bool isBusy() const { return m_job != nullptr; }

  Q_SIGNALS:
    void ready(const assay::app::PreviewResult& result);
    void failed(const assay::base::Error& error);

  private:
    struct Corpus;
    void begin();

    NeighbourController& m_controller;
    std::shared_ptr<Corpus> m_corpus; // of the last request
    std::optional<PreviewRequest> m_next;
    QPointer<widgets::Job> m_job;
    quint64 m_generation = 0;
};

} // namespace assay::app
