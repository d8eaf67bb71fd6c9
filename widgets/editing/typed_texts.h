// What is typed into one line of text for the things that come to the front one after the other: each finds
// its own again, and none is given what was typed for another. Kept while the window is open. GUI thread
// only.
#pragma once

#include <QLineEdit>
#include <QString>
#include <map>
#include <utility>

namespace assay::widgets {

// `Key` says what a thing is, and is ordered; its default is no thing, of which nothing is kept.
template <typename Key>
class TypedTexts {
  public:
    explicit TypedTexts(QLineEdit& line)
        : m_line(&line) {}

    // This is in front now.
    void show(Key of) {
        if (of == m_of) {
            return;
        }
        if (!m_line->text().isEmpty() && m_of != Key()) {
            m_texts[m_of] = m_line->text();
        }
        m_of = std::move(of);
        const auto kept = m_texts.find(m_of);
        m_line->setText(kept != m_texts.end() ? kept->second : QString());
        m_texts.erase(m_of); // it stands in the line
    }

    [[nodiscard]] const Key& inFront() const { return m_of; }

    // It is written down, or given up.
    void forget(const Key& of) {
        if (of == m_of) {
            m_line->clear();
        } else {
            m_texts.erase(of);
        }
    }

    // Of another workspace things are others.
    void clear() {
        m_texts.clear();
        m_of = Key();
        m_line->clear();
    }

  private:
    QLineEdit* m_line;
    std::map<Key, QString> m_texts;
    Key m_of{};
};

} // namespace assay::widgets
