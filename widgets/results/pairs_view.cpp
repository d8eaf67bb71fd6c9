#include "widgets/results/pairs_view.h"

#include "widgets/results/cell_text.h"
#include "widgets/text/translated_wording.h"
#include "widgets/text/whole_label.h"

#include <QGridLayout>
#include <QLabel>

namespace assay::widgets {
namespace {

// So that a verdict is not told by colour alone.
QString markOf(results::Verdict verdict) {
    switch (verdict) {
    case results::Verdict::None:
        break;
    case results::Verdict::Good:
        return QStringLiteral("✓ ");
    case results::Verdict::Warning:
        return QStringLiteral("! ");
    case results::Verdict::Bad:
        return QStringLiteral("✗ ");
    }
    return {};
}

} // namespace

PairsView::PairsView(QWidget* parent)
    : QWidget(parent)
    , m_layout(new QGridLayout(this)) {
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setVerticalSpacing(2);
    m_layout->setColumnStretch(1, 1);
}

void PairsView::setPairs(const std::vector<Pair>& pairs) {
    while (m_labels.size() > pairs.size()) {
        delete m_labels.back().name;
        delete m_labels.back().value;
        m_labels.pop_back();
    }
    while (m_labels.size() < pairs.size()) {
        const auto row = static_cast<int>(m_labels.size());
        Labels labels{new QLabel(this), new QLabel(this)};
        labels.name->setTextFormat(Qt::PlainText);
        labels.name->setAlignment(Qt::AlignTop);
        labels.value->setTextFormat(Qt::PlainText);
        labels.value->setAlignment(Qt::AlignTop);
        labels.value->setTextInteractionFlags(Qt::TextSelectableByMouse);
        keepWhole(*labels.value);
        m_layout->addWidget(labels.name, row, 0);
        m_layout->addWidget(labels.value, row, 1);
        m_labels.push_back(labels);
    }
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        m_labels[i].name->setText(pairs[i].name);
        m_labels[i].value->setText(markOf(pairs[i].verdict) + pairs[i].value);
        m_labels[i].value->setAccessibleName(pairs[i].name + QStringLiteral(": ") +
                                             m_labels[i].value->text());
        for (QLabel* const label : {m_labels[i].name, m_labels[i].value}) {
            label->setToolTip(pairs[i].tip);
        }
    }
}

void KeyFiguresView::setBlock(const results::KeyFigures& figures) {
    const WindowWording wording;
    std::vector<Pair> pairs;
    for (const results::KeyFigure& figure : figures.list) {
        const auto* const value = std::get_if<results::Figure>(&figure.value);
        pairs.push_back({QString::fromStdString(figure.label),
                         value != nullptr ? shownFigure(*value, wording) : shownCell(figure.value, wording),
                         definitionTip(figure.definition, wording), figure.verdict});
    }
    setPairs(pairs);
}

void FactsView::setBlock(const results::Facts& facts) {
    std::vector<Pair> pairs;
    for (const auto& [name, value] : facts.list) {
        pairs.push_back({QString::fromStdString(name), QString::fromStdString(value)});
    }
    setPairs(pairs);
}

} // namespace assay::widgets
