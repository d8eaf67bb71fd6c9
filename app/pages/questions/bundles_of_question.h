// Beside a question: the bundles that it was drafted from or is linked with, one click away. Hidden while
// there are none. GUI thread only.
#pragma once

#include "core/workspace/workspace.h"

#include <QToolButton>
#include <memory>
#include <optional>

namespace assay::app {

class QuestionController;

class BundlesOfQuestion : public QToolButton {
    Q_OBJECT
  public:
    // The controller outlives it.
    explicit BundlesOfQuestion(QuestionController& controller, QWidget* parent = nullptr);

  Q_SIGNALS:
    void bundleRequested(qint64 id); // to be shown on the page of bundles

  private:
    void refresh();

    QuestionController& m_controller;
    std::shared_ptr<workspace::Workspace> m_workspace; // that the reader is of
    std::optional<workspace::Reader> m_reader;
};

} // namespace assay::app
