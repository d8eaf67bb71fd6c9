// A paragraph of a result on a page: wrapped, never cut, to be copied from. GUI thread only.
#pragma once

#include "core/results/blocks.h"

#include <QLabel>

namespace assay::widgets {

class TextView : public QLabel {
  public:
    explicit TextView(QWidget* parent = nullptr);

    void setBlock(const results::Paragraph& paragraph);
    void setBlock(const results::Comment& comment); // which is Markdown
};

} // namespace assay::widgets
