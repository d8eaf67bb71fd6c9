#include "app/pages/neighbours/search_list_editor.h"

#include "app/settings/engines_file.h"
#include "core/results/neighbours/neighbour_words.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/tip_text.h"
#include "widgets/text/translated_wording.h"
#include "widgets/theme/font_measure.h"

#include <QAction>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QShortcut>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

namespace assay::app {
namespace {

using evaluate::SearchKind;
using evaluate::SearchSpec;

constexpr std::array kKinds{SearchKind::Exact, SearchKind::Hnsw, SearchKind::Lexical, SearchKind::Hybrid,
                            SearchKind::ReciprocalRank};

bool isLexical(SearchKind kind) {
    return kind == SearchKind::Lexical || kind == SearchKind::Hybrid || kind == SearchKind::ReciprocalRank;
}

} // namespace

SearchListEditor::SearchListEditor(QWidget* parent)
    : QWidget(parent)
    , m_list(new QListWidget(this))
    , m_add(new QToolButton(this))
    , m_remove(new QToolButton(this)) {
    m_list->setObjectName(QStringLiteral("searchList"));
    m_list->setAccessibleName(tr("Searches, each a row of the results"));
    widgets::wrapEntries(*m_list);
    widgets::keepMeasure(*m_list, [this] { m_list->setMaximumHeight(m_list->fontMetrics().height() * 6); });
    m_add->setObjectName(QStringLiteral("addSearch"));
    m_add->setText(tr("Add"));
    m_add->setToolTip(tr("Adds a search, a row of the results"));
    m_add->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(m_add);
    for (const SearchKind kind : kKinds) {
        SearchSpec spec;
        spec.kind = kind;
        QAction* action =
            menu->addAction(widgets::windowText(results::specTitle, spec), this, [this, kind] { add(kind); });
        action->setObjectName(QStringLiteral("add_") +
                              QString::fromStdString(std::string(evaluate::searchKindName(kind))));
    }
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { offerEngines(*menu); });
    m_add->setMenu(menu);
    m_remove->setObjectName(QStringLiteral("removeSearch"));
    m_remove->setText(tr("Remove"));
    m_remove->setToolTip(tr("Removes the selected search (Delete)"));
    connect(m_remove, &QToolButton::clicked, this, &SearchListEditor::remove);
    auto* byKey = new QShortcut(QKeySequence(Qt::Key_Delete), m_list);
    byKey->setContext(Qt::WidgetShortcut);
    connect(byKey, &QShortcut::activated, this, &SearchListEditor::remove);
    auto* buttons = new QVBoxLayout;
    buttons->addWidget(m_add);
    buttons->addWidget(m_remove);
    buttons->addStretch(1);
    auto* top = new QHBoxLayout;
    top->addWidget(m_list, 1);
    top->addLayout(buttons);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(top);
    makeForm();
    layout->addLayout(m_form);
    connect(m_list, &QListWidget::currentRowChanged, this, &SearchListEditor::showSpec);
    fill();
}

void SearchListEditor::makeForm() {
    m_form = new QFormLayout;
    const auto whole = [this](const char* name, int low, int high, const QString& label,
                              const QString& toolTip) {
        auto* box = new QSpinBox(this);
        box->setObjectName(QLatin1String(name));
        box->setRange(low, high);
        box->setToolTip(toolTip);
        box->setAccessibleName(label);
        m_form->addRow(label, box);
        connect(box, &QSpinBox::valueChanged, this, &SearchListEditor::takeSpec);
        return box;
    };
    const auto number = [this](const char* name, double low, double high, double step, const QString& label,
                               const QString& toolTip) {
        auto* box = new QDoubleSpinBox(this);
        box->setObjectName(QLatin1String(name));
        box->setRange(low, high);
        box->setSingleStep(step);
        box->setToolTip(toolTip);
        box->setAccessibleName(label);
        m_form->addRow(label, box);
        connect(box, &QDoubleSpinBox::valueChanged, this, &SearchListEditor::takeSpec);
        return box;
    };
    m_m = whole("hnswM", 2, 256, tr("M"), tr("Links that each vector keeps in the HNSW graph"));
    m_construction = whole("hnswConstruction", 2, 4096, tr("ef, building"),
                           tr("Candidates that are looked at while the HNSW graph is built"));
    m_ef = whole("hnswEf", 1, 4096, tr("ef, searching"),
                 tr("Candidates that a search looks at: more find more of what exact search finds"));
    m_k1 = number("bm25K1", 0, 10, 0.1, tr("k1"), tr("BM25: how soon a repeated word stops counting"));
    m_b = number("bm25B", 0, 1, 0.05, tr("b"), tr("BM25: penalty for long sentences"));
    m_alpha = number("alpha", 0, 1, 0.05, tr("Alpha"), tr("0: lexical only; 1: by vector only"));
    m_expand = whole("expandBy", 0, 50, tr("Window expansion"),
                     tr("Each hit brings the neighbours of its slice, this far to both sides"));
    m_expand->setSpecialValueText(tr("none"));
    m_union = new QComboBox(this);
    m_union->setObjectName(QStringLiteral("unionField"));
    m_union->setAccessibleName(tr("Union over"));
    m_union->setToolTip(tr("The union of one search for each value of the field: each year, each company"));
    m_form->addRow(tr("Union over"), m_union);
    setFields({});
    connect(m_union, &QComboBox::currentIndexChanged, this, &SearchListEditor::takeSpec);
}

