// The sentences around an anchor as a strip of cells by their positions: the anchor, its window, what in it
// is gold and what is not and why, where the slice ends. Gaps in the positions stay gaps. GUI thread only.
//
// Keys: Left and Right walk along the cells, Home and End go to the ends; each cell says what it is in its
// tool tip and to screen readers.
#pragma once

#include "widgets/charts/chart_accessible.h"

#include <QList>
#include <QString>
#include <QWidget>
#include <cstdint>

namespace assay::widgets {

enum class StripCell { Anchor, Gold, Outside, NotProse, Navigational };

struct StripSentence {
    int position = 0;
    StripCell cell = StripCell::Outside;
    QString text;
    bool found = false; // the search has it among its results
};

struct WindowStripSpec {
    int anchor = 0; // its position
    int window = 0; // the effective one
    int reach = 12; // positions to both sides that are drawn
    bool clippedBelow = false;
    bool clippedAbove = false;
    QList<StripSentence> sentences; // rising by position, within reach
};

// "Gold: within the window", "Not gold: outside the window of ±5", …
[[nodiscard]] QString stripCellText(StripCell cell, int window);

// How far from the anchor, with a true minus sign: "+3", "−3", "0".
[[nodiscard]] QString offsetText(std::int64_t offset);

class WindowStrip : public QWidget, public SpokenChart {
    Q_OBJECT
  public:
    explicit WindowStrip(QWidget* parent = nullptr);

    void setSpec(WindowStripSpec spec);
    void clear();

    [[nodiscard]] const WindowStripSpec& spec() const { return m_spec; }

    [[nodiscard]] int currentPosition() const { return m_current; }

    // The strip in words.
    [[nodiscard]] QString textAlternative() const override;
    [[nodiscard]] QString spokenValue() const override;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void positionChosen(int position); // of a sentence

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    [[nodiscard]] QRectF cellRect(int position) const;
    [[nodiscard]] const StripSentence* sentenceAt(const QPointF& point) const;
    [[nodiscard]] QString toolTipOf(const StripSentence& sentence) const;
    void setCurrent(int position);

    WindowStripSpec m_spec;
    bool m_empty = true;
    int m_current = 0;
};

} // namespace assay::widgets
