#include "app/pages/corpus/near_pane.h"

#include "widgets/corpus/near_list_model.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/text/elided_label.h"
#include "widgets/text/error_text.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/whole_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <utility>

namespace assay::app {

using widgets::NearestAnswer;
using widgets::NearListModel;

namespace {

constexpr int kPauseMs = 150; // who walks through sentences asks only where they stay
constexpr int kNearest = 10;

} // namespace

NearPane::NearPane(widgets::NearestProvider& provider, QWidget* parent)
    : QWidget(parent)
    , m_provider(provider) {
    setObjectName(QStringLiteral("nearPane"));
    auto* title = new QLabel(tr("Neighbours"), this);
    QFont bold = title->font();
    bold.setBold(true);
    title->setFont(bold);
    title->setToolTip(
        tr("The sentences of this corpus whose vectors are nearest to that of the selected one"));
    m_set = new QComboBox(this);
    m_set->setObjectName(QStringLiteral("nearSet"));
    m_set->setAccessibleName(tr("Embedding set that neighbours are found by"));
    m_set->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_set->setMinimumContentsLength(5);
    widgets::tellWholeEntry(*m_set);
    m_ownSection = new QCheckBox(tr("Own section"), this);
    m_ownSection->setObjectName(QStringLiteral("nearOwnSection"));
    m_ownSection->setToolTip(tr("Only sentences of the same company, form, year and section"));
    m_search = new widgets::ElidedLabel(this);
    m_search->setObjectName(QStringLiteral("nearSearch"));
    m_search->setForegroundRole(QPalette::PlaceholderText);
    m_search->setTextFormat(Qt::PlainText);

    m_list = new NearListModel(this);
    m_table = new widgets::DataTableView(this);
    m_table->setObjectName(QStringLiteral("nearTable"));
    m_table->setAccessibleName(tr("Nearest sentences"));
    m_table->setSettingsKey(QStringLiteral("corpus/near"));
    m_table->setModel(m_list);
    connect(m_table, &widgets::DataTableView::rowActivated, this, [this](int row) {
        // An old answer leads nowhere.
        if (const auto sentence = m_list->rowAt(row); sentence && !m_list->isStale()) {
            Q_EMIT sentenceRequested(*sentence);
        }
    });

    m_offer = new QWidget(this);
    m_reason = new QLabel(m_offer);
    m_reason->setObjectName(QStringLiteral("nearReason"));
    widgets::keepWhole(*m_reason);
    m_reason->setAlignment(Qt::AlignCenter);
    m_reason->setTextFormat(Qt::PlainText);
    auto* button = new QPushButton(tr("To the embedding sets"), m_offer);
    button->setObjectName(QStringLiteral("toEmbeddings"));
    connect(button, &QPushButton::clicked, this, &NearPane::embeddingsWanted);
    auto* offerLayout = new QVBoxLayout(m_offer);
    offerLayout->addStretch(1);
    offerLayout->addWidget(m_reason);
    offerLayout->addWidget(button, 0, Qt::AlignHCenter);
    offerLayout->addStretch(1);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_offer);

    auto* top = new QHBoxLayout;
    top->addWidget(title);
    top->addWidget(m_set, 1);
    auto* below = new QHBoxLayout;
    below->addWidget(m_ownSection);
    below->addWidget(m_search, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(top);
    layout->addLayout(below);
    layout->addWidget(m_stack, 1);

    m_pause.setSingleShot(true);
    m_pause.setInterval(kPauseMs);
    connect(&m_pause, &QTimer::timeout, this, &NearPane::ask);
    connect(m_set, &QComboBox::currentIndexChanged, this, &NearPane::askSoon);
    connect(m_ownSection, &QCheckBox::toggled, this, &NearPane::askSoon);
    connect(&provider, &widgets::NearestProvider::found, this, &NearPane::take);
    connect(&provider, &widgets::NearestProvider::failed, this,
            [this](const base::Error& error) { say(widgets::errorText(error)); });
    askSoon();
}

void NearPane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    askSoon();
}

void NearPane::hideEvent(QHideEvent* event) {
    m_pause.stop();
    m_provider.cancel();
    QWidget::hideEvent(event);
}

