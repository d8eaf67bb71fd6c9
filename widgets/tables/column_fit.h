// How wide the columns of a table or tree are, by one rule: a heading is never cut; a column of short values
// (numbers with their intervals, states, verdicts) is as wide as the longest of them; columns that may be
// long share what room is left, and begin with the width they were given, half of which they keep; one in
// which no value is seen keeps its heading and leaves the room to the others. GUI thread only.
//
// Widths follow the font, the values in view and the size of the view until the user sets one: from then on
// they stay as he sees them, in characters of the font, until forget(). Asks the model only for rows in view.
#pragma once

#include <QByteArray>
#include <QList>
#include <QMetaObject>
#include <QObject>
#include <QTimer>

class QAbstractItemModel;
class QAbstractItemView;
class QHeaderView;

namespace assay::widgets {

class ColumnFit : public QObject {
  public:
    // The header is that of the view; both outlive it, or take it with them. Sets how the header's columns
    // are resized: all by this.
    ColumnFit(QAbstractItemView& view, QHeaderView& header);

    // In average characters of the font: what a column that may be long begins with, and how wide a short one
    // would like to be. Columns without one, or with 0, begin with what their values need.
    void setCharacters(const QList<int>& characters);

    // The column that takes what room is left when all are as wide as they want.
    static constexpr int kNoColumn = -1;   // the room stays empty, to begin with
    static constexpr int kLastColumn = -2; // of those that are shown
    void setFiller(int column);

    // Where room is scarce, `giver` gives what the columns up to `last` (as they stand) lack to be in sight
    // without scrolling, down to a few letters; values of up to 22 letters stay whole.
    void keepInSight(int giver, int last);

    void fit();      // now
    void schedule(); // soon, once for all that happens until then
    void watchModel();

    // Whether the user has set a width, and in which unit: that of the font the widths were seen in.
    [[nodiscard]] bool isOwn() const { return m_own; }

    [[nodiscard]] double unit() const { return m_unit; }

    void takeOwn(double unit); // the header's present widths are the user's, seen with that unit
    void forget();             // back to the rule, at once

    // The header's state, with whose widths they are; what does not fit is left out.
    [[nodiscard]] QByteArray saveState() const;
    void restoreState(const QByteArray& state);

    // What resizes columns while one of these lives is not the user.
    class Quiet {
      public:
        explicit Quiet(ColumnFit& fit)
            : m_fit(fit) {
            ++m_fit.m_quiet;
        }

        ~Quiet() { --m_fit.m_quiet; }

        Quiet(const Quiet&) = delete;
        Quiet& operator=(const Quiet&) = delete;

      private:
        ColumnFit& m_fit;
    };

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    struct Column {
        int section = 0;
        int width = 0;
        int least = 0;  // with less, nothing of use is seen
        int wanted = 0; // shows all
        int wished = 0; // looks well
        int whole = 0;  // shows all, however long: where room would stay empty
    };

    void sectionResized(int section, int before, int after);
    void rescale();
    void measure();
    void fitToFont();
    [[nodiscard]] QList<Column> wishes() const;
    [[nodiscard]] int room() const;
    [[nodiscard]] int charactersFor(int section) const;
    [[nodiscard]] bool showsValue(int section) const;
    void give(const QList<Column>& columns);
    void bringIntoSight(QList<Column>& columns) const;

    QAbstractItemView& m_view;
    QHeaderView& m_header;
    QTimer m_timer;
    QList<QMetaObject::Connection> m_connections;
    QList<int> m_characters;
    QList<int> m_seen;    // the widest of each column so far, in pixels
    QList<bool> m_filled; // whether a value was seen in it
    double m_unit = 0;
    int m_filler = kNoColumn;
    int m_giver = kNoColumn; // so that all up to m_lastInSight are seen
    int m_lastInSight = kNoColumn;
    int m_quiet = 0;
    bool m_own = false;
};

} // namespace assay::widgets
