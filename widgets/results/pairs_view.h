// Names and what belongs to them, one below the other, on a page: the key figures of a result with their
// verdicts, or who measured what from what. GUI thread only.
//
// A list of as many names as before is shown by the same labels, so that nothing moves while figures follow a
// slider.
#pragma once

#include "core/results/blocks.h"

#include <QWidget>
#include <vector>

class QGridLayout;
class QLabel;

namespace assay::widgets {

class PairsView : public QWidget {
  public:
    explicit PairsView(QWidget* parent = nullptr);

  protected:
    struct Pair {
        QString name;
        QString value;
        QString tip{};
        results::Verdict verdict = results::Verdict::None;
    };

    void setPairs(const std::vector<Pair>& pairs);

  private:
    struct Labels {
        QLabel* name = nullptr;
        QLabel* value = nullptr;
    };

    QGridLayout* m_layout = nullptr;
    std::vector<Labels> m_labels;
};

class KeyFiguresView : public PairsView {
  public:
    using PairsView::PairsView;

    // Whole figures, with interval and n, behind ✓, ! or ✗ where a rule decides; definitions are in tool
    // tips.
    void setBlock(const results::KeyFigures& figures);
};

class FactsView : public PairsView {
  public:
    using PairsView::PairsView;

    void setBlock(const results::Facts& facts);
};

} // namespace assay::widgets
