// Another run over the same questions beside the one in front: the measures with their differences, wins,
// ties and losses, whether that is luck; and of one question the ranked lists of both side by side, what
// changed most first. GUI thread only.
#pragma once

#include "app/pages/retrieval/retrieval_controller.h"
#include "core/evaluate/answers/answer_comparison.h"
#include "core/results/blocks.h"

#include <QWidget>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QTextBrowser;
class QToolButton;
class QUrl;

namespace assay::widgets {
class BlocksView;
}

namespace assay::app {

class ReferenceTexts;

class RetrievalComparePane : public QWidget {
    Q_OBJECT
  public:
    explicit RetrievalComparePane(RetrievalController& controller, QWidget* parent = nullptr);
    ~RetrievalComparePane() override;

    // Shows the lists of another question of those that are walked.
    void step(int questions);

    // What a comparison of two runs gives the pane.
    struct Compared {
        std::vector<results::Block> blocks;
        std::vector<std::string> questionIds;
        std::vector<evaluate::QuestionDifference> differences; // the largest first
        std::string nameA, nameB, metric;                      // as they are called
    };

  Q_SIGNALS:
    void noticeRaised(const QString& text);

  private:
    void makeLayout();
    QWidget* makeLists();
    void fillOthers();
    void compare();
    void take(std::shared_ptr<const Compared> compared);
    void follow(const results::Link& link);
    void walk(std::vector<std::size_t> places);
    void showLists();
    void showNothing(const QString& why);
    void openAnchor(const QUrl& url);
    [[nodiscard]] QString whyNothing() const;
    [[nodiscard]] QString outcomeText(const evaluate::QuestionDifference& of) const;

    RetrievalController& m_controller;
    QComboBox* m_other = nullptr;
    QLabel* m_noOther = nullptr; // why there is nothing to compare
    widgets::BlocksView* m_blocks = nullptr;
    QToolButton* m_previous = nullptr;
    QToolButton* m_next = nullptr;
    QLabel* m_outcome = nullptr;
    QTextBrowser* m_lists = nullptr;
    std::shared_ptr<const Compared> m_compared; // null: nothing is compared
    std::vector<std::size_t> m_walked;          // places in its differences
    std::size_t m_place = 0;                    // in m_walked
    quint64 m_request = 0;                      // of the comparison
    quint64 m_listRequest = 0;
    std::function<void()> m_render; // of the lists in front, with the texts that are known; null: none are
    ReferenceTexts* m_textsA;       // of lists over a corpus by reference
    ReferenceTexts* m_textsB;
};

} // namespace assay::app
