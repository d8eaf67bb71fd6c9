// The desktop's key ring for window and commands, by QtKeychain: the Secret Service of GNOME and others,
// KWallet, the stores of Windows and macOS. A key is found under the service "assay" and the name of an
// account, as `secret-tool store --label=Assay server assay user NAME type plaintext` stores it.
//
// Made in main() beside the application object, which outlives it: as long as it is there, keyFromRing()
// (core/endpoint/key_ring.h) asks the ring. In a build without QtKeychain it does nothing.
#pragma once

#include <memory>

namespace assay::app {

class KeyChain {
  public:
    KeyChain();
    ~KeyChain(); // whoever waits for a key is told that there is none
    KeyChain(const KeyChain&) = delete;
    KeyChain& operator=(const KeyChain&) = delete;

  private:
    class Reader;
    std::shared_ptr<Reader> m_reader;
};

} // namespace assay::app
