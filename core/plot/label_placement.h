// Finds places for the labels of vertical lines in rows above a plot, so that no two overlap and, where it
// can be helped, no line runs through another one's text. Lengths are pixels; who draws measures the texts.
//
//   LabelPlacement placement(plotLeft, plotRight, 3);
//   const PlacedLabel label = placement.place(xOfLine, widthOfText);
//   const bool longLine = placement.leaderFree(label.lineX, label.row); // may the line reach up to its
//   label?
#pragma once

#include <vector>

namespace assay::plot {

// The label of a vertical line, where it was put.
struct PlacedLabel {
    double left = 0;
    double right = 0;
    double lineX = 0;
    int row = 0; // 0 is nearest to the plot
};

class LabelPlacement {
  public:
    // Labels stay between `left` and `right`.
    LabelPlacement(double left, double right, int rows);

    // What is there already.
    void add(const PlacedLabel& label) { m_placed.push_back(label); }

    // Places a label and remembers it. When the rows are full it goes where it overlaps least.
    PlacedLabel place(double lineX, double textWidth);

    // Whether a line at x may run up through the rows below `row` without touching a text.
    [[nodiscard]] bool leaderFree(double lineX, int row) const;

  private:
    [[nodiscard]] double cost(const PlacedLabel& candidate) const;

    double m_left, m_right;
    int m_rows;
    std::vector<PlacedLabel> m_placed;
};

} // namespace assay::plot