void NearPane::setEmbeddingSets(const std::vector<workspace::EmbeddingSet>& sets, const QString& whyNone) {
    m_whyNone = whyNone;
    const base::RowId chosen = embeddingSet();
    {
        const QSignalBlocker quiet(m_set);
        m_set->clear();
        for (const workspace::EmbeddingSet& set : sets) {
            m_set->addItem(set.name == set.model ? QString::fromStdString(set.name)
                                                 : tr("%1 (%2)").arg(QString::fromStdString(set.name),
                                                                     QString::fromStdString(set.model)),
                           QVariant::fromValue<qlonglong>(set.id));
        }
    }
    chooseEmbeddingSet(chosen);
    askSoon();
}

base::RowId NearPane::embeddingSet() const {
    return m_set->currentData().toLongLong();
}

void NearPane::chooseEmbeddingSet(base::RowId id) {
    if (const int at = m_set->findData(QVariant::fromValue<qlonglong>(id)); at >= 0) {
        m_set->setCurrentIndex(at);
    }
}

void NearPane::setSentence(base::RowId corpus, std::optional<workspace::SentenceRow> row) {
    m_corpus = corpus;
    m_row = row;
    askSoon();
}

std::optional<widgets::NearestRequest> NearPane::wanted() const {
    return m_row && embeddingSet() != 0
               ? std::optional(widgets::NearestRequest{m_corpus, embeddingSet(), *m_row, kNearest,
                                                       m_ownSection->isChecked()})
               : std::nullopt;
}

// What is listed no longer answers what is asked: of the sentence before it stays, greyed, so that walking
// does not flicker; of another set, corpus or extent it goes.
void NearPane::askSoon() {
    m_provider.cancel();
    const std::optional<widgets::NearestRequest> request = wanted();
    if (m_shown && request &&
        (m_shown->corpus != request->corpus || m_shown->embeddings != request->embeddings ||
         m_shown->ownSection != request->ownSection)) {
        say(tr("Looking for the nearest sentences…"));
    } else if (m_shown) {
        m_list->setStale(true);
        m_search->setText(tr("Looking…"));
        m_search->setToolTip(tr("What is listed is of the sentence before"));
    }
    m_set->setEnabled(m_set->count() > 0);
    m_ownSection->setEnabled(m_set->count() > 0);
    if (m_set->count() == 0) {
        m_pause.stop();
        say(m_corpus == 0 ? tr("No corpus is in front.")
            : !m_whyNone.isEmpty()
                ? m_whyNone
                : tr("This corpus has no vectors yet, so nothing is known to be near.\nMake "
                     "LSA vectors from its own texts, or import vectors."),
            m_corpus != 0 && m_whyNone.isEmpty());
    } else if (!m_row) {
        m_pause.stop();
        say(tr("No sentence is selected."));
    } else if (isVisible()) {
        m_pause.start();
    }
}

void NearPane::ask() {
    const std::optional<widgets::NearestRequest> request = wanted();
    if (!request) {
        return;
    }
    if (m_stack->currentWidget() != m_table) {
        say(tr("Looking for the nearest sentences…"));
    }
    m_provider.request(*request);
}

void NearPane::take(const NearestAnswer& answer) {
    if (answer.request != wanted()) {
        return;
    }
    if (!answer.hasVector) {
        say(tr("This sentence has no vector in %1: it is no prose, has no known word, or the source had none "
               "for it.")
                .arg(m_set->currentText()));
        return;
    }
    if (answer.sentences.empty()) {
        say(m_ownSection->isChecked() ? tr("No other sentence of its section has a vector.")
                                      : tr("No other sentence of the corpus has a vector."));
        return;
    }
    m_shown = answer.request;
    m_list->setSentences(answer.sentences);
    m_search->setText(answer.search);
    m_search->setToolTip(answer.search);
    m_stack->setCurrentWidget(m_table);
}

void NearPane::say(const QString& reason, bool offersEmbeddings) {
    m_shown.reset();
    m_list->setSentences({});
    m_search->clear();
    m_search->setToolTip({});
    m_reason->setText(reason);
    m_offer->findChild<QPushButton*>()->setVisible(offersEmbeddings);
    m_stack->setCurrentWidget(m_offer);
}

} // namespace assay::app

#include "moc_near_pane.cpp"
