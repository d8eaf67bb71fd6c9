#include "app/pages/retrieval/question_vectors_form.h"

#include "app/settings/embedding_service.h"
#include "app/settings/file_choice.h"
#include "core/endpoint/key_ring.h"
#include "widgets/text/field_texts.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

namespace assay::app {

QuestionVectorsForm::QuestionVectorsForm(QWidget* parent)
    : QWidget(parent) {
    setObjectName(QStringLiteral("questionVectors"));
    m_rows = new QFormLayout(this);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_source = new QComboBox(this);
    m_source->setObjectName(QStringLiteral("questionVectorsSource"));
    m_source->setAccessibleName(tr("Vectors of the questions"));
    m_source->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_source->setMinimumContentsLength(14);
    m_source->addItem(tr("folded in (LSA made here)"), int(Source::FoldedIn));
    m_source->addItem(tr("from an embeddings service"), int(Source::Service));
    m_source->addItem(tr("from a file with question ids"), int(Source::File));
    widgets::tellWholeEntry(*m_source, tr("Vectors of another model than the corpus's are refused"));
    m_rows->addRow(tr("Vectors of the questions"), m_source);
    const EmbeddingService service = rememberedEmbeddingService();
    m_url = addLine("questionVectorsUrl", tr("Address"), QStringLiteral("https://host/v1"));
    m_url->setText(service.url);
    m_serviceModel = addLine("questionVectorsServiceModel", tr("Model that is asked for"));
    m_serviceModel->setText(service.model);
    m_keyVariable = addLine("questionVectorsKey", tr("Key from the variable"));
    m_keyVariable->setText(service.keyVariable);
    m_keyVariable->setToolTip(tr("The name of an environment variable. Its value is sent to this address as "
                                 "the key and kept nowhere; empty: no key is sent."));
    m_keyAccount = addLine("questionVectorsAccount", tr("or from the key ring"),
                           endpoint::hasKeyRing() ? tr("not asked") : tr("not in this build"));
    m_keyAccount->setText(service.keyAccount);
    m_keyAccount->setEnabled(endpoint::hasKeyRing());
    m_price = new QDoubleSpinBox(this);
    m_price->setObjectName(QStringLiteral("questionVectorsPrice"));
    m_price->setAccessibleName(tr("Price of a million tokens"));
    m_price->setRange(0, 1'000);
    m_price->setDecimals(4);
    m_price->setSpecialValueText(tr("not known"));
    m_price->setSuffix(tr(" USD"));
    m_price->setValue(service.price);
    m_rows->addRow(tr("Price of a million tokens"), m_price);
    connect(m_price, &QDoubleSpinBox::valueChanged, this, &QuestionVectorsForm::changed);
    m_file = addFile("questionVectorsFile", tr("File with vectors"),
                     {tr("Vectors (*.npy *.jsonl *.ndjson *.f32 *.bin)"), tr("All files (*)")});
    m_ids = addFile("questionVectorsIds", tr("Question ids, one a line"), {tr("All files (*)")});
    widgets::setHint(*m_ids, tr("only for a file without ids"));
    m_fileModel = addLine("questionVectorsFileModel", tr("Model they were made with"));
    showFields();
    connect(m_source, &QComboBox::currentIndexChanged, this, [this] {
        showFields();
        Q_EMIT changed();
    });
}

QLineEdit* QuestionVectorsForm::addLine(const char* name, const QString& title, const QString& hint) {
    auto* line = new QLineEdit(this);
    line->setObjectName(QLatin1String(name));
    line->setAccessibleName(title);
    if (!hint.isEmpty()) {
        widgets::setHint(*line, hint);
    }
    m_rows->addRow(title, line);
    connect(line, &QLineEdit::textChanged, this, &QuestionVectorsForm::changed);
    return line;
}

QLineEdit* QuestionVectorsForm::addFile(const char* name, const QString& title, const QStringList& filters) {
    auto* line = new QLineEdit(this);
    line->setObjectName(QLatin1String(name));
    line->setAccessibleName(title);
    auto* button = new QPushButton(tr("Browse…"), this);
    button->setAccessibleName(tr("Choose: %1").arg(title));
    auto* both = new QHBoxLayout;
    both->addWidget(line, 1);
    both->addWidget(button);
    m_rows->addRow(title, both);
    connect(line, &QLineEdit::textChanged, this, &QuestionVectorsForm::changed);
    connect(button, &QPushButton::clicked, this,
            [line, title, filters] { chooseFileInto(*line, title, filters); });
    return line;
}

QuestionVectorsForm::Source QuestionVectorsForm::source() const {
    return static_cast<Source>(m_source->currentData().toInt());
}

void QuestionVectorsForm::showFields() {
    constexpr int kFirstOfService = 1; // rows, below the choice
    constexpr int kFirstOfFile = 6;
    for (int row = kFirstOfService; row < m_rows->rowCount(); ++row) {
        m_rows->setRowVisible(row, source() == (row < kFirstOfFile ? Source::Service : Source::File));
    }
}

evaluate::QuestionVectors QuestionVectorsForm::vectors() const {
    evaluate::QuestionVectors vectors;
    if (source() == Source::Service) {
        vectors.service.emplace();
        vectors.service->url = m_url->text().trimmed().toStdString();
        vectors.service->model = m_serviceModel->text().trimmed().toStdString();
        if (m_price->value() > 0) {
            vectors.service->pricePerMillionTokens = m_price->value();
        }
        const QString variable = m_keyVariable->text().trimmed();
        if (!variable.isEmpty()) {
            vectors.bearerToken = qEnvironmentVariable(variable.toUtf8().constData()).toStdString();
        }
    } else if (source() == Source::File) {
        vectors.file = m_file->text().trimmed().toStdString();
        if (const QString ids = m_ids->text().trimmed(); !ids.isEmpty()) {
            vectors.ids = ids.toStdString();
        }
        vectors.fileModel = m_fileModel->text().trimmed().toStdString();
    }
    return vectors;
}

std::string QuestionVectorsForm::keyAccount() const {
    return source() == Source::Service && endpoint::hasKeyRing()
               ? m_keyAccount->text().trimmed().toStdString()
               : std::string();
}

QString QuestionVectorsForm::fileProblem() const {
    const QString file = m_file->text().trimmed();
    const QString ids = m_ids->text().trimmed();
    if (file.isEmpty()) {
        return tr("Choose the file with the vectors of the questions.");
    }
    for (const QString& path : {file, ids}) {
        if (!path.isEmpty() && !QFileInfo(path).isFile()) {
            return tr("There is no such file: %1").arg(path);
        }
    }
    return m_fileModel->text().trimmed().isEmpty()
               ? tr("Say which model the vectors of the questions were made with.")
               : QString();
}

QString QuestionVectorsForm::problem(const std::string& madeBy, bool isLsa) const {
    const QString model = QString::fromStdString(madeBy);
    if (model.isEmpty()) {
        return tr(
            "It is not known which model made the vectors of the corpus: make the reference again and say "
            "it, or search words.");
    }
    QString own;
    if (source() == Source::FoldedIn) {
        return isLsa ? QString()
                     : tr("Questions cannot be folded into vectors of “%1”: bring theirs from a service or "
                          "a file.")
                           .arg(model);
    }
    if (source() == Source::Service) {
        const auto usable = endpoint::checkEmbeddingSettings(*vectors().service);
        if (!usable && usable.error().where == "url") {
            return tr("The address of the service is as https://host/v1, without user name, query and "
                      "fragment.");
        }
        own = m_serviceModel->text().trimmed();
        if (own.isEmpty()) {
            return tr("Say which model the service is asked for.");
        }
    } else {
        if (const QString wrong = fileProblem(); !wrong.isEmpty()) {
            return wrong;
        }
        own = m_fileModel->text().trimmed();
    }
    return own == model ? QString()
                        : tr("Vectors of “%1” cannot be compared with those of the corpus, which “%2” made.")
                              .arg(own, model);
}

void QuestionVectorsForm::remember() const {
    if (source() == Source::Service) {
        rememberEmbeddingService({m_url->text().trimmed(), m_serviceModel->text().trimmed(),
                                  m_keyVariable->text().trimmed(), m_keyAccount->text().trimmed(),
                                  m_price->value()});
    }
}

} // namespace assay::app

#include "moc_question_vectors_form.cpp"
