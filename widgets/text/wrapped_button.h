// A push button for a sentence: its text begins at the left, goes on in further lines where there is no room
// for it in one, and breaks within a word only where even that is too long. What is given is shown as it is:
// "&" is an "&" and no mnemonic, as names come from data. GUI thread only.
#pragma once

#include <QPushButton>

namespace assay::widgets {

class WrappedButton final : public QPushButton {
  public:
    explicit WrappedButton(const QString& text, QWidget* parent = nullptr);

    [[nodiscard]] QString sentence() const { return m_sentence; } // as given

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }

    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override; // in one line, if that is not very long
    [[nodiscard]] QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    [[nodiscard]] QSize margins() const; // what the style puts around a text, both sides together

    QString m_sentence;
};

} // namespace assay::widgets