void SearchListEditor::setFields(const QStringList& fields) {
    const QString before = m_union->currentData().toString();
    m_filling = true;
    m_union->clear();
    m_union->addItem(tr("nothing"), QString());
    for (const QString& field : fields) {
        m_union->addItem(field, field);
    }
    m_union->setCurrentIndex(std::max(m_union->findData(before), 0));
    m_filling = false;
}

void SearchListEditor::setSearches(std::vector<SearchSpec> searches) {
    m_searches = std::move(searches);
    fill();
}

void SearchListEditor::setHasVectors(bool hasVectors) {
    if (hasVectors != m_hasVectors) {
        m_hasVectors = hasVectors;
        fill();
    }
}

void SearchListEditor::offerEngines(QMenu& menu) {
    const QList<QAction*> actions = menu.actions();
    for (QAction* action : actions) {
        if (action->data().isValid()) { // as they were offered before
            delete action;
        }
    }
    const auto connections = engineConnections();
    if (!connections) {
        return; // the page of the settings says what is wrong with the file
    }
    for (const retrieval::EngineConnection& connection : *connections) {
        for (const retrieval::RemoteMode mode :
             {retrieval::RemoteMode::Vector, retrieval::RemoteMode::Text}) {
            SearchSpec spec;
            spec.kind = SearchKind::Engine;
            spec.engine = connection.name;
            spec.mode = mode;
            QAction* action = menu.addAction(widgets::windowText(results::specTitle, spec), this,
                                             [this, spec] { add(spec); });
            action->setData(QString::fromStdString(evaluate::searchSpecText(spec)));
        }
    }
}

void SearchListEditor::add(SearchKind kind) {
    SearchSpec spec;
    spec.kind = kind;
    add(spec);
}

void SearchListEditor::add(const SearchSpec& spec) {
    m_searches.push_back(spec);
    fill();
    m_list->setCurrentRow(m_list->count() - 1);
    Q_EMIT edited();
}

void SearchListEditor::remove() {
    const int row = m_list->currentRow();
    if (row >= 0 && m_searches.size() > 1) {
        m_searches.erase(m_searches.begin() + row);
        fill();
        Q_EMIT edited();
    }
}

QString SearchListEditor::textOf(const SearchSpec& spec) const {
    const QString title = widgets::windowText(results::specTitle, spec);
    return evaluate::needsEmbeddings(spec) && !m_hasVectors ? tr("%1 — needs vectors").arg(title) : title;
}

// The tool tip has what the commands call it, too.
void SearchListEditor::describe(QListWidgetItem& item, const SearchSpec& spec) const {
    const QString text = textOf(spec);
    item.setText(text);
    item.setToolTip(widgets::tipLines(text + u'\n' + QString::fromStdString(evaluate::searchSpecText(spec))));
}

void SearchListEditor::fill() {
    const int row = std::clamp(m_list->currentRow(), 0, static_cast<int>(m_searches.size()) - 1);
    m_filling = true;
    m_list->clear();
    for (const SearchSpec& spec : m_searches) {
        describe(*new QListWidgetItem(m_list), spec);
    }
    m_filling = false;
    m_remove->setEnabled(m_searches.size() > 1);
    m_list->setCurrentRow(row);
    showSpec();
}

void SearchListEditor::showSpec() {
    const int row = m_list->currentRow();
    if (m_filling || row < 0 || row >= static_cast<int>(m_searches.size())) {
        return;
    }
    const SearchSpec& spec = m_searches[static_cast<std::size_t>(row)];
    m_filling = true;
    m_m->setValue(static_cast<int>(spec.hnsw.m));
    m_construction->setValue(static_cast<int>(spec.hnsw.efConstruction));
    m_ef->setValue(static_cast<int>(spec.hnsw.ef));
    m_k1->setValue(spec.k1);
    m_b->setValue(spec.b);
    m_alpha->setValue(spec.alpha);
    m_expand->setValue(spec.expandBy);
    const QString field = QString::fromStdString(spec.uniteOver);
    if (!field.isEmpty() && m_union->findData(field) < 0) {
        m_union->addItem(field, field);
    }
    m_union->setCurrentIndex(std::max(m_union->findData(field), 0));
    const auto show = [this](QWidget* widget, bool shown) {
        widget->setVisible(shown);
        m_form->labelForField(widget)->setVisible(shown);
    };
    for (QWidget* widget : {m_m, m_construction, m_ef}) {
        show(widget, spec.kind == SearchKind::Hnsw);
    }
    show(m_k1, isLexical(spec.kind));
    show(m_b, isLexical(spec.kind));
    show(m_alpha, spec.kind == SearchKind::Hybrid);
    m_filling = false;
}

void SearchListEditor::takeSpec() {
    const int row = m_list->currentRow();
    if (m_filling || row < 0 || row >= static_cast<int>(m_searches.size())) {
        return;
    }
    SearchSpec& spec = m_searches[static_cast<std::size_t>(row)];
    spec.hnsw.m = static_cast<std::uint32_t>(m_m->value());
    spec.hnsw.efConstruction = static_cast<std::uint32_t>(std::max(m_construction->value(), m_m->value()));
    spec.hnsw.ef = static_cast<std::uint32_t>(m_ef->value());
    spec.k1 = m_k1->value();
    spec.b = m_b->value();
    spec.alpha = m_alpha->value();
    spec.expandBy = m_expand->value();
    spec.uniteOver = m_union->currentData().toString().toStdString();
    describe(*m_list->item(row), spec);
    Q_EMIT edited();
}

} // namespace assay::app

#include "moc_search_list_editor.cpp"
